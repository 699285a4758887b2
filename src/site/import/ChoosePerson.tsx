import type { FoundProfile } from "../../domain/found-profile.ts";
import { Button } from "../../index.ts";

interface ChoosePersonProps {
  /** One for each file. */
  profiles: readonly FoundProfile[];
  onChoose: (profile: FoundProfile) => void;
}

/** Asks whose figure it is, where files name different people. */
export function ChoosePerson({ profiles, onChoose }: ChoosePersonProps) {
  const named = profiles.filter(
    ({ name }, i) => name && profiles.findIndex((one) => one.name?.text === name.text) === i,
  );
  return (
    <>
      <p>These files belong to different names. Which is you?</p>
      <div className="pf:flex pf:flex-wrap pf:gap-3 pf:[&>*]:flex-auto">
        {named.map((profile) => (
          <Button key={profile.name?.text} onClick={() => onChoose(profile)}>
            <bdi>{profile.name?.text}</bdi>
          </Button>
        ))}
      </div>
    </>
  );
}
