/** The logo: a capsule and the name. Wrap it in a link to the start page. */
export function Logo() {
  return (
    <span className="pf:inline-flex pf:items-center pf:gap-2">
      <svg viewBox="0 0 44 26" aria-hidden="true" className="pf:h-auto pf:w-[min(2.375rem,12vw)] pf:overflow-visible">
        <g transform="rotate(-24 22 13)" strokeLinecap="round">
          <path d="M22 4H12a9 9 0 0 0 0 18h10Z" className="pf:fill-pill-blue" />
          <path d="M22 4h10a9 9 0 0 1 0 18H22Z" className="pf:fill-pill-red" />
          <path d="M10 8.5h22" className="pf:stroke-pill-shine" strokeWidth="2.6" />
          <path
            d="M12 4h20a9 9 0 0 1 0 18H12a9 9 0 0 1 0-18Z"
            fill="none"
            className="pf:stroke-pill-edge"
            strokeWidth="2"
          />
        </g>
      </svg>
      <span className="pf:type-logo">PROFIGURE</span>
    </span>
  );
}
