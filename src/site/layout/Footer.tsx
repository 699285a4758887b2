import { useToast } from "../../index.ts";
import { renderAppLink } from "../router/link.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import type { SiteLink } from "./SiteHeader.tsx";

const QUICK_LINKS: readonly SiteLink[] = [
  { href: "/", label: "Home" },
  { href: "/pricing", label: "Pricing" },
  { href: "/gallery", label: "Gallery" },
  { href: "/about", label: "About" },
];
const LEGAL_LINKS: readonly SiteLink[] = [
  { href: "/terms", label: "Terms" },
  { href: "/privacy", label: "Privacy" },
  { href: "/refunds", label: "Refunds" },
  { href: "/faq", label: "FAQ" },
];

/** The footer of every page (specification §2). */
export function Footer() {
  const { showToast } = useToast();
  return (
    <SiteFooter
      quickLinks={QUICK_LINKS}
      legalLinks={LEGAL_LINKS}
      onSubscribe={() => showToast("The newsletter isn’t live yet. We didn’t save your address.")}
      renderLink={renderAppLink}
    />
  );
}
