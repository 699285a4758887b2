import mayaPortrait from "picture:maya-portrait";
import { useState } from "react";
import { PLAN, remainingDownloads } from "../../domain/plans.ts";
import type { Settings } from "../../domain/settings.ts";
import { Button, CurrentPlanCard, ProfileCard, SettingsSwitch } from "../../index.ts";
import { SAMPLE_ACCOUNT } from "../sample/account.ts";
import { SAMPLE_DETAILS } from "../sample/profile.ts";
import { useStatus } from "../status.tsx";
import { useVisit } from "../visit.ts";

const SETTINGS: ReadonlyArray<{ key: keyof Settings; label: string; description: string }> = [
  { key: "emailNotifications", label: "Email Notifications", description: "News about your figures" },
  { key: "marketingCommunications", label: "Marketing Communications", description: "The occasional product note" },
  { key: "socialSharing", label: "Social Sharing", description: "Share also offers the figure’s link" },
];

/** The Account tab: profile, settings and plan. */
export function Account() {
  const visit = useVisit();
  const { notify } = useStatus();
  const [settings, setSettings] = useState(visit.settings);
  const set = (key: keyof Settings, value: boolean) => {
    visit.settings = { ...settings, [key]: value };
    setSettings(visit.settings);
  };
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-10">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <ProfileCard
          profile={SAMPLE_DETAILS}
          picture={<img src={mayaPortrait} alt="" width={200} height={200} />}
          onEdit={() => notify("Editing the profile is not available yet.")}
        />
        <section aria-labelledby="settings-heading" className="grid grid-cols-1 gap-1.5 card p-4 sm:p-6">
          <h2 id="settings-heading" className="type-card pb-3">
            Settings
          </h2>
          {SETTINGS.map(({ key, label, description }) => (
            <SettingsSwitch
              key={key}
              label={label}
              description={description}
              checked={settings[key]}
              onCheckedChange={(value) => set(key, value)}
            />
          ))}
          <p className="border-line border-t pt-4 text-muted text-small">
            This demo sends no e-mail. Settings hold for this visit; keeping them is not available yet.
          </p>
        </section>
      </div>
      <CurrentPlanCard
        plan={PLAN.basic}
        remaining={remainingDownloads(PLAN.basic, SAMPLE_ACCOUNT.downloadsUsed)}
        actions={
          <>
            <Button variant="primary" onClick={() => notify("Changing plans is not available yet.")}>
              Upgrade to Premium
            </Button>
            <Button onClick={() => notify("Managing the subscription is not available yet.")}>
              Manage Subscription
            </Button>
          </>
        }
      />
    </div>
  );
}
