// A server component: what it imports without "use client" is drawn on the server and sends no script.
import {
  ButtonLink,
  FigureCard,
  PillPicker,
  PlanCard,
  SettingsSwitch,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  // biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
} from "profigure";
import { Buy } from "./buy.jsx";

export default function Page() {
  return (
    <main>
      <FigureCard name="Maya Okonkwo" jobTitle="Engineer" isHero isPaid={false} />
      <PlanCard
        name="Premium"
        price="$88.99"
        period="per month"
        features={["Unlimited downloads", "Priority support"]}
        isPopular
        action={
          <ButtonLink href="#buy" variant="primary">
            Choose Premium
          </ButtonLink>
        }
      />
      <PillPicker />
      <SettingsSwitch label="Email Notifications" />
      <Tabs defaultValue="figures">
        <TabsList aria-label="Account">
          <TabsTrigger value="figures">Figures</TabsTrigger>
          <TabsTrigger value="account">Settings</TabsTrigger>
        </TabsList>
        <TabsContent value="figures">Your figures</TabsContent>
        <TabsContent value="account">Your settings</TabsContent>
      </Tabs>
      <Buy />
    </main>
  );
}
