/**
 * Trades, a line each: ISCO-08 group | things | clothes | words of labels | titles.
 *
 * - Things are kinds of accessories, the most fitting first; "keyboard/laptop" fit equally well, and "book (Logbook)"
 *   is called so here.
 * - Clothes are an outfit and a hat, only where the trade plainly wears them.
 * - Words of labels follow "Mug of" where a person has no skill to put there.
 * - Titles are English, German, French, Spanish, Portuguese, Italian, Dutch, Swedish; after a semicolon, words of the
 *   trade that are no title. Case, accents, plurals and most endings of gender make no difference, nor do spellings like
 *   c and k. "-lehrer" also ends a longer word.
 *
 * Groups are those of the International Standard Classification of Occupations 2008 (ILO); X is none. CONTRIBUTING.md,
 * "Adding a trade", says how.
 */
export const TRADES = `
# 0 Armed forces
0110 | belt (Utility Belt), book, megaphone, briefcase, coffee | | Early Parades, Steady Nerves | army officer, military officer, naval officer, lieutenant, colonel, commanding officer, offizier, officier, ufficiale
0310 | belt (Utility Belt), wrench, coffee, phone, book | | Early Parades, Steady Nerves | soldier, sergeant, veteran, soldat, feldwebel, sargento, major; army, navy, air force, military, marine corps, infantry, bundeswehr, militaire, militar, ejercito, exercito, esercito, krijgsmacht, forsvarsmakten

# 1 Managers
1111 | microphone/megaphone, briefcase, phone, book, gavel | | Second Readings | politician, member of parliament, senator, councillor, mayor, abgeordneter, burgermeister, depute, maire, diputado, alcalde, deputado, sindaco, burgemeester, prime minister, minister of
1112 | briefcase, book, gavel, phone, chart | | Due Process | civil servant, public servant, diplomat, ambassador, beamter, fonctionnaire, funcionario publico, ambtenaar; government
1114 | megaphone, phone, coffee, book, briefcase | | Many Volunteers | fundraiser; charity, nonprofit, non profit, ngo, fundraising, trade union
1120 | briefcase/megaphone, chart, coffee, phone, trophy | | Final Answers, Big Pictures | chief executive, ceo, managing director, geschaftsfuhrer, vorstand, directeur general, pdg, director ejecutivo, diretor executivo, amministratore delegato, vd
1120 | coffee, megaphone, laptop, phone, trophy, chart, briefcase | | Bold Bets, Second Attempts | founder, cofounder, entrepreneur, owner, self employed, grunder, unternehmer, inhaber, selbststandig, fondateur, cofondateur, fundador, cofundador, empresario, emprendedor, imprenditore, oprichter, ondernemer, foretagare; startup
1120 | wrench, chart, briefcase, phone, coffee | | Moving Parts, Smooth Running | chief operating officer, coo; operations
1211 | chart, briefcase, book (Ledger), phone, coffee | | Closing Day, Final Numbers | cfo, controller, directeur financier, ekonomichef, chief financial officer; finance, finanzen, finanzas, financeiro, finanziario, financieel
1212 | coffee, phone, book, megaphone, chart | | Open Doors, First Mondays | people partner, chief people officer, personalleiter, drh, personalchef; human resources, hr, people operations, ressources humaines, recursos humanos, risorse umane
1213 | chart, blueprint, briefcase, book, megaphone | | Next Year | strategist, chief of staff; strategy, strategie, estrategia
1219 | wrench, phone, belt, blueprint, coffee | | Working Lifts | facility manager, office manager; facilities
1221 | megaphone, chart, camera, phone, palette, laptop, coffee | | Big Launches, Catchy Lines | cmo, marketeer, chef de produit, marknadschef, marknadsforare, chief marketing officer, brand ambassador; marketing, brand, growth
1221 | phone, chart, briefcase, trophy, coffee | | Last-Day Deals, Warm Leads | sales manager, sales director, head of sales, vertriebsleiter, verkaufsleiter, gerente de ventas, forsaljningschef; revenue
1222 | megaphone, microphone, phone, camera, laptop | | Kind Headlines, Two-Line Quotes | press officer, pressesprecher, kommunikator; public relations, pr, communications, advertising, comunicacion, comunicacao, comunicazione, communicatie
1223 | flask, laptop, book, chart, trophy, coffee, blueprint | | Next Ideas | chief scientific officer; r&d, research and development, innovation
1321 | wrench, chart, blueprint, megaphone, phone | | Full Shifts | plant manager, factory manager, production manager, shift leader, foreman, produktionsleiter, werksleiter, schichtleiter, chef d'equipe, produktionschef
1323 | blueprint, megaphone, phone, coffee, wrench | hi-vis hard-hat | Dry Weather, Level Ground | construction manager, site manager, site supervisor, bauleiter, conducteur de travaux, chef de chantier, jefe de obra, mestre de obras, capocantiere, byggledare
1324 | phone, chart, laptop, blueprint, coffee | | Full Trucks | freight forwarder, spediteur, dispatcher, disponent; supply chain, logistics, logistiek, fleet
1330 | laptop, chart, phone, coffee, keyboard | | Green Builds, Quiet Servers | cto, cio, it manager, engineering manager, head of engineering, it leiter, dsi, directeur technique, it chef, utvecklingschef, chief technology officer, chief information officer
1342 | stethoscope, phone, chart, coffee, briefcase | | Calm Wards | practice manager, chief medical officer, pflegedienstleitung, vardchef; healthcare, hospital, health service, gesundheitswesen, sante, salud, saude, sanita, zorg
1345 | book, megaphone, coffee, chart, trophy | | First Bells, Report Day | head teacher, headteacher, school principal, headmaster, dean, schulleiter, rektor, directeur d'ecole, director de escuela, diretor escolar
1346 | briefcase, chart, phone, book, coffee | | Queue-Free Mornings, Small Print | bank manager; banking, bank
1349 | megaphone, phone, book, belt, coffee | | Calm Streets | police chief, fire chief, chief constable, emergency manager
1411 | coffee, phone, trophy, briefcase, book | | Late Check-Outs | hotel manager, hotelier, hoteldirektor; hotel, hospitality, hoteleria, hotelaria
1412 | coffee, knife, trophy, phone, chart | | Full Tables | restaurant manager, restaurateur, gastronom; restaurant, cafe, food and beverage, restauration, ristorante, restaurang
1420 | trophy, phone, chart, megaphone, coffee | | Sale Season | store manager, shop manager, shopkeeper, merchandiser, filialleiter, directeur de magasin, commercant, butikschef; merchandising
1431 | trophy, megaphone, phone, chart, coffee | | Full Houses | ; leisure, theatre, theater, cinema, casino, gym

# 2 Professionals
2111 | flask, chart, laptop, book, coffee | | Dark Matters | physicist, astronomer, astrophysicist, physiker, astronom, physicien, fisico
2112 | chart, camera, laptop, phone, coffee | | Forty Percent | meteorologist, climate scientist, climatologist; weather
2113 | flask, book, laptop, chart, coffee | lab-coat | Clean Glassware | chemist, chemiker, chimiste, quimico
2114 | flask, book, belt, camera, blueprint | | Deep Time | geologist, geophysicist, hydrologist
2120 | chart, laptop, keyboard, book, coffee | | Fair Odds | statistician, mathematician, actuary, statistiker, mathematiker, estadistico, matematico, statistico, biostatistician
2131 | flask, book, camera, laptop, chart | | Small Creatures | biologist, microbiologist, zoologist, botanist, ecologist, biochemist, neuroscientist
2132 | flask, book, chart, phone, coffee | | Good Soil | agronomist, agronom, soil scientist; agricultural
2133 | flask, camera, chart, book, megaphone | | Clean Rivers | conservationist, ranger; environmental, sustainability, umwelt, nachhaltigkeit, environnement, ambiental, sostenibilidad, duurzaamheid, hallbarhet
2141 | blueprint, chart, wrench, laptop, coffee | | Fewer Steps | industrial engineer, production engineer, manufacturing engineer, process engineer, wirtschaftsingenieur, ingeniero industrial, engenheiro de producao, ingegnere gestionale
2142 | blueprint, wrench, laptop, phone, coffee | hi-vis hard-hat | Dry Weather, Safe Loads | civil engineer, structural engineer, site engineer, geotechnical engineer, bauingenieur, statiker, ingeniero civil, engenheiro civil, ingegnere civile, byggingenjor, byggnadsingenjor; genie civil
2144 | wrench, blueprint, laptop, chart, coffee | | Tight Tolerances | mechanical engineer, aerospace engineer, automotive engineer, ingenieur mecanique, ingeniero mecanico, engenheiro mecanico, ingegnere meccanico, maskiningenjor; maschinenbau
2145 | flask, chart, wrench, blueprint, laptop | lab-coat | Steady Reactions | chemical engineer, chemieingenieur, ingenieur chimiste, ingeniero quimico, engenheiro quimico, ingegnere chimico; verfahrenstechnik
2146 | blueprint, flask, wrench, belt, chart | hi-vis hard-hat | Solid Ground | mining engineer, petroleum engineer, drilling engineer
2149 | flask, wrench, blueprint, laptop, book | | Neat Prototypes | biomedical engineer, materials engineer, nuclear engineer
2151 | belt, wrench, blueprint, laptop, flask | | Live Circuits | electrical engineer, power engineer, elektroingenieur, ingenieur electrique, ingeniero electrico, engenheiro eletrico, engenheiro eletricista, ingegnere elettrico, elingenjor
2152 | wrench, laptop, blueprint, flask, keyboard | | Blinking Lights | hardware engineer, automation engineer, elektroniker; electronics, embedded, firmware, robotics, mechatronics, eletronico
2153 | phone, belt, laptop, wrench, blueprint | | Full Bars | fibre technician, fibertekniker; telecommunications, telecom, telecomunicaciones, telecomunicacoes
2161 | blueprint, palette, scissors, laptop, coffee | | Good Bones | architect, arquiteto; architecture
2162 | blueprint, scissors, palette, camera, book | | Long Borders | landscape architect, garden designer, landschaftsarchitekt, paysagiste, paisajista
2163 | palette, scissors, blueprint, laptop, camera | | Good Curves | product designer, industrial designer, produktdesigner, disenador de producto
2163 | scissors, palette, camera, book (Sketchbook), phone | | Hidden Seams | fashion designer, modedesigner; fashion, moda, mode
2164 | blueprint, book, megaphone, chart, coffee | | Wide Pavements | urban planner, town planner, city planner, stadtplaner, urbaniste, stadsplanerare
2165 | blueprint, camera, belt, laptop, phone | hi-vis | True North | surveyor, cartographer, vermesser, geometre, topografo; gis
2166 | palette, laptop, scissors, camera, coffee | | Perfect Kerning, Bigger Logos | designer, art director, creative director, illustrator, animator, 3d artist, grafiker, mediengestalter, graphiste, directeur artistique, disenador, ilustrador, director creativo, diretor de arte, grafico, vormgever; design
2166 | palette, laptop, phone, scissors, coffee | | Happy Paths, Fewer Clicks | interaction designer, ux designer; ux, ui, user experience
2211 | stethoscope, phone, book, coffee, chart | lab-coat | Second Opinions, Full Rounds | doctor, physician, gp, general practitioner, medical officer, -arzt, medecin, medico, huisarts, -lakare
2212 | stethoscope, scissors, phone, book, flask, trophy, coffee | scrubs | Steady Hands, Second Opinions | surgeon, anaesthetist, anesthesiologist, -chirurg, chirurgien, cirujano, cirurgiao
2212 | stethoscope, book, flask, phone, chart | lab-coat | Rare Cases, Second Opinions | cardiologist, neurologist, oncologist, dermatologist, radiologist, pathologist, paediatrician, psychiatrist, psychiater, pediatre, psiquiatra
2221 | stethoscope, phone, coffee, book, chart, flask, scissors | scrubs | Night Shifts, Kind Words | nurse, rn, ward sister, pflegefachkraft, pflegefachfrau, pflegefachmann, -pfleger, infirmier, enfermero, enfermeiro, infermiere, verpleegkundige, -sjukskoterska, -schwester; nursing, pflege
2222 | stethoscope, book, phone, coffee, trophy | scrubs | First Breaths, Long Nights | midwife, hebamme, sage femme, matrona, partera, parteira, ostetrica, verloskundige, barnmorska
2230 | flask, book, coffee, scissors, phone | | Old Remedies | acupuncturist, homeopath, herbalist, heilpraktiker, naturopath
2240 | stethoscope, belt (Utility Belt), phone, coffee, book | | Blue Lights, Steady Hands | paramedic, emt, notfallsanitater, rettungssanitater, ambulancier, socorrista; emergency medical, ambulance, ambulans
2250 | stethoscope, book, camera, phone, scissors | scrubs | Cold Noses, Brave Hamsters | veterinarian, vet, tierarzt, veterinaire, veterinario, dierenarts, veterinar; veterinary
2261 | flask, book, camera, phone, coffee | scrubs | Brave Smiles, Fresh Breath | dentist, orthodontist, zahnarzt, odontologo, tandarts, tandlakare, tandhygienist, mondhygienist, dental nurse, dental assistant; dental
2262 | flask, book, phone, keyboard, stethoscope | lab-coat | Small Print, Neat Labels | pharmacist, apotheker, pharmacien, farmaceutico, apotekare; pharmacy
2263 | megaphone, chart, flask, book, briefcase | | Clean Hands | epidemiologist, safety officer; health and safety, hse, ehs, public health, arbeitsschutz, prevencion de riesgos, arbetsmiljo, seguranca do trabalho
2264 | trophy, book, belt, stethoscope, phone | | Straight Backs, One More Rep | physiotherapist, physical therapist, physio, osteopath, chiropractor, kinesitherapeute, fisioterapeuta, sjukgymnast
2265 | book, coffee, flask, chart, knife | | Five a Day | dietitian, dietician, nutritionist, ernahrungsberater, dieteticien, nutricionista, dietista
2266 | microphone, book, phone, coffee, palette | | Clear Words | speech therapist, speech language pathologist, speech and language therapist, audiologist, logopade, orthophoniste, logopeda, fonoaudiologo
2267 | camera, book, chart, phone, coffee | | Clear Views | optometrist, optician, optiker, augenoptiker, opticien, optico, ottico
2269 | palette, book, coffee, trophy, belt | | Small Victories | occupational therapist, art therapist, ergotherapeut, terapeuta ocupacional
2310 | book, microphone, laptop, chart, coffee | | Office Hours, Long Footnotes | professor, lecturer, dozent, maitre de conferences, docente universitario, hoogleraar; academic
2310 | flask, book, laptop, chart, coffee | | Peer Review, Negative Results | scientist, researcher, postdoc, phd student, phd candidate, doctoral, wissenschaftler, wissenschaftlicher mitarbeiter, forscher, doktorand, chercheur, doctorant, investigador, cientifico, pesquisador, cientista, ricercatore, scienziato, dottorando, onderzoeker, forskare; research, scientifique
2320 | wrench, book, belt, megaphone, coffee | | Safe Workshops | vocational teacher, berufsschullehrer, ausbilder
2330 | flask, book, chart, coffee, laptop | | Loud Experiments, Safe Distances | science teacher, chemistry teacher, biology teacher, physics teacher
2330 | chart, book, coffee, keyboard, blueprint | | Shown Working, Prime Numbers | maths teacher, mathematics teacher
2341 | book, palette, scissors, coffee, megaphone | | Gold Stars, Spelling Bees | primary school teacher, elementary school teacher, elementary teacher, primary teacher, grundschullehrer, professeur des ecoles, instituteur, maestro, grundskollarare, -leerkracht, onderwijzer
2342 | palette, book, scissors, coffee, megaphone | | Finger Paint, Nap Time | nursery teacher, erzieher, maestra de infantil, educador de infancia, kleuterleidster, forskollarare; kindergarten, preschool, early childhood, early years, educatrice
2351 | book, chart, laptop, blueprint, coffee | | Clear Objectives, Better Lessons | instructional designer, school inspector, ingenieur pedagogique; curriculum
2352 | book, palette, coffee, trophy, phone | | Small Victories | sonderpadagoge, specialpedagog; special education, special needs, educacion especial, educacao especial
2353 | book, microphone, laptop, coffee, megaphone | | Irregular Verbs, False Friends | language teacher, english teacher, esl teacher, french teacher, spanish teacher, german teacher, sprachlehrer, englischlehrer, professeur d'anglais, profesor de ingles
2354 | microphone, book, trophy, coffee, megaphone | | Daily Scales, Kind Metronomes | music teacher, piano teacher, guitar teacher, vocal coach, musiklehrer, klavierlehrer, professeur de musique, musiklarare
2355 | palette, book, scissors, coffee, camera | | Happy Accidents, Bold Strokes | art teacher, drama teacher, kunstlehrer, professeur d'arts, profesor de arte, bildlarare
2359 | book, microphone, coffee, chart, trophy | | Clear Answers, Second Tries | tutor, teaching assistant, classroom assistant, school counsellor; education, school, schule, ecole, escuela, educacion, escola, educacao, scuola
2411 | chart, keyboard, book (Ledger), briefcase, coffee | | Balanced Books, Late Receipts | accountant, chef comptable, auditor, bookkeeper, cpa, -buchhalter, steuerberater, wirtschaftsprufer, comptable, contador, contable, contabilista, contabil, commercialista, boekhouder, ekonom, revisor, ekonomiassistent; accounting, accounts payable, audit, tax, payroll, paie
2412 | briefcase, chart, phone, coffee, book | | Rainy Days | financial adviser, financial advisor, investor, banker, portfolio manager, finanzberater, bankkaufmann, bankkauffrau, conseiller financier, banquier, asesor financiero, bancario; investment, wealth, venture capital
2413 | chart, keyboard, laptop, phone, coffee | | Base Cases | financial analyst, credit analyst, quant, finanzanalyst, analyste financier, analista financeiro; risk
2421 | briefcase, chart, laptop, coffee, phone | | Two-by-Twos, Next Steps | management consultant, strategy consultant, business consultant, unternehmensberater, consultor empresarial
2421 | chart, laptop, coffee, book, phone | | True Needs, Fewer Meetings | business analyst, systems analyst, analista de negocio
2422 | book, briefcase, chart, megaphone, coffee | | Second Drafts | lobbyist, beleidsmedewerker; policy, public affairs
2423 | phone, coffee, book, megaphone, laptop | | Second Interviews | recruiter, headhunter, job coach, career coach, personalberater, recruteur, reclutador, recrutador, rekryterare; recruitment, recruiting, talent, recrutement, seleccion, selezione
2424 | microphone, book, laptop, megaphone, coffee | | Role Plays, Lasting Lessons | trainer, facilitator, agile coach, life coach, executive coach, business coach, personalentwickler, formateur, formador, utbildare, speaker; training, learning and development
2431 | megaphone, chart, phone, camera, palette | | Bold Headlines | copywriter, content strategist, werbetexter, publicitario, redator; seo, market research
2431 | phone, camera, megaphone, laptop, palette | | Good Comments | community manager, influencer, youtuber, streamer, blogger, createur de contenu, creador de contenido, criador de conteudo; social media, content, redes sociales
2433 | phone, briefcase, book, laptop, trophy | | Warm Leads, Long Corridors | medical sales, pharmaceutical sales, sales engineer, solutions consultant, solution engineer, delegue medical, technico commercial, ingenieur commercial
2511 | laptop, blueprint, chart, coffee, keyboard | | Clean Diagrams | solutions architect, software architect, enterprise architect, cloud architect, it consultant, it architect, it berater, softwarearchitekt, architecte logiciel, arquitecto de software, arquiteto de software
2512 | keyboard/laptop, coffee, book, wrench, flask, chart, phone | | Green Builds, Last Bugs | software engineer, developer, programmer, coder, tech lead, staff engineer, -entwickler, informatiker, programmierer, developpeur, ingenieur logiciel, ingenieur informatique, informaticien, programador, desarrollador, ingeniero informatico, ingeniero en sistemas, ingeniero de sistemas, desenvolvedor, analista de sistemas, sviluppatore, programmatore, ingegnere informatico, -ontwikkelaar, -utvecklare, programmerare, mjukvaruingenjor; software, backend, frontend, front end, full stack, fullstack
2513 | keyboard, palette, phone, laptop, coffee | | Extra Lives, Final Bosses | game developer, game designer, game programmer, level designer, unity developer, spieleentwickler, spelutvecklare
2519 | flask, laptop, keyboard, chart, coffee | | Edge Cases, Happy Testers | quality assurance engineer, test engineer, tester, sdet, testeur, testare; qa
2511 | chart, laptop, flask, coffee, keyboard | | Clean Data | data scientist, datenanalyst, dataanalytiker; data, machine learning, artificial intelligence, ai, business intelligence, analytics, donnees, datos, dados, dati, language model
2521 | laptop, keyboard, chart, wrench, coffee | | Fast Queries | data engineer, dba; database
2522 | wrench, laptop, keyboard, coffee, phone | | Quiet Pagers, Green Dashboards | system administrator, sysadmin, site reliability engineer, sre, platform engineer, cloud engineer, systems engineer, systemadministrator, administrateur systeme, administrador de sistemas, sistemista, systeembeheerder; devops, infrastructure
2523 | laptop, belt, wrench, phone, coffee | | Tidy Cables | network engineer, network administrator, netzwerkadministrator, netwerkbeheerder, natverkstekniker; reseau, redes
2529 | laptop, keyboard, phone, book, coffee | | Strong Passwords, Quiet Alarms | security engineer, security analyst, penetration tester, ciso, hacker; cybersecurity, cyber security, information security, it sicherheit, informationssicherheit, cybersecurite, ciberseguridad
2611 | gavel/briefcase, book, phone, coffee, laptop | | Fine Print, Closing Words | lawyer, attorney, solicitor, barrister, counsel, prosecutor, -anwalt, jurist, avocat, abogado, advogado, advocaat; litigation, legal, law
2612 | gavel, book, briefcase, coffee, microphone | robe | Final Words, Cool Heads | judge, magistrate, richter, juge, juez, magistrado, juiz, giudice, rechter, domare
2619 | book, briefcase, gavel, phone, keyboard | | Fine Print | notary, mediator, ombudsman, notar, notaire, notaio, notario; patent, compliance, data protection, datenschutz
2621 | book, palette, camera, flask, laptop | | Old Paper | archivist, curator, conservator, archivar, archivero, curador; museum, musee
2622 | book, keyboard, coffee, laptop, phone | | Quiet Corners | librarian, information specialist, bibliothekar, bibliothecaire, bibliotecario; library
2631 | chart, book, laptop, coffee, microphone | | Other Things Equal, Soft Landings | economist, volkswirt, nationalekonom
2632 | book, camera, chart, microphone, laptop | | Good Questions | sociologist, anthropologist, archaeologist, geographer, criminologist
2633 | book, coffee, laptop, microphone, camera | | Long Memories | historian, philosopher, political scientist, historiker, politologe, historien, philosophe, historiador
2634 | book, coffee, phone, laptop, chart | | Good Questions, Long Silences | psychologist, counsellor, -therapist, -therapeut; mental health
2635 | phone, coffee, briefcase, book, megaphone | | Open Doors | social worker, case manager, youth worker, probation officer, community worker, sozialarbeiter, sozialpadagoge, travailleur social, assistant social, educateur specialise, trabajador social, educador social, assistente social, socionom, parole officer; family support, welfare
2636 | book, microphone, coffee, phone, megaphone | | Open Doors, Short Sermons | priest, pastor, minister, vicar, imam, rabbi, chaplain, monk, nun, reverend, bishop, clergy, deacon, missionary, pfarrer, priester, seelsorger, pretre, sacerdote, padre, predikant, prast, diakon
2641 | book, keyboard, coffee, laptop, microphone | | Final Drafts, Blank Pages | author, writer, novelist, poet, screenwriter, editor, ghostwriter, publisher, schriftsteller, texter, ecrivain, redacteur technique, escritor, roteirista, scrittore, schrijver, forfattare, skribent
2642 | microphone, keyboard, camera, phone, coffee | | Second Sources, Hard Deadlines | journalist, reporter, correspondent, columnist, redakteur, periodista, giornalista, jornalista; news
2643 | book, keyboard, microphone, coffee, laptop | | False Friends | translator, interpreter, linguist, ubersetzer, dolmetscher, traducteur, interprete, tradutor, vertaler, tolk, oversattare; localization
2651 | palette, camera, scissors, book (Sketchbook), coffee | | Bold Strokes, Happy Accidents | artist, painter, sculptor, ceramicist, potter, kunstler, bildhauer, peintre, pintor, escultor, pittore, scultore, kunstenaar, konstnar
2652 | microphone, book (Songbook), laptop, coffee, trophy | | Loud Encores, Daily Scales | musician, singer, composer, songwriter, guitarist, pianist, violinist, drummer, cellist, rapper, musiker, sanger, komponist, dirigent, musicien, chanteur, compositeur, musico, cantante, director de orquesta, musicista, muzikant, sangare, organist; orchestra, choir
2653 | trophy, microphone, scissors, camera, coffee | | Sore Feet | dancer, dance teacher, choreographer, tanzer, tanzlehrer, danseur, professeur de danse, bailarin, dancarino, ballerino, danser, dansare, bailarina
2654 | megaphone, camera, book (Script), laptop, coffee | | One More Take | film director, filmmaker, producer, video editor, stage director, regisseur, filmemacher, produzent, realisateur, metteur en scene, producteur, cineasta, editor de video, produtor, regista, producent; film
2655 | microphone, book (Script), trophy, camera, megaphone | | Curtain Calls, Perfect Cues | actor, actress, schauspieler, sprecher, comedien, actriz, ator, atriz, skadespelare; voice over
2656 | microphone, laptop, phone, coffee, megaphone | | Open Lines, Dead Air | presenter, announcer, podcaster, news anchor, moderator, presentateur, locutor, presentador, apresentador, programledare; radio, podcast
2656 | microphone, laptop, phone, coffee, trophy | headphones | Late Nights, Long Fades | dj, disc jockey
2659 | microphone, trophy, megaphone, camera, scissors | | Loud Laughs | comedian, clown, magician, acrobat, entertainer, puppeteer, humoriste, magicien, comico, palhaco; circus

# 3 Technicians and associate professionals
3111 | flask, chart, book, camera, keyboard | lab-coat | Clean Glassware | lab technician, lab manager, lab assistant, biomedical scientist, phlebotomist, laborant, biomedico; laboratory, laboratoire, laboratorio
3113 | belt, wrench, phone, flask, coffee | overalls | Live Circuits | electrical technician, elektrotechniker, tecnico electricista
3115 | wrench, belt, blueprint, phone, coffee | overalls | Quiet Bearings | service technician, field engineer, field technician, fitter, millwright, servicetechniker, instandhalter, manutentore; maintenance, mantenimiento, manutencao
3118 | blueprint, keyboard, laptop, palette, coffee | | Fine Lines | draughtsman, draftsman, -zeichner, dessinateur, konstruktor; cad, bim
3119 | camera, flask, book, laptop, phone | | Small Clues | crime scene investigator, forensiker; forensic, forense
3131 | wrench, chart, belt, phone, coffee | hi-vis hard-hat | Full Power | plant operator, operador de planta; power plant, control room, wind turbine, water treatment, solar
3152 | book (Logbook), phone, coffee, camera, megaphone | | Calm Seas, Safe Harbours | captain, skipper, deck officer, kapitan, capitaine, capitao, sjokapten
3153 | book (Logbook), microphone, briefcase, phone, coffee | headphones | Smooth Landings, Clear Skies | pilot, flight instructor, first officer, flugkapitan, fluglehrer, flygkapten, astronaut, airline captain
3154 | microphone, phone, chart, coffee, keyboard | headphones | Clear Skies | air traffic controller, fluglotse, controleur aerien, aiguilleur du ciel, controlador aereo
3155 | wrench, belt, laptop, phone, coffee | overalls | Safe Landings | aircraft mechanic, aircraft technician; aircraft maintenance, avionics
3211 | camera, laptop, stethoscope, phone, book | scrubs | Inside Stories, Steady Breaths | radiographer, radiologic technologist, sonographer, radiologieassistent, manipulateur radio, tecnico radiologo; x ray
3213 | flask, keyboard, phone, book, coffee | lab-coat | Neat Labels, Right Doses | pharmacy technician, pta, preparateur en pharmacie, apothekersassistent
3214 | wrench, belt, blueprint, flask, palette | | Perfect Fits | dental technician, prosthetist, orthotist, zahntechniker, prothesiste
3255 | belt, trophy, book, coffee, phone | | Loose Shoulders | masseur, masajista, massaggiatore, massage therapist, massagista; massage
3256 | stethoscope, keyboard, phone, book, coffee | scrubs | Calm Waiting Rooms | medical assistant, physician assistant, medizinische fachangestellte, arzthelfer, medical secretary, secretaire medicale, doktersassistent
3311 | chart, phone, keyboard, briefcase, coffee | | Closing Bells | trader, stockbroker, borsenmakler; broker
3312 | briefcase, chart, phone, keyboard, book | | Fair Terms | loan officer, kreditberater; mortgage, credit
3315 | briefcase, camera, chart, phone, book | | Fair Value | appraiser, valuer, loss adjuster, quantity surveyor, gutachter, sachverstandiger; claims
3321 | briefcase, phone, book, chart, coffee | | Rainy Days | underwriter, versicherungskaufmann, versicherungsmakler; insurance, versicherung, assurance, seguros, assicurazioni, verzekeringen, forsakring
3322 | phone, briefcase, chart, coffee, trophy, laptop, megaphone | | Warm Leads, Last-Day Deals | account executive, account manager, sdr, vertriebsmitarbeiter, aussendienst, charge d'affaires, executivo de contas, rappresentante, agente di commercio, accountmanager, vertegenwoordiger, -saljare, salesman; sales, business development, -vertrieb, ventas, vendas, vendite, verkoop, forsaljning, commercial
3322 | phone, chart, coffee, trophy, megaphone, book, laptop | | Happy Renewals, Fast Replies | relationship manager, client manager, kundenbetreuer, kundenberater, charge de clientele, kundansvarig; customer success, client success, relacionamento, clientele
3323 | phone, chart, briefcase, keyboard, coffee | | Three Quotes | buyer, purchaser, category manager, einkaufer, acheteur, comprador, inkoper, inkopare; purchasing, procurement, sourcing, vendor management, einkauf, achats, compras, acquisti, inkoop
3332 | megaphone, phone, briefcase, microphone, coffee | | Plan B | wedding planner, conference organizer, veranstaltungskaufmann, event planner; event, evenementiel, evenementen
3334 | phone, camera, briefcase, blueprint, coffee | | Good Views, Spare Keys | realtor, estate agent, letting, -makler, makelaar, fastighetsmaklare, real estate developer, property developer, corretor; real estate, property, immobilien, immobilier, inmobiliario, imobiliario, vastgoed, fastigheter
3339 | phone, trophy, briefcase, megaphone, coffee | | Going Twice | auctioneer, sports agent, talent agent, artist manager
3342 | book, keyboard, gavel, briefcase, phone | | Fine Print | paralegal, legal secretary, legal assistant, law clerk, court clerk, bailiff, court reporter, rechtsanwaltsfachangestellte, assistant juridique
3343 | phone, keyboard, coffee, briefcase, book | | Full Calendars, Safe Secrets | executive assistant, personal assistant, virtual assistant, assistant to, assistenz, assistant de direction, secretaria executiva
3351 | briefcase, book, phone, camera, coffee | | Right Papers | zollbeamter, douanier, aduaneiro; customs, border, immigration, douane, aduanas
3353 | book, phone, keyboard, briefcase, coffee | | Right Forms | benefits officer, licensing officer, tax officer, caseworker, handlaggare, social security
3355 | book (Notebook), phone, camera, coffee, megaphone | | Small Clues, Cold Cases | detective, investigator, police inspector, kommissar, inspector de policia
3412 | phone, coffee, book, palette, trophy | | Small Victories | support worker, heilerziehungspfleger, begeleider, stodassistent; social care
3421 | trophy, megaphone, phone, camera, coffee | | Extra Time, Home Wins | athlete, footballer, football player, tennis player, cyclist, swimmer, runner, boxer, racing driver, golfer, sportler, sportif, footballeur, deportista, futbolista, jogador, calciatore, voetballer, idrottare, goalkeeper, wielrenner; soccer, basketball, rugby, esports
3422 | megaphone, trophy, chart, book, phone | | Half-Time Talks, Home Wins | coach, referee, umpire, pe teacher, ski instructor, sportlehrer, fussballtrainer, schiedsrichter, entraineur, arbitre, entrenador, treinador, allenatore, tranare, idrottslarare; sports, physical education, swimming, educacion fisica, educacao fisica
3423 | trophy, megaphone, belt, phone, coffee | | One More Rep, Early Laps | personal trainer, coach sportif, entrenador personal, personlig tranare; fitness
3423 | megaphone, coffee, book, trophy, phone | | Deep Breaths, Long Stretches | yogalehrer; yoga, pilates, meditation
3431 | camera, laptop, phone, scissors, coffee, trophy, book | | Golden Hour, Good Angles | photographer, photojournalist; photography
3432 | palette, scissors, blueprint, camera, coffee | | Perfect Corners | interior designer, interior architect, set designer, innenarchitekt, raumausstatter, architecte d'interieur, decorateur, decorador, disenador de interiores, interieurontwerper, inredningsarkitekt
3433 | palette, flask, camera, scissors, book | | White Gloves, Old Paper | restorer, gallerist, restaurateur d'art; gallery
3434 | knife, trophy, flask, book (Cookbook), coffee, phone, megaphone | chef-whites chef-hat | Perfect Plates, Hot Passes | chef, kuchenchef, jefe de cocina, kokschef, chef de partie, chef de cuisine
3435 | camera, belt, megaphone, laptop, scissors | | Perfect Cues, Hidden Wires | stage manager, stagehand, costume designer, veranstaltungstechniker, lichttechniker, technicien lumiere, ljustekniker; lighting, iluminacion, iluminacao
3435 | palette, scissors, book (Sketchbook), coffee, phone | | Steady Lines, No Regrets | tattoo artist, tatowierer, tatoueur, tatuador; tattoo
3512 | phone, laptop, keyboard, wrench, coffee | | Off and On Again, Closed Tickets | fachinformatiker, technicien informatique, tecnico de informatica, tecnico informatico, supporttekniker; help desk, helpdesk, service desk, technical support, desktop support, it, support informatique, soporte tecnico, suporte tecnico
3514 | laptop, keyboard, wrench, palette, coffee | | Broken Links, Fast Pages | webmaster; web
3521 | microphone, laptop, belt, coffee, camera | headphones | Clean Takes, Hot Mics | sound engineer, sound designer, music producer, sound technician, tontechniker, tonmeister, musikproduzent, ingenieur du son, productor musical, ljudtekniker; audio, sonido, som
3521 | camera, microphone, belt, laptop, coffee | | Golden Hour, One More Take | camera operator, cameraman, cinematographer, director of photography, videographer, kamerafrau, videaste; video

# 4 Clerical support workers
4110 | keyboard, phone, coffee, book, briefcase | | Tidy Inboxes, Sharp Pencils | clerk, administrator, admin, secretary, sekretar, sachbearbeiter, secretaire, oficinista, impiegato, segretario, secretaresse, sekreterare, -kaufmann, -kauffrau, secretario, kontorist; administration, administrative, office, verwaltung, administratif, bureau, administratief, kaufmannisch
4132 | keyboard, laptop, coffee, chart, phone | | Ten Fingers | typist; data entry
4211 | chart, keyboard, briefcase, phone, coffee | | Exact Change | bank teller, teller
4221 | phone, camera, briefcase, blueprint, coffee | | Window Seats, Far Horizons | agent de voyages; travel, tourism, reise, viajes, turismo, viagens, viaggi
4222 | phone, keyboard, coffee, megaphone, trophy | | Calm Answers | telemarketer, teleconseiller, teleoperador; call centre, call center, contact centre, customer service, customer support, customer care, kundenservice, service client, relation client, atencion al cliente, servicio al cliente, atendimento, servizio clienti, assistenza clienti, klantenservice, kundtjanst
4226 | phone, keyboard, coffee, book, microphone | | First Smiles, Right Doors | receptionist, rezeptionist, hotelfachmann, hotelfachfrau, agent d'accueil, recepcionista; front desk, empfang
4321 | phone, belt, chart, coffee, wrench | hi-vis | Found Parcels | order picker, lagerist, lagermitarbeiter, magasinier, preparateur de commandes, almacenero, estoquista, orderpicker, lagerarbetare; warehouse, stock, inventory, lager, almacen
4412 | briefcase, phone, book, trophy, coffee | | Rain or Shine, Right Doors | postman, mail carrier, postie, brieftrager, postbote, zusteller, facteur, cartero, carteiro, postino, postbode, brevbarare; postal
4413 | book, scissors, keyboard, coffee, laptop | | Lost Commas | proofreader, copy editor, korrektor

# 5 Service and sales workers
5111 | coffee, microphone, briefcase, trophy, phone | | Smooth Landings, Window Seats | flight attendant, flugbegleiter, hotesse de l'air, steward, tripulante de cabina, azafata, comissario de bordo, assistente di volo, cabinepersoneel, kabinpersonal; cabin crew
5112 | phone, megaphone, microphone, book, coffee | | Mind the Gap | conductor, ticket inspector, zugbegleiter, schaffner
5113 | megaphone, microphone, camera, book, phone | | Hidden Corners, Good Stories | tour guide, guide, reiseleiter, stadtfuhrer, guia, gids, reseledare
5120 | knife, flask, book (Cookbook), trophy, coffee | chef-whites chef-hat | Secret Sauces, Hot Pans | cook, -koch, cuisinier, cocinero, cozinheiro, cuoco; kitchen
5131 | coffee, book, trophy, phone, knife | | Table Nine, Spare Forks | waiter, waitress, sommelier, kellner, restaurantfachmann, restaurantfachfrau, serveur, camarero, mesero, garcom, cameriere, ober, servitor, servitris
5132 | flask, scissors, knife, trophy, coffee | | Last Orders, Good Listeners | bartender, barman, mixologist, barkeeper
5132 | coffee, flask, trophy, phone, book | | Latte Hearts, First Sips | barista
5141 | scissors, palette, flask, phone, coffee | | Clean Fades | hairdresser, barber, hairstylist, friseur, coiffeur, barbier, peluquero, cabeleireiro, barbeiro, parrucchiere, kapper, hair stylist; hair
5142 | palette, scissors, flask, phone, coffee | | Steady Lashes | beautician, esthetician, stylist, kosmetiker, visagist, estheticien, maquilleur, esteticista, maquiador, manicure, estetista; beauty, make up, makeup, nail
5151 | coffee, trophy, phone, book, flask | | Crisp Corners, Fresh Towels | housekeeper, butler, hauswirtschafter, gobernanta, governanta; housekeeping
5153 | belt, wrench, phone, coffee, book | overalls | All the Keys, Dry Cellars | caretaker, janitor, porter, concierge, hausmeister, gardien d'immeuble, porteiro, huismeester, vaktmastare
5163 | briefcase, book, phone, coffee, keyboard | | Kind Words, Long Memories | funeral director, undertaker, mortician, bestatter, funerario; funeral, pompes funebres, uitvaart, begravning
5164 | scissors, camera, phone, trophy, book | | Good Boys, Wet Noses | dog groomer, groomer, dog trainer, dog walker, zookeeper, tierpfleger, hundetrainer, peluquero canino, djurvardare; pet, animal care
5165 | phone, book, coffee, briefcase, megaphone | | Parallel Parking | driving instructor, fahrlehrer, trafiklarare; auto ecole, autoescuela, autoescola
5212 | megaphone, coffee, knife, trophy, phone | | Loud Mornings | market trader, street vendor, food truck, vendedor ambulante
5223 | trophy, phone, megaphone, scissors, coffee | | Sale Season, Tidy Shelves | shop assistant, sales assistant, sales associate, -verkaufer, einzelhandelskaufmann, einzelhandelskauffrau, vendeur, conseiller de vente, vendedor, dependiente, commesso, addetto vendite, verkoper, winkelmedewerker, butikssaljare, venditore; retail, shop, store, einzelhandel, butik, magasin
5230 | keyboard, phone, coffee, trophy, chart | | Exact Change, Next in Line | cashier, kassierer, caissier, cajero, operador de caixa, kassamedewerker, cassiere; checkout
5241 | camera, scissors, phone, palette, trophy | | Good Angles, Long Runways | mannequin, fotomodell; model
5245 | wrench, coffee, phone, keyboard, trophy | | Full Tanks | ; petrol station, gas station
5246 | coffee, knife, trophy, phone, flask | | Second Helpings | caterer, crew member, polyvalent; catering, fast food, food service
5311 | palette, book, coffee, scissors, phone | | Nap Time, Muddy Boots | nanny, au pair, childminder, babysitter, tagesmutter, kinderpfleger, assistante maternelle, ninera, pedagogisch medewerker, barnskotare, puericultrice; childcare, child care, puericulture, kinderopvang
5321 | stethoscope, coffee, phone, book, trophy | scrubs | Kind Words, Long Corridors | healthcare assistant, nursing assistant, cna, care assistant, altenpfleger, pflegehelfer, aide soignant, auxiliar de enfermeria, tecnico de enfermagem, cuidador, operatore socio sanitario, oss, verzorgende, underskoterska, vardbitrade
5322 | coffee, phone, book, stethoscope, trophy | | Warm Kitchens, Kind Company | home health aide, care worker, alltagsbegleiter, auxiliaire de vie, aide a domicile, badante, personlig assistent, carer, caregiver; home care, home help, thuiszorg, hemtjanst
5411 | belt (Utility Belt), megaphone, trophy, phone, coffee | hi-vis hard-hat | Loud Sirens, Safe Ladders | firefighter, fireman, fire officer, feuerwehrmann, feuerwehrfrau, pompier, bombero, bombeiro, brandman, brandweerman; fire service, feuerwehr, brandweer
5412 | megaphone, phone, book (Notebook), belt (Utility Belt), coffee | | Calm Streets, Long Nights | constable, sheriff, -polizist, polizeibeamter, policier, gendarme, guardia civil, policial, poliziotto, polis, policia; police, politie, polizei
5413 | book, phone, belt (Utility Belt), coffee, megaphone | | Second Chances, Counted Keys | surveillant penitentiaire; prison, correctional, corrections, justizvollzug
5414 | camera, phone, coffee, megaphone, belt (Utility Belt) | | Night Watch, Locked Doors | security guard, bouncer, bodyguard, watchman, wachmann, sicherheitsmitarbeiter, agent de securite, vigilante, guardia de seguridad, beveiliger, vaktare; security, seguranca
5419 | megaphone, trophy, book, stethoscope, phone | | Calm Tides, Sharp Eyes | lifeguard, rettungsschwimmer, bademeister, maitre nageur, salvavidas; coastguard, coast guard
5419 | phone, coffee, stethoscope, book, keyboard | headphones | Calm Voices, Fast Answers | emergency dispatcher, call handler; 911, 999, leitstelle

# 6 Skilled agricultural, forestry and fishery workers
6111 | wrench/coffee, trophy, flask, book, phone | overalls | Early Mornings, Straight Furrows | farmer, landwirt, bauer, agriculteur, granjero, fazendeiro, agricoltore, boer, lantbrukare, bonde; farm, agriculture
6112 | flask, trophy, book, knife, scissors | | Good Vintages | winemaker, oenologist, winzer, vigneron, viticulteur, enologo, vinmakare; wine, vineyard
6113 | scissors, flask, book, trophy, belt | overalls | Patient Trees, Green Thumbs | gardener, landscaper, horticulturist, greenkeeper, -gartner, jardinier, jardinero, jardineiro, giardiniere, hovenier, tradgardsmastare, florist
6121 | flask, coffee, trophy, stethoscope, wrench | overalls | Early Mornings, Happy Cows | dairy farmer, rancher, shepherd, tierwirt, pferdewirt, eleveur, berger, ganadero, allevatore; livestock, horse, poultry
6123 | flask, book, trophy, coffee, camera | | Busy Hives | beekeeper, imker, apiculteur, apicoltore
6210 | belt, wrench, scissors, coffee, phone | hi-vis hard-hat | Tall Timber, Patient Trees | forester, lumberjack, arborist, tree surgeon, forstwirt, forster, bucheron, forestier, elagueur, lenador, boswachter, skogsarbetare; forestry, forestal
6222 | knife, coffee, book (Logbook), trophy, phone | | Early Tides | fisherman, fisher, fish farmer, hunter, fischwirt, pecheur, pescador, pescatore, visser, fiskare, fischer; aquaculture

# 7 Craft and related trades workers
7111 | belt, blueprint, wrench, megaphone, coffee | hi-vis hard-hat | Level Walls, Dry Weather | builder, bauarbeiter, bauunternehmer, construtor, aannemer, bouwvakker, byggare, byggnadsarbetare; construction, batiment, construccion, edile, edilizia
7112 | belt, blueprint, wrench, coffee, phone | hi-vis hard-hat | Straight Courses, Level Walls | bricklayer, mason, stonemason, -maurer, macon, albanil, pedreiro, muratore, metselaar, murare
7114 | belt, wrench, blueprint, megaphone, coffee | hi-vis hard-hat | Solid Ground | scaffolder, concrete finisher, steel erector, rigger, betonbauer, gerustbauer; demolition
7115 | belt, blueprint, knife, wrench, scissors | overalls | Square Corners, Good Grain | carpenter, joiner, cabinet maker, cabinetmaker, woodworker, kitchen fitter, tischler, schreiner, zimmermann, zimmerer, menuisier, charpentier, ebeniste, carpintero, ebanista, carpinteiro, marceneiro, falegname, timmerman, snickare
7119 | belt, wrench, palette, phone, coffee | overalls | Small Jobs | handyman, homme toutes mains, tuttofare, klusjesman, hantverkare
7121 | belt, wrench, coffee, phone, blueprint | hi-vis hard-hat | Dry Attics, Good Views | roofer, dachdecker, couvreur, techador, telhadista, taklaggare
7122 | blueprint, belt, knife, palette, coffee | overalls | Level Floors | tiler, floor layer, fliesenleger, bodenleger, carreleur, piastrellista, tegelzetter, plattsattare; flooring
7123 | belt, palette, blueprint, coffee, phone | overalls | Smooth Walls | plasterer, stuckateur, trockenbauer, platrier, plaquiste, gesseiro, stukadoor; drywall, insulation
7125 | belt, knife, blueprint, phone, coffee | | Clear Views | glazier, window fitter, glaser, vitrier, vidriero
7126 | wrench, belt, phone, blueprint, coffee | overalls | Dry Floors, Warm Radiators | plumber, pipefitter, gas engineer, heating engineer, klempner, installateur, anlagenmechaniker, heizungsbauer, plombier, chauffagiste, fontanero, plomero, encanador, idraulico, loodgieter, rormokare; plumbing, vvs
7127 | wrench, belt, phone, chart, coffee | overalls | Cool Heads | kaltetechniker, frigoriste; hvac, air conditioning, refrigeration, climatizacion
7131 | palette, belt, scissors, phone, coffee | overalls | Clean Edges, Second Coats | house painter, car painter, maler, -lackierer, peintre en batiment, pintor de paredes, imbianchino, schilder, malare
7212 | wrench, flask, blueprint, belt, coffee | overalls | Clean Seams, Bright Sparks | welder, schweisser, soudeur, soldador, saldatore, lasser, svetsare
7213 | wrench, scissors, blueprint, belt, coffee | overalls | True Bends | metalworker, metal worker, boilermaker, metallbauer, -schlosser, chaudronnier, serralheiro, platslagare, steel worker; sheet metal
7221 | wrench, trophy, belt, flask, coffee | overalls | Hot Iron | blacksmith, farrier, hufschmied, schmied, forgeron, herrero, ferreiro, fabbro, smid, smed, -smith
7222 | wrench, blueprint, belt, flask, coffee | overalls | Tight Tolerances, Hair Widths | machinist, toolmaker, -mechaniker, usineur, tourneur, fraiseur, tornero, svarvare; cnc
7222 | belt, wrench, phone, coffee, trophy | | Spare Keys, Patient Clicks | locksmith, schlusseldienst, serrurier, cerrajero, chaveiro, slotenmaker
7231 | wrench, belt, coffee, phone, blueprint | overalls | Second Gear, Spare Parts | mechanic, vehicle technician, mechaniker, mechatroniker, mecanicien, garagiste, -monteur, bilmekaniker; automotive, kfz
7311 | wrench, flask, blueprint, camera, book | | Tiny Screws | watchmaker, clockmaker, instrument maker, piano tuner, luthier, uhrmacher, horloger, relojero, urmakare
7313 | palette, scissors, trophy, flask, camera | | Tiny Stones | jeweller, goldsmith, silversmith, goldschmied, juwelier, bijoutier, joyero, joalheiro, gioielliere, goudsmid, guldsmed
7314 | palette, flask, trophy, book, camera | | Hot Kilns | glassblower, glasblaser, souffleur de verre, alfarero, pottenbakker
7317 | knife, scissors, palette, belt, book | | Good Grain | craftsman, wood carver, calligrapher, kunsthandwerker, artesano, artesao, artigiano, konsthantverkare; leather, handicraft, artisan
7318 | scissors, palette, book, coffee, trophy | | Warm Threads | weaver, knitter, embroiderer, tejedor; textile
7322 | palette, wrench, book, blueprint, laptop | | Fresh Ink | printer, press operator, bookbinder, drucker, buchbinder, imprimeur, impresor, tryckare; print
7411 | belt, wrench, phone, blueprint, coffee | overalls | Live Circuits, Safe Fuses | electrician, -elektriker, elektroinstallateur, electricien, electricista, eletricista, elektromonteur, elmontor
7412 | wrench, belt, coffee, phone, blueprint | overalls | Smooth Rides | lift engineer; elevator, aufzug, ascenseur
7413 | belt, wrench, phone, coffee, megaphone | hi-vis hard-hat | High Wires | lineman, lineworker; power line
7511 | knife, trophy, scissors, coffee, phone | | Clean Cuts, Sunday Roasts | butcher, fishmonger, metzger, fleischer, boucher, charcutier, carnicero, pescadero, acougueiro, macellaio, slager, slaktare
7512 | knife, trophy, book (Cookbook), coffee, flask | chef-whites chef-hat | Early Ovens, Good Crumb | baker, pastry chef, confectioner, chocolatier, konditor, boulanger, patissier, panadero, pastelero, padeiro, confeiteiro, panettiere, fornaio, pasticciere, bagare; bakery
7513 | knife, flask, trophy, coffee, book | | Patient Rinds | cheesemaker, fromager, glacier, quesero, kaasmaker; ice cream
7514 | flask, wrench, trophy, knife, book | | Good Heads | brewer, distiller, brauer, brasseur, cervecero, cervejeiro, birraio, brouwer, bryggare; brewery
7531 | scissors, palette, book (Sketchbook), camera, coffee | | Hidden Seams, Sharp Creases | tailor, dressmaker, seamstress, milliner, -schneider, couturier, modista, sastre, alfaiate, costureiro, sarto, kleermaker, skraddare, sommerska; sewing
7534 | scissors, belt, palette, knife, coffee | | Deep Buttons | upholsterer, polsterer, tapissier, tapicero, stoffeerder
7536 | scissors, knife, palette, trophy, coffee | | New Heels | shoemaker, cobbler, saddler, schuhmacher, schuster, sattler, cordonnier, zapatero, sapateiro, calzolaio, schoenmaker, skomakare
7541 | camera, flask, belt, wrench, book | | Deep Blue | diver, taucher, tauchlehrer, plongeur sous marin, buzo, duiker; diving, scuba, buceo
7543 | flask, camera, chart, book, phone | | Zero Defects, Fine Lines | quality inspector, qualitatsmanager; quality, quality assurance, qualitat, qualite, calidad, kwaliteit, kvalitet
7544 | flask, phone, camera, book, coffee | overalls | Clean Corners | exterminator, schadlingsbekampfer; pest control, plagas

# 8 Plant and machine operators, and assemblers
8111 | wrench/belt, megaphone, coffee, phone, trophy | hi-vis hard-hat | Solid Ground, Bright Lamps | miner, driller, roughneck, bergmann, bergarbeiter, mineur, mineiro, minatore, gruvarbetare; oil rig, offshore, quarry
8189 | wrench, belt, coffee, phone, chart | overalls | Full Shifts, Moving Lines | machine operator, production operator, production worker, maschinenfuhrer, anlagenfuhrer, produktionsmitarbeiter, ouvrier, conducteur de ligne, agent de production, operario, operador de maquinas, operador de producao, operaio, productiemedewerker, maskinoperator; factory, manufacturing, food production
8157 | flask, phone, coffee, trophy, book | | Crisp Corners | dry cleaner, lavandero; laundry
8211 | wrench, belt, blueprint, coffee, phone | overalls | Last Bolts | assembler, montagearbeiter, ensamblador, montador, assemblatore; assembly
8311 | phone, megaphone, coffee, book (Logbook), wrench | | Next Stops, Green Signals | train driver, tram driver, lokfuhrer, triebfahrzeugfuhrer, conducteur de train, cheminot, maquinista de tren, maquinista de trem, lokforare, tagforare; locomotive, railway, rail
8322 | phone, coffee, briefcase, book, megaphone | | Shortcuts, Good Company | taxi driver, cab driver, taxifahrer, chauffeur vtc, taxista, motorista de aplicativo, tassista, taxichauffeur; taxi, uber, rideshare
8322 | phone, briefcase, coffee, book, trophy | | Rain or Shine, Fourth Floors | courier, kurier, kurierfahrer, lieferfahrer, livreur, coursier, repartidor, mensajero, entregador, motoboy, corriere, rider, bezorger, koerier; delivery
8331 | megaphone, coffee, phone, book, trophy | | Next Stops, Kind Brakes | bus driver, coach driver, school bus, busfahrer, chauffeur de bus, conductor de autobus, motorista de onibus, autista di autobus, buschauffeur, bussforare, conducteur de bus
8341 | wrench, coffee, phone, trophy, belt | overalls | Straight Furrows | tractor driver, tractorista
8342 | wrench, megaphone, belt, phone, coffee | hi-vis hard-hat | Deep Holes, Level Ground | crane operator, heavy equipment operator, digger driver, road worker, kranfuhrer, baggerfahrer, strassenbauer, grutier, conducteur d'engins, gruista, operador de grua, kraanmachinist, kranforare, anlaggare; excavator
8344 | wrench, phone, coffee, belt, trophy | hi-vis | Straight Pallets | staplerfahrer, cariste, empilhadeira, carrellista, truckforare; forklift
8350 | book (Logbook), wrench, coffee, phone, trophy | | Calm Seas, Tight Knots | sailor, seafarer, deckhand, ship engineer, matrose, seemann, matelot, marin, marinero, marinheiro, matroos, sjoman, seaman

# 9 Elementary occupations
9111 | trophy, flask, coffee, phone, megaphone | | Spotless Floors, Fresh Starts | cleaner, room attendant, chambermaid, domestic worker, reinigungskraft, gebaudereiniger, raumpfleger, agent d'entretien, agent de proprete, femme de menage, femme de chambre, limpiador, camarera de piso, faxineiro, diarista, camareira, schoonmaker, stadare, lokalvardare, putzfrau; cleaning, reinigung, nettoyage, limpieza, limpeza, pulizie
9122 | trophy, flask, belt, phone, coffee | | Clear Views | window cleaner, car detailer, fensterputzer, laveur de vitres, limpiacristales; car wash
9211 | knife, trophy, scissors, coffee, phone | | Early Mornings | fruit picker, farm labourer, erntehelfer, ouvrier agricole, saisonnier, jornalero, trabalhador rural; harvest
9313 | belt, wrench, megaphone, coffee, phone | hi-vis hard-hat | Heavy Lifting | labourer, laborer, groundworker, bauhelfer, manoeuvre, peon, obrero, servente, manovale
9333 | belt, phone, wrench, coffee, trophy | hi-vis | Heavy Lifting | mover, docker, dock worker, stevedore, longshoreman, baggage handler, packer, hafenarbeiter, umzugshelfer, demenageur, manutentionnaire, estibador, facchino, verhuizer, hamnarbetare; removals
9334 | trophy, phone, belt, coffee, megaphone | | Tidy Shelves | shelf stacker, shelf filler, stocker, reponedor, repositor, vakkenvuller
9412 | trophy, flask, coffee, knife, belt | | Clean Plates, Hot Pans | kitchen porter, dishwasher, kitchen assistant, kuchenhilfe, spuler, plongeur, lavaplatos, auxiliar de cozinha, lavapiatti
9611 | trophy, megaphone, wrench, phone, coffee | hi-vis | Clean Streets, Early Rounds | refuse collector, garbage collector, street sweeper, mullwerker, strassenreiniger, eboueur, ripeur, basurero, gari, coletor de lixo, netturbino, operatore ecologico, sophamtare; waste, recycling
9629 | phone, trophy, megaphone, book, coffee | | Kind Ushers | usher, parking attendant, bellhop, messenger, ouvreur

# X Not in work as ISCO counts it
X | book, coffee, laptop, trophy, microphone | | Last-Minute Essays, Long Nights | student, -student, pupil, undergraduate, schuler, etudiant, lyceen, estudiante, alumno, estudante, studerande, aluno, eleve
X | trophy, book, phone, coffee, laptop | graduation-cap | Flying Hats, First Mondays | graduate, absolvent, jeune diplome, graduado, egresado, recem formado, neolaureato, laureato, afgestudeerd, nyexaminerad
X | coffee, laptop, book, phone, trophy | | First Mondays, New Badges | intern, trainee, apprentice, internship, praktikant, werkstudent, auszubildender, azubi, stagiaire, stage, apprenti, alternant, alternance, becario, pasante, estagiario, aprendiz, tirocinante, stagista, tirocinio, larling, auszubildende, lehrling
X | coffee, book, trophy, camera, scissors, palette | | No Meetings, Long Breakfasts | retired, retiree, pensioner, emeritus, ruhestand, rentner, pensionar, pensioniert, retraite, jubilado, aposentado, pensionato, in pensione, gepensioneerd, pensionerad
X | trophy, phone, laptop, coffee, briefcase | | New Chapters, Good News | job seeker, looking for, seeking, open to work, open to opportunities, unemployed, between jobs, career break, arbeitssuchend, jobsuche, auf der suche, en recherche, a la recherche, en busqueda, buscando, em busca, in cerca, op zoek, werkzoekend, soker jobb, arbetssokande
X | coffee, book, trophy, phone, palette | | Small Socks, Warm Suppers | stay at home, homemaker, mum, mom, dad, parent, housewife, hausfrau, hausmann, elternzeit, conge parental, ama de casa, amo de casa, dona de casa, casalinga, huisvrouw, huisman, foraldraledig
X | megaphone, coffee, trophy, phone, book | | Many Hands, Good Causes | volunteer, activist, campaigner, ehrenamt, ehrenamtlich, benevole, voluntario, volontario, vrijwilliger

# Titles of many trades: they count after the words of a trade
214 | wrench, blueprint, laptop, chart, flask | | Neat Solutions, Safe Margins | engineer, -ingenieur, ingeniero, engenheiro, ingegnere, -ingenjor
2330 | book, megaphone, coffee, chart, trophy | | Second Chances, Marked Homework | teacher, -lehrer, lehrkraft, enseignant, docente, insegnante, professoressa, leraar, -larare
8332 | coffee, phone, book (Logbook), wrench, belt | | Long Hauls, Good Radio | truck driver, hgv, trucker, driver, -fahrer, routier, camionero, conductor de camion, transportista, caminhoneiro, motorista, camionista, autista, -chauffeur, lastbilsforare, chofer
3257 | book, camera, megaphone, chart, phone | | Safe Margins | inspector, ispettore, inspetor

# Words that any trade can have: they count last
1 | briefcase/megaphone, chart, phone, coffee, trophy, book, laptop | | Next Steps, Short Meetings | manager, director, head, lead, leader, chief, executive, president, vp, supervisor, management, board member, leitung, -leiter, -manager, fuhrungskraft, responsable, dirigeant, jefe, gerente, encargado, gestor, diretor, responsabile, hoofd, -leider, bestuurder, -chef, -ledare, chef de, chef d, en chef, partner, encarregado, meister, capo
2 | chart, laptop, phone, coffee, blueprint, briefcase, trophy, megaphone | | Green Milestones, Plan B | project manager, programme manager, scrum, pmo, delivery manager, projektmanager, -projektleiter, chef de projet, projeto, progetto, projectleider, projektledare, -projekt, proyecto
2 | chart, megaphone, phone, laptop, blueprint, coffee, palette | | Honest Roadmaps, Short Backlogs | product manager, product owner, product, produktmanager, produktagare, produto, prodotto
2 | laptop, chart, briefcase, phone, book, coffee, trophy | | True Needs, Next Steps | consultant, specialist, expert, freelancer, freelance, contractor, -berater, freiberuflich, conseil, conseiller, independant, consultor, asesor, especialista, autonomo, consulente, libero professionista, zzp, -konsult, adviser, -adviseur, -radgivare, -spezialist, independent
2 | chart, laptop, keyboard, book, coffee, flask, phone | | Clean Data, Hidden Tabs | analyst, analysis, -analyst, -analytiker
3 | wrench, belt, blueprint, laptop, phone | | Spare Parts, Steady Hands | technician, technologist, operator, installer, mechanical, -techniker, technicien, tecnico, technicus, instalador, operador
4 | phone, keyboard, coffee, book, briefcase | | Tidy Inboxes, Full Calendars | assistant, officer, associate, representative, agent, employee, worker, staff, -assistent, fachkraft, angestellter, charge, auxiliar, coordinador, empleado, coordenador, addetto, -medewerker, medarbetare, planner, -koordinator, -mitarbeiter, -angestellte, -referent, employe, gestionnaire, atendente, -samordnare
`;
