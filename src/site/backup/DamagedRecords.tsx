import { Button, Notice } from "../../index.ts";
import { saveFile } from "../platform/save-file.ts";

/** Reports damaged records that were set aside, and offers to save them as a file. */
export function DamagedRecords({ records }: { records: readonly unknown[] }) {
  const save = () =>
    saveFile(
      new File([JSON.stringify(records, null, 2)], "profigure-set-aside.json", {
        type: "application/json",
      }),
    );
  return (
    <Notice
      variant="warning"
      heading={records.length === 1 ? "One record could not be read" : `${records.length} records could not be read`}
      actions={
        <Button size="sm" onClick={save}>
          Save them as a file
        </Button>
      }
    >
      They were set aside unchanged. Everything else is here.
    </Notice>
  );
}
