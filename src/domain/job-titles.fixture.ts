/** Job titles as people write them: title | accepted first things | outfit and hat, where the trade plainly wears them. */
const TITLES = `
# Outside the office, English
Paediatric Nurse | stethoscope | scrubs
Senior Staff Nurse, Intensive Care Unit | stethoscope | scrubs
Head of Nursing | stethoscope | scrubs
School Nurse | stethoscope | scrubs
Night-shift Paramedic | stethoscope |
GP Partner | stethoscope | lab-coat
Orthopaedic Surgeon | stethoscope | scrubs
Consultant Cardiologist | stethoscope | lab-coat
Community Midwife | stethoscope | scrubs
Small Animal Veterinary Surgeon | stethoscope | scrubs
Associate Dentist | flask | scrubs
Hospital Pharmacist | flask | lab-coat
Physiotherapist at St Brennan's | trophy |
Occupational Therapist | palette |
Speech and Language Therapist | microphone book |
Optometrist | camera |
Diagnostic Radiographer | camera | scrubs
Healthcare Assistant | stethoscope coffee | scrubs
Home Carer | stethoscope coffee |
Domiciliary Care Worker | coffee |
Nanny and Household Manager | palette |
Registered Childminder | palette |
Year 4 Primary School Teacher | book |
Teacher of Mathematics | book chart |
Science Teacher & Form Tutor | flask |
Music Teacher | microphone |
PE Teacher | megaphone trophy |
Kindergarten Teacher | palette |
Special Education Teacher | book |
Driving Instructor | phone book |
Yoga Teacher | megaphone coffee |
Personal Trainer | trophy |
Head Football Coach | megaphone trophy |
Professional Rugby Player | trophy |
Swimming Instructor & Lifeguard | megaphone |
Head Chef | knife | chef-whites chef-hat
Chef de Partie | knife | chef-whites chef-hat
Hospital Chef | knife | chef-whites chef-hat
Line Cook | knife | chef-whites chef-hat
Pastry Chef | knife | chef-whites chef-hat
Artisan Baker | knife | chef-whites chef-hat
Master Butcher | knife |
Cheesemaker | knife |
Head Brewer | flask |
Winemaker | flask |
Barista | coffee |
Head Bartender | flask |
Waitress | coffee |
Kitchen Porter | trophy |
Hair Stylist | scissors |
Barber & Shop Owner | scissors |
Make-up Artist | palette |
Nail Technician | palette |
Tattoo Artist | palette |
Hotel Housekeeper | coffee |
Room Attendant | trophy |
Office Cleaner | trophy |
Window Cleaner | trophy |
Caretaker at Oakfield Primary | belt | overalls
Security Guard | camera |
Police Officer | megaphone |
Detective Sergeant | book |
Firefighter | belt | hi-vis hard-hat
Prison Officer | book |
Emergency Dispatcher | phone | headphones
Lifeguard | megaphone |
Infantry Soldier | belt |
Major, British Army | belt |
Royal Navy Petty Officer | belt |
Dairy Farmer | flask coffee | overalls
Farm Worker | wrench coffee | overalls
Head Gardener | scissors | overalls
Landscape Gardener | scissors | overalls
Beekeeper | flask |
Tree Surgeon | belt | hi-vis hard-hat
Forestry Worker | belt | hi-vis hard-hat
Commercial Fisherman | knife |
Shepherd | flask | overalls
Electrician | belt | overalls
Plumber & Heating Engineer | wrench | overalls
Gas Engineer | wrench | overalls
Carpenter and Joiner | belt | overalls
Bricklayer | belt | hi-vis hard-hat
Roofer | belt | hi-vis hard-hat
Scaffolder | belt | hi-vis hard-hat
Painter and Decorator | palette |
Plasterer | belt | overalls
Tiler | blueprint | overalls
Welder-Fabricator | wrench | overalls
CNC Machinist | wrench | overalls
Car Mechanic | wrench | overalls
Bicycle Mechanic | wrench | overalls
HVAC Technician | wrench | overalls
Lift Engineer | wrench | overalls
Locksmith | belt |
Aircraft Maintenance Engineer | wrench | overalls
Maintenance Technician | wrench | overalls
Wind Turbine Technician | wrench | hi-vis hard-hat
Watchmaker | wrench |
Goldsmith | palette |
Tailor | scissors |
Upholsterer | scissors |
Shoemaker | scissors |
Blacksmith | wrench | overalls
Construction Worker | belt | hi-vis hard-hat
General Labourer | belt | hi-vis hard-hat
Tower Crane Operator | wrench | hi-vis hard-hat
Miner | wrench belt | hi-vis hard-hat
Warehouse Operative | phone | hi-vis
Forklift Driver | wrench | hi-vis
Machine Operator | wrench | overalls
HGV Class 1 Driver | coffee |
Bus Driver | megaphone |
Train Driver | phone |
Taxi Driver | phone |
Delivery Driver | phone |
Bicycle Courier | phone |
Postman | briefcase |
Refuse Collector | trophy | hi-vis
Airline Captain | book | headphones
First Officer A320 | book | headphones
Senior Cabin Crew | coffee |
Air Traffic Controller | microphone | headphones
Able Seaman | book |
Dock Worker | belt | hi-vis
Baggage Handler | belt | hi-vis
Dog Groomer | scissors |
Zookeeper | scissors |
Funeral Director | briefcase |
Retail Assistant | trophy |
Cashier | keyboard |
Market Trader | megaphone |
Estate Agent | phone |
Tour Guide | megaphone |
Wedding Photographer | camera |
Camera Operator | camera |
Sound Engineer | microphone | headphones
DJ & Producer | microphone | headphones
Film Director | megaphone |
Actor | microphone |
Ballet Dancer | trophy |
Opera Singer | microphone |
Session Guitarist | microphone |
Sculptor | palette |
Stand-up Comedian | microphone |
Stage Manager | camera |
Parish Priest | book |
Imam | book |
Rabbi | book |
Volunteer | megaphone |
Retired Headteacher | coffee book |
Retired | coffee |
Student at Westbrook College | book |
Recent Graduate | trophy | graduation-cap
Apprentice Electrician | belt | overalls
Stay-at-home Dad | coffee |
# At a desk, English
Senior Software Engineer | keyboard laptop |
Frontend Developer | keyboard laptop |
Engineering Manager | laptop |
Site Reliability Engineer | wrench |
DevOps Engineer | wrench |
Data Scientist | chart |
Machine Learning Engineer | chart |
Data Engineer | laptop |
QA Engineer | flask |
Information Security Analyst | laptop |
Network Engineer | laptop |
IT Support Specialist | phone |
Chief Technology Officer | laptop |
Solutions Architect | laptop |
Game Designer | keyboard |
UX Designer | palette |
Graphic Designer | palette |
Product Designer | palette |
Product Manager | chart |
Project Manager | chart |
Scrum Master | chart |
Business Analyst | chart |
Management Consultant | briefcase |
Chief Executive Officer | briefcase megaphone |
Founder & CEO | coffee briefcase megaphone |
Chief Financial Officer | chart |
Financial Analyst | chart |
Chartered Accountant | chart |
Bookkeeper | chart |
Internal Auditor | chart |
Investment Banker | briefcase |
Mortgage Broker | chart briefcase |
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
Copywriter | megaphone |
PR Manager | megaphone |
Event Planner | megaphone |
HR Business Partner | coffee |
Talent Acquisition Lead | phone |
Executive Assistant to the CEO | phone |
Receptionist | phone |
Office Administrator | keyboard |
Data Entry Clerk | keyboard |
Paralegal | book |
Litigation Partner | gavel briefcase |
Barrister | gavel briefcase |
District Judge | gavel | robe
Notary Public | book |
Compliance Officer | book |
Procurement Specialist | phone |
Supply Chain Analyst | phone |
Civil Engineer | blueprint | hi-vis hard-hat
Site Engineer | blueprint | hi-vis hard-hat
Construction Manager | blueprint | hi-vis hard-hat
Mechanical Engineer | wrench |
Electrical Engineer | belt |
Chemical Engineer | flask | lab-coat
Architect | blueprint |
Landscape Architect | blueprint |
Urban Planner | blueprint |
Land Surveyor | blueprint | hi-vis
Interior Designer | palette |
Fashion Designer | scissors |
Research Scientist | flask |
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
Bank Teller | chart |
Real Estate Developer | phone |
Travel Agent | phone |
# German
Gesundheits- und Krankenpflegerin | stethoscope | scrubs
Pflegefachkraft (m/w/d) | stethoscope | scrubs
Notfallsanitäter | stethoscope |
Fachärztin für Innere Medizin | stethoscope | lab-coat
Leitender Bauingenieur | blueprint | hi-vis hard-hat
Bauleiterin | blueprint | hi-vis hard-hat
Grundschullehrerin | book |
Lehrer/-in für Deutsch | book |
Erzieher | palette |
Softwareentwickler | keyboard laptop |
Elektriker | belt | overalls
Kfz-Mechatroniker | wrench | overalls
Tischlermeister | belt | overalls
Küchenchef | knife | chef-whites chef-hat
Bäckermeisterin | knife | chef-whites chef-hat
Friseurin | scissors |
Steuerberater | chart |
Rechtsanwältin | gavel briefcase |
Polizeibeamter | megaphone |
Feuerwehrmann | belt | hi-vis hard-hat
Landwirt | wrench coffee | overalls
Berufskraftfahrer | coffee |
Reinigungskraft | trophy |
Verkäuferin im Einzelhandel | trophy |
Vertriebsleiter DACH | phone |
Maschinenbauingenieurin | wrench |
Rentner | coffee |
# French
Infirmière diplômée d'État | stethoscope | scrubs
Aide-soignante | stethoscope coffee | scrubs
Sage-femme | stethoscope | scrubs
Médecin généraliste | stethoscope | lab-coat
Chef de projet | chart |
Développeuse web | keyboard laptop |
Cuisinier | knife | chef-whites chef-hat
Boulangère | knife | chef-whites chef-hat
Professeure des écoles | book |
Enseignant en collège | book |
Plombier chauffagiste | wrench | overalls
Électricienne | belt | overalls
Conducteur de travaux | blueprint | hi-vis hard-hat
Conducteur de bus | megaphone phone |
Avocate au barreau | gavel briefcase |
Comptable | chart |
Agent d'entretien | trophy |
Sapeur-pompier | belt | hi-vis hard-hat
Coiffeuse | scissors |
Agriculteur | wrench coffee | overalls
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
Camarera | coffee |
Peluquera | scissors |
Fontanero | wrench | overalls
Albañil | belt | hi-vis hard-hat
Bombera | belt | hi-vis hard-hat
Abogada | gavel briefcase |
Contador público | chart |
Camionero | coffee |
Limpiadora | trophy |
Agricultor | wrench coffee | overalls
Jubilado | coffee |
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
Motorista de ônibus | megaphone |
Cabeleireira | scissors |
Bombeiro militar | belt | hi-vis hard-hat
Gerente de vendas | phone |
Faxineira | trophy |
# Italian
Infermiera | stethoscope | scrubs
Medico di base | stethoscope | lab-coat
Insegnante di scuola primaria | book |
Ingegnere civile | blueprint | hi-vis hard-hat
Sviluppatrice software | keyboard laptop |
Cuoca | knife | chef-whites chef-hat
Cameriere | coffee |
Idraulico | wrench | overalls
Elettricista | belt | overalls
Avvocata | gavel briefcase |
Commercialista | chart |
Muratore | belt | hi-vis hard-hat
Parrucchiera | scissors |
Operaio | wrench | overalls
# Dutch
Verpleegkundige | stethoscope | scrubs
Huisarts | stethoscope | lab-coat
Basisschoolleerkracht | book |
Softwareontwikkelaar | keyboard laptop |
Vrachtwagenchauffeur | coffee |
Loodgieter | wrench | overalls
Timmerman | belt | overalls
Advocaat | gavel briefcase |
Boekhouder | chart |
Brandweerman | belt | hi-vis hard-hat
Schoonmaakster | trophy |
Verkoopmedewerker | phone trophy |
# Swedish
Sjuksköterska | stethoscope | scrubs
Undersköterska | stethoscope coffee | scrubs
Gymnasielärare | book |
Förskollärare | palette |
Mjukvaruutvecklare | keyboard laptop |
Lastbilschaufför | coffee |
Rörmokare | wrench | overalls
Snickare | belt | overalls
Kock | knife | chef-whites chef-hat
Brandman | belt | hi-vis hard-hat
Polis | megaphone |
Säljare | phone |
Projektledare | chart |
Frisör | scissors |
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
