"use client";
import type { ComponentProps } from "react";
import { Button } from "../primitives/Button.tsx";
import { cn } from "../primitives/cn.ts";

export interface NewsletterFormProps extends Omit<ComponentProps<"form">, "onSubmit" | "children"> {
  /** Called with the address that the browser found valid. The field keeps it. */
  onSubscribe?: ((email: string) => void) | undefined;
  /** @default "Email" */
  label?: string;
  /** @default "you@work.example" */
  placeholder?: string;
  /** @default "Subscribe" */
  action?: string;
}

/**
 * An e-mail field and a Subscribe button, for a dark ground. The browser's own validation speaks.
 * Before the scripts arrive a submit goes nowhere.
 */
export function NewsletterForm({
  onSubscribe,
  label = "Email",
  placeholder = "you@work.example",
  action = "Subscribe",
  className,
  ...rest
}: NewsletterFormProps) {
  return (
    <form
      method="dialog"
      aria-label={action}
      {...rest}
      data-slot="newsletter-form"
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.item(0) as HTMLInputElement;
        onSubscribe?.(field.value);
      }}
      className={cn("pf:flex pf:flex-wrap pf:items-center pf:gap-2.5", className)}
    >
      <input
        type="email"
        required
        autoComplete="email"
        aria-label={label}
        placeholder={placeholder}
        className="pf:min-h-14 pf:min-w-0 pf:flex-[1_1_11rem] pf:rounded-md pf:border-2 pf:border-on-night-muted pf:bg-transparent pf:px-4 pf:placeholder:text-on-night-muted pf:placeholder:opacity-100"
      />
      <Button type="submit" variant="primary">
        {action}
      </Button>
    </form>
  );
}
