/** `isOnLip`: needs no room below the chin or at the cheeks. New ones go to the end: codes hold the place. */
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
