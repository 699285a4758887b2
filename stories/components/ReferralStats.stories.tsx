import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { referralStats } from "../../src/domain/referral.ts";
import { ReferralStats } from "../../src/index.ts";

const meta = {
  title: "Data display/ReferralStats",
  component: ReferralStats,
  parameters: { alsoKnownAs: ["metrics", "statistics"] },
  args: { stats: referralStats(12) },
} satisfies Meta<typeof ReferralStats>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { stats: referralStats(12) },
};

export const States: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "1.5rem" }}>
      <p className="pf:type-tag">None yet</p>
      <ReferralStats stats={referralStats(0)} />
      <p className="pf:type-tag">The sample</p>
      <ReferralStats stats={referralStats(12)} />
      <p className="pf:type-tag">Many</p>
      <ReferralStats stats={referralStats(12_345)} />
    </div>
  ),
};

/** The notes explain the numbers, and say which of them is a sample. */
export const Do: Story = { tags: ["!dev"] };

/** Notes that cheer do not say who is counted, or when ten dollars are earned. */
export const Dont: Story = {
  tags: ["!dev"],
  args: {
    labels: {
      earnedCashbackNote: "Wow, keep going!",
      successfulReferralsNote: "You are on fire",
      payoutPerReferralNote: "Easy money",
    },
  },
};

export const LongText: Story = {
  args: {
    stats: referralStats(98_765_432),
    labels: {
      earnedCashbackNote: "Sample total, counted from the day the first colleague gave in and signed up",
      successfulReferralsNote: "People who signed up and stayed for the cape",
      payoutPerReferralNote: "For each successful signup, in United States dollars",
    },
  },
};

export const RightToLeft: Story = {
  args: {
    labels: {
      earnedCashback: "الرصيد المكتسب",
      earnedCashbackNote: "مجموع نموذجي",
      successfulReferrals: "الإحالات الناجحة",
      successfulReferralsNote: "أشخاص سجّلوا",
      payoutPerReferral: "المكافأة لكل إحالة",
      payoutPerReferralNote: "عن كل تسجيل ناجح",
    },
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};

export const ReadAloud: Story = {
  name: "Assistive technology gets each number with its term",
  tags: ["!dev"],
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole("term").map((term) => term.textContent);
    await expect(terms).toEqual(["Earned cashback", "Successful referrals", "Payout per referral"]);
    const values = canvas.getAllByRole("definition").map((value) => value.textContent);
    await expect(values).toEqual([
      "$120.00",
      "Sample total",
      "12",
      "People who signed up",
      "$10.00",
      "For each successful signup",
    ]);
  },
};
