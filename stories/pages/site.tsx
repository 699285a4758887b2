import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { type CharacterType, ToastProvider } from "../../src/index.ts";
import { Preview } from "../../src/site/create/Preview.tsx";
import { Heading } from "../../src/site/layout/Heading.tsx";
import { Layout } from "../../src/site/layout/Layout.tsx";
import { Toasts } from "../../src/site/layout/Toasts.tsx";
import { App } from "../../src/site/router/app.tsx";
import { sampleDesign } from "../../src/site/sample/profile.ts";
import { store } from "../../src/site/store/store.ts";

/** The whole site at one address, with its own history. */
export function Site({ path }: { path: string }) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>
  );
}

/** One part of a page inside the site's layout, where the flow that leads to it takes too long. */
function Frame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <ToastProvider>
        <Layout>{children}</Layout>
        <Toasts />
      </ToastProvider>
    </MemoryRouter>
  );
}

/** The preview as the create page shows it, without the three seconds of processing before it. */
export function PreviewPage({ type }: { type: CharacterType }) {
  return (
    <Frame path="/create">
      <div className="pf:page-width pf:grid pf:gap-8 pf:pt-8 pf:pb-section pf:md:pt-14">
        <Heading className="pf:type-section">Create Your Action Hero</Heading>
        <Preview start={{ design: sampleDesign(type), draft: null }} onStartOver={() => {}} onFigure={() => {}} />
      </div>
    </Frame>
  );
}

/** The state of a first visit: the sample figures and nothing else. */
export const firstVisit = async () => void (await store.reset());

/** The state after all figures were deleted. */
export async function emptyCabinet() {
  await store.reset();
  const ids = store.read().figures.map(({ id }) => id);
  await store.change(ids, ({ figures }) => figures.clear());
}
