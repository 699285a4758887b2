import featureCollect from "picture:feature-collect";
import featureCreate from "picture:feature-create";
import featureShare from "picture:feature-share";
import type { ReactNode } from "react";
import { SINGLE_FIGURE_CENTS } from "../../domain/plans.ts";
import { buttonStyles, FeatureCard, formatMoney, PLANS, PlanCard, TestimonialCard } from "../../index.ts";
import { AppLink } from "../link.tsx";
import { TESTIMONIALS } from "../sample/testimonials.ts";

/** The rest of the landing page: features, testimonials and plans (specification §2). */
export function Reasons() {
  return (
    <>
      <Section
        title="Why Choose ProFigure"
        lead="A demonstration with sample details: everything is drawn on your device, and no profile is read."
      >
        <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-[1.35fr_1fr_1fr]">
          <FeatureCard heading="AI-powered creation" art={<Art src={featureCreate} className="pegboard" />}>
            Pick a pill, and the figure is drawn right here. Every letter on the box is real text, so names stay spelled
            right.
          </FeatureCard>
          <FeatureCard heading="Digital collectibles" art={<Art src={featureCollect} className="bg-pill-blue" />}>
            Numbered, boxed and kept on your shelf. Start with one. Leave room for a second.
          </FeatureCard>
          <FeatureCard heading="Share and connect" art={<Art src={featureShare} className="bg-accent" />}>
            A profile picture that opens conversations. Send it to the group chat, then to your manager.
          </FeatureCard>
        </div>
      </Section>
      <Section title="Out of the box" lead="Sample reviews from sample people. Five stars each, naturally.">
        <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-4">
          {TESTIMONIALS.map((testimonial) => (
            <TestimonialCard
              key={testimonial.id}
              testimonial={testimonial}
              picture={<img src={testimonial.image} alt="" width={400} height={400} loading="lazy" decoding="async" />}
            />
          ))}
        </div>
      </Section>
      <Section title="Pick a box size" lead={`Single figure: ${formatMoney(SINGLE_FIGURE_CENTS)} one-time.`}>
        <div className="grid items-center gap-9 pt-5 lg:grid-cols-[1fr_1.12fr_1fr] lg:gap-6">
          {PLANS.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              action={
                <AppLink to="/create" className={buttonStyles({ variant: plan.isPopular ? "primary" : "secondary" })}>
                  Choose {plan.name}
                </AppLink>
              }
            />
          ))}
        </div>
      </Section>
    </>
  );
}

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="page-width grid gap-8 pt-section">
      <div className="grid gap-4">
        <h2 className="type-section">{title}</h2>
        {lead ? <p className="type-lead text-muted">{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}

function Art({ src, className }: { src: string; className: string }) {
  return (
    <img
      src={src}
      alt=""
      width={600}
      height={360}
      loading="lazy"
      decoding="async"
      className={`absolute inset-0 h-full w-full object-cover ${className}`}
    />
  );
}
