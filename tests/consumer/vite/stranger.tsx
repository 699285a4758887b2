// Pages of a fictional bicycle club that uses the library: testimonials, settings, team and rental.
import {
  Button,
  Dialog,
  DialogClose,
  DialogContent,
  DialogTrigger,
  ProfileCard,
  SettingsSwitch,
  TestimonialCard,
  // biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
} from "profigure";
// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import { FigurePortrait, randomFigureSpec, toFigureSpec } from "profigure/figure";
import { type ReactNode, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

const Wall = () => (
  <>
    <h1>What members say</h1>
    <TestimonialCard
      name="Lena Brandt"
      jobTitle="Courier"
      stars={3.5}
      picture={<FigurePortrait spec={toFigureSpec({ name: "Lena Brandt", hair: "bob" })} isDecorative />}
    >
      My bicycle is older than the club. It has never run better.
    </TestimonialCard>
  </>
);

function Settings() {
  const [sent, setSent] = useState("");
  return (
    <>
      <h1>Settings</h1>
      <form
        className="panel"
        onSubmit={(event) => {
          event.preventDefault();
          const data = [...new FormData(event.currentTarget)].map(([name, value]) => `${name}=${value}`);
          setSent(data.join("&"));
        }}
      >
        <SettingsSwitch
          label={
            <>
              Weekly <em>ride</em> mail
            </>
          }
          description="Every Thursday."
          name="mail"
          value="weekly"
          defaultChecked
        />
        <SettingsSwitch label="Show me on the map" name="map" />
        <SettingsSwitch label="Sign in with the club" description="Set by your club." name="sso" checked disabled />
        <Button type="submit" variant="primary">
          Save
        </Button>
      </form>
      <output>{sent}</output>
    </>
  );
}

const Team = () => (
  <>
    <h1>The team</h1>
    <div className="row">
      {Array.from({ length: 30 }, (_, seed) => randomFigureSpec(seed)).map((spec) => (
        <ProfileCard
          key={spec.number}
          name={spec.name}
          headline={spec.jobTitle}
          picture={<FigurePortrait spec={spec} isDecorative />}
        />
      ))}
    </div>
  </>
);

/** A short page, whose button makes it longer than the screen, and a dialog in the page or in an element of it. */
function Rent() {
  const [isLong, setLong] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <div style={{ minHeight: isLong ? "300vh" : undefined }}>
      <Button onClick={() => setLong(true)}>Show all bicycles</Button>
      {[undefined, place].map((container) => (
        <Dialog key={container ? "place" : "page"}>
          <DialogTrigger>{container ? "Rent here" : "Rent"}</DialogTrigger>
          <DialogContent heading="Rent a bicycle" container={container}>
            <DialogClose>Not today</DialogClose>
          </DialogContent>
        </Dialog>
      ))}
      <div ref={setPlace} />
    </div>
  );
}

const PAGES: Record<string, () => ReactNode> = { rent: Rent, wall: Wall, settings: Settings, team: Team };
const Page = PAGES[new URLSearchParams(location.search).get("page") ?? ""];
const root = document.getElementById("root");
if (root && Page)
  createRoot(root).render(
    <StrictMode>
      <main>
        <Page />
      </main>
    </StrictMode>,
  );
