/**
 * Calls `onElapsed` after `duration` milliseconds. If `isPaused` returns true at that moment, the time restarts.
 * @returns a function that stops the timer
 */
export function startTimer(duration: number, isPaused: () => boolean, onElapsed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    timer = setTimeout(() => (isPaused() ? start() : onElapsed()), duration);
  };
  start();
  return () => clearTimeout(timer);
}
