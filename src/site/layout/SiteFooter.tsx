import { AtSign, Play } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { type RenderLink, renderAnchor } from "../router/render-link.tsx";
import { Logo } from "./Logo.tsx";
import { NewsletterForm } from "./NewsletterForm.tsx";
import type { SiteLink } from "./SiteHeader.tsx";

export interface SiteFooterProps extends Omit<ComponentProps<"footer">, "children"> {
  /** Links under Quick Links. */
  quickLinks: ReadonlyArray<SiteLink>;
  /** Links under Legal. */
  legalLinks: ReadonlyArray<SiteLink>;
  /** Called on Subscribe with a valid e-mail address. */
  onSubscribe?: ((email: string) => void) | undefined;
  /** Renders each link with a router's component. @default a plain `<a>` */
  renderLink?: RenderLink | undefined;
}

const SOCIAL: ReadonlyArray<{ name: string; icon: ReactNode }> = [
  {
    name: "LinkedIn",
    icon: <span className="pf:font-display pf:font-label pf:text-control-lg pf:leading-none">in</span>,
  },
  { name: "Threads", icon: <AtSign /> },
  { name: "YouTube", icon: <Play /> },
];

/** The footer: quick links, legal links, newsletter and placeholders for social links. It is dark in both themes. */
export function SiteFooter({
  quickLinks,
  legalLinks,
  onSubscribe,
  renderLink = renderAnchor,
  className,
  ...rest
}: SiteFooterProps) {
  return (
    <footer
      {...rest}
      data-slot="site-footer"
      className={cn(
        "pf:bg-night pf:pt-10 pf:pb-8 pf:text-on-night pf:md:pt-14 pf:print:hidden pf:[&_:focus-visible]:outline-accent",
        className,
      )}
    >
      <div className="pf:page-width pf:grid pf:grid-cols-2 pf:wrap-anywhere pf:gap-x-5 pf:gap-y-6 pf:lg:grid-cols-[1.5fr_0.8fr_0.8fr_1.5fr] pf:lg:gap-10">
        <div className="pf:grid pf:content-start pf:gap-4 pf:max-lg:col-span-full">
          <Logo />
          <p className="pf:max-w-[30ch] pf:text-on-night-muted">
            Working professionals, boxed. Hero or villain, mint on card.
          </p>
          <ul className="pf:flex pf:flex-wrap pf:gap-3">
            {SOCIAL.map(({ name, icon }) => (
              <li key={name}>
                <PlaceholderLink className="pf:grid pf:size-12 pf:place-items-center pf:rounded-pill pf:border-2 pf:border-on-night-muted pf:[&_svg]:size-5">
                  <span aria-hidden className="pf:block">
                    {icon}
                  </span>
                  <span className="pf:sr-only">{`ProFigure on ${name} (placeholder)`}</span>
                </PlaceholderLink>
              </li>
            ))}
          </ul>
        </div>
        <LinkList heading="Quick Links" links={quickLinks} renderLink={renderLink} />
        <LinkList heading="Legal" links={legalLinks} renderLink={renderLink} />
        <div className="pf:grid pf:grid-cols-1 pf:content-start pf:gap-3 pf:max-lg:col-span-full">
          <h2 className="pf:type-tag pf:text-accent">Newsletter</h2>
          <NewsletterForm onSubscribe={onSubscribe} />
        </div>
      </div>
      <p className="pf:page-width pf:pt-10 pf:text-on-night-muted pf:text-small">
        Demo site with sample data. Small parts, big ambitions.
      </p>
    </footer>
  );
}

/** A link without a URL. HTML calls this a placeholder: a screen reader reads it as a link, but it leads nowhere. */
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
      <h2 className="pf:type-tag pf:mb-2 pf:text-accent">{heading}</h2>
      <ul className="pf:list-none">
        {links.map(({ href, label }) => (
          <li key={href}>
            {renderLink({
              href,
              className:
                "pf:inline-flex pf:min-h-target pf:min-w-target pf:items-center pf:underline-offset-4 pf:hover:underline",
              children: label,
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
