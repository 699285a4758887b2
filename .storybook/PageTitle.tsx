import { DocsContext, HeaderMdx } from "@storybook/addon-docs/blocks";
import { type ComponentProps, useContext } from "react";

/** The title of a docs page, with the component's other names. */
export function PageTitle(props: Omit<ComponentProps<typeof HeaderMdx>, "as">) {
  const [story] = useContext(DocsContext).componentStories();
  const otherNames: readonly string[] = story?.parameters.alsoKnownAs ?? [];
  return (
    <>
      <HeaderMdx {...props} as="h1" />
      {otherNames.length > 0 && <p>Also known as {otherNames.join(", ")}.</p>}
    </>
  );
}
