/** `isOnLip` fits under a veil, which covers chin and cheeks. Append new ones: figure codes store the index. */
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
