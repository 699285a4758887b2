/** The public list of ProFigure: what others may import, written by hand. */
export { CheckoutDialog, type CheckoutDialogLabels, type CheckoutDialogProps } from "./components/CheckoutDialog.tsx";
export { CollectionCard, type CollectionCardProps } from "./components/CollectionCard/CollectionCard.tsx";
export type { CollectionCardLabels } from "./components/CollectionCard/labels.ts";
export {
  CollectionToolbar,
  type CollectionToolbarLabels,
  type CollectionToolbarProps,
} from "./components/CollectionToolbar.tsx";
export {
  ComparePlansDialog,
  type ComparePlansDialogProps,
} from "./components/ComparePlansDialog/ComparePlansDialog.tsx";
export type { ComparePlansDialogLabels } from "./components/ComparePlansDialog/labels.ts";
export { CreateFigureTile, type CreateFigureTileProps } from "./components/CreateFigureTile.tsx";
export {
  CurrentPlanCard,
  type CurrentPlanCardLabels,
  type CurrentPlanCardProps,
} from "./components/CurrentPlanCard.tsx";
export { DownloadButton, type DownloadButtonLabels, type DownloadButtonProps } from "./components/DownloadButton.tsx";
export { DownloadDialog, type DownloadDialogProps } from "./components/DownloadDialog/DownloadDialog.tsx";
export type { DownloadDialogLabels } from "./components/DownloadDialog/labels.ts";
export { Dropzone, type DropzoneLabels, type DropzoneProps } from "./components/Dropzone.tsx";
export { EditorToolbar, type EditorToolbarLabels, type EditorToolbarProps } from "./components/EditorToolbar.tsx";
export { EmptyState, type EmptyStateProps } from "./components/EmptyState.tsx";
export { FeatureCard, type FeatureCardProps } from "./components/FeatureCard.tsx";
export { FigureCard, type FigureCardLabels, type FigureCardProps } from "./components/FigureCard.tsx";
export { FigureWall, type FigureWallProps } from "./components/FigureWall.tsx";
export {
  type FigureMotionOptions,
  type FigureMotionTrigger,
  useFigureMotion,
  watchFigure,
} from "./components/figure-motion.ts";
export { Logo } from "./components/Logo.tsx";
export { NewsletterForm, type NewsletterFormLabels, type NewsletterFormProps } from "./components/NewsletterForm.tsx";
export { Notice, type NoticeLabels, type NoticeProps } from "./components/Notice.tsx";
export { PartError, type PartErrorLabels, type PartErrorProps } from "./components/PartError.tsx";
export { PicturePreview, type PicturePreviewProps } from "./components/PicturePreview.tsx";
export { PillButton, type PillButtonLabels, type PillButtonProps } from "./components/PillButton.tsx";
export { PillPicker, type PillPickerLabels, type PillPickerProps } from "./components/PillPicker.tsx";
export { PlanCard, type PlanCardLabels, type PlanCardProps } from "./components/PlanCard.tsx";
export { PlanDialog, type PlanDialogLabels, type PlanDialogProps } from "./components/PlanDialog.tsx";
export { Processing, type ProcessingProps } from "./components/Processing.tsx";
export { ProfileCard, type ProfileCardLabels, type ProfileCardProps } from "./components/ProfileCard.tsx";
export {
  ProfileDetailsList,
  type ProfileDetailsListLabels,
  type ProfileDetailsListProps,
} from "./components/ProfileDetailsList.tsx";
export { ProfileDialog, type ProfileDialogLabels, type ProfileDialogProps } from "./components/ProfileDialog.tsx";
export type { ProfileReviewFormLabels } from "./components/ProfileReviewForm/labels.ts";
export {
  ProfileReviewForm,
  type ProfileReviewFormProps,
} from "./components/ProfileReviewForm/ProfileReviewForm.tsx";
export {
  ProfileUrlForm,
  type ProfileUrlFormLabels,
  type ProfileUrlFormProps,
} from "./components/ProfileUrlForm.tsx";
export { QrCode, type QrCodeProps } from "./components/QrCode.tsx";
export { ReferralLink, type ReferralLinkLabels, type ReferralLinkProps } from "./components/ReferralLink.tsx";
export { ReferralStats, type ReferralStatsLabels, type ReferralStatsProps } from "./components/ReferralStats.tsx";
export { SettingsSwitch, type SettingsSwitchLabels, type SettingsSwitchProps } from "./components/SettingsSwitch.tsx";
export { SiteFooter, type SiteFooterLabels, type SiteFooterProps } from "./components/SiteFooter.tsx";
export { SiteHeader, type SiteHeaderLabels, type SiteHeaderProps, type SiteLink } from "./components/SiteHeader.tsx";
export {
  TestimonialCard,
  type TestimonialCardLabels,
  type TestimonialCardProps,
} from "./components/TestimonialCard.tsx";
export {
  ThemeButton,
  type ThemeButtonProps,
  type ThemeLabels,
  ThemePicker,
  type ThemePickerProps,
} from "./components/ThemePicker.tsx";
export { Toast, type ToastAction, type ToastLabels, type ToastProps } from "./components/Toast/Toast.tsx";
export {
  ToastProvider,
  type ToastProviderProps,
  useAnnounce,
  useToast,
  useToasts,
} from "./components/Toast/ToastProvider.tsx";
export {
  ToastViewport,
  type ToastViewportLabels,
  type ToastViewportProps,
} from "./components/Toast/ToastViewport.tsx";
export type { ToastItem, ToastOptions } from "./components/Toast/toast-list.ts";
export { TypeBadge, type TypeBadgeProps } from "./components/TypeBadge.tsx";
export { TypeSwitch, type TypeSwitchLabels, type TypeSwitchProps } from "./components/TypeSwitch.tsx";
export { WizardSteps, type WizardStepsLabels, type WizardStepsProps } from "./components/WizardSteps.tsx";
export type { CollectionView } from "./domain/collection-view.ts";
export { type EditingAction, type EditingState, editingReducer, startEditing } from "./domain/editing.ts";
export type { DownloadRight, PlanUse } from "./domain/entitlement.ts";
export type { Figure, PreviewFigure } from "./domain/figure.ts";
export { formatMoney } from "./domain/money.ts";
export { PLAN, PLANS, type Plan, type PlanId } from "./domain/plans.ts";
export type { Profile, ProfileDetails } from "./domain/profile.ts";
export { PROFILE_URL_ERRORS, type ProfileUrlError, validateProfileUrl } from "./domain/profile-link.ts";
export { applyReview, type ProfileReview, type ReviewField } from "./domain/profile-review.ts";
export { type ReferralStats as ReferralStatsData, referralStats } from "./domain/referral.ts";
export type { Testimonial } from "./domain/testimonial.ts";
export type { Theme } from "./domain/theme.ts";
export { type EditorTab, FigureEditor, type FigureEditorProps } from "./editor/FigureEditor.tsx";
export { EDITOR_LABELS, type EditorLabels } from "./editor/labels.ts";
export { QuickEditor, type QuickEditorProps } from "./editor/QuickEditor.tsx";
export { describeFigure } from "./figure/describe.ts";
export { LOOP_MS, poseFigure } from "./figure/engine/motion.ts";
export { loadAllFigureParts } from "./figure/engine/pack.ts";
export type { AccessoryKind } from "./figure/parts/accessory/options.ts";
export { Capsule } from "./figure/pictures/Capsule.tsx";
export { Emblem } from "./figure/pictures/Emblem.tsx";
export type { FigureExportProps } from "./figure/pictures/export-props.ts";
export { FigureAlone } from "./figure/pictures/FigureAlone.tsx";
export { FigureBox } from "./figure/pictures/FigureBox.tsx";
export { FigureExport } from "./figure/pictures/FigureExport.tsx";
export { FigurePortrait } from "./figure/pictures/FigurePortrait.tsx";
export { loadFigureParts } from "./figure/pictures/load-parts.ts";
export { PrintCard, type PrintCardProps } from "./figure/pictures/PrintCard.tsx";
export type { PrintCardLabels } from "./figure/pictures/print-labels.ts";
export type { Accessory } from "./figure/schema/accessory.ts";
export { type DesignLock, type FigureDesign, toFigureDesign } from "./figure/schema/design.ts";
export type { CharacterType } from "./figure/schema/field.ts";
export type { FigureLook } from "./figure/schema/fields.ts";
export type { PictureFormat } from "./figure/schema/picture-format.ts";
export { randomFigureSpec, surpriseFigureSpec } from "./figure/schema/random.ts";
export { type FigureSpec, type FigureSpecInput, toFigureSpec } from "./figure/schema/spec.ts";
export { Button, type ButtonProps } from "./primitives/Button.tsx";
export { buttonStyles } from "./primitives/button-styles.ts";
export {
  Dialog,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  type DialogLabels,
  DialogTrigger,
} from "./primitives/Dialog.tsx";
export { DialogActions } from "./primitives/DialogActions.tsx";
export type { FinalFocus } from "./primitives/final-focus.ts";
export { IconButton, type IconButtonProps } from "./primitives/IconButton.tsx";
export { ProgressBar, type ProgressBarProps } from "./primitives/ProgressBar.tsx";
export type { RenderLink } from "./primitives/render-link.tsx";
export { Switch, type SwitchProps } from "./primitives/Switch.tsx";
export { Tabs, TabsContent, TabsList, type TabsListProps, TabsTrigger } from "./primitives/Tabs.tsx";
export { TextField, type TextFieldProps } from "./primitives/TextField.tsx";
export { useFileDrop } from "./primitives/use-file-drop.ts";
export { useUndoKeys } from "./primitives/use-undo-keys.ts";
