import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { ToastRegion } from "../../src/index.ts";

/** Surrounds a part of the site with what it needs: a router at this path, and toasts. */
export const InSite = ({ path = "/", children }: { path?: string | undefined; children: ReactNode }) => (
  <MemoryRouter initialEntries={[path]}>
    {children}
    <ToastRegion />
  </MemoryRouter>
);
