import { lazyPart } from "../layout/lazy-part.tsx";

const load = () => import("./account-tabs.ts");

export const Account = lazyPart(() => load().then((module) => module.Account));
export const Referrals = lazyPart(() => load().then((module) => module.Referrals));
