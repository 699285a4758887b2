import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Calls back when the browser's Back or Forward leads to another history entry while this page stays on show. */
export function useBack(onBack: () => void) {
  const { key, hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  const shown = useRef({ key, hash });
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, hash };
    // A hash that changes is the skip link: a move within the page.
    if (isBack && key !== before.key && hash === before.hash) onBack();
  });
}
