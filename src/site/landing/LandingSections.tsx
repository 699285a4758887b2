import featureCollect from "picture:feature-collect";
import featureCreate from "picture:feature-create";
import featureShare from "picture:feature-share";
import type { ReactNode } from "react";
import { formatMoney } from "../../domain/money.ts";
import { PLANS, SINGLE_FIGURE_CENTS } from "../../domain/plans.ts";
import { TESTIMONIAL_STARS } from "../../domain/testimonial.ts";
import { ButtonLink, FeatureCard, PlanCard, TestimonialCard } from "../../index.ts";
import { renderSiteLink } from "../layout/SiteLink.tsx";
import { type BuiltPicture, Picture } from "../platform/BuiltPicture.tsx";
import { TESTIMONIALS } from "../sample/testimonials.ts";

/** The rest of the landing page: features, testimonials and plans (specification §2). */
export function LandingSections() {
  return (
    <div className="pf:py-[calc(var(--pf-spacing-section)/2)]">
      <Section
        className="pf:in-data-loading:skip-offscreen-[84rem] pf:md:in-data-loading:skip-offscreen-[42rem]"
        title="Why Choose ProFigure"
        lead="This is a demo: figures are drawn on your device and start with sample details."
      >
        <div className="pf:grid pf:grid-cols-1 pf:gap-5 pf:md:grid-cols-3 pf:lg:grid-cols-[1.35fr_1fr_1fr]">
          <FeatureCard heading="AI-powered creation" picture={<Art picture={featureCreate} className="pf:pegboard" />}>
            Pick a pill and your figure is drawn on the spot, with your name spelled right.
          </FeatureCard>
          <FeatureCard
            heading="Digital collectibles"
            picture={<Art picture={featureCollect} className="pf:bg-pill-blue" />}
          >
            Numbered, boxed and on your shelf. Leave room for more.
          </FeatureCard>
          <FeatureCard heading="Share and connect" picture={<Art picture={featureShare} className="pf:bg-accent" />}>
            A profile picture that starts conversations. Send it to the group chat, then to your manager.
          </FeatureCard>
        </div>
      </Section>
      <Section
        className="pf:in-data-loading:skip-offscreen-[74rem] pf:lg:in-data-loading:skip-offscreen-[48rem]"
        title="Out of the box"
        lead="Sample reviews from sample people. Five stars each, naturally."
      >
        <div className="pf:grid pf:grid-cols-1 pf:gap-5 pf:md:grid-cols-2 pf:lg:grid-cols-4">
          {TESTIMONIALS.map(({ id, name, role, image, content }) => (
            <TestimonialCard
              key={id}
              name={name}
              jobTitle={role}
              stars={TESTIMONIAL_STARS}
              picture={
                <Picture
                  picture={image}
                  alt=""
                  sizes="(min-width: 68rem) 287px, (min-width: 48rem) 47vw, 250px"
                  className="pf:silhouette pf:size-full pf:object-cover"
                />
              }
            >
              {content}
            </TestimonialCard>
          ))}
        </div>
      </Section>
      <Section
        className="pf:in-data-loading:skip-offscreen-[106rem] pf:md:in-data-loading:skip-offscreen-[51rem]"
        title="Pricing"
        lead={`Single figure: ${formatMoney(SINGLE_FIGURE_CENTS)} one-time. Plans unlock more.`}
      >
        <div className="pf:grid pf:grid-cols-1 pf:gap-8 pf:pt-5 pf:md:grid-cols-[1fr_1.12fr_1fr] pf:md:gap-4 pf:md:py-6 pf:lg:gap-6">
          {PLANS.map(({ id, name, priceCents, period, features, isPopular }) => (
            <PlanCard
              key={id}
              name={name}
              price={formatMoney(priceCents)}
              period={period}
              features={features}
              isPopular={isPopular}
              // The negative margin equals the extra padding, so that the buttons of all plans stay aligned.
              className={isPopular ? "pf:md:-my-4 pf:md:pb-10" : undefined}
              action={
                <ButtonLink
                  href={`/create?plan=${id}`}
                  renderLink={renderSiteLink}
                  variant={isPopular ? "primary" : "secondary"}
                >
                  Choose {name}
                </ButtonLink>
              }
            />
          ))}
        </div>
      </Section>
    </div>
  );
}

interface SectionProps {
  title: string;
  lead: string;
  className: string;
  children: ReactNode;
}

/** The section is as wide as the page and padded, because a skipped section clips what is outside its box. */
function Section({ title, lead, className, children }: SectionProps) {
  return (
    <section className={className}>
      <div className="pf:page-width pf:grid pf:grid-cols-1 pf:gap-8 pf:py-[calc(var(--pf-spacing-section)/2)]">
        <div className="pf:grid pf:grid-cols-1 pf:gap-4">
          <h2 className="pf:type-section">{title}</h2>
          <p className="pf:type-lead pf:text-muted">{lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}

function Art({ picture, className }: { picture: BuiltPicture; className: string }) {
  return (
    <Picture
      picture={picture}
      alt=""
      sizes="(min-width: 68rem) 472px, (min-width: 48rem) 46vw, 92vw"
      className={`pf:in-data-loading:hidden pf:absolute pf:inset-0 pf:h-full pf:w-full pf:object-cover ${className}`}
    />
  );
}
