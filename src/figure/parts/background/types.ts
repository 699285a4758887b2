/** One layer of a pattern. `fill` is the path of filled shapes, `line` that of lines. */
export interface Pattern {
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
  readonly dashes?: string;
  readonly opacity: number;
  /** 0,0 is the center of the figure. Otherwise, it is the top left corner of the card. */
  readonly isCentered?: boolean;
}
