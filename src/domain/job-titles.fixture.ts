/** Job titles as people write them: title | accepted first things | outfit and hat, where the trade plainly wears them. */
const TITLES = `
# Outside the office, English
Paediatric Nurse | stethoscope | scrubs
Senior Staff Nurse, Intensive Care Unit | stethoscope | scrubs
Head of Nursing | stethoscope | scrubs
School Nurse | stethoscope | scrubs
Night-shift Paramedic | first-aid |
GP Partner | stethoscope | lab-coat
Orthopaedic Surgeon | stethoscope | scrubs
Consultant Cardiologist | stethoscope | lab-coat
Community Midwife | stethoscope | scrubs
Small Animal Veterinary Surgeon | stethoscope | scrubs
Associate Dentist | tooth | scrubs
Hospital Pharmacist | flask | lab-coat
Physiotherapist at St Brennan's | dumbbell |
Occupational Therapist | palette |
Speech and Language Therapist | microphone book |
Optometrist | camera |
Diagnostic Radiographer | camera | scrubs
Healthcare Assistant | stethoscope coffee | scrubs
Home Carer | stethoscope coffee |
Domiciliary Care Worker | coffee |
Nanny and Household Manager | palette ball |
Registered Childminder | palette |
Year 4 Primary School Teacher | apple book |
Teacher of Mathematics | book chart |
Science Teacher & Form Tutor | flask |
Music Teacher | microphone |
PE Teacher | whistle |
Kindergarten Teacher | palette |
Special Education Teacher | book |
Driving Instructor | steering-wheel |
Yoga Teacher | megaphone coffee |
Personal Trainer | dumbbell |
Head Football Coach | whistle |
Professional Rugby Player | trophy medal |
Swimming Instructor & Lifeguard | whistle |
Head Chef | knife | chef-whites chef-hat
Chef de Partie | knife | chef-whites chef-hat
Hospital Chef | knife | chef-whites chef-hat
Line Cook | knife | chef-whites chef-hat
Pastry Chef | bread rolling-pin whisk | chef-whites chef-hat
Artisan Baker | bread rolling-pin whisk | chef-whites chef-hat
Master Butcher | knife |
Cheesemaker | knife |
Head Brewer | flask |
Winemaker | flask |
Barista | coffee |
Head Bartender | flask |
Waitress | tray |
Kitchen Porter | tray |
Hair Stylist | scissors |
Barber & Shop Owner | scissors hairdryer |
Make-up Artist | palette |
Nail Technician | palette |
Tattoo Artist | palette |
Hotel Housekeeper | tray spray-bottle |
Room Attendant | spray-bottle mop |
Office Cleaner | spray-bottle mop |
Window Cleaner | spray-bottle |
Caretaker at Oakfield Primary | belt | overalls
Security Guard | torch |
Police Officer | radio torch |
Detective Sergeant | book torch |
Firefighter | axe | hi-vis hard-hat
Prison Officer | book |
Emergency Dispatcher | phone radio | headphones
Lifeguard | whistle |
Infantry Soldier | compass binoculars |
Major, British Army | compass binoculars |
Royal Navy Petty Officer | compass binoculars |
Dairy Farmer | dog tractor | overalls
Farm Worker | tractor wheat | overalls
Head Gardener | watering-can | overalls
Landscape Gardener | watering-can | overalls
Beekeeper | flowers |
Tree Surgeon | axe | hi-vis hard-hat
Forestry Worker | axe | hi-vis hard-hat
Commercial Fisherman | compass knife |
Shepherd | dog tractor | overalls
Electrician | belt | overalls
Plumber & Heating Engineer | wrench | overalls
Gas Engineer | wrench | overalls
Carpenter and Joiner | hammer tape-measure | overalls
Bricklayer | belt | hi-vis hard-hat
Roofer | hammer | hi-vis hard-hat
Scaffolder | belt | hi-vis hard-hat
Painter and Decorator | paint-roller | overalls
Plasterer | belt | overalls
Tiler | tape-measure | overalls
Welder-Fabricator | wrench | overalls
CNC Machinist | gear | overalls
Car Mechanic | wrench | overalls
Bicycle Mechanic | wrench | overalls
HVAC Technician | wrench | overalls
Lift Engineer | wrench | overalls
Locksmith | belt |
Aircraft Maintenance Engineer | wrench | overalls
Maintenance Technician | wrench | overalls
Wind Turbine Technician | wrench gear | hi-vis hard-hat
Watchmaker | gear |
Goldsmith | palette |
Tailor | scissors tape-measure |
Upholsterer | scissors |
Shoemaker | scissors hammer |
Blacksmith | hammer | overalls
Construction Worker | belt | hi-vis hard-hat
General Labourer | belt | hi-vis hard-hat
Tower Crane Operator | radio | hi-vis hard-hat
Miner | drill torch | hi-vis hard-hat
Warehouse Operative | parcel | hi-vis
Forklift Driver | parcel steering-wheel | hi-vis
Machine Operator | wrench gear | overalls
HGV Class 1 Driver | steering-wheel |
Bus Driver | steering-wheel |
Train Driver | whistle radio |
Taxi Driver | steering-wheel |
Delivery Driver | parcel |
Bicycle Courier | parcel |
Postman | parcel |
Refuse Collector | trophy | hi-vis
Airline Captain | plane | headphones
First Officer A320 | plane | headphones
Senior Cabin Crew | plane tray |
Air Traffic Controller | microphone | headphones
Able Seaman | compass |
Dock Worker | parcel | hi-vis
Baggage Handler | parcel | hi-vis
Dog Groomer | dog |
Cat Sitter | cat |
Nail Artist | palette |
Gym Instructor | dumbbell |
Zookeeper | dog |
Funeral Director | flowers |
Retail Assistant | trophy parcel |
Cashier | calculator |
Market Trader | megaphone |
Estate Agent | phone |
Tour Guide | megaphone |
Wedding Photographer | camera |
Camera Operator | camera |
Sound Engineer | microphone | headphones
DJ & Producer | microphone | headphones
Film Director | clapperboard |
Actor | clapperboard microphone |
Ballet Dancer | trophy |
Opera Singer | microphone |
Session Guitarist | guitar |
Sculptor | palette |
Stand-up Comedian | microphone |
Stage Manager | radio |
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
Florist | flowers |
Phlebotomist | syringe | scrubs
Farm Tractor Driver | tractor | overalls
Veterinary Nurse | stethoscope dog cat | scrubs
Agronomist | wheat |
Park Ranger | binoculars globe |
Dietitian | apple |
# At a desk, English
Senior Software Engineer | keyboard laptop |
Frontend Developer | keyboard laptop |
Engineering Manager | laptop server |
Site Reliability Engineer | wrench |
DevOps Engineer | wrench |
Data Scientist | chart |
Machine Learning Engineer | chart |
Data Engineer | laptop server |
QA Engineer | flask |
Information Security Analyst | laptop |
Network Engineer | laptop |
IT Support Specialist | phone |
Chief Technology Officer | laptop server |
Solutions Architect | laptop |
Game Designer | keyboard |
UX Designer | palette |
Graphic Designer | palette |
Product Designer | palette pencil |
Product Manager | chart |
Project Manager | chart |
Scrum Master | chart |
Business Analyst | chart |
Management Consultant | briefcase |
Chief Executive Officer | briefcase megaphone |
Founder & CEO | coffee briefcase megaphone |
Chief Financial Officer | chart |
Financial Analyst | chart |
Chartered Accountant | calculator chart |
Bookkeeper | calculator chart |
Internal Auditor | calculator chart |
Investment Banker | briefcase |
Mortgage Broker | calculator |
Insurance Underwriter | briefcase |
Actuary | chart |
Sales Manager | phone |
Account Executive | phone |
Business Development Representative | phone |
Customer Success Manager | phone |
Customer Service Advisor | phone |
Call Centre Agent | phone |
Marketing Director | megaphone |
Social Media Manager | phone |
Copywriter | megaphone pencil |
PR Manager | megaphone |
Event Planner | megaphone |
HR Business Partner | coffee |
Talent Acquisition Lead | phone |
Executive Assistant to the CEO | phone |
Receptionist | phone |
Office Administrator | keyboard |
Data Entry Clerk | keyboard |
Paralegal | book |
Litigation Partner | gavel briefcase scales |
Barrister | gavel briefcase |
District Judge | gavel | robe
Notary Public | book |
Compliance Officer | book |
Procurement Specialist | phone |
Supply Chain Analyst | parcel |
Civil Engineer | blueprint | hi-vis hard-hat
Site Engineer | blueprint | hi-vis hard-hat
Construction Manager | blueprint | hi-vis hard-hat
Mechanical Engineer | wrench |
Electrical Engineer | belt |
Chemical Engineer | flask | lab-coat
Architect | blueprint |
Landscape Architect | blueprint |
Urban Planner | blueprint |
Land Surveyor | tape-measure compass | hi-vis
Interior Designer | palette |
Fashion Designer | scissors |
Research Scientist | flask microscope |
Laboratory Technician | flask | lab-coat
PhD Candidate in Chemistry | flask |
Professor of History | book |
Librarian | book |
Museum Curator | book |
Journalist | microphone |
Book Editor | book |
Translator | book |
Podcast Host | microphone |
Psychologist | book |
Social Worker | phone |
Economist | chart |
Policy Advisor | book |
Member of Parliament | microphone megaphone |
Bank Teller | calculator |
Real Estate Developer | phone |
Travel Agent | globe plane |
# German
Gesundheits- und Krankenpflegerin | stethoscope | scrubs
Pflegefachkraft (m/w/d) | stethoscope | scrubs
Notfallsanitäter | first-aid |
Fachärztin für Innere Medizin | stethoscope | lab-coat
Leitender Bauingenieur | blueprint | hi-vis hard-hat
Bauleiterin | blueprint | hi-vis hard-hat
Grundschullehrerin | apple book |
Lehrer/-in für Deutsch | book |
Erzieher | palette ball |
Softwareentwickler | keyboard laptop |
Elektriker | belt | overalls
Kfz-Mechatroniker | wrench | overalls
Tischlermeister | hammer tape-measure | overalls
Küchenchef | knife | chef-whites chef-hat
Bäckermeisterin | bread rolling-pin whisk | chef-whites chef-hat
Friseurin | scissors hairdryer |
Steuerberater | chart |
Rechtsanwältin | gavel briefcase |
Polizeibeamter | radio torch |
Feuerwehrmann | axe | hi-vis hard-hat
Landwirt | tractor wheat | overalls
Berufskraftfahrer | steering-wheel |
Reinigungskraft | spray-bottle mop |
Verkäuferin im Einzelhandel | trophy parcel |
Vertriebsleiter DACH | phone |
Maschinenbauingenieurin | wrench |
Rentner | coffee watering-can |
# French
Infirmière diplômée d'État | stethoscope | scrubs
Aide-soignante | stethoscope coffee | scrubs
Sage-femme | stethoscope | scrubs
Médecin généraliste | stethoscope | lab-coat
Chef de projet | chart |
Développeuse web | keyboard laptop |
Cuisinier | knife | chef-whites chef-hat
Boulangère | bread rolling-pin whisk | chef-whites chef-hat
Professeure des écoles | book |
Enseignant en collège | book |
Plombier chauffagiste | wrench | overalls
Électricienne | belt | overalls
Conducteur de travaux | blueprint | hi-vis hard-hat
Conducteur de bus | steering-wheel |
Avocate au barreau | gavel briefcase |
Comptable | calculator chart |
Agent d'entretien | spray-bottle mop |
Sapeur-pompier | axe | hi-vis hard-hat
Coiffeuse | scissors |
Agriculteur | tractor wheat | overalls
Vendeuse en prêt-à-porter | trophy |
Étudiant en droit | book |
Retraité | coffee |
# Spanish
Enfermera de urgencias | stethoscope | scrubs
Médico de familia | stethoscope | lab-coat
Ingeniero civil | blueprint | hi-vis hard-hat
Desarrolladora de software | keyboard laptop |
Profesora de primaria | book |
Cocinero | knife | chef-whites chef-hat
Camarera | tray |
Peluquera | scissors |
Fontanero | wrench | overalls
Albañil | belt | hi-vis hard-hat
Bombera | axe | hi-vis hard-hat
Abogada | gavel briefcase |
Contador público | calculator chart |
Camionero | steering-wheel |
Limpiadora | spray-bottle mop |
Agricultor | tractor wheat | overalls
Jubilado | coffee watering-can |
# Portuguese
Enfermeira | stethoscope | scrubs
Técnica de enfermagem | stethoscope coffee | scrubs
Engenheiro civil | blueprint | hi-vis hard-hat
Professora | book |
Desenvolvedor full stack | keyboard laptop |
Advogada | gavel briefcase |
Cozinheira | knife | chef-whites chef-hat
Eletricista | belt | overalls
Pedreiro | belt | hi-vis hard-hat
Motorista de ônibus | steering-wheel |
Cabeleireira | scissors |
Bombeiro militar | axe | hi-vis hard-hat
Gerente de vendas | phone |
Faxineira | spray-bottle mop |
# Italian
Infermiera | stethoscope | scrubs
Medico di base | stethoscope | lab-coat
Insegnante di scuola primaria | book |
Ingegnere civile | blueprint | hi-vis hard-hat
Sviluppatrice software | keyboard laptop |
Cuoca | knife | chef-whites chef-hat
Cameriere | tray |
Idraulico | wrench | overalls
Elettricista | belt | overalls
Avvocata | gavel briefcase |
Commercialista | calculator chart |
Muratore | belt | hi-vis hard-hat
Parrucchiera | scissors hairdryer |
Operaio | wrench gear | overalls
# Dutch
Verpleegkundige | stethoscope | scrubs
Huisarts | stethoscope | lab-coat
Basisschoolleerkracht | book |
Softwareontwikkelaar | keyboard laptop |
Vrachtwagenchauffeur | steering-wheel |
Loodgieter | wrench | overalls
Timmerman | hammer tape-measure | overalls
Advocaat | gavel briefcase |
Boekhouder | chart |
Brandweerman | axe | hi-vis hard-hat
Schoonmaakster | spray-bottle mop |
Verkoopmedewerker | phone trophy |
# Swedish
Sjuksköterska | stethoscope | scrubs
Undersköterska | stethoscope coffee | scrubs
Gymnasielärare | book |
Förskollärare | palette ball |
Mjukvaruutvecklare | keyboard laptop |
Lastbilschaufför | steering-wheel |
Rörmokare | wrench | overalls
Snickare | hammer tape-measure | overalls
Kock | knife | chef-whites chef-hat
Brandman | axe | hi-vis hard-hat
Polis | radio torch |
Säljare | phone |
Projektledare | chart |
Frisör | scissors hairdryer |
`;

/** A title of the table, with what is expected of it. */
export interface JobTitle {
  readonly title: string;
  readonly first: readonly string[];
  readonly clothes: readonly string[];
  /** Heading of its part of the table. */
  readonly part: string;
}

/** Invented and ordinary: no title is taken from a real profile. */
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
