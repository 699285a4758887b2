import type { ReactNode } from "react";

const ADVICE = "Try again; if this device is full, free up space first.";

/** Messages for optimistic updates that could not be stored and were rolled back. */
export const ROLLED_BACK = {
  settings: `Your settings could not be saved, so the switch is back as it was. ${ADVICE}`,
  profile: `Your profile could not be saved, so it is back as it was. Edit Profile still has what you typed. ${ADVICE}`,
  plan: `Your plan could not be saved, so it is back as it was. ${ADVICE}`,
  restoring: (names: ReactNode) => <>{names} could not be restored. If this device is full, free up space first.</>,
  deletion: (name: ReactNode) => (
    <>
      {name} could not be deleted and is back in your collection. {ADVICE}
    </>
  ),
};
