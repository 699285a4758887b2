import type { ImportError } from "../reader.ts";

/** Bytes to inflate between two checks. Deflate expands at most 1,032 times, so each step produces at most 4 MB. */
const STEP = 4096;

/** Inflates bytes. Stops and returns "unsafe" as soon as the result exceeds `limit` bytes. */
export async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  format: "deflate" | "deflate-raw",
  limit: number,
): Promise<Uint8Array | ImportError> {
  let at = 0;
  const steps = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at < packed.length) controller.enqueue(packed.subarray(at, at + STEP));
      else controller.close();
      at += STEP;
    },
  });
  const reader = steps.pipeThrough(new DecompressionStream(format)).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.length;
      if (length > limit) {
        void reader.cancel().catch(() => {});
        return "unsafe";
      }
      chunks.push(next.value);
    }
  } catch {
    return "damaged";
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
