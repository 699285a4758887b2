import type { ComponentProps } from "react";
import type { PictureSource } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { ownText, withoutSampleText } from "../../figure/schema/design.ts";
import { PrintCard } from "../../figure.ts";
import { figureLink } from "./figure-link.ts";

interface DeskCardProps extends Pick<ComponentProps<typeof PrintCard>, "aria-hidden"> {
  figure: PictureSource;
  /** Whether the back has a QR code of the figure's link. @default false */
  hasCode?: boolean;
}

/** A figure's fold-up card. With a person's own name, it has no industry and skills of the sample's. */
export function DeskCard({ figure, hasCode = false, ...rest }: DeskCardProps) {
  const { design } = figure;
  const { industry, skills } = ownText(design, "name") === "" ? design : withoutSampleText(design);
  return (
    <PrintCard
      {...rest}
      design={{ ...design, industry, skills }}
      isPaid={isPaid(figure)}
      link={hasCode ? figureLink(design.spec) : undefined}
    />
  );
}
