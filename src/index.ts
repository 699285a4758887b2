/** `profigure`: primitives and components, each for any product. */
export {
  CollectionCard,
  type CollectionCardFigure,
  type CollectionCardLabels,
  type CollectionCardProps,
} from "./components/CollectionCard.tsx";
export { CountedField, type CountedFieldProps } from "./components/CountedField.tsx";
export type { CounterLabels } from "./components/counter-labels.ts";
export { DownloadButton, type DownloadButtonLabels, type DownloadButtonProps } from "./components/DownloadButton.tsx";
export { Dropzone, type DropzoneLabels, type DropzoneProps } from "./components/Dropzone.tsx";
export { EmptyState, type EmptyStateProps } from "./components/EmptyState.tsx";
export { FeatureCard, type FeatureCardProps } from "./components/FeatureCard.tsx";
export { FigureCard, type FigureCardLabels, type FigureCardProps } from "./components/FigureCard.tsx";
export { FigureWall, type FigureWallProps } from "./components/FigureWall.tsx";
export { Notice, type NoticeLabels, type NoticeProps } from "./components/Notice.tsx";
export { PillButton, type PillButtonLabels, type PillButtonProps } from "./components/PillButton.tsx";
export { PillPicker, type PillPickerLabels, type PillPickerProps } from "./components/PillPicker.tsx";
export { PlanCard, type PlanCardLabels, type PlanCardProps } from "./components/PlanCard.tsx";
export { ProfileCard, type ProfileCardProps } from "./components/ProfileCard.tsx";
export { QrCode, type QrCodeProps } from "./components/QrCode.tsx";
export { type ReferralStat, ReferralStats, type ReferralStatsProps } from "./components/ReferralStats.tsx";
export { SettingsSwitch, type SettingsSwitchLabels, type SettingsSwitchProps } from "./components/SettingsSwitch.tsx";
export {
  TestimonialCard,
  type TestimonialCardLabels,
  type TestimonialCardProps,
} from "./components/TestimonialCard.tsx";
export {
  type Theme,
  ThemeButton,
  type ThemeButtonProps,
  type ThemeLabels,
  ThemePicker,
  type ThemePickerProps,
} from "./components/ThemePicker.tsx";
export { Toast, type ToastAction, type ToastLabels, type ToastProps } from "./components/Toast/Toast.tsx";
export { ToastRegion, type ToastRegionLabels, type ToastRegionProps } from "./components/Toast/ToastRegion.tsx";
export { announce, closeToasts, type ToastOptions, toast, useToast } from "./components/Toast/toast-queue.ts";
export { TypeBadge, type TypeBadgeProps } from "./components/TypeBadge.tsx";
export { TypeSwitch, type TypeSwitchLabels, type TypeSwitchProps } from "./components/TypeSwitch.tsx";
export { Button, type ButtonProps } from "./primitives/Button.tsx";
export { ButtonLink, type ButtonLinkProps } from "./primitives/ButtonLink.tsx";
export { type ButtonLook, buttonStyles } from "./primitives/button-styles.ts";
export { Checkbox, type CheckboxProps } from "./primitives/Checkbox.tsx";
export {
  Dialog,
  DialogClose,
  type DialogCloseProps,
  DialogContent,
  type DialogContentProps,
  type DialogLabels,
  type DialogProps,
  type DialogReason,
  DialogTrigger,
  type DialogTriggerProps,
} from "./primitives/Dialog.tsx";
export { DialogActions, type DialogActionsProps } from "./primitives/DialogActions.tsx";
export { Field, type FieldControl, type FieldProps } from "./primitives/Field.tsx";
export { IconButton, type IconButtonProps } from "./primitives/IconButton.tsx";
export { ProgressBar, type ProgressBarProps } from "./primitives/ProgressBar.tsx";
export { type RadioCard, RadioCards, type RadioCardsProps } from "./primitives/RadioCards.tsx";
export { Radio, RadioGroup, type RadioGroupProps, type RadioProps } from "./primitives/RadioGroup.tsx";
export type { ReturnFocus } from "./primitives/return-focus.ts";
export { SearchField, type SearchFieldLabels, type SearchFieldProps } from "./primitives/SearchField.tsx";
export { type Segment, SegmentedControl, type SegmentedControlProps } from "./primitives/SegmentedControl.tsx";
export { Switch, type SwitchProps } from "./primitives/Switch.tsx";
export {
  Tabs,
  TabsContent,
  type TabsContentProps,
  TabsList,
  type TabsListProps,
  type TabsProps,
  TabsTrigger,
  type TabsTriggerProps,
} from "./primitives/Tabs.tsx";
export { TextArea, type TextAreaProps } from "./primitives/TextArea.tsx";
export { TextField, type TextFieldProps } from "./primitives/TextField.tsx";
export { useFileDrop } from "./primitives/use-file-drop.ts";
