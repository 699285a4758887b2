import { Description, Story } from "@storybook/addon-docs/blocks";
import { Check, X } from "lucide-react";
import type { ComponentProps } from "react";
import { WhenIdle } from "./WhenIdle.tsx";

type StoryExport = NonNullable<ComponentProps<typeof Story>["of"]>;

const SIDES = [
  { name: "Do", words: "Do", Icon: Check },
  { name: "Dont", words: "Don’t", Icon: X },
] as const;

/** Shows the stories Do and Dont, a right and a wrong use of a component, each with its description as the reason. */
export function DoDont({ of }: { of: Readonly<Record<"Do" | "Dont", StoryExport>> }) {
  return (
    <div className="do-dont">
      {SIDES.map(({ name, words, Icon }) => (
        <figure key={name} data-side={name}>
          <figcaption>
            <strong>
              <Icon aria-hidden /> {words}
            </strong>
            <Description of={of[name]} />
          </figcaption>
          <div className="docs-story sb-unstyled">
            <WhenIdle>
              <Story of={of[name]} />
            </WhenIdle>
          </div>
        </figure>
      ))}
    </div>
  );
}
