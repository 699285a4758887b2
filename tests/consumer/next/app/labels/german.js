"use client";

/** Labels that a server component cannot read. */
export const GERMAN = { stars: (/** @type {number} */ stars) => `${stars} von 5 Sternen` };
