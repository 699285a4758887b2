/**
 * Skills, in groups: things | skills. Words that stand in trades-data.ts are known from there. English first, then what
 * people write in German, French, Spanish, Portuguese, Italian, Dutch and Swedish.
 */
export const SKILLS = `
# Computers
laptop, wrench | kubernetes, docker, terraform, ansible, jenkins, ci cd, continuous integration, linux, git, github, gitlab, aws, amazon web services, azure, google cloud, cloud, cloud computing, microservices, serverless, monitoring, observability, incident response, site reliability
keyboard, laptop | python, java, javascript, typescript, c++, c#, go, golang, rust, ruby, php, kotlin, swift, react, angular, vue, node js, spring, django, rails, html, css, api, rest, graphql, programming, coding, programmierung, programmation, programacion, programacao, programmazione, algorithms, object oriented, debugging
laptop, blueprint | systems design, system design, software architecture, distributed systems, sap, erp, salesforce, servicenow, jira, confluence, sharepoint, crm, hubspot
laptop, keyboard | networking, cisco, firewall, penetration testing, encryption, windows server, active directory, vmware, troubleshooting
chart, laptop | sql, mysql, postgresql, mongodb, oracle, hadoop, spark, snowflake, tableau, power bi, data visualization, data analysis, data engineering, pandas, matlab, spss, big data
flask, laptop | deep learning, tensorflow, pytorch, nlp, natural language processing, computer vision, large language models, generative ai, statistics, experiments, a b testing, testing, test automation, selenium, unit testing
keyboard, chart | excel, microsoft excel, spreadsheets, google sheets, outlook, quickbooks, datev

# Numbers and money
chart, briefcase | forecasting, financial modeling, financial analysis, financial reporting, valuation, mergers and acquisitions, m&a, budgeting, budget, cost control, pricing, business planning, business strategy, strategic planning, kpi, reporting, economics, econometrics, mathematics, mathematik, controlling, ifrs, gaap, p&l, asset management, trading, equities, derivatives, blockchain, cryptocurrency
briefcase, phone | negotiation, contract negotiation, contracts, vendor, key account, b2b, partnerships, stakeholder, client relations, verhandlung, verhandlungsfuhrung, negociation, negociacion, negociacao, negoziazione, onderhandelen, forhandling, account management, lead generation, cold calling, prospecting, relationship building

# People
megaphone, trophy | leadership, team leadership, team management, fuhrung, mitarbeiterfuhrung, liderazgo, lideranca, ledarskap, leiderschap, team building, motivation, change management, people management, delegation, mentoring, coaching, gestion d'equipe, talent development
microphone, megaphone | public speaking, presentation, presentations, prasentation, storytelling, hablar en publico, oratoria, debate, media relations, moderation, singing, acting, comedy, improvisation, stand up
coffee, phone | communication skills, communications skills, active listening, empathy, teamwork, teamarbeit, teamfahigkeit, trabajo en equipo, trabalho em equipe, travail d'equipe, esprit d'equipe, lavoro di squadra, samenwerken, collaboration, conflict resolution, counseling, crisis intervention, emotional intelligence, patience, on call, resilience, stress management, adaptability, flexibility, punctuality, customer experience, customer satisfaction, customer focus
coffee, keyboard | time management, organization, organisation, organizational skills, multitasking, scheduling, calendar, prioritization, zeitmanagement, attention to detail, meeting planning, filing, typing
book, coffee | reading, critical thinking, problem solving, problemlosung, resolucion de problemas, analytical thinking, analytical skills, decision making, creativity, lifelong learning, curiosity, listening
book, microphone | english, german, french, spanish, portuguese, italian, dutch, swedish, chinese, mandarin, japanese, arabic, russian, hindi, sign language, languages, translation, interpreting, englisch, deutsch, anglais, espanol, ingles, inglese, grammar
palette, coffee | creative, brainstorming, ideation, design thinking, workshop facilitation, user research, wireframing, prototyping, prototypes, interaction design, usability, figma, sketch, accessibility

# Making pictures and words
palette, laptop | photoshop, adobe, indesign, creative suite, canva, typography, logo design, branding, drawing, painting, illustration, animation, motion graphics, after effects, 3d modeling, blender, maya, graphic, calligraphy, ceramics, crafts, interior
camera, laptop | premiere, final cut, davinci, editing, video production, photo, filming, lightroom, drone, drones
book, keyboard | writing, creative writing, copywriting, proofreading, technical writing, blogging, grant writing, scientific writing, report writing, documentation, journalism, publishing, content strategy
megaphone, phone | digital marketing, google ads, adwords, facebook, instagram, tiktok, linkedin, email marketing, campaigns, campaign management, google analytics, press releases, community, community management, outreach, advocacy, crowdfunding, e commerce, ecommerce, influencer marketing
microphone, laptop | music, guitar, piano, drums, mixing, mastering, sound, pro tools, ableton, logic pro, voice acting, songwriting, composition, broadcast, podcasting, conducting

# Plans and rules
blueprint, chart | agile, kanban, waterfall, prince2, roadmap, roadmapping, project planning, project management, program management, risk management, process improvement, six sigma, lean, kaizen, business process, operations management, gestion de projets, requirements, business analysis, product management, product development, go to market
blueprint, laptop | autocad, revit, solidworks, catia, sketchup, civil 3d, arcgis, qgis, structural analysis, finite element, ansys, simulation, urban planning, surveying, bauplanung
gavel, book | contract law, employment law, criminal law, family law, corporate law, intellectual property, legal research, legal writing, arbitration, regulatory, regulatory affairs, gdpr, dsgvo, governance, due diligence, arbeitsrecht, vertragsrecht, droit, derecho, direito, diritto, ethics, human rights
book, flask | literature review, history, philosophy, politics, teaching, pedagogy, padagogik, lehre, unterrichten, enseignement, ensenanza, docencia, ensino, insegnamento, didactics, lesson planning, classroom management, e learning, instructional design, curriculum development, phonics, literacy, numeracy, tutoring, homework, archives, cataloguing

# Health and science
stethoscope, book | patient care, clinical, clinical research, medicine, primary care, patient safety, triage, cpr, acls, bls, first aid, erste hilfe, premiers secours, primeros auxilios, intensive care, icu, pediatrics, surgery, cardiology, oncology, psychiatry, anatomy, vital signs, phlebotomy, wound care, medication, midwifery, elderly care, dementia, altenpflege, soins infirmiers, enfermeria, enfermagem, palliative care, diagnosis, physical examination, emergency medicine, rehabilitation, physiotherapy, animal welfare
coffee, book | psychology, psychotherapy, therapy, cognitive behavioral therapy, cbt, autism, addiction, child development, child protection, safeguarding, social work, case management, youth work, nutrition, mindfulness, wellbeing, disability
flask, chart | chemistry, biology, physics, biochemistry, molecular biology, microbiology, genetics, pcr, hplc, cell culture, spectroscopy, chromatography, electrochemistry, batteries, lab, laboratory skills, clinical trials, gmp, glp, haccp, food safety, hygiene, quality management, iso 9001, brewing, fermentation, cocktails, mixology, wine tasting, chemical, geology, ecology, soil, water, climate
camera, flask | microscopy, imaging, radiology, mri, ultrasound, forensics, inspection, remote sensing, surveillance, cctv

# Hands and machines
wrench, belt | mechanical, mechanics, welding, mig welding, tig welding, schweissen, soudure, soldadura, soldagem, saldatura, machining, lathe, milling, fabrication, hydraulics, pneumatics, engine, engines, repair, repairs, reparatur, preventive maintenance, plc, instrumentation, heating, tractors, machinery, vehicle maintenance, diagnostics, bicycle, farming, irrigation
belt, wrench | electrical, electrical wiring, wiring, carpentry, joinery, woodworking, roofing, scaffolding, bricklaying, masonry, tiling, plastering, rigging, power tools, tools, handwerk, renovation, home repair, installation, stahlbeton, stahlbetonbau, stahlbau, rope access, tree felling
blueprint, megaphone | site management, construction management, construction safety, baustellenleitung, bauleitung, concrete, reinforced concrete, structural engineering, civil engineering, building, arbeitssicherheit, safety, workplace safety, osha, fire safety, emergency management, crowd control, crowd management, event planning, event management, directing
knife, flask | cooking, culinary, kuche, cuisine, cocina, cozinha, cucina, koken, baking, pastry, menu, menu design, menu planning, butchery, filleting, carving, grill, sushi, meat, fish, bread, cakes, knife skills, recipe development, food preparation
scissors, palette | hairdressing, haircut, hair color, styling, tailoring, knitting, embroidery, pattern making, textiles, floristry, flowers, gardening, pruning, landscaping, grooming, nails, skincare, costume
phone, coffee | driving, truck driving, dispatch, route planning, navigation, cash handling, cash, reception, telephone, telefon, bookings, customer, point of sale, pos, complaint handling, night shifts
briefcase, phone | import, export, shipping, freight, diplomacy, public administration
trophy, megaphone | football, tennis, athletics, running, cycling, strength training, personal training, sport, gymnastics, dance, ballet, martial arts, refereeing, skiing, chess, gaming, competition, volunteering, record keeping, visual merchandising, cleanliness, deep cleaning
coffee, trophy | barista skills, latte art, coffee, espresso, table service, waiting tables, parenting
knife, scissors | fishing, hunting, leathercraft, sculpture, wood carving
palette, camera | art, art history, curating, conservation, restoration, portraits, portrait photography, wedding photography, photojournalism
`;
