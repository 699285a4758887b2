/** Where a text came from that is no file: written or pasted into the box for it, or pasted on the page. */
const TYPES = { box: "text/x-profigure-box", page: "text/x-profigure-page" } as const;

/** A text as a file, which is what the readers take. Its type, which no file has, goes with it into the worker. */
export const textFile = (text: string, from: keyof typeof TYPES) =>
  new File([text], "your text", { type: TYPES[from] });

export const isFromBox = ({ type }: Blob) => type === TYPES.box;
export const isText = ({ type }: Blob) => Object.values<string>(TYPES).includes(type);
