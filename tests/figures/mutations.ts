// Mutations that damage files, as accidents and forgers do. Positions are taken modulo the length, so that each
// mutation can be applied to any file.
import fc from "fast-check";

type Bytes = Uint8Array;

/** A mutation as data, so that a failing test can print it. */
export interface Mutation {
  readonly kind: string;
  readonly at: number;
  readonly size: number;
  readonly bytes: Bytes;
}

/** Returns a damaged copy of a file. `other` is a file of the same kind with another figure. */
export type Mutate = (file: Bytes, mutation: Mutation, other: Bytes) => Bytes;

export const join = (...parts: readonly (Bytes | readonly number[])[]): Bytes =>
  new Uint8Array(Buffer.concat(parts.map((part) => Uint8Array.from(part))));

const place = ({ at }: Mutation, length: number): number => (length === 0 ? 0 : at % length);

const onSpot = (file: Bytes, mutation: Mutation, change: (part: Bytes) => Bytes | readonly number[]): Bytes => {
  const from = place(mutation, file.length);
  const to = Math.min(file.length, from + mutation.size);
  return join(file.subarray(0, from), change(file.slice(from, to)), file.subarray(to));
};

const swapCase = (byte: number): number => (/[a-z]/i.test(String.fromCharCode(byte)) ? byte ^ 0x20 : byte);

/** Mutations of the bytes of any file. */
const OF_BYTES: Readonly<Record<string, Mutate>> = {
  flip: (file, mutation) => onSpot(file, mutation, (part) => part.map((byte) => byte ^ ((mutation.bytes[0] ?? 0) | 1))),
  "cut the end": (file, mutation) => file.slice(0, place(mutation, file.length)),
  "cut the start": (file, mutation) => file.slice(place(mutation, file.length)),
  "take out": (file, mutation) => onSpot(file, mutation, () => []),
  put: (file, mutation) => onSpot(file, { ...mutation, size: 0 }, () => mutation.bytes),
  zero: (file, mutation) => onSpot(file, mutation, (part) => part.fill(0)),
  "swap case": (file, mutation) => onSpot(file, mutation, (part) => part.map(swapCase)),
  "append another": (file, _, other) => join(file, other),
  "prepend another": (file, _, other) => join(other, file),
  "go on as another": (file, mutation, other) => {
    const from = place(mutation, Math.min(file.length, other.length));
    return join(file.subarray(0, from), other.subarray(from));
  },
  "line breaks of another system": (file) => join([...file].flatMap((byte) => (byte === 10 ? [13, 10] : [byte]))),
};

/** Mutations of files that consist of parts, which other programs can omit, repeat or reorder. */
const OF_PARTS: Readonly<Record<string, (parts: Bytes[], mutation: Mutation, other: Bytes[]) => Bytes[]>> = {
  "leave out a part": (parts, mutation) => parts.toSpliced(place(mutation, parts.length), 1),
  "double a part": (parts, mutation) => {
    const at = place(mutation, parts.length);
    return parts.toSpliced(at, 0, ...parts.slice(at, at + 1));
  },
  "move a part": (parts, mutation) => {
    const [moved, ...rest] = [...parts.splice(place(mutation, parts.length), 1), ...parts];
    return moved ? rest.toSpliced(mutation.size % parts.length, 0, moved) : rest;
  },
  "put a part of another": (parts, mutation, other) =>
    parts.toSpliced(place(mutation, parts.length), 0, ...other.slice(mutation.size % other.length).slice(0, 1)),
  "part for part of another": (parts, mutation, other) =>
    parts.map((part, index) => ((mutation.at >> (index % 30)) & 1 ? (other[index] ?? part) : part)),
};

const BYTE_MUTATION = fc.record({
  kind: fc.constantFrom(...Object.keys(OF_BYTES)),
  at: fc.nat(),
  size: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 400 })),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 12 }),
});

interface KindOfFile {
  /** Splits a file into parts. Joining them gives the same file. */
  readonly split: (file: Bytes) => Bytes[];
  /** Mutations that only make sense for this kind of file. */
  readonly forgeries: Readonly<Record<string, Mutate>>;
  /** The position of the embedded figure. A quarter of the mutations are near it. */
  readonly spot: (file: Bytes) => { readonly start: number; readonly length: number };
}

/**
 * Generates mutations for a kind of file: a quarter each anywhere, near the figure, of its parts, and specific to the
 * kind.
 */
export function mutationsOf({ split, forgeries, spot }: KindOfFile) {
  const ofParts: Readonly<Record<string, Mutate>> = Object.fromEntries(
    Object.entries(OF_PARTS).map(([kind, change]) => [
      kind,
      (file: Bytes, mutation: Mutation, other: Bytes) => join(...change(split(file), mutation, split(other))),
    ]),
  );
  const nearby: Readonly<Record<string, Mutate>> = Object.fromEntries(
    Object.entries(OF_BYTES).map(([kind, change]) => [
      `${kind}, nearby`,
      (file: Bytes, mutation: Mutation, other: Bytes) => {
        const { start, length } = spot(file);
        return change(file, { ...mutation, at: start + (mutation.at % length) }, other);
      },
    ]),
  );
  const all: Readonly<Record<string, Mutate>> = { ...OF_BYTES, ...nearby, ...ofParts, ...forgeries };
  const ofKinds = (kinds: Readonly<Record<string, Mutate>>) =>
    BYTE_MUTATION.chain((mutation) => fc.constantFrom(...Object.keys(kinds)).map((kind) => ({ ...mutation, kind })));
  return {
    /** Generates one or two mutations. */
    mutations: fc.array(fc.oneof(...[OF_BYTES, nearby, ofParts, forgeries].map(ofKinds)), {
      minLength: 1,
      maxLength: 2,
    }),
    mutate: (file: Bytes, mutations: readonly Mutation[], other: Bytes): Bytes =>
      mutations.reduce((bytes, mutation) => all[mutation.kind]?.(bytes, mutation, other) ?? bytes, file),
  };
}
