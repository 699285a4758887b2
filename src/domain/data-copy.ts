/** The files of LinkedIn's data copy that are opened, as sources in words for the person. */
export const DATA_COPY_SOURCES = {
  profile: "Profile.csv",
  position: "Positions.csv, current",
  skills: "Skills.csv",
} as const;
