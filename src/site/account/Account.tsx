import { Pencil } from "lucide-react";
import { useState } from "react";
import type { Profile } from "../../domain/profile.ts";
import type { Settings } from "../../domain/settings.ts";
import { Button, Notice, ProfileCard, SettingsSwitch, toast } from "../../index.ts";
import { PlanDialog, useSwitchPlan } from "../checkout/index.ts";
import { useUnsavedDrafts } from "../figure-session/unsaved-drafts.ts";
import { useBusy } from "../platform/use-busy.ts";
import { useVisit } from "../platform/visit.ts";
import { changeProfile, changeSettings, STORE_AGAIN } from "../store/actions.ts";
import { store, useStore } from "../store/store.ts";
import { CurrentPlanCard } from "./CurrentPlanCard.tsx";
import { DeviceDataCard } from "./DeviceDataCard.tsx";
import { isSampleProfile, ownDetails } from "./own-figure.ts";
import { ProfileDialog } from "./ProfileDialog.tsx";
import { ProfilePortrait } from "./ProfilePortrait.tsx";

const SETTINGS: Readonly<Record<keyof Settings, { label: string; description: string }>> = {
  emailNotifications: { label: "Email Notifications", description: "News about your figures" },
  marketingCommunications: { label: "Marketing Communications", description: "Occasional product news" },
  socialSharing: { label: "Social Sharing", description: "Include a link when I share a figure" },
};
const SETTING_KEYS = Object.keys(SETTINGS) as (keyof Settings)[];

/** The Account tab: profile, settings and plan. */
export function Account() {
  const { profile, planUse, status, figures } = useStore();
  const { drafts } = useUnsavedDrafts();
  const [isSaving, run] = useBusy();
  const [dialog, setDialog] = useState<"profile" | "manage">();
  const closeDialog = () => setDialog(undefined);
  const visit = useVisit();
  const offered = isSampleProfile(profile) ? ownDetails(drafts, figures) : undefined;
  /** Initial values for the Edit Profile dialog, instead of the stored profile. */
  const [suggested, setSuggested] = useState<Profile>();
  const editProfile = (suggestion?: Profile) => {
    setSuggested(suggestion);
    setDialog("profile");
  };
  const saveProfile = async (next: Profile) => {
    // Remembers the input until it is saved, because the dialog may be closed by then.
    visit.unsavedProfile = next;
    try {
      await changeProfile(next);
    } catch {
      const message = "Your profile could not be saved. Edit Profile still has what you typed.";
      toast(`${message} ${STORE_AGAIN}`, { variant: "error" });
      return;
    }
    visit.unsavedProfile = undefined;
    setDialog((open) => (open === "profile" ? undefined : open));
    if (store.read().status === "read") toast("Saved", { variant: "success" });
  };
  const { isBusy: isSwitching, switchPlan } = useSwitchPlan();
  return (
    <div
      aria-busy={status === "loading"}
      className="pf:grid pf:grid-cols-1 pf:items-start pf:gap-6 pf:in-data-returning:aria-busy:invisible pf:lg:grid-cols-2 pf:lg:gap-10"
    >
      <div className="pf:grid pf:min-w-0 pf:grid-cols-1 pf:gap-6">
        <ProfileCard
          name={profile.name}
          headline={profile.headline}
          picture={<ProfilePortrait />}
          note={isSampleProfile(profile) ? "Sample profile. Edit it to make it yours." : undefined}
          actions={
            <Button size="sm" onClick={() => editProfile()} className="pf:max-sm:px-3">
              <Pencil aria-hidden />
              Edit Profile
            </Button>
          }
        />
        {offered ? (
          <Notice
            heading={
              <>
                <span>Use </span>
                <bdi>{offered.name}</bdi>
                <span>’s {offered.headline ? "name and title" : "name"} for your profile?</span>
              </>
            }
            // Clears the e-mail address, which is the sample person's.
            actions={<Button onClick={() => editProfile({ ...offered, email: "" })}>Use in my profile</Button>}
          >
            {offered.headline ? <bdi>{offered.headline}</bdi> : null}
          </Notice>
        ) : null}
        <section
          aria-labelledby="settings-heading"
          className="pf:grid pf:grid-cols-1 pf:gap-1.5 pf:card pf:p-4 pf:sm:p-6"
        >
          <h2 id="settings-heading" className="pf:type-card pf:pb-3">
            Settings
          </h2>
          {SETTING_KEYS.map((key) => (
            <Setting key={key} name={key} />
          ))}
          <p className="pf:border-line pf:border-t pf:pt-4 pf:text-muted pf:text-small">
            This demo sends no email. Settings are saved on this device.
          </p>
        </section>
      </div>
      <div className="pf:grid pf:min-w-0 pf:grid-cols-1 pf:gap-6">
        <CurrentPlanCard onManage={() => setDialog("manage")} />
        <DeviceDataCard />
      </div>
      <ProfileDialog
        open={dialog === "profile"}
        onClose={closeDialog}
        profile={visit.unsavedProfile ?? suggested ?? profile}
        onSave={(next) => void run(() => saveProfile(next))}
        isBusy={isSaving}
      />
      <PlanDialog
        open={dialog === "manage"}
        onOpenChange={closeDialog}
        planUse={planUse}
        onSwitch={(next) => switchPlan(next, () => setDialog((open) => (open === "manage" ? undefined : open)))}
        isBusy={isSwitching}
      />
    </div>
  );
}

/** The switch of a setting. It moves when the setting is saved. */
function Setting({ name }: { name: keyof Settings }) {
  const { settings } = useStore();
  const [isBusy, run] = useBusy();
  const change = async (value: boolean) => {
    try {
      await changeSettings({ [name]: value });
      if (store.read().status === "read") toast("Saved", { variant: "success" });
    } catch {
      toast(`Your settings could not be saved, so nothing has changed. ${STORE_AGAIN}`, { variant: "error" });
    }
  };
  return (
    <SettingsSwitch
      {...SETTINGS[name]}
      checked={settings[name]}
      aria-busy={isBusy || undefined}
      onCheckedChange={(value) => void run(() => change(value))}
    />
  );
}
