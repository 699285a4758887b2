// Compiles with `exactOptionalPropertyTypes`: next/link takes no explicit `undefined`.
import Link from "next/link";
// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import { Button, ButtonLink } from "profigure";

export const plans = (
  <>
    <ButtonLink href="/plans" renderLink={(link) => <Link {...link} />}>
      See plans
    </ButtonLink>
    <Button asChild>
      <Link href="/plans">See plans</Link>
    </Button>
  </>
);

// @ts-expect-error A link without a URL must not compile. It would compile if the package's types were missing.
export const nowhere = <ButtonLink>See plans</ButtonLink>;
