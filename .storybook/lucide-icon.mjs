import createIcon from "../scripts/lucide-icon.mjs";

/**
 * Adds the icon's name, for the code of examples.
 * @param {{ name: string, node: Parameters<typeof createIcon>[0]["node"] }} icon
 */
export default function createLucideIcon(icon) {
  const displayName = icon.name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
  return Object.assign(createIcon(icon), { displayName });
}
