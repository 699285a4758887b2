/**
 * Job titles as people write them, one per line: title | accepted kinds of the first accessory | expected outfit and
 * hat, if the trade has typical ones.
 */
const TITLES = `
# Outside the office, English
Paediatric Nurse | stethoscope | scrubs
Senior Staff Nurse, Intensive Care Unit | stethoscope | scrubs
Head of Nursing | stethoscope | scrubs
School Nurse | stethoscope | scrubs
Night-shift Paramedic | first-aid | hi-vis
GP Partner | stethoscope | lab-coat
Orthopaedic Surgeon | stethoscope | scrubs surgical-cap
Consultant Cardiologist | stethoscope | lab-coat
Community Midwife | stethoscope | scrubs
Small Animal Veterinary Surgeon | stethoscope | scrubs surgical-cap
Associate Dentist | tooth | scrubs
Hospital Pharmacist | flask | lab-coat
Physiotherapist at St Brennan's | dumbbell | polo
Occupational Therapist | palette | polo
Speech and Language Therapist | microphone book |
Optometrist | camera | lab-coat
Diagnostic Radiographer | camera | scrubs
Healthcare Assistant | stethoscope coffee | scrubs
Home Carer | stethoscope coffee | polo
Domiciliary Care Worker | coffee | polo
Nanny and Household Manager | palette ball | cardigan
Registered Childminder | palette | cardigan
Year 4 Primary School Teacher | apple book | cardigan
Teacher of Mathematics | book chart | shirt-tie
Science Teacher & Form Tutor | flask | lab-coat
Music Teacher | microphone |
PE Teacher | whistle | tracksuit cap
Kindergarten Teacher | palette | cardigan
Special Education Teacher | book |
Driving Instructor | steering-wheel | polo
Yoga Teacher | megaphone coffee | t-shirt
Personal Trainer | dumbbell | tracksuit
Head Football Coach | whistle | tracksuit cap
Professional Rugby Player | trophy medal | tracksuit
Swimming Instructor & Lifeguard | whistle | t-shirt cap
Head Chef | knife | chef-whites chef-hat
Chef de Partie | knife | chef-whites chef-hat
Hospital Chef | knife | chef-whites chef-hat
Line Cook | knife | chef-whites chef-hat
Pastry Chef | bread rolling-pin whisk | chef-whites chef-hat
Artisan Baker | bread rolling-pin whisk | chef-whites chef-hat
Master Butcher | knife | apron
Cheesemaker | knife | apron
Head Brewer | flask | apron
Winemaker | flask | flannel
Barista | coffee | apron
Head Bartender | flask | waistcoat
Waitress | tray | waistcoat
Kitchen Porter | tray | apron
Hair Stylist | scissors | apron
Barber & Shop Owner | scissors hairdryer | apron
Make-up Artist | palette | apron
Nail Technician | palette | apron
Tattoo Artist | palette | t-shirt
Hotel Housekeeper | tray spray-bottle | apron
Room Attendant | spray-bottle mop | polo
Office Cleaner | spray-bottle mop | polo
Window Cleaner | spray-bottle | overalls cap
Caretaker at Oakfield Primary | belt | overalls
Security Guard | torch | patrol peaked-cap
Police Officer | radio torch | patrol peaked-cap
Detective Sergeant | book torch | suit
Firefighter | axe | turnout fire-helmet
Prison Officer | book | patrol
Emergency Dispatcher | phone radio | headset
Lifeguard | whistle | t-shirt cap
Infantry Soldier | compass binoculars | fatigues beret
Major, British Army | compass binoculars | fatigues beret
Royal Navy Petty Officer | compass binoculars | fatigues beret
Dairy Farmer | dog tractor | overalls cap
Farm Worker | tractor wheat | flannel straw-hat
Head Gardener | watering-can | overalls straw-hat
Landscape Gardener | watering-can | overalls straw-hat
Beekeeper | flowers | overalls straw-hat
Tree Surgeon | axe | hi-vis hard-hat
Forestry Worker | axe | hi-vis hard-hat
Commercial Fisherman | compass knife | turtleneck beanie
Shepherd | dog tractor | overalls cap
Electrician | belt | overalls
Plumber & Heating Engineer | wrench | overalls
Gas Engineer | wrench | overalls
Carpenter and Joiner | hammer tape-measure | overalls
Bricklayer | belt | hi-vis hard-hat
Roofer | hammer | hi-vis hard-hat
Scaffolder | belt | hi-vis hard-hat
Painter and Decorator | paint-roller | overalls cap
Plasterer | belt | overalls
Tiler | tape-measure | overalls
Welder-Fabricator | wrench | overalls
CNC Machinist | gear | overalls
Car Mechanic | wrench | overalls
Bicycle Mechanic | wrench | overalls
HVAC Technician | wrench | overalls
Lift Engineer | wrench | overalls
Locksmith | belt | overalls
Aircraft Maintenance Engineer | wrench | overalls
Maintenance Technician | wrench | overalls
Wind Turbine Technician | wrench gear | hi-vis hard-hat
Watchmaker | gear | waistcoat
Goldsmith | palette | apron
Tailor | scissors tape-measure | waistcoat
Upholsterer | scissors | apron
Shoemaker | scissors hammer | apron
Blacksmith | hammer | apron
Construction Worker | belt | hi-vis hard-hat
General Labourer | belt | hi-vis hard-hat
Tower Crane Operator | radio | hi-vis hard-hat
Miner | drill torch | hi-vis hard-hat
Warehouse Operative | parcel | hi-vis
Forklift Driver | parcel steering-wheel | hi-vis
Machine Operator | wrench gear | overalls
HGV Class 1 Driver | steering-wheel | flannel cap
Bus Driver | steering-wheel | polo peaked-cap
Train Driver | whistle radio | polo peaked-cap
Taxi Driver | steering-wheel | polo
Delivery Driver | parcel | polo cap
Bicycle Courier | parcel | polo cap
Postman | parcel | polo peaked-cap
Refuse Collector | trophy | hi-vis
Airline Captain | plane | pilot peaked-cap
First Officer A320 | plane | pilot peaked-cap
Senior Cabin Crew | plane tray | blazer
Air Traffic Controller | microphone | headset
Able Seaman | compass | turtleneck beanie
Dock Worker | parcel | hi-vis
Baggage Handler | parcel | hi-vis
Dog Groomer | dog | polo
Cat Sitter | cat |
Nail Artist | palette | apron
Gym Instructor | dumbbell | tracksuit
Zookeeper | dog | polo
Funeral Director | flowers | suit
Retail Assistant | trophy parcel | polo
Cashier | calculator | polo
Market Trader | megaphone | apron cap
Estate Agent | phone | blazer
Tour Guide | megaphone | polo
Wedding Photographer | camera |
Camera Operator | camera | t-shirt headphones
Sound Engineer | microphone | headphones
DJ & Producer | microphone | headphones
Film Director | clapperboard |
Actor | clapperboard microphone |
Ballet Dancer | trophy |
Opera Singer | microphone |
Session Guitarist | guitar |
Sculptor | palette | apron
Stand-up Comedian | microphone |
Stage Manager | radio | t-shirt headset
Parish Priest | book |
Imam | book |
Rabbi | book |
Volunteer | megaphone |
Retired Headteacher | apple book |
Retired | coffee |
Student at Westbrook College | book |
Recent Graduate | trophy | graduation-cap
Apprentice Electrician | belt | overalls
Stay-at-home Dad | coffee |
Florist | flowers | apron
Phlebotomist | syringe | scrubs
Farm Tractor Driver | tractor | overalls straw-hat
Veterinary Nurse | stethoscope dog cat | scrubs
Agronomist | wheat | flannel straw-hat
Park Ranger | binoculars globe | patrol ranger-hat
Dietitian | apple |
# At a desk, English
Senior Software Engineer | keyboard laptop | hoodie
Frontend Developer | keyboard laptop | hoodie
Engineering Manager | laptop server |
Site Reliability Engineer | wrench |
DevOps Engineer | wrench |
Data Scientist | chart |
Machine Learning Engineer | chart |
Data Engineer | laptop server |
QA Engineer | flask |
Information Security Analyst | laptop |
Network Engineer | laptop |
IT Support Specialist | phone | polo
Chief Technology Officer | laptop server |
Solutions Architect | laptop |
Game Designer | keyboard | hoodie headphones
UX Designer | palette |
Graphic Designer | palette |
Product Designer | palette pencil |
Product Manager | chart |
Project Manager | chart |
Scrum Master | chart |
Business Analyst | chart |
Management Consultant | briefcase | suit
Chief Executive Officer | briefcase megaphone | suit
Founder & CEO | coffee briefcase megaphone |
Chief Financial Officer | chart |
Financial Analyst | chart |
Chartered Accountant | calculator chart |
Bookkeeper | calculator chart |
Internal Auditor | calculator chart |
Investment Banker | briefcase | suit
Mortgage Broker | calculator | suit
Insurance Underwriter | briefcase | shirt-tie
Actuary | chart | shirt-tie
Sales Manager | phone | suit
Account Executive | phone | shirt-tie
Business Development Representative | phone | shirt-tie
Customer Success Manager | phone |
Customer Service Advisor | phone | headset
Call Centre Agent | phone | headset
Marketing Director | megaphone |
Social Media Manager | phone |
Copywriter | megaphone pencil |
PR Manager | megaphone |
Event Planner | megaphone | headset
HR Business Partner | coffee |
Talent Acquisition Lead | phone |
Executive Assistant to the CEO | phone | blazer
Receptionist | phone | blazer
Office Administrator | keyboard |
Data Entry Clerk | keyboard |
Paralegal | book | blazer
Litigation Partner | gavel briefcase scales | suit
Barrister | gavel briefcase | suit
District Judge | gavel | robe
Notary Public | book | suit
Compliance Officer | book | suit
Procurement Specialist | phone |
Supply Chain Analyst | parcel |
Civil Engineer | blueprint | hi-vis hard-hat
Site Engineer | blueprint | hi-vis hard-hat
Construction Manager | blueprint | hi-vis hard-hat
Mechanical Engineer | wrench |
Electrical Engineer | belt |
Chemical Engineer | flask | lab-coat
Architect | blueprint | turtleneck
Landscape Architect | blueprint |
Urban Planner | blueprint |
Land Surveyor | tape-measure compass | hi-vis hard-hat
Interior Designer | palette |
Fashion Designer | scissors |
Research Scientist | flask microscope |
Laboratory Technician | flask | lab-coat
PhD Candidate in Chemistry | flask |
Professor of History | book | blazer
Librarian | book | cardigan
Museum Curator | book | blazer
Journalist | microphone |
Book Editor | book |
Translator | book |
Podcast Host | microphone | headphones
Psychologist | book | cardigan
Social Worker | phone | cardigan
Economist | chart |
Policy Advisor | book |
Member of Parliament | microphone megaphone | suit
Bank Teller | calculator | shirt-tie
Real Estate Developer | phone | blazer
Travel Agent | globe plane |
# German
Gesundheits- und Krankenpflegerin | stethoscope | scrubs
Pflegefachkraft (m/w/d) | stethoscope | scrubs
Notfallsanitäter | first-aid | hi-vis
Fachärztin für Innere Medizin | stethoscope | lab-coat
Leitender Bauingenieur | blueprint | hi-vis hard-hat
Bauleiterin | blueprint | hi-vis hard-hat
Grundschullehrerin | apple book | cardigan
Lehrer/-in für Deutsch | book |
Erzieher | palette ball | cardigan
Softwareentwickler | keyboard laptop | hoodie
Elektriker | belt | overalls
Kfz-Mechatroniker | wrench | overalls
Tischlermeister | hammer tape-measure | overalls
Küchenchef | knife | chef-whites chef-hat
Bäckermeisterin | bread rolling-pin whisk | chef-whites chef-hat
Friseurin | scissors hairdryer | apron
Steuerberater | chart |
Rechtsanwältin | gavel briefcase | suit
Polizeibeamter | radio torch | patrol peaked-cap
Feuerwehrmann | axe | turnout fire-helmet
Landwirt | tractor wheat | flannel straw-hat
Berufskraftfahrer | steering-wheel | flannel cap
Reinigungskraft | spray-bottle mop | polo
Verkäuferin im Einzelhandel | trophy parcel | polo
Vertriebsleiter DACH | phone | suit
Maschinenbauingenieurin | wrench |
Rentner | coffee watering-can |
# French
Infirmière diplômée d'État | stethoscope | scrubs
Aide-soignante | stethoscope coffee | scrubs
Sage-femme | stethoscope | scrubs
Médecin généraliste | stethoscope | lab-coat
Chef de projet | chart |
Développeuse web | keyboard laptop | hoodie
Cuisinier | knife | chef-whites chef-hat
Boulangère | bread rolling-pin whisk | chef-whites chef-hat
Professeure des écoles | book |
Enseignant en collège | book |
Plombier chauffagiste | wrench | overalls
Électricienne | belt | overalls
Conducteur de travaux | blueprint | hi-vis hard-hat
Conducteur de bus | steering-wheel | polo peaked-cap
Avocate au barreau | gavel briefcase | suit
Comptable | calculator chart |
Agent d'entretien | spray-bottle mop | polo
Sapeur-pompier | axe | turnout fire-helmet
Coiffeuse | scissors | apron
Agriculteur | tractor wheat | flannel straw-hat
Vendeuse en prêt-à-porter | trophy | polo
Étudiant en droit | book |
Retraité | coffee |
# Spanish
Enfermera de urgencias | stethoscope | scrubs
Médico de familia | stethoscope | lab-coat
Ingeniero civil | blueprint | hi-vis hard-hat
Desarrolladora de software | keyboard laptop | hoodie
Profesora de primaria | book | blazer
Cocinero | knife | chef-whites chef-hat
Camarera | tray | waistcoat
Peluquera | scissors | apron
Fontanero | wrench | overalls
Albañil | belt | hi-vis hard-hat
Bombera | axe | turnout fire-helmet
Abogada | gavel briefcase | suit
Contador público | calculator chart |
Camionero | steering-wheel | flannel cap
Limpiadora | spray-bottle mop | polo
Agricultor | tractor wheat | flannel straw-hat
Jubilado | coffee watering-can |
# Portuguese
Enfermeira | stethoscope | scrubs
Técnica de enfermagem | stethoscope coffee | scrubs
Engenheiro civil | blueprint | hi-vis hard-hat
Professora | book | blazer
Desenvolvedor full stack | keyboard laptop | hoodie
Advogada | gavel briefcase | suit
Cozinheira | knife | chef-whites chef-hat
Eletricista | belt | overalls
Pedreiro | belt | hi-vis hard-hat
Motorista de ônibus | steering-wheel | polo peaked-cap
Cabeleireira | scissors | apron
Bombeiro militar | axe | turnout fire-helmet
Gerente de vendas | phone | shirt-tie
Faxineira | spray-bottle mop | polo
# Italian
Infermiera | stethoscope | scrubs
Medico di base | stethoscope | lab-coat
Insegnante di scuola primaria | book |
Ingegnere civile | blueprint | hi-vis hard-hat
Sviluppatrice software | keyboard laptop | hoodie
Cuoca | knife | chef-whites chef-hat
Cameriere | tray | waistcoat
Idraulico | wrench | overalls
Elettricista | belt | overalls
Avvocata | gavel briefcase | suit
Commercialista | calculator chart |
Muratore | belt | hi-vis hard-hat
Parrucchiera | scissors hairdryer | apron
Operaio | wrench gear | overalls
# Dutch
Verpleegkundige | stethoscope | scrubs
Huisarts | stethoscope | lab-coat
Basisschoolleerkracht | book | cardigan
Softwareontwikkelaar | keyboard laptop | hoodie
Vrachtwagenchauffeur | steering-wheel | flannel cap
Loodgieter | wrench | overalls
Timmerman | hammer tape-measure | overalls
Advocaat | gavel briefcase | suit
Boekhouder | chart |
Brandweerman | axe | turnout fire-helmet
Schoonmaakster | spray-bottle mop | polo
Verkoopmedewerker | phone trophy |
# Swedish
Sjuksköterska | stethoscope | scrubs
Undersköterska | stethoscope coffee | scrubs
Gymnasielärare | book |
Förskollärare | palette ball | cardigan
Mjukvaruutvecklare | keyboard laptop | hoodie
Lastbilschaufför | steering-wheel | flannel cap
Rörmokare | wrench | overalls
Snickare | hammer tape-measure | overalls
Kock | knife | chef-whites chef-hat
Brandman | axe | turnout fire-helmet
Polis | radio torch | patrol peaked-cap
Säljare | phone | shirt-tie
Projektledare | chart |
Frisör | scissors hairdryer | apron
`;

/** A title with its expected results. */
export interface JobTitle {
  readonly title: string;
  readonly first: readonly string[];
  readonly clothes: readonly string[];
  /** The heading of its section in the table. */
  readonly part: string;
}

/** Ordinary titles. All are invented; none comes from a real profile. */
export const JOB_TITLES: readonly JobTitle[] = TITLES.trim()
  .split(/^# /mu)
  .filter((part) => part !== "")
  .flatMap((part) => {
    const [heading = "", ...rows] = part.trim().split("\n");
    return rows.map((row) => {
      const [title = "", first = "", clothes = ""] = row.split("|").map((cell) => cell.trim());
      return { title, first: first.split(" "), clothes: clothes.split(" ").filter((one) => one !== ""), part: heading };
    });
  });
