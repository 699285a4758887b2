import { Button, ProgressBar } from "../../index.ts";

interface ReadingFileProps {
  /** Of the files. */
  names: string;
  /** 0 to 1, where it is known. */
  share: number | undefined;
  onCancel: () => void;
}

export function ReadingFile({ names, share, onCancel }: ReadingFileProps) {
  return (
    <ProgressBar
      label={
        <>
          Reading <bdi>{names}</bdi>…
        </>
      }
      value={share}
      action={<Button onClick={onCancel}>Cancel</Button>}
    />
  );
}
