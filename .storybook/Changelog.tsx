import { Markdown } from "@storybook/addon-docs/blocks";
import changelog from "../docs/CHANGELOG.md?raw";

/** The changes of each version. */
export const Changelog = () => <Markdown>{changelog}</Markdown>;
