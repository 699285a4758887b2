import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pictures } from "../scripts/pictures.ts";
import { siteUrl } from "../scripts/site.mjs";
import { tokens } from "../scripts/tokens.ts";
import { api } from "./api.ts";
import { storiesInLanguage } from "./stories-in-language.ts";

export default defineConfig({
  define: { __SITE_URL__: JSON.stringify(siteUrl()), __SERVICE_WORKER__: false },
  plugins: [
    api(),
    storiesInLanguage(),
    react(),
    tailwindcss(),
    pictures(),
    tokens("tokens.json", "figma-light.tokens.json", "figma-dark.tokens.json"),
  ],
  build: { assetsInlineLimit: 0 },
});
