/** One layer of a pattern: `fill` is the path of a filled one, `line` that of one in lines. */
export interface Pattern {
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
  readonly dashes?: string;
  readonly opacity: number;
  /** 0,0 is the middle of the figure instead of the corner of the card. */
  readonly isCentered?: boolean;
}
