import api from "api:exports";
import { Markdown } from "@storybook/addon-docs/blocks";
import { apiMarkdown } from "../scripts/api-page.mjs";

/** What exports of the library mean, how they are imported, and their signatures: `of="Plan PlanId"`. */
export function Api({ of }: { of: string }) {
  return <Markdown>{apiMarkdown(new Map(Object.entries(api)), of)}</Markdown>;
}
