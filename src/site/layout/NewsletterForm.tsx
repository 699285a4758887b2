"use client";
import type { ComponentProps } from "react";
import { Button } from "../../index.ts";
import { cn } from "../../lib/cn.ts";

export interface NewsletterFormProps extends Omit<ComponentProps<"form">, "onSubmit" | "children"> {
  /** Called with an e-mail address that the browser considers valid. The field is not cleared. */
  onSubscribe?: ((email: string) => void) | undefined;
}

/**
 * A form with an e-mail field and a Subscribe button, for a dark background. The browser validates the address and
 * shows the messages. A submit before hydration does nothing.
 */
export function NewsletterForm({ onSubscribe, className, ...rest }: NewsletterFormProps) {
  return (
    <form
      method="dialog"
      aria-label="Subscribe"
      {...rest}
      data-slot="newsletter-form"
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.item(0) as HTMLInputElement;
        onSubscribe?.(field.value);
      }}
      className={cn("pf:flex pf:flex-wrap pf:items-center pf:gap-2 pf:[&_:focus-visible]:outline-accent", className)}
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
