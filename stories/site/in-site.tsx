import { type ReactNode, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { Button, ToastRegion } from "../../src/index.ts";

/** Surrounds a part of the site with what it needs: a router at this path, and toasts. */
export const InSite = ({ path = "/", children }: { path?: string | undefined; children: ReactNode }) => (
  <MemoryRouter initialEntries={[path]}>
    {children}
    <ToastRegion />
  </MemoryRouter>
);

interface DialogInSiteProps {
  open: boolean;
  onClose: () => void;
  children: (dialog: { open: boolean; onClose: () => void }) => ReactNode;
}

/** A dialog of the site, with a button that opens it. */
export function DialogInSite({ open: isOpenAtFirst, onClose, children }: DialogInSiteProps) {
  const [open, setOpen] = useState(isOpenAtFirst);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <InSite>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children({ open, onClose: close })}
    </InSite>
  );
}
