// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import "profigure/styles.css";

export const metadata = { title: "A consumer who renders on the server" };

/** @param {{ children: import("react").ReactNode }} props */
export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
