/** A note next to a form, for browsers that run no scripts. */
export function NeedsScript() {
  return (
    <p className="pf:notice pf:not-noscript:hidden">
      Creating a figure needs JavaScript, which is turned off in this browser.
    </p>
  );
}
