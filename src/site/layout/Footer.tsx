import { AtSign, Play } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button, toast } from "../../index.ts";
import { Logo } from "./Logo.tsx";
import { SiteLink } from "./SiteLink.tsx";

const QUICK_LINKS = { "/": "Home", "/pricing": "Pricing", "/gallery": "Gallery", "/about": "About" };
const LEGAL_LINKS = { "/terms": "Terms", "/privacy": "Privacy", "/refunds": "Refunds", "/faq": "FAQ" };

const SOCIAL: readonly { name: string; icon: ReactNode }[] = [
  {
    name: "LinkedIn",
    icon: <span className="pf:font-display pf:font-label pf:text-control-lg pf:leading-none">in</span>,
  },
  { name: "Threads", icon: <AtSign /> },
  { name: "YouTube", icon: <Play /> },
];

/** The footer of every page (specification §2). It is dark in both themes. */
export function Footer() {
  return (
    <footer className="pf:in-data-loading:skip-offscreen-[41rem] pf:lg:in-data-loading:skip-offscreen-[22rem] pf:bg-night pf:pt-10 pf:pb-8 pf:text-on-night pf:md:pt-14 pf:print:hidden pf:[&_:focus-visible]:outline-accent">
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
        <LinkList heading="Quick Links" links={QUICK_LINKS} />
        <LinkList heading="Legal" links={LEGAL_LINKS} />
        <div className="pf:grid pf:grid-cols-1 pf:content-start pf:gap-3 pf:max-lg:col-span-full">
          <h2 className="pf:type-tag pf:text-accent">Newsletter</h2>
          <NewsletterForm />
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

function LinkList({ heading, links }: { heading: string; links: Readonly<Record<string, string>> }) {
  return (
    <nav aria-label={heading}>
      <h2 className="pf:type-tag pf:mb-2 pf:text-accent">{heading}</h2>
      <ul className="pf:list-none">
        {Object.entries(links).map(([to, label]) => (
          <li key={to}>
            <SiteLink
              to={to}
              className="pf:inline-flex pf:min-h-target pf:min-w-target pf:items-center pf:underline-offset-4 pf:hover:underline"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The browser validates the e-mail address and shows the messages. A submit before hydration does nothing. */
function NewsletterForm() {
  return (
    <form
      method="dialog"
      aria-label="Subscribe"
      onSubmit={(event) => {
        event.preventDefault();
        toast("The newsletter isn’t live yet. We didn’t save your address.");
      }}
      className="pf:flex pf:flex-wrap pf:items-center pf:gap-2"
    >
      <input
        type="email"
        required
        autoComplete="email"
        aria-label="Email"
        placeholder="you@work.example"
        className="pf:min-h-14 pf:min-w-0 pf:flex-[1_1_12rem] pf:rounded-md pf:border-2 pf:border-on-night-muted pf:bg-transparent pf:px-4 pf:placeholder:text-on-night-muted pf:placeholder:opacity-100"
      />
      <Button type="submit" variant="primary" className="pf:min-h-14">
        Subscribe
      </Button>
    </form>
  );
}
