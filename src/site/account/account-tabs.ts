// Bundles the tabs into one chunk.
export { Account } from "./Account.tsx";
export { Referrals } from "./Referrals.tsx";
