/** The files that we read in LinkedIn's data copy, as the interface names them. */
export const DATA_COPY_SOURCES = {
  profile: "Profile.csv",
  position: "Positions.csv, current",
  skills: "Skills.csv",
} as const;
