/** The files that we read in LinkedIn's data copy, with their names for the reader. */
export const DATA_COPY_SOURCES = {
  profile: "Profile.csv",
  position: "Positions.csv, current",
  skills: "Skills.csv",
} as const;
