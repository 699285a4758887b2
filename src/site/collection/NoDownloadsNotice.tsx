import { LockKeyhole } from "lucide-react";
import { useState } from "react";
import { downloadRight } from "../../domain/entitlement.ts";
import { PLAN } from "../../domain/plans.ts";
import { Button, Notice } from "../../index.ts";
import { useStore } from "../store/use-store.ts";

/** Shows that the plan's downloads are used up, and announces the change. */
export function NoDownloadsNotice({ onSeePlans }: { onSeePlans: () => void }) {
  const { figures, planUse, status } = useStore();
  const isNoneLeft = figures.some((figure) => downloadRight(figure, planUse) === "none");
  const hasRunOut = useHasBecome(isNoneLeft, status !== "loading");
  const heading = `No downloads left on ${PLAN[planUse.plan].name}`;
  return (
    <>
      {/* Its own live region, because the page's region announces the download itself. */}
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

/** Whether a condition has become true since the first render. */
function useHasBecome(isTrue: boolean, isKnown: boolean): boolean {
  const [before, setBefore] = useState<boolean>();
  if (isKnown && (before === undefined || !isTrue) && before !== isTrue) setBefore(isTrue);
  return isTrue && before === false;
}
