// Pages of a fictional bicycle club that uses the library: pricing, testimonials, settings, team, and an Arabic page.
import {
  Button,
  Dialog,
  DialogActions,
  DialogClose,
  DialogContent,
  DialogTrigger,
  FeatureCard,
  PlanCard,
  ProfileCard,
  ReferralStats,
  SettingsSwitch,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  TestimonialCard,
  // biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
} from "profigure";
// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import { FigurePortrait, toFigureSpec } from "profigure/figure";
import { type ReactNode, StrictMode, useState } from "react";
import { createPortal } from "react-dom";
import { createRoot } from "react-dom/client";
import { TEAM } from "./team.ts";

const Pricing = () => (
  <>
    <h1>Velo Club</h1>
    <div className="row">
      <PlanCard
        name="Ride"
        headingLevel={2}
        price="9 €"
        period="a month"
        features={["Two bicycles", "Insurance"]}
        action={<Button>Choose Ride</Button>}
      />
      <PlanCard
        name="Workshop"
        headingLevel={2}
        price="240 €"
        period={<>a year, first month free</>}
        features={["Everything in Ride", "A stand of your own", <b key="key">A key to the door</b>, "Spare tubes"]}
        isPopular
        labels={{ popular: "MEMBERS’ CHOICE" }}
        action={<Button variant="primary">Choose Workshop</Button>}
      />
    </div>
    <ReferralStats
      stats={[
        { label: "Free months", value: 3, note: "Until August" },
        { label: "Friends who ride", value: 3 },
      ]}
    />
    <FeatureCard heading="Open all night" headingLevel={2}>
      Bring a lamp.
    </FeatureCard>
  </>
);

const Wall = () => (
  <>
    <h1>What members say</h1>
    <div className="row">
      <TestimonialCard name="Dana Whitfield" jobTitle="Nurse" stars={3.5}>
        Good tools. The coffee is for the brave.
      </TestimonialCard>
      <TestimonialCard name="Emeka Obi">I come for the stands and stay for the arguments about chains.</TestimonialCard>
      <TestimonialCard
        name="Lena Brandt"
        jobTitle="Courier"
        stars={5}
        picture={<FigurePortrait spec={toFigureSpec({ name: "Lena Brandt", hair: "bob" })} isDecorative />}
      >
        My bicycle is older than the club. It has never run better.
      </TestimonialCard>
    </div>
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
      {TEAM.map((person) => {
        const spec = toFigureSpec(person);
        return (
          <ProfileCard
            key={person.name}
            name={person.name}
            headline={person.jobTitle}
            picture={<FigurePortrait spec={spec} isDecorative />}
          />
        );
      })}
    </div>
  </>
);

const Booking = () => (
  <Dialog>
    <DialogTrigger asChild>
      <Button>Book a bicycle</Button>
    </DialogTrigger>
    <DialogContent heading="Book a bicycle" description="The red one is free on Sunday.">
      <DialogActions>
        <Button variant="primary">Book it</Button>
        <DialogClose asChild>
          <Button>Not now</Button>
        </DialogClose>
      </DialogActions>
    </DialogContent>
  </Dialog>
);

/** Renders its children in a shadow root or a frame that has the page's styles. */
function Elsewhere({ into, children }: { into: "shadow" | "frame"; children: ReactNode }) {
  const [place, setPlace] = useState<ShadowRoot | HTMLElement>();
  const addStyles = (to: ParentNode) => {
    for (const sheet of document.querySelectorAll("link[rel=stylesheet]")) to.append(sheet.cloneNode());
  };
  return (
    <>
      {into === "shadow" ? (
        <div
          ref={(host) => {
            if (!host || host.shadowRoot) return;
            const root = host.attachShadow({ mode: "open" });
            addStyles(root);
            setPlace(root);
          }}
        />
      ) : (
        <iframe
          title="The club’s widget"
          ref={(frame) => {
            if (!frame?.contentDocument || place) return;
            addStyles(frame.contentDocument.head);
            setPlace(frame.contentDocument.body);
          }}
        />
      )}
      {place ? createPortal(children, place) : null}
    </>
  );
}

const Widgets = () => (
  <>
    <h1>Widgets</h1>
    <Elsewhere into="shadow">
      <Booking />
    </Elsewhere>
    <Elsewhere into="frame">
      <Booking />
    </Elsewhere>
  </>
);

const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <main>
      <h1>نادي الدراجات</h1>
      <Tabs defaultValue="rides">
        <TabsList aria-label="النادي">
          <TabsTrigger value="rides">جولات</TabsTrigger>
          <TabsTrigger value="shop">ورشة</TabsTrigger>
          <TabsTrigger value="people">أعضاء</TabsTrigger>
        </TabsList>
        <TabsContent value="rides">
          <TestimonialCard
            name="ليلى حدّاد"
            jobTitle="ممرّضة"
            stars={3.5}
            labels={{ stars: (stars) => `${stars} من 5 نجوم` }}
          >
            أدوات جيدة، والقهوة للشجعان.
          </TestimonialCard>
        </TabsContent>
        <TabsContent value="shop">
          <SettingsSwitch label="إشعارات" labels={{ on: "مفعّل", off: "متوقف" }} />
        </TabsContent>
        <TabsContent value="people">٣٠ عضوًا</TabsContent>
      </Tabs>
    </main>
  </div>
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

const PAGES: Record<string, () => ReactNode> = {
  pricing: Pricing,
  rent: Rent,
  wall: Wall,
  settings: Settings,
  team: Team,
  widgets: Widgets,
};
const name = new URLSearchParams(location.search).get("page") ?? "";
const Page = PAGES[name];
const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      {Page ? (
        <main>
          <Page />
        </main>
      ) : (
        <RightToLeft />
      )}
    </StrictMode>,
  );
