import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { App } from "../../src/app/app.tsx";
import { Layout } from "../../src/app/layout.tsx";
import { StatusProvider } from "../../src/app/status.tsx";

/** The whole site at one address, with a history of its own. */
export function Site({ path }: { path: string }) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>
  );
}

/** One part of a page inside the site's own frame, where the way to it takes too long. */
export function Frame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <StatusProvider>
        <Layout>{children}</Layout>
      </StatusProvider>
    </MemoryRouter>
  );
}
