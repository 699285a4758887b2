import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pictures } from "../scripts/pictures.ts";
import { LUCIDE_ICON, siteUrl } from "../scripts/site.mjs";
import { api } from "./api.ts";

export default defineConfig({
  define: { __SITE_URL__: JSON.stringify(siteUrl()), __SERVICE_WORKER__: false },
  resolve: { alias: [{ ...LUCIDE_ICON, replacement: join(import.meta.dirname, "lucide-icon.mjs") }] },
  plugins: [api(), react(), tailwindcss(), pictures()],
  build: { assetsInlineLimit: 0 },
});
