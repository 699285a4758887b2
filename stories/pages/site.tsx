import { createRef, type ReactNode, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { ownText } from "../../src/figure/schema/design.ts";
import { type CharacterType, writeDetails } from "../../src/figure.ts";
import { CountedField, ToastRegion } from "../../src/index.ts";
import { App } from "../../src/site/app.tsx";
import { GearRow } from "../../src/site/create/GearRow.tsx";
import { Preview } from "../../src/site/create/Preview.tsx";
import { createFigureSession, useFigureSession } from "../../src/site/figure-session/figure-session.ts";
import { openerOrMain } from "../../src/site/layout/focus.ts";
import { Heading } from "../../src/site/layout/Heading.tsx";
import { Layout } from "../../src/site/layout/Layout.tsx";
import { sampleDesign } from "../../src/site/sample/profile.ts";
import { store } from "../../src/site/store/store.ts";

/** Renders the whole site at one URL. Its history is in memory, so navigation does not change Storybook's URL. */
export function Site({ path }: { path: string }) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>
  );
}

/** Renders part of a page inside the site's layout, so that a story can skip the steps before it. */
function Frame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <Layout>{children}</Layout>
      <ToastRegion returnFocus={openerOrMain} />
    </MemoryRouter>
  );
}

/** Renders the preview of the create page, without the three seconds of processing before it. */
export function PreviewPage({ type }: { type: CharacterType }) {
  return (
    <Frame path="/create">
      <div className="pf:page-width pf:grid pf:gap-8 pf:pt-8 pf:pb-section pf:md:pt-14">
        <Heading className="pf:type-section">Create Your Action Hero</Heading>
        <Preview
          start={{ design: sampleDesign(type), draft: null }}
          choices={createRef()}
          onStartOver={() => {}}
          onFigure={() => {}}
        />
      </div>
    </Frame>
  );
}

/** Renders the title field with the row that packs the box, for a figure that still has the sample's accessories. */
export function GearPage({ type, jobTitle }: { type: CharacterType; jobTitle: string }) {
  const [session] = useState(() =>
    createFigureSession({ design: writeDetails(sampleDesign(type), { name: "Jane Doe", jobTitle }) }),
  );
  const { design } = useFigureSession(session);
  return (
    <Frame path="/create">
      <div className="pf:page-width pf:grid pf:gap-6 pf:py-8">
        <Heading className="pf:type-section">Create Your Action Hero</Heading>
        <CountedField
          label="Title"
          value={ownText(design, "jobTitle")}
          limit={48}
          onValueChange={(text, mergeKey) =>
            session.dispatch({ type: "edit", design: writeDetails(design, { jobTitle: text }), mergeKey })
          }
        />
        <GearRow session={session} onOutfits={() => {}} />
        <p>In the box: {design.spec.accessories.map(({ label }) => label).join(", ")}</p>
      </div>
    </Frame>
  );
}

/** Resets the storage to the state of a first visit, with only the sample figures. */
export const firstVisit = async () => void (await store.reset());

/** Deletes all figures from the storage. */
export async function emptyCabinet() {
  await store.reset();
  const ids = store.read().figures.map(({ id }) => id);
  await store.change(ids, ({ figures }) => figures.clear());
}
