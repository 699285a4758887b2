import { ReferencePhoto } from "../../index.ts";
import type { DesignEditor } from "./use-design-editor.ts";

interface PhotoProps {
  editor: DesignEditor;
  /** Held by the preview alone, so that it is gone with it. */
  photo: Blob | undefined;
  onPhotoChange: (photo: Blob | undefined) => void;
}

/** A photo to look at while choosing; a color that is taken from it is one step to undo. Lazily loaded. */
export function Photo({ editor, ...rest }: PhotoProps) {
  const { design, change } = editor;
  return <ReferencePhoto {...rest} spec={design.spec} onSpecChange={(spec) => change({ ...design, spec })} />;
}
