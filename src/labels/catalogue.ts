import type { ReactNode } from "react";
import type * as library from "../index.ts";

type Library = typeof library;
type PropsOf<Name extends keyof Library> = Library[Name] extends (props: infer Props) => ReactNode ? Props : never;

/** Texts that name what a component is about: props of their own, with an English default, beside `labels`. */
interface OwnTexts {
  readonly CreateFigureTile: { readonly label: string };
  readonly PartError: { readonly heading: string; readonly children: string };
  readonly Processing: { readonly heading: string; readonly children: string };
  readonly ProfileUrlForm: { readonly label: string };
  readonly ReferralLink: { readonly label: string };
  readonly TypeBadge: { readonly children: string };
}

/** The public components that take `labels`. */
type LabelledName = {
  [Name in keyof Library]: [PropsOf<Name>] extends [never]
    ? never
    : "labels" extends keyof PropsOf<Name>
      ? Name
      : never;
}[keyof Library];

type Labels<Name extends LabelledName> =
  PropsOf<Name> extends { readonly labels?: infer Given } ? Required<NonNullable<Given>> : never;

/** The public components that show texts of their own. */
type TextName = LabelledName | keyof OwnTexts;

/** Every text of one component in one language, as props to be spread on it. */
export type Texts<Name extends TextName> = (Name extends LabelledName ? { readonly labels: Labels<Name> } : unknown) &
  (Name extends keyof OwnTexts ? OwnTexts[Name] : unknown);

/** The texts of a component that says another thing for each type of figure. */
export type TextsByType<Name extends TextName> = Readonly<Record<library.CharacterType, Texts<Name>>>;

/** Every text of the library in one language, by component. A component or text that is missing does not compile. */
export type Catalogue = {
  readonly [Name in TextName]: Name extends "PillButton" | "TypeBadge" ? TextsByType<Name> : Texts<Name>;
};
