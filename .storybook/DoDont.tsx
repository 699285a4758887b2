import { Description, Story } from "@storybook/addon-docs/blocks";
import { Check, X } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";

type StoryExport = NonNullable<ComponentProps<typeof Story>["of"]>;

const SIDES = [
  { name: "Do", words: "Do", Icon: Check },
  { name: "Dont", words: "Don’t", Icon: X },
] as const;

/** Safari has no idle callbacks. */
const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));

/** One right and one wrong use of a component as live stories, each with the sentence that says why. */
export function DoDont({ of }: { of: Readonly<Record<"Do" | "Dont", StoryExport>> }) {
  // The page's first story is painted before these are drawn.
  const [isShown, setShown] = useState(false);
  useEffect(() => void whenIdle(() => setShown(true)), []);
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
          <div className="docs-story sb-unstyled">{isShown ? <Story of={of[name]} /> : null}</div>
        </figure>
      ))}
    </div>
  );
}
