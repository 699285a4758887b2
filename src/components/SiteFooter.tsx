import { AtSign, Play } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../primitives/cn.ts";
import { type RenderLink, renderAnchor } from "../primitives/render-link.tsx";
import { Logo } from "./Logo.tsx";
import { NewsletterForm, type NewsletterFormProps } from "./NewsletterForm.tsx";
import type { SiteLink } from "./SiteHeader.tsx";

export interface SiteFooterProps extends Omit<ComponentProps<"footer">, "children"> {
  /** Links under Quick Links. */
  quickLinks: ReadonlyArray<SiteLink>;
  /** Links under Legal. */
  legalLinks: ReadonlyArray<SiteLink>;
  /** Called with a valid e-mail address. */
  onSubscribe?: (email: string) => void;
  /** @default a plain `<a>` */
  renderLink?: RenderLink;
  /**
   * Other words than the English ones: under the logo, of the parts, of a link to a network, and of the last line.
   * @default "Working professionals, boxed. …", "Quick Links", "Legal", "Newsletter", "ProFigure on … (placeholder)", "A demonstration with sample data. …"
   */
  labels?: Partial<SiteFooterLabels>;
  /** The words of NewsletterForm. @default its own */
  newsletterLabels?: Pick<NewsletterFormProps, "label" | "placeholder" | "action">;
}

const LABELS = {
  about: "Working professionals, boxed. Hero or villain, mint on card.",
  quickLinks: "Quick Links",
  legal: "Legal",
  newsletter: "Newsletter",
  social: (network: string) => `ProFigure on ${network} (placeholder)`,
  note: "A demonstration with sample data. Small parts, big ambitions.",
};
/** The words of the footer. */
export type SiteFooterLabels = Readonly<typeof LABELS>;

const SOCIAL: ReadonlyArray<{ name: string; icon: ReactNode }> = [
  {
    name: "LinkedIn",
    icon: <span className="font-bold font-display text-control-lg leading-none">in</span>,
  },
  { name: "Threads", icon: <AtSign /> },
  { name: "YouTube", icon: <Play /> },
];

/** Quick links, legal links, the newsletter and social placeholders, on night in both themes. */
export function SiteFooter({
  quickLinks,
  legalLinks,
  onSubscribe,
  renderLink = renderAnchor,
  labels,
  newsletterLabels,
  className,
  ...rest
}: SiteFooterProps) {
  const words = { ...LABELS, ...labels };
  return (
    <footer
      {...rest}
      data-slot="site-footer"
      className={cn(
        "bg-night pt-11 pb-8 text-on-night md:pt-16 print:hidden [&_:focus-visible]:outline-accent",
        className,
      )}
    >
      <div className="page-width grid grid-cols-2 gap-x-5 gap-y-7 lg:grid-cols-[1.5fr_0.8fr_0.8fr_1.5fr] lg:gap-10">
        <div className="grid content-start gap-4 max-lg:col-span-full">
          <Logo />
          <p className="max-w-[30ch] text-on-night-muted">{words.about}</p>
        </div>
        <LinkList heading={words.quickLinks} links={quickLinks} renderLink={renderLink} />
        <LinkList heading={words.legal} links={legalLinks} renderLink={renderLink} />
        <div className="grid grid-cols-1 content-start gap-3 max-lg:col-span-full">
          <h2 className="type-tag text-accent">{words.newsletter}</h2>
          <NewsletterForm {...newsletterLabels} onSubscribe={onSubscribe} />
          <ul className="flex flex-wrap gap-3">
            {SOCIAL.map(({ name, icon }) => (
              <li key={name}>
                <PlaceholderLink className="grid size-12 place-items-center rounded-pill border-2 border-on-night-muted [&_svg]:size-5">
                  <span aria-hidden className="block">
                    {icon}
                  </span>
                  <span className="sr-only">{words.social(name)}</span>
                </PlaceholderLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="page-width pt-10 text-on-night-muted text-small">{words.note}</p>
    </footer>
  );
}

/** A link without an address is a placeholder by HTML's own definition: it says what it is, and goes nowhere. */
function PlaceholderLink(props: ComponentProps<"a">) {
  return <a role="link" aria-disabled tabIndex={0} {...props} />;
}

function LinkList({
  heading,
  links,
  renderLink,
}: {
  heading: string;
  links: ReadonlyArray<SiteLink>;
  renderLink: RenderLink;
}) {
  return (
    <nav aria-label={heading}>
      <h2 className="type-tag mb-2 text-accent">{heading}</h2>
      <ul className="list-none">
        {links.map(({ href, label }) => (
          <li key={href}>
            {renderLink({
              href,
              className: "inline-flex min-h-target min-w-target items-center underline-offset-4 hover:underline",
              children: label,
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
