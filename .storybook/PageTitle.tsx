import { DocsContext, HeaderMdx } from "@storybook/addon-docs/blocks";
import { type ComponentProps, useContext } from "react";

/** The title of a docs page, followed by other names that people use for the component. */
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
