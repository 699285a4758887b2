import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** Home-made words, and the field's own in their place. Text in double quotes is exempt: it may be visible. */
const REPLACED: readonly [word: RegExp, name: string][] = [
  [/\b(useKept|FIRST_KEPT|Kept|keepWork|useKeeping)\b/, "useStore, INITIAL_STATE, StoreState, autosave"],
  [/\b(latePart|LatePart|isAsleep|isAwake|isQuiet)\b/, "lazyPart, hideError"],
  [/\b(keepPress|doEarlyPresses|earlyPresses|useSign|SIGNS)\b/, "captureClick, replayClicks, useFirstInteraction"],
  [/\b(markReturning|startVisit|inTurn|editHere)\b/, "setHasLocalData, session, enqueue, applyLocally"],
  [/\b[Tt]rouble\b/, "StorageError"],
  [/\b(limitTyped|domain\/typing)\b/, "limitTextInput, text-input"],
  [/\b(giveWay|isUnseen|isOffered)\b/, "avoidFocusedElement, hasNoVisibleEffect, isAvailable"],
  [/\b(LinkByHand|BoxSoFar|collection-words)\b/, "CopyFallback, BoxPreview"],
  [/\btwin\(|\blimb\(/, "mirrored, taperedPath"],
  [/scrim/i, "backdrop"],
  [/\banew\b/, "again"],
  [/colour/i, "color"],
  [/\b(Posed|STRAINS|inFull|Heard)\b|\bdress\(/, "ForceState, expandArgTypes, applyGlobals, AccessibleName"],
  [/\b([Pp]lanted|PLANTED|holdScripts|HeldScripts)\b/, "known violation, delayScripts, DelayedScripts"],
  [/\b(ChosenPlan|EditSession|reasonAgainst)\b/, "SelectedPlan, DraftOwner, findConflict"],
  [
    /\b(moveOnAttention|hasAttention|countAndDeliver|giveUp)\b/,
    "animateOnHover, isHoveredOrFocused, makeAndCount, reject",
  ],
];

test("No file of src, scripts and tests has a home-made word in its code or comments", () => {
  const found = ["src", "scripts", "tests"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !file.endsWith("words.test.ts"))
      .flatMap((file) =>
        readFileSync(join(ROOT, folder, file), "utf8")
          .split("\n")
          .flatMap((line, index) =>
            REPLACED.filter(([word]) => word.test(line.replace(/"[^"]*"/g, '""'))).map(
              ([, name]) => `${folder}/${file}:${index + 1}: “${line.trim()}”: use ${name}`,
            ),
          ),
      ),
  );
  expect(found).toEqual([]);
});
