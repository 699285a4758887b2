import { isPaid } from "../../domain/entitlement.ts";
import { type FigureDesign, readFigureDesign } from "../../figure/schema/design.ts";
import { UNSAVED_FIGURE } from "../platform/local-flags.ts";
import { store } from "../store/store.ts";

// A bought figure is saved as it is changed. The latest change is also in local storage until it is in the database, so
// that it survives a tab that is closed meanwhile.

const PREFIX = `${UNSAVED_FIGURE}:`;

/** The latest changes of the figures that are being written. */
const latest = new Map<string, FigureDesign>();

/** Changes the design of a bought figure. */
export async function changeBoughtFigure(id: string, design: FigureDesign): Promise<void> {
  const isWriting = latest.has(id);
  latest.set(id, design);
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(design));
  } catch {
    // The store asks before the page is left with a change that is not written.
  }
  if (isWriting) return;
  let next = design;
  let isSaved = false;
  do {
    next = latest.get(id) ?? next;
    isSaved = (await write(id, next))?.isSaved ?? false;
  } while (latest.get(id) !== next);
  latest.delete(id);
  if (!isSaved) return;
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Where nothing can be removed, nothing was written.
  }
}

const write = (id: string, design: FigureDesign) =>
  store.change([id], ({ figures }) => {
    const figure = figures.get(id);
    if (figure && isPaid(figure)) figures.set(id, { ...figure, design, updatedAt: new Date().toISOString() });
  });

/** Writes the changes that tabs which are gone did not. */
export function recoverBoughtFigures(): void {
  try {
    for (const [key, text] of Object.entries<string>({ ...localStorage })) {
      if (!key.startsWith(PREFIX)) continue;
      const design = readFigureDesign(JSON.parse(text));
      if (design) void changeBoughtFigure(key.slice(PREFIX.length), design);
    }
  } catch {
    // Storage is refused, or holds what this site did not write.
  }
}
