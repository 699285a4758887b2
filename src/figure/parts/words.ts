import type { LookField } from "../schema/fields.ts";
import type { WordsOf } from "../schema/words.ts";
import { BACKGROUND_WORDS } from "./background/words.ts";
import { BODY_WORDS } from "./body/words.ts";
import { CONDITION_WORDS } from "./conditions/words.ts";
import { FACE_WORDS } from "./face/words.ts";
import { FACIAL_HAIR_WORDS } from "./facial-hair/words.ts";
import { GLASSES_WORDS } from "./glasses/words.ts";
import { HAIR_WORDS } from "./hair/words.ts";
import { HEADWEAR_WORDS } from "./headwear/words.ts";
import { MOBILITY_WORDS } from "./mobility/words.ts";
import { OUTFIT_WORDS } from "./outfit/words.ts";
import { PACKAGING_WORDS } from "./packaging/words.ts";
import { POSE_WORDS } from "./pose/words.ts";
import { SKIN_WORDS } from "./skin/words.ts";

/** The English labels and search words of every field. To translate the editor, translate this table. */
export const WORDS: WordsOf<LookField> = {
  ...SKIN_WORDS,
  ...BODY_WORDS,
  ...MOBILITY_WORDS,
  ...CONDITION_WORDS,
  ...HAIR_WORDS,
  ...FACIAL_HAIR_WORDS,
  ...HEADWEAR_WORDS,
  ...FACE_WORDS,
  ...GLASSES_WORDS,
  ...OUTFIT_WORDS,
  ...POSE_WORDS,
  ...PACKAGING_WORDS,
  ...BACKGROUND_WORDS,
};
