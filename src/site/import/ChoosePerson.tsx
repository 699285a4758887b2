import { Button } from "../../index.ts";

interface ChoosePersonProps {
  names: readonly string[];
  onSelect: (name: string) => void;
}

/** Asks whose figure it is, where files name different people. */
export function ChoosePerson({ names, onSelect }: ChoosePersonProps) {
  return (
    <>
      <p>These files belong to different names. Which is you?</p>
      <div className="pf:flex pf:flex-wrap pf:gap-3 pf:[&>*]:flex-auto">
        {names.map((name) => (
          <Button key={name} onClick={() => onSelect(name)}>
            <bdi>{name}</bdi>
          </Button>
        ))}
      </div>
    </>
  );
}
