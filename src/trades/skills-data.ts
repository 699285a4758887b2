/**
 * Groups of skills, one per line: kinds of accessories, best first | skills. Words from trades-data.ts are not repeated
 * here. English skills come first, then German, French, Spanish, Portuguese, Italian, Dutch and Swedish ones.
 */
export const SKILLS = `
# Computers
laptop, server | kubernetes, docker, terraform, ansible, jenkins, ci cd, continuous integration, git, github, gitlab, aws, amazon web services, azure, google cloud, cloud, microservices, incident response
keyboard, laptop | python, java, javascript, typescript, c++, c#, go, golang, rust, ruby, php, kotlin, swift, react, angular, vue, node js, spring, django, rails, html, css, api, rest, graphql, programming, coding, programmierung, programmation, programacion, programacao, programmazione, algorithms, object oriented, debugging
laptop, blueprint | systems design, system design, software architecture, distributed systems, sap, erp, salesforce, servicenow, jira, confluence, sharepoint, crm, hubspot
laptop, keyboard | networking, cisco, firewall, penetration testing, encryption, troubleshooting
chart, laptop | sql, mysql, postgresql, mongodb, oracle, hadoop, spark, snowflake, tableau, power bi, data visualization, data analysis, data engineering, pandas, matlab, spss, big data
flask, laptop | deep learning, tensorflow, pytorch, nlp, natural language processing, computer vision, large language models, generative ai, statistics, experiments, a b testing, testing, test automation, selenium, unit testing
keyboard, chart | excel, microsoft excel, spreadsheets, google sheets, outlook, quickbooks, datev

# Numbers and money
chart, briefcase | forecasting, financial analysis, financial reporting, mergers and acquisitions, m&a, business planning, kpi, reporting, economics, econometrics, controlling, asset management, trading, equities, derivatives, blockchain, cryptocurrency
briefcase, phone | negotiation, contract negotiation, contracts, vendor, key account, b2b, partnerships, stakeholder, client relations, verhandlung, verhandlungsfuhrung, negociation, negociacion, negociacao, negoziazione, onderhandelen, forhandling, account management, lead generation, cold calling, prospecting, relationship building

# People
megaphone, trophy | leadership, team leadership, team management, fuhrung, mitarbeiterfuhrung, liderazgo, lideranca, ledarskap, leiderschap, team building, motivation, people management, delegation, mentoring, coaching, gestion d'equipe, talent development
microphone, megaphone | public speaking, presentation, presentations, prasentation, storytelling, hablar en publico, oratoria, debate, media relations, moderation, singing, comedy, improvisation, stand up
coffee, phone | communication skills, communications skills, active listening, empathy, teamwork, teamarbeit, teamfahigkeit, trabajo en equipo, trabalho em equipe, travail d'equipe, esprit d'equipe, lavoro di squadra, samenwerken, collaboration, conflict resolution, counseling, crisis intervention, emotional intelligence, patience, on call, resilience, stress management, adaptability, flexibility, punctuality, customer experience, customer satisfaction, customer focus
coffee, keyboard | time management, organization, organisation, organizational skills, multitasking, scheduling, calendar, zeitmanagement, attention to detail, meeting planning, filing, typing
book, coffee | reading, problem solving, problemlosung, resolucion de problemas, analytical thinking, analytical skills, creativity, lifelong learning, curiosity, listening
book, globe | sign language, grammar
palette, coffee | brainstorming, design thinking, workshop facilitation, user research, prototyping, prototypes, interaction design, usability, figma, accessibility

# Making pictures and words
palette, laptop | photoshop, adobe, indesign, creative suite, canva, logo design, branding, painting, animation, motion graphics, after effects, 3d modeling, blender, maya, graphic, ceramics, crafts
camera, laptop | photo, lightroom, drone, drones
book, keyboard | technical writing, blogging, grant writing, scientific writing, report writing, documentation, journalism, publishing, content strategy
megaphone, phone | digital marketing, google ads, adwords, facebook, instagram, tiktok, linkedin, email marketing, campaigns, campaign management, google analytics, press releases, community, community management, outreach, advocacy, crowdfunding, e commerce, ecommerce, influencer marketing
microphone, laptop | mixing, mastering, sound, pro tools, ableton, logic pro, voice acting, broadcast, podcasting, conducting

# Plans and rules
blueprint, chart | agile, kanban, waterfall, prince2, project planning, project management, program management, risk management, business process, operations management, gestion de projets, requirements, business analysis, product management, product development, go to market
blueprint, laptop | autocad, revit, solidworks, catia, sketchup, civil 3d, arcgis, qgis, structural analysis, finite element, ansys, simulation, urban planning, surveying, bauplanung
gavel, book | contract law, employment law, criminal law, family law, corporate law, intellectual property, legal research, legal writing, arbitration, regulatory, regulatory affairs, gdpr, dsgvo, arbeitsrecht, vertragsrecht
book, pencil | literature review, philosophy, teaching, pedagogy, padagogik, lehre, unterrichten, enseignement, ensenanza, docencia, ensino, insegnamento, didactics, classroom management, e learning, instructional design, phonics, numeracy, tutoring, archives, cataloguing

# Health and science
stethoscope, book | patient care, clinical, clinical research, medicine, primary care, patient safety, intensive care, icu, pediatrics, surgery, cardiology, oncology, psychiatry, anatomy, vital signs, midwifery, elderly care, dementia, altenpflege, soins infirmiers, enfermeria, enfermagem, palliative care, diagnosis, physical examination
coffee, book | psychology, psychotherapy, therapy, cognitive behavioral therapy, cbt, autism, addiction, child development, child protection, safeguarding, social work, case management, youth work, mindfulness, wellbeing, disability
flask, chart | chemistry, biology, physics, biochemistry, chromatography, electrochemistry, batteries, lab, laboratory skills, clinical trials, haccp, food safety, brewing, fermentation, cocktails, mixology, wine tasting, chemical, geology, water
chart, book | gmp, glp, quality management, iso 9001
camera, stethoscope | imaging, radiology, mri, ultrasound

# Hands and machines
wrench, belt | welding, mig welding, tig welding, schweissen, soudure, soldadura, soldagem, saldatura, fabrication, engine, engines, repair, repairs, reparatur, preventive maintenance, heating, vehicle maintenance, diagnostics, bicycle
belt, drill | electrical, scaffolding, rigging, handwerk, stahlbeton, stahlbetonbau, stahlbau
blueprint, megaphone | site management, construction management, construction safety, baustellenleitung, bauleitung, concrete, reinforced concrete, structural engineering, civil engineering, building, arbeitssicherheit, safety, event planning, event management
knife, whisk | cooking, culinary, kuche, cuisine, cocina, cozinha, cucina, koken, menu, menu design, menu planning, recipe development, food preparation
knife, tray | butchery, filleting, carving, grill, sushi, meat, fish, knife skills
scissors, tape-measure | tailoring, knitting, embroidery, pattern making, textiles, costume
palette, spray-bottle | nails, skincare
phone, pencil | reception, telephone, telefon, bookings, customer, complaint handling
briefcase, phone | public administration
trophy, megaphone | sport, dance, ballet, chess, gaming, volunteering, visual merchandising
coffee, trophy | barista skills, latte art, coffee, espresso, parenting
knife, compass | fishing, hunting
hammer, knife | sculpture, wood carving
palette, camera | art, art history, curating, conservation, restoration, portraits, portrait photography, wedding photography, photojournalism

# Things of single trades
server, laptop | linux, windows server, vmware, active directory, monitoring, observability, site reliability, cloud computing, serverless
calculator, chart | financial modeling, valuation, budgeting, budget, cost control, pricing, mathematics, mathematik, ifrs, gaap, p&l, cash handling, cash, point of sale, pos, bookkeeping, payroll
compass, chart | business strategy, strategic planning, change management, decision making, critical thinking, prioritization, roadmap, roadmapping, navigation, orientation
globe, book | english, german, french, spanish, portuguese, italian, dutch, swedish, chinese, mandarin, japanese, arabic, russian, hindi, languages, translation, interpreting, englisch, deutsch, anglais, espanol, ingles, inglese, diplomacy, sustainability, climate, ecology, history, politics
pencil, palette | writing, creative writing, copywriting, proofreading, drawing, illustration, sketch, wireframing, calligraphy, typography, creative, ideation
pencil, book | homework, literacy, lesson planning, curriculum development
guitar, microphone | music, guitar, piano, drums, songwriting, composition
clapperboard, camera | premiere, final cut, davinci, editing, video production, filming, directing, acting
first-aid, stethoscope | first aid, erste hilfe, premiers secours, primeros auxilios, cpr, acls, bls, triage, wound care, emergency medicine
first-aid, megaphone | osha, workplace safety
syringe, stethoscope | phlebotomy, medication, vaccinations, injections
dumbbell, ball | rehabilitation, physiotherapy, strength training, personal training, gymnastics
apple, scales | nutrition, healthy eating
microscope, flask | microscopy, microbiology, cell culture, genetics, molecular biology, pcr, forensics, hplc, spectroscopy
gear, wrench | mechanical, mechanics, machining, lathe, milling, hydraulics, pneumatics, plc, instrumentation, process improvement, lean, six sigma, kaizen
tractor, wheat | tractors, machinery, farming, irrigation, soil, crops
hammer, tape-measure | carpentry, joinery, woodworking, roofing, bricklaying, masonry, leathercraft
drill, belt | electrical wiring, wiring, power tools, tools, home repair, renovation, installation
paint-roller, tape-measure | plastering, tiling, wallpapering, interior
radio, torch | emergency management, crowd control, crowd management, dispatch, fire safety, night shifts
binoculars, camera | inspection, remote sensing, surveillance, cctv, bird watching
axe, compass | tree felling, rope access, hiking, camping
rolling-pin, whisk, bread | baking, pastry, bread, cakes
tray, coffee | table service, waiting tables, fine dining
hairdryer, scissors | hairdressing, haircut, hair color, styling
flowers, watering-can | floristry, flowers, gardening, pruning, landscaping
steering-wheel, radio | driving, truck driving, route planning
parcel, globe | import, export, shipping, freight, packaging
spray-bottle, mop | cleanliness, deep cleaning, hygiene
ball, whistle | football, tennis, refereeing
medal, trophy | athletics, running, cycling, martial arts, skiing, swimming, competition, record keeping, marathons
dog, cat | animal welfare, grooming, pets
scales, gavel | ethics, human rights, governance, mediation, due diligence, droit, derecho, direito, diritto
plane, globe | aviation, flying
`;
