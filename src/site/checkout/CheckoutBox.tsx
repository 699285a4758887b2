import type { PictureSource } from "../../domain/collected-figure.ts";
import { asPrinted, isPaid } from "../../domain/entitlement.ts";
import { FigureBox } from "../../figure.ts";

/** The decorative picture in the checkout. */
export const CheckoutBox = ({ figure }: { figure: PictureSource }) => (
  <FigureBox
    spec={figure.design.spec}
    isPaid={isPaid(figure)}
    isDecorative
    className={asPrinted(figure) === figure ? undefined : "pf:print:invisible"}
    lettering={isPaid(figure) ? "all" : "large"}
  />
);
