import { HeaderMdx, Markdown } from "@storybook/addon-docs/blocks";
import type { ComponentProps } from "react";
import { statusLine } from "../scripts/component-page.mjs";
import { useFacts } from "./facts.ts";

/** The title of a docs page; on a component's, with its status and its other names. */
export function PageTitle(props: Omit<ComponentProps<typeof HeaderMdx>, "as">) {
  const facts = useFacts();
  return (
    <>
      <HeaderMdx {...props} as="h1" />
      {facts?.status && (
        <div className="status-line" data-status={facts.status}>
          <Markdown>{statusLine({ ...facts, status: facts.status })}</Markdown>
        </div>
      )}
    </>
  );
}
