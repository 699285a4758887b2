import { lazyPart } from "../layout/lazy-part.tsx";

export const Account = lazyPart(() => import("./Account.tsx").then((module) => module.Account));
export const Referrals = lazyPart(() => import("./Referrals.tsx").then((module) => module.Referrals));
