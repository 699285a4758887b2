import { LockKeyhole } from "lucide-react";
import { useState } from "react";
import { downloadRight } from "../../domain/entitlement.ts";
import { PLAN } from "../../domain/plans.ts";
import { Button, Notice } from "../../index.ts";
import { useStore } from "../store/store.ts";

/** Shows that the plan's downloads are used up, and announces it when the last one is used. */
export function NoDownloadsNotice({ onSeePlans }: { onSeePlans: () => void }) {
  const { figures, planUse, status } = useStore();
  const isNoneLeft = figures.some((figure) => downloadRight(figure, planUse) === "none");
  const hasRunOut = useHasBecome(isNoneLeft, status !== "loading");
  const heading = `No downloads left on ${PLAN[planUse.plan].name}`;
  return (
    <>
      {/* A separate live region, because the page's region announces the download at the same time. */}
      <p aria-live="polite" className="pf:sr-only">
        {hasRunOut ? heading : null}
      </p>
      {isNoneLeft ? (
        <Notice
          variant="warning"
          icon={<LockKeyhole />}
          heading={heading}
          actions={
            <Button size="sm" onClick={onSeePlans}>
              See plans
            </Button>
          }
        >
          Your figures stay here, and you can still share their links.
        </Notice>
      ) : null}
    </>
  );
}

/** Whether a condition was false and has become true. It is ignored until it is known. */
function useHasBecome(isTrue: boolean, isKnown: boolean): boolean {
  const [before, setBefore] = useState<boolean>();
  if (isKnown && (before === undefined || !isTrue) && before !== isTrue) setBefore(isTrue);
  return isTrue && before === false;
}
