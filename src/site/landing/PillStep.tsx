import { ArrowLeft } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import type { CharacterType } from "../../figure.ts";
import { Button, PillButton } from "../../index.ts";

interface PillStepProps {
  /** The selected pill, which stays visible until the panel changes. */
  selected: CharacterType | undefined;
  onSelect: (type: CharacterType) => void;
  onBack: () => void;
}

/** The wizard's second step. The first pill is Hero, and it gets the focus (specification §4). */
export function PillStep({ selected, onSelect, onBack }: PillStepProps) {
  const first = useRef<HTMLButtonElement>(null);
  // A layout effect, so that the focus is visible in the step's first frame.
  useLayoutEffect(() => first.current?.focus(), []);
  return (
    <>
      <fieldset className="pf:grid pf:min-w-0 pf:grid-cols-[repeat(auto-fill,minmax(max(45%,5rem),1fr))] pf:gap-3 pf:sm:gap-5">
        <legend className="pf:sr-only">Choose your pill</legend>
        <PillButton ref={first} type="hero" isSelected={selected === "hero"} onClick={() => onSelect("hero")} />
        <PillButton type="villain" isSelected={selected === "villain"} onClick={() => onSelect("villain")} />
      </fieldset>
      <Button variant="ghost" size="sm" className="pf:-ms-4 pf:justify-self-start" onClick={onBack}>
        <ArrowLeft aria-hidden />
        Back
      </Button>
    </>
  );
}
