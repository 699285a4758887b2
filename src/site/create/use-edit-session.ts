import { useEffect, useState } from "react";
import { isPaid } from "../../domain/entitlement.ts";
import { toFigureDesign } from "../../domain/figure-design.ts";
import { useToast } from "../../index.ts";
import { createEditSession } from "../store/edit-session.ts";
import type { DraftPlace } from "../store/session-actions.ts";
import { useStore } from "../store/use-store.ts";
import type { OpenedFigure } from "./opened-figure.ts";
import type { DesignEditor } from "./use-design-editor.ts";

const SAVED: Readonly<Record<DraftPlace, string>> = {
  same: "Saved to drafts. Find it in your collection.",
  changed: "Saved beside the one that changed in another tab. Find it in your collection.",
  deleted: "Saved to drafts as a new one: the draft it came from was deleted. Find it in your collection.",
};

/** The edit session of the figure on the preview, and where the figure stands in the collection. */
export function useEditSession({ design: typed, spec }: DesignEditor, opened: Omit<OpenedFigure, "key">) {
  const { figures } = useStore();
  const { showToast } = useToast();
  const design = toFigureDesign({ ...typed, spec });
  const [draft, setDraft] = useState(opened.draft);
  const [boughtId, setBoughtId] = useState<string>();
  const [session] = useState(() =>
    createEditSession({ ...opened, design: toFigureDesign(opened.design), onDraft: setDraft }),
  );
  useEffect(() => session.change(design), [session, design]);
  // Leaving the preview does not wait for the debounce.
  useEffect(() => () => session.flush(), [session]);
  // One that another tab bought is not this figure: the two may differ.
  const figure = figures.find((one) => one.id === boughtId && isPaid(one));
  return {
    id: draft?.id ?? session.id,
    draft,
    editSession: session.session,
    figure,
    /** The figure as it is saved: whole and valid. */
    design,
    discard: session.discard,
    bought(id: string) {
      setBoughtId(id);
      session.buy(id);
    },
    async save() {
      const { place, isSaved } = await session.save();
      if (isSaved) showToast(SAVED[place], { tone: "success" });
      else showToast("Held in this tab only: it could not be saved on this device.", { tone: "warning" });
    },
  };
}
