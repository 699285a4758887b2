/** The first link of every page. It moves focus and nothing else: a URL that changes would be a history entry. */
export function SkipLink({ target }: { target: string }) {
  return (
    <nav aria-label="Skip">
      <a
        href={`#${target}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(target)?.focus();
        }}
        className="pf:absolute pf:start-4 pf:top-3 pf:z-40 pf:rounded-md pf:bg-ink pf:px-4 pf:py-3 pf:font-semibold pf:text-background pf:not-focus:sr-only"
      >
        Skip to content
      </a>
    </nav>
  );
}
