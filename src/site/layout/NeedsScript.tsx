/** Stands beside a form for readers whose browser runs no scripts. */
export function NeedsScript() {
  return (
    <p className="pf:notice pf:not-noscript:hidden">
      Making a figure needs JavaScript, which is switched off in this browser.
    </p>
  );
}
