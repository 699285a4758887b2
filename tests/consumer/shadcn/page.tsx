// The page is a server component; everything on it is first rendered on the server.
import { Shown } from "./shown.tsx";

export default function Page() {
  return <Shown />;
}
