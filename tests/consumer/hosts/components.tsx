// Renders every public component on a host's page. `?only=` selects one, because only one dialog can be open.
// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import { Button } from "profigure";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { FIXTURES } from "./fixtures.tsx";
import { OVERRIDES } from "./overrides.ts";

const only = new URLSearchParams(location.search).get("only");
const names = Object.keys(FIXTURES) as (keyof typeof FIXTURES)[];
const isShown = (name: string) => (only ? name === only : !/Dialog/.test(name));

const place = document.getElementById("components");
if (place) {
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <>
        {names.filter(isShown).map((name) => (
          <div key={name} data-component={name} style={{ display: "grid", padding: 16 }}>
            {FIXTURES[name]({})}
          </div>
        ))}
        {only === "Override" &&
          Object.values(OVERRIDES)
            .flat()
            .map(({ component, className }) => (
              <div key={`${component} ${className}`} data-override={`${component} ${className}`}>
                {component === "Button" ? <Button className={className} /> : FIXTURES.PlanCard({ className })}
                <div className={className} />
              </div>
            ))}
      </>,
    ),
  );
}
