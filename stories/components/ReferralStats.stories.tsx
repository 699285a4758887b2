import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { type ReferralStat, ReferralStats } from "../../src/index.ts";
import { atWidth, rightToLeft } from "../decorators.tsx";
import { states } from "../states.tsx";

const stats = (earned: string, referrals: string): ReferralStat[] => [
  { label: "Earned cashback", value: earned, note: "Sample total" },
  { label: "Successful referrals", value: referrals, note: "People who signed up" },
  { label: "Payout per referral", value: "$10.00", note: "For each successful signup" },
];

const meta = {
  title: "Data display/ReferralStats",
  component: ReferralStats,
  parameters: { alsoKnownAs: ["metrics", "statistics"] },
  args: { stats: stats("$120.00", "12") },
} satisfies Meta<typeof ReferralStats>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () =>
    states({
      "None yet": <ReferralStats stats={stats("$0.00", "0")} />,
      "The sample": <ReferralStats stats={stats("$120.00", "12")} />,
      "Another program": (
        <ReferralStats
          stats={[
            { label: "Free months", value: 3, note: "Until August" },
            { label: "Invited", value: 7 },
            { label: "Friends who ride", value: 3 },
            { label: "Next free month", value: "in 2 rides" },
          ]}
        />
      ),
      Many: <ReferralStats stats={stats("$123,450.00", "12,345")} />,
    }),
  // Screen readers read each number with its name.
  play: async ({ canvas }) => {
    const read = (role: string) => canvas.getAllByRole(role).map(({ textContent }) => textContent);
    await expect(read("term").slice(0, 3)).toEqual(["Earned cashback", "Successful referrals", "Payout per referral"]);
    await expect(read("definition").slice(0, 4)).toEqual(["$0.00", "Sample total", "0", "People who signed up"]);
  },
};

/** The notes explain the numbers and mark sample data. */
export const Do: Story = { tags: ["!dev", "!test"] };

/** Cheerful notes do not explain who is counted, or what people get ten dollars for. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  args: {
    stats: [
      { label: "Earned cashback", value: "$120.00", note: "Wow, keep going!" },
      { label: "Successful referrals", value: 12, note: "You are on fire" },
      { label: "Payout per referral", value: "$10.00", note: "Easy money" },
    ],
  },
};

export const LongText: Story = {
  args: {
    stats: [
      {
        label: "Earned cashback",
        value: "$987,654,320.00",
        note: "Sample total, counted from the day the first colleague gave in and signed up",
      },
      {
        label: "Successful referrals of colleagues, cousins and neighbors",
        value: "98,765,432",
        note: "People who signed up and stayed for the cape",
      },
      { label: "Payout per referral", value: "$10.00", note: "For each successful signup, in United States dollars" },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    stats: [
      { label: "الرصيد المكتسب", value: "$120.00", note: "مجموع نموذجي" },
      { label: "الإحالات الناجحة", value: 12, note: "أشخاص سجّلوا" },
      { label: "المكافأة لكل إحالة", value: "$10.00", note: "عن كل تسجيل ناجح" },
    ],
  },
  decorators: rightToLeft("ar"),
};

export const WholeNumbers: Story = {
  name: "A long number fits on one line in the narrowest card of a row",
  tags: ["!dev"],
  args: { stats: stats("$123,450.00", "12,345") },
  decorators: atWidth("47.5rem"),
  play: async ({ canvas }) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText("$123,450.00"));
    await expect(range.getClientRects()).toHaveLength(1);
  },
};
