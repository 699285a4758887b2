import { Button, Progress } from "../../index.ts";

interface ReadingFileProps {
  /** Of the files. */
  names: string;
  /** 0 to 1, where it is known. */
  share: number | undefined;
  onCancel: () => void;
}

export function ReadingFile({ names, share, onCancel }: ReadingFileProps) {
  return (
    <>
      <Progress
        label={
          <>
            Reading <bdi>{names}</bdi>…
          </>
        }
        value={share}
      />
      <Button onClick={onCancel}>Cancel</Button>
    </>
  );
}
