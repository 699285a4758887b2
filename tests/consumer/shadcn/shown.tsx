"use client";
// Renders every public component that was added, and loads the suite that tests them (tests/conformance/in-page.tsx).
import { useEffect } from "react";
import { FIXTURES } from "./fixtures";

const names = Object.keys(FIXTURES) as (keyof typeof FIXTURES)[];
const all = names.filter((name) => !/Dialog/.test(name));

export function Shown() {
  useEffect(() => {
    Object.assign(window, { names, loadSuite: () => import("./in-page") });
  }, []);
  return (
    <div
      id="components"
      style={{ display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", alignItems: "start" }}
    >
      {all.map((name) => (
        <div key={name} data-component={name} style={{ display: "grid", padding: 16 }}>
          {FIXTURES[name]({})}
        </div>
      ))}
    </div>
  );
}
