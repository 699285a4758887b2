import * as React from "react";

/** React Server Components have no effects. */
const isServerComponent = !("useEffect" in React);

/**
 * The Suspense boundary of a picture. In a React Server Component, it renders only its children: the server waits for
 * the drawings. Otherwise, React would send each large picture as a hidden segment that only a script moves into place.
 */
export const Boundary = isServerComponent ? ({ children }: React.SuspenseProps) => children : React.Suspense;
