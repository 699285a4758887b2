import { Download } from "lucide-react";
import { useRef } from "react";
import { formatMoney, formatMoneyShort } from "../../domain/money.ts";
import { referralStats } from "../../domain/referral.ts";
import { Button, QrCode, ReferralStats, toast } from "../../index.ts";
import { formatCount } from "../../lib/format-count.ts";
import { saveFile } from "../platform/save-file.ts";
import { SAMPLE_ACCOUNT } from "../sample/account.ts";
import { useStore } from "../store/store.ts";
import { ReferralLink } from "./ReferralLink.tsx";
import { referralLink } from "./referral-link.ts";

/** The Referrals tab: the earned cashback and the referral link. */
export function Referrals() {
  const link = referralLink(useStore().profile);
  const code = useRef<SVGSVGElement>(null);
  const { earnedCashbackCents, successfulReferrals, payoutPerReferralCents } = referralStats(
    SAMPLE_ACCOUNT.successfulReferrals,
  );
  const reward = formatMoneyShort(payoutPerReferralCents);

  const saveCode = () => {
    if (!code.current) return;
    const markup = new XMLSerializer().serializeToString(code.current);
    const file = new File([markup], "profigure-referral-qr.svg", { type: "image/svg+xml" });
    if (saveFile(file)) toast(`Saved ${file.name}.`, { variant: "success" });
  };
  return (
    <section aria-labelledby="referrals-heading" className="pf:grid pf:grid-cols-1 pf:gap-6">
      <h2 id="referrals-heading" className="pf:sr-only">
        Referrals
      </h2>
      <ReferralStats
        stats={[
          { label: "Earned cashback", value: formatMoney(earnedCashbackCents), note: "Sample total" },
          { label: "Successful referrals", value: formatCount(successfulReferrals), note: "People who signed up" },
          {
            label: "Payout per referral",
            value: formatMoney(payoutPerReferralCents),
            note: "For each successful signup",
          },
        ]}
      />
      <div className="pf:grid pf:grid-cols-1 pf:items-center pf:gap-8 pf:panel pf:p-panel pf:lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="pf:grid pf:grid-cols-1 pf:gap-4">
          <div className="pf:grid pf:grid-cols-1 pf:gap-1.5">
            <h3 className="pf:type-card">Your referral link</h3>
            <p className="pf:text-muted">You earn {reward} for each signup. These are sample numbers.</p>
          </div>
          <ReferralLink link={link} />
        </div>
        <div className="pf:grid pf:justify-items-center pf:gap-3 pf:rounded-lg pf:border-2 pf:border-line-strong pf:bg-sunken pf:p-5">
          <QrCode ref={code} value={link} label="QR code of your referral link" className="pf:w-44 pf:rounded-sm" />
          <p className="pf:text-small">Scan with your phone.</p>
          <Button size="sm" onClick={saveCode}>
            <Download aria-hidden />
            Save QR code
          </Button>
        </div>
      </div>
    </section>
  );
}
