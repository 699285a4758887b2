import { LABELS as CHECKOUT_DIALOG } from "../components/CheckoutDialog.tsx";
import { LABELS as COLLECTION_CARD } from "../components/CollectionCard/labels.ts";
import { LABELS as COLLECTION_TOOLBAR } from "../components/CollectionToolbar.tsx";
import { LABELS as COMPARE_PLANS_DIALOG } from "../components/ComparePlansDialog/labels.ts";
import { LABELS as CURRENT_PLAN_CARD } from "../components/CurrentPlanCard.tsx";
import { LABELS as DOWNLOAD_DIALOG } from "../components/DownloadDialog/labels.ts";
import { LABELS as DROPZONE } from "../components/Dropzone.tsx";
import { LABELS as EDITOR_STRIP } from "../components/EditorStrip.tsx";
import { LABELS as EDITOR_TOOLBAR } from "../components/EditorToolbar.tsx";
import { LABELS as FIGURE_CARD } from "../components/FigureCard.tsx";
import { EDITOR_LABELS } from "../components/FigureEditor/labels.ts";
import { LABELS as NEWSLETTER_FORM } from "../components/NewsletterForm.tsx";
import { LABELS as NOTICE } from "../components/Notice.tsx";
import { LABELS as PART_ERROR } from "../components/PartError.tsx";
import { LABELS as PILL_BUTTON } from "../components/PillButton.tsx";
import { LABELS as PILL_PICKER } from "../components/PillPicker.tsx";
import { LABELS as PLAN_CARD } from "../components/PlanCard.tsx";
import { LABELS as PLAN_DIALOG } from "../components/PlanDialog.tsx";
import { LABELS as PROFILE_CARD } from "../components/ProfileCard.tsx";
import { LABELS as PROFILE_DETAILS_LIST } from "../components/ProfileDetailsList.tsx";
import { LABELS as PROFILE_DIALOG } from "../components/ProfileDialog.tsx";
import { PROFILE_REVIEW_LABELS } from "../components/ProfileReviewForm/labels.ts";
import { LABELS as REFERRAL_LINK } from "../components/ReferralLink.tsx";
import { LABELS as REFERRAL_STATS } from "../components/ReferralStats.tsx";
import { LABELS as SETTINGS_SWITCH } from "../components/SettingsSwitch.tsx";
import { LABELS as SITE_FOOTER } from "../components/SiteFooter.tsx";
import { LABELS as SITE_HEADER } from "../components/SiteHeader.tsx";
import { LABELS as TESTIMONIAL_CARD } from "../components/TestimonialCard.tsx";
import { LABELS as THEME_PICKER } from "../components/ThemePicker.tsx";
import { LABELS as TOAST } from "../components/Toast/Toast.tsx";
import { LABELS as TOAST_VIEWPORT } from "../components/Toast/ToastViewport.tsx";
import { LABELS as WIZARD_STEPS } from "../components/WizardSteps.tsx";
import { PROFILE_URL_ERRORS, PROFILE_URL_PLACEHOLDER } from "../domain/profile-link.ts";
import { PRINT_LABELS } from "../figure/print-labels.ts";
import { LABELS as DIALOG } from "../primitives/Dialog.tsx";
import type { Catalogue } from "./catalogue.ts";

/**
 * Every text of the library in English: what components say by themselves, in one place to be translated and compared.
 * It is no part of the package, as each component brings its own.
 */
export const en: Catalogue = {
  CheckoutDialog: { labels: CHECKOUT_DIALOG },
  CollectionCard: { labels: { ...COLLECTION_CARD, types: { hero: "Hero", villain: "Villain" } } },
  CollectionToolbar: { labels: COLLECTION_TOOLBAR },
  ComparePlansDialog: { labels: COMPARE_PLANS_DIALOG },
  CreateFigureTile: { label: "Create New Figure" },
  CurrentPlanCard: { labels: CURRENT_PLAN_CARD },
  DialogContent: { labels: DIALOG },
  DownloadDialog: { labels: DOWNLOAD_DIALOG },
  Dropzone: { labels: DROPZONE },
  EditorStrip: { labels: EDITOR_STRIP },
  EditorToolbar: { labels: EDITOR_TOOLBAR },
  FigureCard: { labels: FIGURE_CARD },
  FigureEditor: { labels: EDITOR_LABELS },
  NewsletterForm: { labels: NEWSLETTER_FORM },
  Notice: { labels: NOTICE },
  PartError: {
    heading: "This part came loose",
    children: "The rest of the page still works and nothing you saved is lost.",
    labels: PART_ERROR,
  },
  PillButton: { hero: { labels: PILL_BUTTON.hero }, villain: { labels: PILL_BUTTON.villain } },
  PillPicker: { labels: PILL_PICKER },
  PlanCard: { labels: PLAN_CARD },
  PlanDialog: { labels: PLAN_DIALOG },
  PrintCard: { labels: PRINT_LABELS },
  Processing: {
    heading: "Creating your action figure...",
    children: "Step 3 of 4: Generating accessories based on your skills",
  },
  ProfileCard: { labels: PROFILE_CARD },
  ProfileDetailsList: { labels: PROFILE_DETAILS_LIST },
  ProfileDialog: { labels: PROFILE_DIALOG },
  ProfileReviewForm: { labels: PROFILE_REVIEW_LABELS },
  ProfileUrlForm: {
    label: "LinkedIn profile URL",
    labels: {
      placeholder: PROFILE_URL_PLACEHOLDER,
      [PROFILE_URL_ERRORS.empty]: PROFILE_URL_ERRORS.empty,
      [PROFILE_URL_ERRORS.invalid]: PROFILE_URL_ERRORS.invalid,
    },
  },
  ReferralLink: { label: "Referral link", labels: REFERRAL_LINK },
  ReferralStats: { labels: REFERRAL_STATS },
  SettingsSwitch: { labels: SETTINGS_SWITCH },
  SiteFooter: { labels: { ...SITE_FOOTER, ...NEWSLETTER_FORM } },
  SiteHeader: { labels: { ...SITE_HEADER, theme: THEME_PICKER } },
  TestimonialCard: { labels: TESTIMONIAL_CARD },
  ThemeButton: { labels: THEME_PICKER },
  ThemePicker: { labels: THEME_PICKER },
  Toast: { labels: TOAST },
  ToastViewport: { labels: { ...TOAST_VIEWPORT, ...TOAST } },
  TypeBadge: { hero: { children: "Hero" }, villain: { children: "Villain" } },
  WizardSteps: { labels: WIZARD_STEPS },
};
