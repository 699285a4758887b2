import { memo } from "react";
import type { FigureSpec } from "../../domain/figure-spec.ts";
import { EmblemShape } from "../Emblem.tsx";
import { equalInFields } from "../equal-in-fields.ts";
import { capitals, fitInto } from "../fit-text.ts";
import { FONTS } from "../fonts.ts";
import * as ids from "../ids.ts";
import { Lettering } from "../Lettering.tsx";
import { LAYOUTS } from "../layout.ts";
import { CREAM, WHITE } from "../palette.ts";
import { createPictureContext } from "../picture-context.ts";

/** Brand, series, name, job title and emblem: the top 220 units of the card. */
export const Header = memo(
  function Header({ id, spec, hasSmallPrint }: { id: string; spec: FigureSpec; hasSmallPrint: boolean }) {
    const picture = createPictureContext(id, spec);
    const { inks, isHero } = picture;
    const { name, jobTitle, emblemX } = LAYOUTS[spec.type];
    const title = fitInto(name)(capitals(spec.name));
    const job = fitInto(jobTitle)(capitals(spec.jobTitle));
    const plate = Math.round((job.lines[0]?.width ?? 0) + 28);
    // The name leans forward on a hero's card; the skew is taken around the middle of its box.
    const lean = isHero ? "translate(12) skewX(-6)" : undefined;
    return (
      <>
        <text x={28} y={42} fontSize={19} fill={CREAM} textLength={128}>
          PROFIGURE
        </text>
        {hasSmallPrint ? (
          <g fontSize={14} fill={CREAM} textAnchor="end" {...FONTS.label}>
            <text x={572} y={36}>
              OFFICE SERIES
            </text>
            <text x={572} y={53} fill={inks.accent}>
              {`No. ${String(spec.number).padStart(3, "0")}`}
            </text>
          </g>
        ) : null}
        <defs>
          <Lettering fit={title} id={picture.id(ids.nameLettering)} />
        </defs>
        <g transform={lean}>
          <use href={picture.href(ids.nameLettering)} x={4} y={4} fill={isHero ? picture.ink : inks.main} />
          <use href={picture.href(ids.nameLettering)} fill={isHero ? WHITE : CREAM} />
        </g>
        <path
          d={
            isHero
              ? `M40 176h${plate - 32}a16 16 0 0 1 0 32h${32 - plate}a16 16 0 0 1 0-32Z`
              : `M576 176h${-plate}v32h${plate - 8}Z`
          }
          fill={inks.accent}
        />
        <Lettering fit={job} fill={picture.ink} />
        <g transform={`translate(${emblemX} 128) scale(1.12)`}>
          <EmblemShape
            type={spec.type}
            tone={isHero ? WHITE : inks.light}
            detail={isHero ? inks.cloth : CREAM}
            outline={picture.ink}
          />
        </g>
      </>
    );
  },
  equalInFields((field) => ["type", "palette", "name", "jobTitle", "number"].includes(field)),
);
