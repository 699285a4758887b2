/** Why nothing was read from a file, as a sentence that says what to do. */
export const IMPORT_ERRORS = {
  notLinkedIn: "This PDF is not a LinkedIn profile. On a computer, use More, Save to PDF on your own profile.",
  noProfile: "This copy holds no profile. Ask LinkedIn for Profile, Positions and Skills.",
  packedInside: "This ZIP holds another file. Unpack it and choose the ZIP or PDF inside.",
  /** Larger, deeper or longer than any honest file, or made to break its reader. */
  unsafe: "This file cannot be read safely. Choose another, or write your name and title in the box.",
  damaged: "This file is damaged. Save it once more and choose it again, or write your name and title in the box.",
  locked: "This file has a password. Save it without one, or write your name and title in the box.",
  empty: "This file is empty. Choose another, or write your name and title in the box.",
  scan: "This PDF is a picture without text. Choose the one that LinkedIn saves, or write your name and title in the box.",
  pictureWithoutFigure: "This picture carries no figure. Choose one that was downloaded here.",
  scrambled:
    "Your browser scrambles pictures to protect you from fingerprinting, so no QR code can be read. Choose the file that was downloaded here, or open the figure's link.",
  /** Its QR code and its metadata hold different figures, or its metadata does. */
  severalFigures: "This picture carries figures that differ. Choose one that was downloaded here and not changed.",
  severalPeople: "This file holds several people. Choose one with only yourself in it.",
  unknownKind:
    "We can't read this kind of file. Choose your LinkedIn PDF or data copy, a picture or backup saved here, or write your name and title in the box.",
  /** The file's reader could not be fetched. */
  offline: "Reading it needs the network once. Connect and try again.",
  pdfOffline:
    "Reading PDFs needs the network once. Try again, choose your data copy, or write your name and title in the box.",
} as const;

/** Why nothing was read from the text in the box. */
export const NO_NAME =
  "No name was found. Write your name on the first line and your title on the second; links are not opened.";
