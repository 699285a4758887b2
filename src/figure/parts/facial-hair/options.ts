/**
 * Append new options at the end: figure codes store the index. Options with `isOnLip` can be worn with a veil, which
 * covers chin and cheeks but not the lip.
 */
export const FACIAL_HAIR = {
  none: { isOnLip: true },
  stubble: { isOnLip: true },
  moustache: { isOnLip: true },
  goatee: {},
  beard: {},
  "long-beard": {},
  "short-beard": {},
  "curly-beard": {},
  "van-dyke": {},
  handlebar: { isOnLip: true },
  walrus: { isOnLip: true },
  sideburns: {},
  chinstrap: {},
  chevron: { isOnLip: true },
} as const satisfies Readonly<Record<string, { readonly isOnLip?: true }>>;

export type FacialHair = keyof typeof FACIAL_HAIR;
