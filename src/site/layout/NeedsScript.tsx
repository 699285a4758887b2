interface NeedsScriptProps {
  /** What needs scripts, as the start of the sentence. @default "Creating a figure" */
  what?: string;
}

/** A note that is visible only if scripts are disabled. */
export function NeedsScript({ what = "Creating a figure" }: NeedsScriptProps) {
  return (
    <p className="pf:notice pf:not-noscript:hidden">
      {`${what} needs JavaScript, which is turned off in this browser.`}
    </p>
  );
}
