// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import { TestimonialCard } from "profigure";
import { GERMAN } from "./german.js";

export const dynamic = "force-dynamic";

export default function Page() {
  return (
    <TestimonialCard name="Dana Whitfield" stars={4.5} labels={GERMAN}>
      Gutes Werkzeug.
    </TestimonialCard>
  );
}
