import { useState } from "react";
import { type CharacterType, FigureBox, FigureWall, toFigureSpec } from "../../index.ts";
import { SAMPLE_DETAILS } from "../sample/profile.ts";

/** The box before its figure is in it; it changes sides with the pill. */
export function BoxSoFar({ type, isMade }: { type: CharacterType; isMade: boolean }) {
  const [first] = useState(type);
  const [hasTurned, setTurned] = useState(false);
  if (type !== first && !hasTurned) setTurned(true);
  const { name, jobTitle } = isMade ? SAMPLE_DETAILS : { name: "Your Name", jobTitle: "Your Job Title" };
  const tagline = type === "hero" ? "Batteries not included. Coffee is." : "Some assembly delegated.";
  return (
    <FigureWall
      caption={
        <p className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 px-5 py-3">
          <span className="type-item">{isMade ? "On the line" : "Your box so far"}</span>
          <span className="type-label">{isMade ? "Made on this page" : "Updates as you choose"}</span>
        </p>
      }
    >
      {/* A new element for each side, so that the box turns; not before the first choice. */}
      <div key={type} className={hasTurned ? "animate-turn" : undefined}>
        <FigureBox empty isPaid={false} spec={toFigureSpec({ name, jobTitle, type, tagline })} />
      </div>
    </FigureWall>
  );
}
