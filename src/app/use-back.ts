import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Calls back when the browser's Back or Forward leads to another history entry while this page stays on show. */
export function useBack(onBack: () => void) {
  const { key } = useLocation();
  const isBack = useNavigationType() === "POP";
  const shown = useRef(key);
  useEffect(() => {
    const before = shown.current;
    shown.current = key;
    if (isBack && key !== before) onBack();
  });
}
