/** Stands beside a form for readers whose browser runs no scripts. */
export function NeedsScript() {
  return (
    <p className="hidden rounded-sm bg-accent-soft px-3.5 py-3 font-semibold text-small noscript:block">
      Making a figure needs JavaScript, which is switched off in this browser.
    </p>
  );
}
