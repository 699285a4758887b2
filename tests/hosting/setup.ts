import { aptInstall } from "../../scripts/browser.mjs";
import installEngines from "../engines/setup.ts";
import { hasNginx } from "./nginx.mjs";

const PACKAGES = ["nginx-light", "libnginx-mod-http-brotli-static"];

/** Installs what is missing, or says what to install. */
export default function setup() {
  installEngines();
  if (!hasNginx()) aptInstall(PACKAGES);
  if (!hasNginx()) throw new Error(`The site is tested as Debian's nginx serves it. Install: ${PACKAGES.join(" ")}`);
}
