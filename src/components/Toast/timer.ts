/**
 * Calls `onElapsed` after `duration` milliseconds; if `isPaused` says so then, the time begins again. Returns what stops
 * it.
 */
export function startTimer(duration: number, isPaused: () => boolean, onElapsed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    timer = setTimeout(() => (isPaused() ? start() : onElapsed()), duration);
  };
  start();
  return () => clearTimeout(timer);
}
