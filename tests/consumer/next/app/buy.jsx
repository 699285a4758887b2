"use client";

// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import { Button, Dialog, DialogContent, DialogTrigger } from "profigure";
import { useState } from "react";

export function Buy() {
  const [isBought, setBought] = useState(false);
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Buy</Button>
      </DialogTrigger>
      <DialogContent heading={isBought ? "It’s yours!" : "One figure"}>
        <Button onClick={() => setBought(true)}>Confirm</Button>
      </DialogContent>
    </Dialog>
  );
}
