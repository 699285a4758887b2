// The page is a server component; everything in it is drawn on the server first.
import { Shown } from "./shown.tsx";

export default function Page() {
  return <Shown />;
}
