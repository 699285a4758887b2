/** One layer of a pattern: the path of filled shapes in `fill`, of lines in `line`. */
export interface Pattern {
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
  readonly dashes?: string;
  readonly opacity: number;
  /** Puts 0,0 at the center of the figure instead of the corner of the card. */
  readonly isCentered?: boolean;
}
