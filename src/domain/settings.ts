/** The Account tab's toggles (specification §2). */
export interface Settings {
  readonly emailNotifications: boolean;
  readonly marketingCommunications: boolean;
  readonly socialSharing: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  emailNotifications: true,
  marketingCommunications: false,
  socialSharing: false,
};
