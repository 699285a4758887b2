/** The tokens as files, made by the build from src/styles/theme.css (scripts/tokens.ts). */
const FILES = [
  ["tokens.json", "Design Tokens 2025.10: every token, light, dark and with more contrast, in one file"],
  ["figma-light.tokens.json", "Figma variables, the mode Light"],
  ["figma-dark.tokens.json", "Figma variables, the mode Dark"],
] as const;

/** Links to the files of tokens, for the pages of Foundations. */
export function Downloads() {
  return (
    <ul>
      {FILES.map(([file, what]) => (
        <li key={file}>
          <a href={`./${file}`} download>
            {file}
          </a>
          : {what}
        </li>
      ))}
    </ul>
  );
}
