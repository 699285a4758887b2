/**
 * Every text of the library in German, by component: `import * as de from "profigure/labels/de"`, then spread it on the
 * component: `<PlanCard {...de.PlanCard} plan={plan} />`. A bundler takes only what is used. People are addressed as "du".
 */
import { createElement, Fragment } from "react";
import type { Plan } from "../domain/plans.ts";
import { PROFILE_URL_ERRORS } from "../domain/profile-link.ts";
import type { Texts, TextsByType } from "./catalogue.ts";
import { describeFigure } from "./de/describe.ts";
import { EDITOR } from "./de/editor.ts";
import { COUNTER, DEMO, SKILLS, TYPES } from "./de/fields.ts";
import { formatCount, formatDate, formatMoney } from "./de/format.ts";
import { OPTIONS } from "./de/options.ts";

export { describeFigure, describePortrait } from "./de/describe.ts";

const PERIODS: Readonly<Record<Plan["period"], string>> = {
  "one-time": "einmalig",
  "per month": "im Monat",
  lifetime: "für immer",
};

/** The features of the three plans. */
const FEATURES: Readonly<Record<string, string>> = {
  "2 action figure downloads": "2 Downloads von Actionfiguren",
  "Standard accessories": "Normales Zubehör",
  "Basic quality": "Einfache Qualität",
  "Standard packaging": "Normale Verpackung",
  "Social sharing": "Teilen in sozialen Netzwerken",
  "Unlimited downloads": "Unbegrenzte Downloads",
  "Premium accessories": "Erlesenes Zubehör",
  "High resolution": "Hohe Auflösung",
  "Exclusive packaging": "Exklusive Verpackung",
  "Advanced customization": "Erweiterte Anpassung",
  "Priority support": "Bevorzugte Hilfe",
  "Referral dashboard": "Übersicht der Empfehlungen",
  "Everything in Premium": "Alles aus Premium",
  "Lifetime unlimited access": "Lebenslang unbegrenzter Zugang",
  "NFT minting (airdrop in 30 days)": "NFT-Prägung (Airdrop in 30 Tagen)",
  "3D printed 1:6 scale figure": "3D-gedruckte Figur im Maßstab 1:6",
  "Collectors editions": "Sammlerausgaben",
  "Early access": "Früherer Zugang",
};
const feature = (text: string): string => FEATURES[text] ?? text;
const price = ({ priceCents, period }: Plan): string => `${formatMoney(priceCents)} ${PERIODS[period]}`;
const remaining = (count: number): string =>
  count === Number.POSITIVE_INFINITY
    ? feature("Unlimited downloads")
    : `noch ${formatCount(count)} ${count === 1 ? "Download" : "Downloads"}`;

export const CheckoutDialog: Texts<"CheckoutDialog"> = {
  labels: {
    heading: "Kasse zum Ausprobieren",
    types: TYPES,
    oneTime: (type) => `${type}, einmalig`,
    offers: "Was du kaufst",
    single: "Einzelne Figur",
    price: formatMoney,
    singlePrice: (priceCents) => `${formatMoney(priceCents)} einmalig`,
    planPrice: (plan) => `${price(plan)}${plan.features[0] ? `. ${feature(plan.features[0])}` : ""}`,
    note: DEMO,
    confirm: "Bestätigen",
    cancel: "Abbrechen",
    doneHeading: "Sie gehört dir",
    doneLine: "Das Wasserzeichen ist weg.",
    collected: (name) => createElement(Fragment, null, name, " ist in deiner Sammlung auf diesem Gerät."),
    switched: ({ name }) => `Du hast jetzt ${name}. Diese Vorführung berechnet nichts.`,
    close: "Schließen",
  },
};

export const CollectionCard: Texts<"CollectionCard"> = {
  labels: {
    types: TYPES,
    created: "Erstellt am",
    saved: "Gesichert am",
    draft: "Entwurf",
    downloads: (count) => (count === 1 ? "Download" : "Downloads"),
    shares: (count) => (count === 1 ? "Mal geteilt" : "Male geteilt"),
    download: "Herunterladen",
    downloadWithPlan: "Mit deinem Tarif herunterladen",
    noneLeft: "Keine Downloads mehr",
    seePlans: "Tarife ansehen",
    share: "Teilen",
    purchase: (priceCents) => `Für ${formatMoney(priceCents)} kaufen`,
    resume: "Weiterarbeiten",
    remove: "Löschen",
    named: (action, name) => `${action}: ${name}`,
    date: formatDate,
    count: formatCount,
  },
};

export const CollectionToolbar: Texts<"CollectionToolbar"> = {
  labels: {
    label: "Suchen und filtern",
    search: "Nach Namen suchen",
    placeholder: "Maya, Viktor …",
    filters: "Filter",
    set: (count) => `${count} gesetzt`,
    type: "Art",
    types: { all: "Alle", hero: "Helden", villain: "Schurken" },
    state: "Stand",
    states: { all: "Alle", paid: "Gekauft", draft: "Entwürfe" },
    sort: "Reihenfolge",
    sorts: { newest: "Neueste zuerst", oldest: "Älteste zuerst", name: "Name A bis Z" },
  },
};

export const ComparePlansDialog: Texts<"ComparePlansDialog"> = {
  labels: {
    heading: (current) =>
      ({ basic: "Auf Premium wechseln", premium: "Auf Legendary wechseln", legendary: "Tarife vergleichen" })[current],
    table: "Vergleich der Tarife",
    price: "Preis",
    priceOf: price,
    yourPlan: "Dein Tarif",
    popular: "BELIEBT",
    rows: [
      ["Downloads", ["2", "Beliebig viele", "Für immer beliebig viele"]],
      ["Zubehör", ["Normal", "Erlesen", "Erlesen"]],
      ["Qualität", ["Einfach", "Hohe Auflösung", "Hohe Auflösung"]],
      ["Verpackung", ["Normal", "Exklusiv", "Exklusiv"]],
      ["Erweiterte Anpassung", [false, true, true]],
      ["Bevorzugte Hilfe", [false, true, true]],
      ["Übersicht der Empfehlungen", [false, true, true]],
      ["3D-gedruckte Figur im Maßstab 1:6", [false, false, true]],
      ["NFT-Prägung (Airdrop in 30 Tagen)", [false, false, true]],
      ["Sammlerausgaben, früherer Zugang", [false, false, true]],
    ],
    included: "Enthalten",
    notIncluded: "Nicht enthalten",
    note: DEMO,
    switchTo: (plan) => `Zu ${plan} wechseln`,
    keep: (plan) => `${plan} behalten`,
    close: "Schließen",
  },
};

export const CreateFigureTile: Texts<"CreateFigureTile"> = { label: "Neue Figur erstellen" };

export const CurrentPlanCard: Texts<"CurrentPlanCard"> = {
  labels: { current: "Aktueller Tarif", heading: ({ name }) => `Tarif ${name}`, remaining, feature },
};

export const DialogContent: Texts<"DialogContent"> = { labels: { close: "Schließen" } };

export const DownloadDialog: Texts<"DownloadDialog"> = {
  labels: {
    heading: "Herunterladen",
    group: "Bildformat",
    formats: {
      card: { title: "Karte", use: "" },
      square: { title: "Quadrat", use: "für Beiträge" },
      landscape: { title: "Querformat", use: "für Links" },
      drawing: { title: "Zeichnung", use: "in jeder Größe scharf" },
      profile: { title: "Profilbild", use: "auch im Kreis" },
      cover: { title: "LinkedIn-Titelbild", use: "mit deinen Worten" },
      loop: { title: "Bewegtes Bild", use: "3 Sekunden" },
    },
    lettering: "Die Schrift erscheint in Browsern; manche Bildprogramme ersetzen sie",
    code: "QR-Code unter der Schachtel",
    codeNote: "Damit öffnet eine Kamera die Figur. Quadrat, Querformat und bewegtes Bild haben ihn immer.",
    watermark: "Das Bild trägt das Wasserzeichen PREVIEW, bis die Figur gekauft ist.",
    download: "Herunterladen",
    busy: "Das Bild entsteht …",
    progress: "Gezeichnet wird Bild für Bild",
    cancel: "Abbrechen",
    print: "Karte drucken",
    close: "Schließen",
  },
};

export const Dropzone: Texts<"Dropzone"> = {
  labels: {
    choose: "Dateien wählen",
    hint: "oder hierher ziehen oder einfügen",
    release: "Zum Öffnen loslassen",
  },
};

export const EditorStrip: Texts<"EditorStrip"> = { labels: { heading: "Deine Schachtel" } };

export const EditorToolbar: Texts<"EditorToolbar"> = {
  labels: { group: "Werkzeuge", undo: "Rückgängig", redo: "Wiederholen", surprise: "Überrasch mich" },
};

export const FigureCard: Texts<"FigureCard"> = {
  labels: { purchase: "Kaufen und herunterladen", download: "Lade deine Figur herunter", describe: describeFigure },
};

export const FigureEditor: Texts<"FigureEditor"> = { labels: EDITOR };

export const NewsletterForm: Texts<"NewsletterForm"> = {
  labels: { email: "E-Mail", placeholder: "du@arbeit.example", subscribe: "Abonnieren" },
};

export const Notice: Texts<"Notice"> = { labels: { dismiss: "Ausblenden" } };

export const PartError: Texts<"PartError"> = {
  heading: "Dieses Teil hat sich gelöst",
  children: "Der Rest der Seite geht weiter, und nichts Gesichertes ist verloren.",
  labels: { retry: "Noch einmal versuchen" },
};

export const PillButton: TextsByType<"PillButton"> = {
  hero: {
    labels: { heading: "Held", line: "Umhang, Schild, gute Haltung.", action: "Nimm die blaue Pille" },
  },
  villain: {
    labels: { heading: "Schurke", line: "Kragen, Handschuhe, ein längerer Plan.", action: "Nimm die rote Pille" },
  },
};

export const PillPicker: Texts<"PillPicker"> = {
  labels: {
    group: "Wähle deine Pille",
    hero: { title: "Held", line: "Blaue Pille. Mit Umhang." },
    villain: { title: "Schurke", line: "Rote Pille. Kragen hoch." },
  },
};

export const PlanCard: Texts<"PlanCard"> = {
  labels: { popular: "AM BELIEBTESTEN", price: formatMoney, period: (period) => PERIODS[period], feature },
};

export const PlanDialog: Texts<"PlanDialog"> = {
  labels: {
    heading: "Abonnement verwalten",
    description:
      "Diese Vorführung sichert deinen Tarif auf diesem Gerät. Wechseln kostet nichts, denn nichts wird berechnet.",
    group: "Tarif",
    line: (plan, count) => `${price(plan)}. ${remaining(count)}`,
    current: (plan) => `${plan} ist dein Tarif`,
    switchTo: (plan) => `Zu ${plan} wechseln`,
    close: "Schließen",
  },
};

export const PrintCard: Texts<"PrintCard"> = {
  labels: {
    ...TYPES,
    glue: "Hier kleben",
    series: "Büroreihe Nr.",
    title: "Titel",
    characterType: "Rolle",
    industry: "Branche",
    skills: "Besondere Fähigkeiten",
    accessories: "In der Schachtel",
    code: "Zum Öffnen scannen",
    base: "Diese Seite auf den Tisch",
    headline: ["Falten.", "Stellen.", "Befördern."],
    lead: "Eine Schreibtischfigur aus einem Bogen. Druck sie mit 100 % auf festes Papier.",
    cut: { heading: "Schneiden", text: "Der durchgehenden Linie ganz herum folgen." },
    fold: { heading: "Falten", text: "Drei gestrichelte Linien, von dir weg." },
    paste: { heading: "Kleben", text: "Boden unten, Lasche innen. Dann stehen lassen." },
    stands: "So steht sie",
    spares: "Ersatzteile. Ausschneiden, unter dem Tisch verlieren.",
    check: "Prüf den Namen, bevor du schneidest",
    card: "Faltkarte.",
    describe: describeFigure,
    withCode: "Mit einem QR-Code, der sie öffnet.",
  },
};

export const Processing: Texts<"Processing"> = {
  heading: "Deine Actionfigur entsteht …",
  children: "Schritt 3 von 4: Zubehör nach deinen Fähigkeiten",
};

export const ProfileCard: Texts<"ProfileCard"> = { labels: { edit: "Profil bearbeiten" } };

export const ProfileDetailsList: Texts<"ProfileDetailsList"> = {
  labels: {
    ...TYPES,
    name: "Name",
    jobTitle: "Titel",
    type: "Rolle",
    industry: "Branche",
    skills: "Besondere Fähigkeiten",
    accessories: "In der Schachtel",
  },
};

const PROFILE_FIELDS = { name: "Name", email: "E-Mail", headline: "Kurzprofil" };

export const ProfileDialog: Texts<"ProfileDialog"> = {
  labels: {
    heading: "Profil bearbeiten",
    note: "Bleibt nur auf diesem Gerät. Deine Figuren behalten ihre eigenen Namen.",
    fields: PROFILE_FIELDS,
    noName: "Bitte gib einen Namen ein",
    noEmail: "Bitte gib eine E-Mail-Adresse wie name@example.com ein",
    tooLong: (field, over, limit) =>
      `${PROFILE_FIELDS[field]}: bitte um ${over} Zeichen kürzen, auf höchstens ${limit}`,
    save: "Sichern",
    cancel: "Abbrechen",
    close: "Schließen",
  },
};

export const ProfileReviewForm: Texts<"ProfileReviewForm"> = {
  labels: {
    ...COUNTER,
    ...SKILLS,
    name: "Name",
    credentials: "Titel und Abschlüsse",
    credentialsTooLong: (limit) =>
      `Mit ihnen hätte der Name mehr als ${limit} Zeichen, darum stehen sie nicht auf der Schachtel.`,
    jobTitle: "Titel",
    tagline: "Spruch",
    industry: "Branche",
    accessories: "Zubehör",
    accessory: (place) => `Zubehör ${place}`,
    swap: "Tauschen",
    swapAccessory: (place) => `Tauschen: Zubehör ${place}`,
    outfit: "Kleidung",
    headwear: "Kopfbedeckung",
    from: (source) => `Aus ${source}`,
    use: "Nehmen",
    switchName: (field) => `Nehmen: ${field}`,
    check: "Bitte prüf diese Zeile",
    gaps: {
      noSkillsHeading: "Wir haben deinen Namen und Titel gelesen, aber keine Fähigkeiten: nenn bis zu sechs.",
      onlyProfile: "Name und Kurzprofil gefunden. Für Titel und Fähigkeiten nimm Positions.csv und Skills.csv dazu.",
    },
    submit: "Übernehmen",
    cancel: "Abbrechen",
    nothingUsed: "Noch ist nichts eingeschaltet",
    options: OPTIONS,
  },
};

export const ProfileUrlForm: Texts<"ProfileUrlForm"> = {
  label: "Adresse deines LinkedIn-Profils",
  labels: {
    placeholder: "https://linkedin.com/in/dein-name",
    [PROFILE_URL_ERRORS.empty]: "Bitte gib die Adresse deines LinkedIn-Profils ein",
    [PROFILE_URL_ERRORS.invalid]: "Bitte gib eine gültige LinkedIn-Adresse ein",
  },
};

export const ReferralLink: Texts<"ReferralLink"> = {
  label: "Empfehlungslink",
  labels: { copy: "Kopieren", copied: "Kopiert", share: "Teilen" },
};

export const ReferralStats: Texts<"ReferralStats"> = {
  labels: {
    earnedCashback: "Verdiente Prämie",
    earnedCashbackNote: "Beispielsumme",
    successfulReferrals: "Erfolgreiche Empfehlungen",
    successfulReferralsNote: "Menschen, die sich angemeldet haben",
    payoutPerReferral: "Prämie je Empfehlung",
    payoutPerReferralNote: "Für jede erfolgreiche Anmeldung",
    money: formatMoney,
    count: formatCount,
  },
};

export const SettingsSwitch: Texts<"SettingsSwitch"> = { labels: { on: "An", off: "Aus" } };

export const SiteFooter: Texts<"SiteFooter"> = {
  labels: {
    ...NewsletterForm.labels,
    about: "Berufstätige in der Schachtel. Held oder Schurke, neu auf der Karte.",
    quickLinks: "Schnell gefunden",
    legal: "Rechtliches",
    newsletter: "Rundbrief",
    social: (network) => `ProFigure auf ${network} (Platzhalter)`,
    note: "Eine Vorführung mit Beispieldaten. Kleinteile, große Pläne.",
  },
};

export const ThemePicker: Texts<"ThemePicker"> = {
  labels: {
    group: "Erscheinungsbild",
    system: "Automatisch",
    light: "Hell",
    dark: "Dunkel",
    change: (theme, next) => `Erscheinungsbild: ${theme}. Wechseln zu ${next}`,
  },
};

export const ThemeButton: Texts<"ThemeButton"> = { ...ThemePicker };

export const SiteHeader: Texts<"SiteHeader"> = {
  labels: {
    home: "ProFigure, Startseite",
    main: "Hauptnavigation",
    openMenu: "Menü öffnen",
    closeMenu: "Menü schließen",
    current: "Du bist hier",
    theme: ThemePicker.labels,
  },
};

export const TestimonialCard: Texts<"TestimonialCard"> = {
  labels: { stars: "5 von 5 Sternen", quote: (content) => `„${content}“` },
};

export const Toast: Texts<"Toast"> = { labels: { dismiss: "Ausblenden" } };

export const ToastViewport: Texts<"ToastViewport"> = { labels: { ...Toast.labels, region: "Meldungen" } };

export const TypeBadge: TextsByType<"TypeBadge"> = {
  hero: { children: TYPES.hero },
  villain: { children: TYPES.villain },
};

export const WizardSteps: Texts<"WizardSteps"> = { labels: { completed: "erledigt" } };
