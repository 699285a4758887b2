/** A note for forms that is visible only if scripts are disabled. */
export function NeedsScript() {
  return (
    <p className="pf:notice pf:not-noscript:hidden">
      Creating a figure needs JavaScript, which is turned off in this browser.
    </p>
  );
}
