import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule } from "zxing-wasm/reader";

/** Loads ZXing's WebAssembly from the disk, because ZXing would download it. */
export function prepareZxing(): void {
  const file = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } });
}
