/** The first link of every page. It moves focus and nothing else: an address that changes would be a step for Back. */
export function SkipLink({ target }: { target: string }) {
  return (
    <nav aria-label="Skip">
      <a
        href={`#${target}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(target)?.focus();
        }}
        className="absolute start-4 top-3 z-40 rounded-md bg-ink px-4 py-3 font-semibold text-background not-focus:sr-only"
      >
        Skip to content
      </a>
    </nav>
  );
}
