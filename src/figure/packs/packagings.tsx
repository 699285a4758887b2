import type { ComponentType } from "react";
import type { FigureSpec } from "../../domain/figure-spec.ts";
import { BlisterCard } from "../parts/Blister.tsx";
import type { PackagingProps } from "../parts/packaging.ts";

/** Every packaging but the blister card. */
export const PACKAGINGS: Readonly<Record<Exclude<FigureSpec["packaging"], "blister">, ComponentType<PackagingProps>>> =
  {
    window: BlisterCard,
    vintage: BlisterCard,
    "trading-card": BlisterCard,
  };
