/** Why a file could not be read, as a sentence with the next step. */
export const IMPORT_ERRORS = {
  notLinkedIn: "This PDF isn't a LinkedIn profile. On a computer, open your own profile and choose More, Save to PDF.",
  noProfile: "This copy has no profile. Ask LinkedIn for Profile, Positions and Skills.",
  packedInside: "This ZIP has another file inside. Unpack it and choose the ZIP or PDF in it.",
  /** The file exceeds the limits for real files, or it was crafted to do harm. */
  unsafe: "We can't read this file safely. Choose another, or type your name and title.",
  damaged: "This file is damaged. Save it again and choose it once more, or type your name and title.",
  locked: "This file has a password. Save it without one, or type your name and title.",
  empty: "This file is empty. Choose another, or type your name and title.",
  scan: "This PDF is a picture without text. Choose the one that LinkedIn saves, or type your name and title.",
  pictureWithoutFigure: "There's no figure in this picture. Choose one you downloaded here.",
  scrambled:
    "Your browser scrambles pictures to protect you from fingerprinting, so we can't read QR codes. Choose the file you downloaded here, or open the figure's link.",
  /** The picture's metadata contains different figures, or its QR code contains another one than its metadata. */
  severalFigures: "This picture has figures that don't match. Choose one you downloaded here and didn't change.",
  severalPeople: "There are several people in this file. Choose one with only you in it.",
  unknownKind:
    "We can't read this kind of file. Choose your LinkedIn PDF or data export, a picture or backup you saved here, or type your name and title.",
  /** The code for reading the file could not be fetched. */
  offline: "Go online once so we can load the reader, then try again.",
  pdfOffline: "Go online once so we can load the PDF reader. Or choose your data export, or type your name and title.",
} as const;

/** Why the text in the name field could not be read. */
export const NO_NAME = "We can't find a name here. Type your first and last name. We don't open links.";
