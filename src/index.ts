/**
 * The public list of ProFigure: what others may import, written by hand.
 */
export { CheckoutDialog, type CheckoutDialogProps } from "./components/CheckoutDialog.tsx";
export { CollectionCard, type CollectionCardProps } from "./components/CollectionCard.tsx";
export { CreateFigureTile, type CreateFigureTileProps } from "./components/CreateFigureTile.tsx";
export { CurrentPlanCard, type CurrentPlanCardProps } from "./components/CurrentPlanCard.tsx";
export { FeatureCard, type FeatureCardProps } from "./components/FeatureCard.tsx";
export { FigureCard, type FigureCardProps } from "./components/FigureCard.tsx";
export { FigureWall, type FigureWallProps } from "./components/FigureWall.tsx";
export { Logo } from "./components/Logo.tsx";
export { NewsletterForm, type NewsletterFormProps } from "./components/NewsletterForm.tsx";
export { PartError, type PartErrorProps } from "./components/PartError.tsx";
export { PillButton, type PillButtonProps } from "./components/PillButton.tsx";
export { PillPicker, type PillPickerProps } from "./components/PillPicker.tsx";
export { PlanCard, type PlanCardProps } from "./components/PlanCard.tsx";
export { Processing, type ProcessingProps } from "./components/Processing.tsx";
export { ProfileCard, type ProfileCardProps } from "./components/ProfileCard.tsx";
export { ProfileDetailsList, type ProfileDetailsListProps } from "./components/ProfileDetailsList.tsx";
export { ProfileUrlForm, type ProfileUrlFormProps } from "./components/ProfileUrlForm.tsx";
export { ReferralLink, type ReferralLinkProps } from "./components/ReferralLink.tsx";
export { ReferralStats, type ReferralStatsProps } from "./components/ReferralStats.tsx";
export { SettingsSwitch, type SettingsSwitchProps } from "./components/SettingsSwitch.tsx";
export { SiteFooter, type SiteFooterProps } from "./components/SiteFooter.tsx";
export { SiteHeader, type SiteHeaderProps, type SiteLink } from "./components/SiteHeader.tsx";
export { TestimonialCard, type TestimonialCardProps } from "./components/TestimonialCard.tsx";
export {
  ThemeButton,
  type ThemeButtonProps,
  ThemePicker,
  type ThemePickerProps,
} from "./components/ThemePicker.tsx";
export { Toast, type ToastProps } from "./components/Toast.tsx";
export { TypeBadge, type TypeBadgeProps } from "./components/TypeBadge.tsx";
export { WizardSteps, type WizardStepsProps } from "./components/WizardSteps.tsx";
export type { Figure, PreviewFigure } from "./domain/figure.ts";
export {
  type Accessory,
  type AccessoryKind,
  type CharacterType,
  DEFAULT_ACCESSORIES,
  DEFAULT_TAGLINES,
  type FigureLook,
  type FigureSpec,
  type FigureSpecInput,
  toFigureSpec,
} from "./domain/figure-spec.ts";
export { formatMoney } from "./domain/money.ts";
export { PLAN, PLANS, type Plan, type PlanId } from "./domain/plans.ts";
export type { ProfileDetails } from "./domain/profile.ts";
export { PROFILE_URL_ERRORS, type ProfileUrlError, validateProfileUrl } from "./domain/profile-link.ts";
export { type ReferralStats as ReferralStatsData, referralStats } from "./domain/referral.ts";
export type { Testimonial } from "./domain/testimonial.ts";
export type { Theme } from "./domain/theme.ts";
export { Capsule } from "./figure/Capsule.tsx";
export { describeFigure } from "./figure/describe-figure.ts";
export { Emblem } from "./figure/Emblem.tsx";
export { FigureAlone } from "./figure/FigureAlone.tsx";
export { FigureBox } from "./figure/FigureBox.tsx";
export { FigurePortrait } from "./figure/FigurePortrait.tsx";
export { Poster } from "./figure/Poster.tsx";
export { randomFigureSpec } from "./figure/random-spec.ts";
export { Button, type ButtonProps, buttonStyles } from "./primitives/Button.tsx";
export { Dialog, DialogClose, DialogContent, type DialogContentProps, DialogTrigger } from "./primitives/Dialog.tsx";
export { IconButton, type IconButtonProps } from "./primitives/IconButton.tsx";
export type { RenderLink } from "./primitives/render-link.tsx";
export { Switch, type SwitchProps } from "./primitives/Switch.tsx";
export { Tabs, TabsContent, TabsList, TabsTrigger } from "./primitives/Tabs.tsx";
export { TextField, type TextFieldProps } from "./primitives/TextField.tsx";
