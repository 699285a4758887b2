import type { Reader } from "../reader.ts";

export const readPdf: Reader = async () => ({ kind: "error", error: "notLinkedIn" });
