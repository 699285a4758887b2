// Fictional people. make-pdf.mjs writes their profile PDFs (pdf/), in which these texts must be found.

/**
 * @typedef {{ title: string; dates: string; place?: string; text?: string }} Role
 * @typedef {{ company: string; span?: string; roles: readonly Role[] }} Job `span` is for several roles in one company.
 * @typedef {{ language?: string; fonts?: readonly string[]; name: string; headline?: string; place?: string; skills?:
 * readonly string[]; side?: Record<string, readonly string[]>; summary?: string; jobs?: readonly Job[]; schools?:
 * readonly { name: string; line: string }[]; }} Person The default language is English. By default, each letter uses
 * the first font of make-pdf.mjs that has it.
 */

/** @param {string} company @param {string} title @param {string} dates @param {string} [place] @returns {Job} */
const job = (company, title, dates, place) => ({ company, roles: [{ title, dates, ...(place && { place }) }] });

/** @param {string[]} words */
const headings = (...words) => {
  const [contact = "", skills = "", summary = "", experience = "", education = ""] = words;
  return { contact, skills, summary, experience, education };
};

/** LinkedIn's headings, by the language of the viewer. */
export const HEADINGS = {
  en: headings("Contact", "Top Skills", "Summary", "Experience", "Education"),
  de: headings("Kontakt", "Top-Kenntnisse", "Zusammenfassung", "Berufserfahrung", "Ausbildung"),
  fr: headings("Coordonnées", "Principales compétences", "Résumé", "Expérience", "Formation"),
  es: headings("Contactar", "Aptitudes principales", "Extracto", "Experiencia", "Educación"),
  pt: headings("Contato", "Principais competências", "Resumo", "Experiência", "Formação acadêmica"),
  it: headings("Contatti", "Competenze principali", "Riepilogo", "Esperienza", "Formazione"),
  "it-CH": headings("Contatti", "Principali competenze", "Riepilogo", "Esperienza", "Formazione"),
  nl: headings("Contact", "Belangrijkste vaardigheden", "Samenvatting", "Ervaring", "Opleiding"),
  sv: headings("Kontakt", "Främsta kompetenser", "Sammanfattning", "Erfarenhet", "Utbildning"),
  da: headings("Kontakt", "Mest repræsenterede kompetencer", "Resumé", "Erfaring", "Uddannelse"),
  ru: headings("Способы связаться", "Основные навыки", "Общие сведения", "Опыт работы", "Образование"),
  tr: headings("İletişim Bilgileri", "En Önemli Yetenekler", "Özet", "Deneyim", "Eğitim"),
  // A language whose headings our code does not know.
  eo: headings("Kontakto", "Ĉefaj kapabloj", "Resumo", "Sperto", "Eduko"),
};

/** One font for all letters, as in LinkedIn's PDFs, so that all have the same baseline. */
const EAST = ["WenQuanYi Zen Hei"];
const NEAR_EAST = ["DejaVu Sans"];

/** @type {Record<string, Person>} */
export const people = {
  plain: {
    name: "Noor Castellanos",
    headline: "Platform Engineer at Fernhill",
    place: "Lisbon, Portugal",
    skills: ["Kubernetes", "Go", "Incident Response"],
    summary: "Keeps the lights on and the pagers quiet.",
    jobs: [
      job("Fernhill", "Platform Engineer", "March 2021 - Present (5 years 9 months)", "Lisbon"),
      job("Oakline", "Site Reliability Engineer", "2017 - 2021 (4 years)", "Porto"),
    ],
    schools: [{ name: "Universidade do Vale", line: "MSc, Computer Science" }],
  },
  "wrapped-headline": {
    name: "Priyanka Venkataraman-Hollis, PhD, FRSC",
    headline:
      "Principal Research Scientist | Electrochemistry, Batteries and Solid-State Storage | Speaker, Mentor and occasional Cellist",
    place: "Greater Copenhagen Area",
    skills: ["Electrochemistry", "Grant Writing", "Python"],
    jobs: [job("Lumen Cells", "Principal Research Scientist", "May 2019 - Present")],
  },
  "no-skills": {
    name: "Bo Li",
    headline: "Night-shift Paramedic",
    place: "Leeds",
    jobs: [job("Northern Ambulance", "Paramedic", "January 2015 - Present")],
  },
  "no-work": {
    name: "Amara Nwosu",
    headline: "Student at Westbrook College",
    place: "Accra, Ghana",
    skills: ["Spreadsheets"],
    schools: [{ name: "Westbrook College", line: "BA, Economics" }],
  },
  "no-place": {
    name: "Dele Okafor",
    headline:
      "Freelance Illustrator | Picture Books, Murals and the odd Tattoo | Available from Spring for Commissions",
    skills: ["Illustration", "Watercolour"],
    jobs: [job("Self-employed", "Illustrator", "2012 - Present")],
  },
  "one-line-of-intro": {
    name: "Petra Hollar",
    place: "Brno, Czechia",
    skills: ["Bookbinding"],
    jobs: [job("Hollar & Daughter", "Bookbinder", "2009 - Present")],
  },
  "last-job-ended": {
    name: "Ronan Fitzwilliam",
    headline: "Head Gardener, between gardens",
    place: "Kilkenny, Ireland",
    skills: ["Pruning", "Soil Science", "Greenhouses"],
    jobs: [job("Castle Rowan", "Head Gardener", "March 2011 - September 2025 (14 years 7 months)", "Kilkenny")],
  },
  "ended-job": {
    name: "Noor Castellanos",
    headline: "Naval Architect & Marine Engineer | Speaker",
    place: "Lisbon, Portugal",
    skills: ["Preventive Maintenance"],
    jobs: [job("Harbour Office", "Surveyor", "October 2019 - March 2021 (1 year 6 months)")],
  },
  "dash-before-credential": {
    name: "Noor Castellanos - SHRM-CP",
    headline: "People Partner at Fernhill",
    place: "Lisbon, Portugal",
    jobs: [job("Fernhill", "People Partner", "March 2021 - Present")],
  },
  "two-current-jobs": {
    name: "Noor Castellanos",
    headline: "Chief Medical Officer at Northwind Hospital | Speaker",
    place: "Lisbon, Portugal",
    skills: ["Patient Safety", "Clinical Leadership", "Budgeting"],
    jobs: [
      job("Harbour Lions FC", "Volunteer Youth Coach", "September 2025 - Present (3 months)"),
      job("Northwind Hospital", "Chief Medical Officer", "January 2019 - Present (6 years 11 months)"),
    ],
  },
  "one-company-two-roles": {
    name: "Tomasz Wróbel",
    headline: "Head of Kitchen",
    place: "Kraków",
    skills: ["Menu Design", "HACCP", "Team Leadership"],
    jobs: [
      {
        company: "Złoty Garnek",
        span: "8 years",
        roles: [
          { title: "Head Chef", dates: "June 2020 - Present" },
          { title: "Sous Chef", dates: "2016 - 2020" },
        ],
      },
    ],
  },
  "one-company-four-roles": {
    name: "Grace Achterberg",
    headline: "Fleet Manager at Harbour Line",
    place: "Rotterdam, South Holland, Netherlands",
    skills: ["Logistics", "Negotiation", "Fleet Management"],
    summary: "From deckhand to fleet manager in fifteen years. I still tie my own knots.",
    jobs: [
      {
        company: "Harbour Line",
        span: "15 years 2 months",
        roles: [
          { title: "Fleet Manager", dates: "June 2021 - Present (5 years 6 months)", place: "Rotterdam" },
          { title: "Ship's Master", dates: "2016 - 2021 (5 years)" },
          { title: "First Mate", dates: "2013 - 2016 (3 years)" },
          { title: "Deckhand", dates: "2011 - 2013 (2 years)" },
        ],
      },
    ],
  },
  "wrapped-title": {
    name: "Solveig Aune",
    headline: "Regional Director, Fisheries",
    place: "Tromsø, Norway",
    skills: ["Stock Assessment"],
    jobs: [
      job(
        "Directorate of Northern Fisheries",
        "Regional Director for Coastal Fisheries, Aquaculture Licensing and Marine Spatial Planning in the North",
        "August 2018 - Present",
      ),
    ],
  },
  "wrapped-name": {
    name: "Maximiliano Fernando de Albuquerque e Vasconcelos",
    headline: "Notary",
    place: "Coimbra, Portugal",
    skills: ["Contract Law", "Notarial Deeds"],
    jobs: [job("Cartório Vasconcelos", "Notary", "2004 - Present")],
  },
  "name-of-three-lines": {
    name: "Chukwuemeka Oluwaseun Babatunde Olanrewaju Adebayo-Williamson, MBA, PMP, CSCP, SHRM-SCP",
    headline: "Supply Chain Director | Cold Chains",
    place: "Lagos, Nigeria",
    skills: ["Cold Chain", "Procurement", "Forecasting"],
    jobs: [job("Polar Freight", "Supply Chain Director", "2017 - Present")],
  },
  credentials: {
    name: "Dr. Hannah Lindqvist, RN, MSN, CCRN",
    headline: "Intensive Care Nurse and Clinical Educator",
    place: "Portland, Oregon, United States",
    skills: ["Critical Care", "Ventilation", "Clinical Teaching"],
    jobs: [job("Cascade General", "Clinical Nurse Educator", "2020 - Present")],
  },
  "name-in-brackets": {
    name: "Xiuying (Sue) O'Hara-Zhang",
    headline: "Set Designer @ Lantern Playhouse",
    place: "Greater Melbourne Area",
    skills: ["Set Design", "Model Making", "SketchUp"],
    jobs: [job("Lantern Playhouse", "Set Designer", "2019 - Present")],
  },
  "name-in-small-letters": {
    name: "bell okoye",
    headline: "poet. teacher. sometimes both.",
    place: "Cape Town, South Africa",
    skills: ["Poetry"],
    jobs: [job("Harbour Street School", "teacher of English", "2015 - Present")],
  },
  "one-word-name": {
    name: "Suryani",
    headline: "Batik Artist",
    place: "Yogyakarta, Indonesia",
    skills: ["Batik", "Natural Dyes"],
    jobs: [job("Studio Suryani", "Batik Artist", "1998 - Present")],
  },
  "headline-with-slashes": {
    name: "Teo Marchetti",
    headline:
      "UX/UI Designer & Front-End Developer (React/TypeScript/Node) — Accessibility — Design Systems/Tokens/Documentation",
    place: "Turin, Piedmont, Italy",
    skills: ["C#", "C++", "HTML5/CSS3"],
    jobs: [job("Bottega Digitale", "UX/UI Designer", "2021 - Present")],
  },
  "very-long-words": {
    name: "Friedrich-Wilhelm Donaudampfschifffahrtsgesellschaftskapitän",
    headline: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzbeauftragter",
    place: "Schwerin, Mecklenburg-Vorpommern, Deutschland",
    skills: ["Verbraucherschutz", "Lebensmittelrecht und Lebensmittelkennzeichnung"],
    language: "de",
    jobs: [job("Landesamt", "Lebensmittelkontrolleur", "1999 - Present")],
  },
  "emoji-in-headline": {
    name: "Luca Ferraro",
    headline: "Pastry Chef 🥐 building a bakery 🚀",
    place: "Bologna, Italy",
    skills: ["Viennoiserie", "Sourdough"],
    jobs: [job("Forno Ferraro", "Pastry Chef", "2018 - Present")],
  },
  "emoji-in-name": {
    name: "Kai Nakamura 🌊",
    headline: "Surf Instructor",
    place: "Honolulu, Hawaii",
    skills: ["Lifeguarding"],
    jobs: [job("North Shore Surf School", "Surf Instructor", "2014 - Present")],
  },
  "six-pages": {
    name: "Edwina Blackwood-Sartori",
    headline: "Archivist and Oral Historian",
    place: "Edinburgh, Scotland, United Kingdom",
    skills: ["Oral History", "Cataloguing", "Palaeography"],
    side: {
      Languages: ["English (Native or Bilingual)", "Italian (Professional Working)"],
      Certifications: ["Digital Preservation of Magnetic Tape and Other Obstinate Carriers"],
      "Honors-Awards": ["Ketteridge Medal"],
      Publications: ["Voices from the Loom: Weavers of the Borders, 1930 to 1970"],
    },
    summary: Array.from(
      { length: 12 },
      (_, part) =>
        `Part ${part + 1} of a long story: boxes were opened, tapes were played, and somebody remembered the name of the dog. What was remembered was written down, and what was written down was found again.`,
    ).join(" "),
    jobs: Array.from({ length: 24 }, (_, index) => ({
      company: `The ${index + 1}. Archive of the Borders`,
      roles: [
        {
          title: index === 0 ? "Chief Archivist" : `Archivist, Grade ${index}`,
          dates: index === 0 ? "2020 - Present" : `${1997 + index} - ${1998 + index}`,
          text: "Catalogued letters, ledgers and the minutes of societies that met to decide when to meet. Taught volunteers to hold a photograph by its edges and a silence by its end.",
        },
      ],
    })),
    schools: [{ name: "University of the Lothians", line: "MA, History" }],
  },
  "summary-of-two-pages": {
    name: "Jonah Whitlock",
    headline: "Luthier",
    place: "Cremona, Italy",
    skills: ["Violin Making", "Varnish"],
    summary: Array.from(
      { length: 13 },
      (_, part) =>
        `Violin ${part + 1} took eleven months, two moulds and one argument about varnish. It was played in a church, a kitchen and a tram, and sounded best in the kitchen, where nobody had expected anything of it at all.`,
    ).join(" "),
    jobs: [job("Whitlock Violins", "Luthier", "2001 - Present")],
  },
  "summary-in-paragraphs": {
    name: "Odalys Quintero",
    headline: "Stage Manager",
    place: "Havana, Cuba",
    skills: ["Cueing", "Touring"],
    summary: "I call the show. • Theatre • Opera • Circus Ask me about the time the elephant was late.",
    jobs: [job("Teatro del Malecón", "Stage Manager", "2010 - Present")],
  },
  "wrapped-skills": {
    name: "Nadia Haddad-Laurent",
    headline: "Speech Therapist",
    place: "Montréal, Québec, Canada",
    skills: ["Augmentative and Alternative Communication (AAC)", "Paediatric Speech and Language Therapy", "Dysphagia"],
    side: { Certifications: ["Certified Practitioner of the Very Long Method with a Very Long Name"] },
    jobs: [job("Clinique du Mont", "Speech Therapist", "2016 - Present")],
  },
  "jobs-without-dates": {
    name: "Arvo Saarinen",
    headline: "Reindeer Herder",
    place: "Inari, Finland",
    skills: ["Herding"],
    jobs: [{ company: "Saarinen", roles: [{ title: "Reindeer Herder", dates: "" }] }],
  },
  german: {
    language: "de",
    name: "Jörg Weißhaupt",
    headline: "Leitender Bauingenieur bei Steinbrück & Söhne",
    place: "Köln, Nordrhein-Westfalen, Deutschland",
    skills: ["Stahlbetonbau", "Baustellenleitung", "Arbeitssicherheit"],
    side: { Languages: ["Deutsch (Native or Bilingual)"] },
    jobs: [job("Steinbrück & Söhne", "Leitender Bauingenieur", "Mai 2016 - Present")],
  },
  french: {
    language: "fr",
    name: "Élodie Mac Giolla-Château",
    headline: "Infirmière puéricultrice chez Clinique des Tilleuls",
    place: "Nantes, Pays de la Loire, France",
    skills: ["Pédiatrie", "Soins intensifs", "Écoute active"],
    summary: "J’écoute d’abord, je pique ensuite.",
    jobs: [job("Clinique des Tilleuls", "Infirmière puéricultrice", "janvier 2017 - Present (9 ans 11 mois)")],
  },
  spanish: {
    language: "es",
    name: "María José Ibáñez Peñalver",
    headline: "Maestra de Educación Infantil en Colegio Las Encinas",
    place: "Sevilla, Andalucía, España",
    skills: ["Educación infantil", "Música", "Lengua de signos"],
    summary: "¿Quién dijo que plastilina no es ingeniería?",
    jobs: [
      job("Colegio Las Encinas", "Maestra de Educación Infantil", "septiembre de 2012 - Present (14 años 3 meses)"),
    ],
  },
  portuguese: {
    language: "pt",
    name: "João Guimarães Conceição",
    headline: "Motorista de ambulância | Socorrista voluntário",
    place: "São Luís, Maranhão, Brasil",
    skills: ["Primeiros socorros", "Condução defensiva", "Atendimento ao público"],
    jobs: [job("Resgate Atlântico", "Motorista de ambulância", "março de 2015 - Present (11 anos 9 meses)")],
  },
  italian: {
    language: "it",
    name: "Nicolò D'Amico",
    headline: "Restauratore di affreschi",
    place: "Assisi, Umbria, Italia",
    skills: ["Restauro", "Pittura murale", "Chimica dei materiali"],
    summary: "Tolgo secoli con un cotton fioc.",
    jobs: [job("Bottega D'Amico", "Restauratore", "2008 - Present (18 anni)")],
  },
  "italian-2": {
    language: "it-CH",
    name: "Chiara Bernasconi",
    headline: "Controllora del traffico ferroviario",
    place: "Bellinzona, Ticino, Svizzera",
    skills: ["Sicurezza ferroviaria", "Turni di notte"],
    jobs: [job("Ferrovie del Passo", "Controllora del traffico", "2019 - Present")],
  },
  dutch: {
    language: "nl",
    name: "Sanne van 't Hoff-de Bruijn",
    headline: "Dijkgraaf bij Waterschap Zuiderpolder",
    place: "Zwolle, Overijssel, Nederland",
    skills: ["Waterbeheer", "Dijkversterking", "Bestuur"],
    jobs: [job("Waterschap Zuiderpolder", "Dijkgraaf", "april 2020 - Present (6 jaar 8 maanden)")],
  },
  swedish: {
    language: "sv",
    name: "Åsa Öhrström",
    headline: "Förskollärare på Blåbärets förskola",
    place: "Umeå, Västerbottens län, Sverige",
    skills: ["Barnpedagogik", "Skapande", "Utomhuslek"],
    jobs: [job("Blåbärets förskola", "Förskollärare", "augusti 2010 - Present (16 år 4 månader)")],
  },
  danish: {
    language: "da",
    name: "Søren Ærø Bågø",
    headline: "Tømrermester",
    place: "Ærøskøbing, Region Syddanmark, Danmark",
    skills: ["Tagkonstruktion", "Restaurering", "Lærlinge"],
    jobs: [job("Bågø Tømrer", "Tømrermester", "2003 - Present (23 år)")],
  },
  turkish: {
    language: "tr",
    name: "Işıl Gülşen Öztürk",
    headline: "Diş Hekimi | Çocuk Diş Sağlığı",
    place: "İzmir, Türkiye",
    skills: ["Çocuk diş hekimliği", "Hasta iletişimi"],
    summary: "Korkmadan gülümsemek herkesin hakkı.",
    jobs: [job("Gülümse Kliniği", "Diş Hekimi", "Ekim 2018 - Present (8 yıl 2 ay)", "İzmir")],
  },
  "unknown-language": {
    language: "eo",
    name: "Ĵaneta Ŝafisto",
    headline: "Tradukistino kaj bibliotekistino",
    place: "Hamburgo, Germanio",
    skills: ["Tradukado", "Katalogado"],
    jobs: [job("Urba Biblioteko", "Bibliotekistino", "2018 - Present")],
  },
  russian: {
    language: "ru",
    name: "Алёна Шевцова",
    headline: "Преподаватель фортепиано | Концертмейстер",
    place: "Казань, Татарстан, Россия",
    skills: ["Фортепиано", "Импровизация", "Сольфеджио"],
    summary: "Учу слышать паузы.",
    jobs: [job("Музыкальная школа № 5", "Преподаватель фортепиано", "сентябрь 2009 - Present (17 лет 3 месяца)")],
  },
  greek: {
    name: "Ευαγγελία Παπαδημητρίου",
    headline: "Αρχαιολόγος στην Εφορεία Κυκλάδων",
    place: "Νάξος, Ελλάδα",
    skills: ["Ανασκαφές", "Κεραμική"],
    jobs: [job("Εφορεία Κυκλάδων", "Αρχαιολόγος", "2013 - Present")],
  },
  vietnamese: {
    name: "Nguyễn Thị Hồng Phượng",
    headline: "Kỹ sư cầu đường tại Công ty Sông Xanh",
    place: "Đà Nẵng, Việt Nam",
    skills: ["Thiết kế cầu", "Quản lý dự án"],
    jobs: [job("Công ty Sông Xanh", "Kỹ sư cầu đường", "2018 - Present")],
  },
  chinese: {
    fonts: EAST,
    name: "李晓明",
    headline: "高级软件工程师 | 云帆科技 Cloud Platform",
    place: "中国 上海市",
    skills: ["项目管理", "Java", "系统架构设计"],
    summary: "写代码十五年，仍然喜欢删代码。",
    jobs: [job("云帆科技", "高级软件工程师", "2019年3月 - Present")],
  },
  "chinese-2": {
    name: "欧阳诗涵 (Sharon Ouyang)",
    headline: "儿科护士长",
    place: "台灣 臺北市",
    skills: ["兒科護理", "急救"],
    jobs: [job("仁爱医院", "儿科护士长", "2015年 - Present")],
  },
  "chinese-wrapped": {
    fonts: EAST,
    name: "司徒美玲",
    headline:
      "专注于可持续建筑与城市更新的注册建筑师，曾主持多个旧城区改造项目，热爱老房子、旧砖头与长长的楼梯间里的回声和光影",
    place: "中国 广东省 广州市",
    skills: ["建筑设计", "城市更新", "文物保护"],
    jobs: [job("榕树建筑事务所", "主持建筑师", "2012年6月 - Present")],
  },
  japanese: {
    fonts: EAST,
    name: "佐藤 はるか",
    headline: "株式会社あおぞら ソフトウェアエンジニア",
    place: "日本 東京都",
    skills: ["プロジェクト管理", "組込みシステム", "Rust"],
    summary: "朝はコード、夜は和太鼓。",
    jobs: [job("株式会社あおぞら", "主任エンジニア", "2019年5月 - Present")],
  },
  "japanese-2": {
    fonts: ["IPAGothic"],
    name: "高橋 雄一郎",
    headline: "宮大工",
    place: "日本 奈良県",
    skills: ["木造建築", "文化財修復"],
    jobs: [job("高橋工務店", "棟梁", "1995年 - Present")],
  },
  korean: {
    fonts: ["NanumGothic"],
    name: "김하늘",
    headline: "소프트웨어 엔지니어 | 하늘소프트",
    place: "대한민국 서울",
    skills: ["프로젝트 관리", "데이터베이스"],
    jobs: [job("하늘소프트", "선임 엔지니어", "2020년 3월 - Present")],
  },
  "korean-2": {
    name: "박서연 (Seoyeon Park)",
    headline: "초등학교 교사",
    place: "대한민국 부산",
    skills: ["수업 설계"],
    jobs: [job("해운대초등학교", "교사", "2014년 - Present")],
  },
  arabic: {
    fonts: NEAR_EAST,
    name: "ليلى الحسيني",
    headline: "مهندسة برمجيات في شركة النور",
    place: "القاهرة، مصر",
    skills: ["إدارة المشاريع", "هندسة البرمجيات"],
    summary: "أحب القهوة والأسئلة الصعبة.",
    jobs: [job("شركة النور", "مهندسة برمجيات أولى", "2020 - Present")],
  },
  "arabic-2": {
    name: "محمد عبد الله الأنصاري",
    headline: "طبيب أسنان",
    place: "عمّان، الأردن",
    skills: ["طب الأسنان"],
    jobs: [job("عيادة الأنصاري", "طبيب أسنان", "2011 - Present")],
  },
  persian: {
    fonts: NEAR_EAST,
    name: "پروانه گل‌محمدی",
    headline: "معلم ریاضی در دبیرستان سپیده",
    place: "شیراز، ایران",
    skills: ["تدریس", "هندسه"],
    jobs: [job("دبیرستان سپیده", "معلم ریاضی", "2009 - Present")],
  },
  hebrew: {
    fonts: NEAR_EAST,
    name: "נועה בן־דוד כהן",
    headline: "מהנדסת תוכנה בחברת Fernhill",
    place: "תל אביב, ישראל",
    skills: ["ניהול פרויקטים", "Python"],
    jobs: [job("Fernhill", "מהנדסת תוכנה בכירה", "2020 - Present")],
  },
  "hebrew-2": {
    name: "אריאל לוי (Ariel Levy)",
    headline: "נגר",
    place: "חיפה, ישראל",
    skills: ["נגרות", "ריהוט"],
    jobs: [job("נגריית לוי", "נגר", "2002 - Present")],
  },
  thai: {
    name: "สมชาย ใจดี",
    headline: "วิศวกรซอฟต์แวร์ที่น้ำใส",
    place: "กรุงเทพมหานคร ประเทศไทย",
    skills: ["การจัดการโครงการ"],
    jobs: [job("น้ำใส", "วิศวกรซอฟต์แวร์", "2019 - Present")],
  },
  "thai-in-english": {
    name: "Siriporn Charoensuk (ศิริพร)",
    headline: "Head Baker at Nam Sai",
    place: "Chiang Mai, Thailand",
    skills: ["Baking"],
    jobs: [job("Nam Sai", "Head Baker", "2016 - Present")],
  },
  hindi: {
    name: "अनन्या श्रीवास्तव",
    headline: "सॉफ़्टवेयर इंजीनियर",
    place: "दिल्ली, भारत",
    skills: ["परियोजना प्रबंधन"],
    jobs: [job("नीलगगन", "वरिष्ठ इंजीनियर", "2020 - Present")],
  },
  "hindi-in-english": {
    name: "Ravi Raghunathan (रवि)",
    headline: "Civil Engineer | Dams & Canals",
    place: "Pune, Maharashtra, India",
    skills: ["Hydrology", "AutoCAD"],
    jobs: [job("Deccan Waterworks", "Civil Engineer", "2012 - Present")],
  },
};
