import { phone } from "./phone.mjs";

const SIDE = 1200;

/**
 * Milliseconds from the click on Download until a square PNG is handed to the browser, and what the same way from SVG
 * to PNG takes for the fixed reference drawing.
 * @param {import("@playwright/test").Browser} browser @param {string} site @param {number} slower
 * @param {string} reference an SVG
 */
export async function exportPng(browser, site, slower, reference) {
  const { page, close } = await phone(browser, { isSlowNetwork: false, slower });
  try {
    await page.addInitScript(watchExport);
    await page.goto(`${site}/dashboard`);
    await page.locator("section[aria-busy=false]").waitFor();
    await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
    const dialog = page.getByRole("dialog", { name: "Download" });
    await dialog.getByRole("radio", { name: "Square" }).check();
    const file = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download", exact: true }).click();
    await file;
    const spent = await page.evaluate(() => window.exported());
    return { export: spent, reference: await page.evaluate(drawReference, { reference, side: SIDE }) };
  } finally {
    await close();
  }
}

/** Runs in the page, before its own code. */
export function watchExport() {
  let clicked = 0;
  let made = 0;
  addEventListener(
    "click",
    ({ timeStamp, isTrusted }) => {
      if (isTrusted) clicked = timeStamp;
    },
    { capture: true },
  );
  const address = URL.createObjectURL;
  URL.createObjectURL = (file) => {
    made = performance.now();
    return address.call(URL, file);
  };
  window.exported = () => made - clicked;
}

/** As src/site/platform/raster.ts does. @param {{ reference: string, side: number }} what */
async function drawReference({ reference, side }) {
  const start = performance.now();
  const image = new Image(side, side);
  image.src = `data:image/svg+xml;base64,${btoa(reference)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  for (let time = 0; time < 2; time++) context?.drawImage(image, 0, 0, side, side);
  await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  return performance.now() - start;
}
