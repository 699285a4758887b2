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
 * "Add a trade", says how.
 */
export const TRADES = `
# 0 Armed forces
0110 | medal, binoculars, compass, radio, belt (Utility Belt) | fatigues beret | Early Parades, Steady Nerves | army officer, military officer, naval officer, lieutenant, colonel, commanding officer, offizier, officier, ufficiale
0310 | compass/binoculars, medal, radio, torch, belt (Utility Belt) | fatigues beret | Early Parades, Steady Nerves | soldier, sergeant, veteran, soldat, feldwebel, sargento, major; army, navy, air force, military, marine corps, infantry, bundeswehr, militaire, militar, ejercito, exercito, esercito, krijgsmacht, forsvarsmakten

# 1 Managers
1111 | microphone/megaphone, globe, scales, briefcase | suit | Second Readings | politician, member of parliament, senator, councillor, mayor, abgeordneter, burgermeister, depute, maire, diputado, alcalde, deputado, sindaco, burgemeester, prime minister, minister of
1112 | briefcase/globe, scales, book, phone | | Due Process | civil servant, public servant, diplomat, ambassador, beamter, fonctionnaire, funcionario publico, ambtenaar; government
1114 | megaphone, flowers, globe, phone | | Many Volunteers | fundraiser; charity, nonprofit, non profit, ngo, fundraising, trade union
1120 | briefcase/megaphone, compass, chart, phone, trophy | suit | Final Answers, Big Pictures | chief executive, ceo, managing director, geschaftsfuhrer, vorstand, directeur general, pdg, director ejecutivo, diretor executivo, amministratore delegato, vd
1120 | coffee, compass, megaphone, laptop, phone, trophy, chart | | Bold Bets, Second Attempts | founder, cofounder, entrepreneur, owner, self employed, grunder, unternehmer, inhaber, selbststandig, fondateur, cofondateur, fundador, cofundador, empresario, emprendedor, imprenditore, oprichter, ondernemer, foretagare; startup
1120 | gear, chart, wrench, briefcase | | Moving Parts, Smooth Running | chief operating officer, coo; operations
1211 | chart, calculator, book (Ledger), briefcase | | Closing Day, Final Numbers | cfo, controller, directeur financier, ekonomichef, chief financial officer; finance, finanzen, finanzas, financeiro, finanziario, financieel
1212 | coffee, flowers, phone, book, megaphone | | Open Doors, First Mondays | people partner, chief people officer, personalleiter, drh, personalchef; human resources, hr, people operations, ressources humaines, recursos humanos, risorse umane
1213 | compass, chart, binoculars, blueprint, briefcase | | Next Year | strategist, chief of staff; strategy, strategie, estrategia
1219 | wrench, drill, belt, phone, blueprint | | Working Lifts | facility manager, office manager; facilities
1221 | megaphone, chart, camera, pencil, palette, laptop | | Big Launches, Catchy Lines | cmo, marketeer, chef de produit, marknadschef, marknadsforare, chief marketing officer, brand ambassador; marketing, brand, growth
1221 | phone, chart, trophy, medal, briefcase | suit | Last-Day Deals, Warm Leads | sales manager, sales director, head of sales, vertriebsleiter, verkaufsleiter, gerente de ventas, forsaljningschef; revenue
1222 | megaphone, microphone, pencil, phone, camera | | Kind Headlines, Two-Line Quotes | press officer, pressesprecher, kommunikator; public relations, pr, communications, advertising, comunicacion, comunicacao, comunicazione, communicatie
1223 | flask, microscope, gear, laptop, chart, trophy, blueprint | | Next Ideas | chief scientific officer; r&d, research and development, innovation
1321 | gear, wrench, radio, chart, megaphone | hi-vis hard-hat | Full Shifts | plant manager, factory manager, production manager, shift leader, foreman, produktionsleiter, werksleiter, schichtleiter, chef d'equipe, produktionschef
1323 | blueprint, radio, hammer, tape-measure, megaphone | hi-vis hard-hat | Dry Weather, Level Ground | construction manager, site manager, site supervisor, bauleiter, conducteur de travaux, chef de chantier, jefe de obra, mestre de obras, capocantiere, byggledare
1324 | parcel, globe, plane, phone, chart | | Full Trucks | freight forwarder, spediteur, dispatcher, disponent; supply chain, logistics, logistiek, fleet
1330 | laptop/server, chart, keyboard, phone | | Green Builds, Quiet Nights | cto, cio, it manager, engineering manager, head of engineering, it leiter, dsi, directeur technique, it chef, utvecklingschef, chief technology officer, chief information officer
1342 | stethoscope, first-aid, chart, phone, briefcase | | Calm Wards | practice manager, chief medical officer, pflegedienstleitung, vardchef; healthcare, hospital, health service, gesundheitswesen, sante, salud, saude, sanita, zorg
1345 | apple/book, globe, megaphone, trophy, chart | | First Bells, Report Day | head teacher, headteacher, school principal, headmaster, dean, schulleiter, rektor, directeur d'ecole, director de escuela, diretor escolar
1346 | briefcase, calculator, chart, phone, book | suit | Queue-Free Mornings, Small Print | bank manager; banking, bank
1349 | radio, torch, medal, megaphone | patrol peaked-cap | Calm Streets | police chief, fire chief, chief constable, emergency manager
1411 | tray, flowers, phone, trophy, briefcase | suit | Late Check-Outs | hotel manager, hotelier, hoteldirektor; hotel, hospitality, hoteleria, hotelaria
1412 | tray, knife, whisk, trophy | waistcoat | Full Tables | restaurant manager, restaurateur, gastronom; restaurant, cafe, food and beverage, restauration, ristorante, restaurang
1420 | trophy, parcel, calculator, chart, megaphone | | Sale Season | store manager, shop manager, shopkeeper, merchandiser, filialleiter, directeur de magasin, commercant, butikschef; merchandising
1431 | trophy, ball, dumbbell, clapperboard, megaphone | | Full Houses | ; leisure, theatre, theater, cinema, casino, gym

# 2 Professionals
2111 | flask, calculator, binoculars, chart, book | lab-coat | Dark Matters | physicist, astronomer, astrophysicist, physiker, astronom, physicien, fisico
2112 | globe, chart, compass, camera, laptop | | Forty Percent | meteorologist, climate scientist, climatologist; weather
2113 | flask, microscope, scales, book, chart | lab-coat | Clean Glassware | chemist, chemiker, chimiste, quimico
2114 | hammer, compass, globe, microscope, flask | flannel | Deep Time | geologist, geophysicist, hydrologist
2120 | chart, calculator, pencil, laptop, book | shirt-tie | Fair Odds | statistician, mathematician, actuary, statistiker, mathematiker, estadistico, matematico, statistico, biostatistician
2131 | microscope, flask, book, camera, chart | lab-coat | Small Creatures | biologist, microbiologist, zoologist, botanist, ecologist, biochemist, neuroscientist
2132 | wheat, microscope, flask, tractor, chart | flannel straw-hat | Good Soil | agronomist, agronom, soil scientist; agricultural
2133 | binoculars/globe, compass, flask, camera, megaphone | | Clean Rivers | conservationist; environmental, sustainability, umwelt, nachhaltigkeit, environnement, ambiental, sostenibilidad, duurzaamheid, hallbarhet
2141 | gear, blueprint, chart, wrench, laptop | | Fewer Steps | industrial engineer, production engineer, manufacturing engineer, process engineer, wirtschaftsingenieur, ingeniero industrial, engenheiro de producao, ingegnere gestionale
2142 | blueprint, tape-measure, calculator, wrench, laptop | hi-vis hard-hat | Dry Weather, Safe Loads | civil engineer, structural engineer, site engineer, geotechnical engineer, bauingenieur, statiker, ingeniero civil, engenheiro civil, ingegnere civile, byggingenjor, byggnadsingenjor; genie civil
2144 | gear/wrench, blueprint, drill, calculator, laptop | | Tight Tolerances | mechanical engineer, aerospace engineer, automotive engineer, ingenieur mecanique, ingeniero mecanico, engenheiro mecanico, ingegnere meccanico, maskiningenjor; maschinenbau
2145 | flask, gear, chart, blueprint, calculator | lab-coat | Steady Reactions | chemical engineer, chemieingenieur, ingenieur chimiste, ingeniero quimico, engenheiro quimico, ingegnere chimico; verfahrenstechnik
2146 | drill, blueprint, torch, flask, chart | hi-vis hard-hat | Solid Ground | mining engineer, petroleum engineer, drilling engineer
2149 | flask, microscope, gear, blueprint, laptop | | Neat Prototypes | biomedical engineer, materials engineer, nuclear engineer
2151 | belt, drill, blueprint, calculator, laptop | | Live Circuits | electrical engineer, power engineer, elektroingenieur, ingenieur electrique, ingeniero electrico, engenheiro eletrico, engenheiro eletricista, ingegnere elettrico, elingenjor
2152 | gear, wrench, laptop, blueprint, flask | | Blinking Lights | hardware engineer, automation engineer, elektroniker; electronics, embedded, firmware, robotics, mechatronics, eletronico
2153 | phone/radio, belt, server, wrench, laptop | hi-vis hard-hat | Full Bars | fibre technician, fibertekniker; telecommunications, telecom, telecomunicaciones, telecomunicacoes
2161 | blueprint, pencil, tape-measure, palette, laptop | turtleneck | Good Bones | architect, arquiteto; architecture
2162 | blueprint, flowers, watering-can, pencil, scissors | | Long Borders | landscape architect, garden designer, landschaftsarchitekt, paysagiste, paisajista
2163 | palette/pencil, scissors, tape-measure, blueprint, laptop | | Good Curves | product designer, industrial designer, produktdesigner, disenador de producto
2163 | scissors, tape-measure, palette, camera, book (Sketchbook) | | Hidden Seams | fashion designer, modedesigner; fashion, moda, mode
2164 | blueprint, globe, pencil, megaphone, chart | | Wide Pavements | urban planner, town planner, city planner, stadtplaner, urbaniste, stadsplanerare
2165 | tape-measure/compass, blueprint, globe, camera, laptop | hi-vis hard-hat | Level Lines | surveyor, cartographer, vermesser, geometre, topografo; gis
2166 | palette, pencil, laptop, scissors, camera | | Perfect Kerning, Bigger Logos | designer, art director, creative director, illustrator, animator, 3d artist, grafiker, mediengestalter, graphiste, directeur artistique, disenador, ilustrador, director creativo, diretor de arte, grafico, vormgever; design
2166 | palette, pencil, laptop, phone | | Happy Paths, Fewer Clicks | interaction designer, ux designer; ux, ui, user experience
2211 | stethoscope, syringe, first-aid, book | lab-coat | Second Opinions, Full Rounds | doctor, physician, gp, general practitioner, medical officer, -arzt, medecin, medico, huisarts, -lakare
2212 | stethoscope, scissors, first-aid, syringe, book, trophy | scrubs surgical-cap | Steady Hands, Second Opinions | surgeon, anaesthetist, anesthesiologist, -chirurg, chirurgien, cirujano, cirurgiao
2212 | stethoscope, microscope, syringe, book, chart | lab-coat | Rare Cases, Second Opinions | cardiologist, neurologist, oncologist, dermatologist, radiologist, pathologist, paediatrician, psychiatrist, psychiater, pediatre, psiquiatra
2221 | stethoscope, first-aid, syringe, coffee, book, phone, chart | scrubs | Night Shifts, Kind Words | nurse, rn, ward sister, pflegefachkraft, pflegefachfrau, pflegefachmann, -pfleger, infirmier, enfermero, enfermeiro, infermiere, verpleegkundige, -sjukskoterska, -schwester; nursing, pflege
2222 | stethoscope, first-aid, flowers, book | scrubs | First Breaths, Long Nights | midwife, hebamme, sage femme, matrona, partera, parteira, ostetrica, verloskundige, barnmorska
2230 | flask, flowers, book, scissors | | Old Remedies | acupuncturist, homeopath, herbalist, heilpraktiker, naturopath
2240 | first-aid, stethoscope, radio, torch, belt (Utility Belt) | hi-vis | Blue Lights, Steady Hands | paramedic, emt, notfallsanitater, rettungssanitater, ambulancier, socorrista; emergency medical, ambulance, ambulans
2250 | stethoscope/dog/cat, syringe, first-aid, book | scrubs | Cold Noses, Brave Hamsters | veterinarian, vet, tierarzt, veterinaire, veterinario, dierenarts, veterinar; veterinary
2261 | tooth, syringe, camera, book | scrubs | Brave Smiles, Fresh Breath | dentist, orthodontist, zahnarzt, odontologo, tandarts, tandlakare, tandhygienist, mondhygienist, dental nurse, dental assistant; dental
2262 | flask, scales, first-aid, book, calculator | lab-coat | Small Print, Neat Labels | pharmacist, apotheker, pharmacien, farmaceutico, apotekare; pharmacy
2263 | megaphone, first-aid, chart, microscope, book | | Clean Hands | epidemiologist, safety officer; health and safety, hse, ehs, public health, arbeitsschutz, prevencion de riesgos, arbetsmiljo, seguranca do trabalho
2264 | dumbbell, ball, trophy, book, stethoscope | polo | Straight Backs, One More Rep | physiotherapist, physical therapist, physio, osteopath, chiropractor, kinesitherapeute, fisioterapeuta, sjukgymnast
2265 | apple, scales, book, chart, knife | | Five a Day | dietitian, dietician, nutritionist, ernahrungsberater, dieteticien, nutricionista, dietista
2266 | microphone, book, pencil, phone | | Clear Words | speech therapist, speech language pathologist, speech and language therapist, audiologist, logopade, orthophoniste, logopeda, fonoaudiologo
2267 | camera, torch, book, chart | lab-coat | Clear Views | optometrist, optician, optiker, augenoptiker, opticien, optico, ottico
2269 | palette, ball, dumbbell, book | polo | Small Victories | occupational therapist, art therapist, ergotherapeut, terapeuta ocupacional
2310 | book, globe, pencil, microphone, laptop | blazer | Office Hours, Long Footnotes | professor, lecturer, dozent, maitre de conferences, docente universitario, hoogleraar; academic
2310 | flask/microscope, book, laptop, chart, pencil | | Peer Review, Negative Results | scientist, researcher, postdoc, phd student, phd candidate, doctoral, wissenschaftler, wissenschaftlicher mitarbeiter, forscher, doktorand, chercheur, doctorant, investigador, cientifico, pesquisador, cientista, ricercatore, scienziato, dottorando, onderzoeker, forskare; research, scientifique
2320 | hammer, wrench, book, apple, belt | | Safe Workshops | vocational teacher, berufsschullehrer, ausbilder
2330 | flask, microscope, globe, apple, book | lab-coat | Loud Experiments, Safe Distances | science teacher, chemistry teacher, biology teacher, physics teacher
2330 | calculator, pencil, chart, apple, book | shirt-tie | Shown Working, Prime Numbers | maths teacher, mathematics teacher
2341 | apple/book, pencil, globe, palette, scissors | cardigan | Gold Stars, Spelling Bees | primary school teacher, elementary school teacher, elementary teacher, primary teacher, grundschullehrer, professeur des ecoles, instituteur, maestro, grundskollarare, -leerkracht, onderwijzer
2342 | palette/ball, pencil, apple, scissors, book | cardigan | Finger Paint, Nap Time | nursery teacher, erzieher, maestra de infantil, educador de infancia, kleuterleidster, forskollarare; kindergarten, preschool, early childhood, early years, educatrice
2351 | book, pencil, laptop, chart | | Clear Objectives, Better Lessons | instructional designer, school inspector, ingenieur pedagogique; curriculum
2352 | book, pencil, palette, ball, apple | | Small Victories | sonderpadagoge, specialpedagog; special education, special needs, educacion especial, educacao especial
2353 | book, globe, microphone, apple, pencil | | Irregular Verbs, False Friends | language teacher, english teacher, esl teacher, french teacher, spanish teacher, german teacher, sprachlehrer, englischlehrer, professeur d'anglais, profesor de ingles
2354 | guitar/microphone, book, apple, trophy | | Daily Scales, Kind Metronomes | music teacher, piano teacher, guitar teacher, vocal coach, musiklehrer, klavierlehrer, professeur de musique, musiklarare
2355 | palette, pencil, scissors, apple, camera | apron | Happy Accidents, Bold Strokes | art teacher, drama teacher, kunstlehrer, professeur d'arts, profesor de arte, bildlarare
2359 | book, apple, pencil, globe | | Clear Answers, Second Tries | tutor, teaching assistant, classroom assistant, school counsellor; education, school, schule, ecole, escuela, educacion, escola, educacao, scuola
2411 | calculator/chart, pencil, book (Ledger), briefcase | | Balanced Books, Late Receipts | accountant, chef comptable, auditor, bookkeeper, cpa, -buchhalter, steuerberater, wirtschaftsprufer, comptable, contador, contable, contabilista, contabil, commercialista, boekhouder, ekonom, revisor, ekonomiassistent; accounting, accounts payable, audit, tax, payroll, paie
2412 | briefcase, chart, calculator, compass | suit | Rainy Days | financial adviser, financial advisor, investor, banker, portfolio manager, finanzberater, bankkaufmann, bankkauffrau, conseiller financier, banquier, asesor financiero, bancario; investment, wealth, venture capital
2413 | chart, calculator, keyboard, laptop | | Base Cases | financial analyst, credit analyst, quant, finanzanalyst, analyste financier, analista financeiro; risk
2421 | briefcase, compass, chart, plane, laptop | suit | Two-by-Twos, Next Steps | management consultant, strategy consultant, business consultant, unternehmensberater, consultor empresarial
2421 | chart, pencil, laptop, book | | True Needs, Fewer Meetings | business analyst, systems analyst, analista de negocio
2422 | book, globe, scales, megaphone, chart | | Second Drafts | lobbyist, beleidsmedewerker; policy, public affairs
2423 | phone, binoculars, coffee, book, megaphone | | Second Interviews | recruiter, headhunter, job coach, career coach, personalberater, recruteur, reclutador, recrutador, rekryterare; recruitment, recruiting, talent, recrutement, seleccion, selezione
2424 | microphone, whistle, compass, book, megaphone | | Role Plays, Lasting Lessons | trainer, facilitator, agile coach, life coach, executive coach, business coach, personalentwickler, formateur, formador, utbildare, speaker; training, learning and development
2431 | megaphone/pencil, chart, camera, phone | | Bold Headlines | copywriter, content strategist, werbetexter, publicitario, redator; seo, market research
2431 | phone, camera, cat, megaphone, laptop | | Good Comments | community manager, influencer, youtuber, streamer, blogger, createur de contenu, creador de contenido, criador de conteudo; social media, content, redes sociales
2433 | phone, briefcase, gear, laptop, trophy | | Warm Leads, Long Corridors | medical sales, pharmaceutical sales, sales engineer, solutions consultant, solution engineer, delegue medical, technico commercial, ingenieur commercial
2511 | laptop, blueprint, server, chart | | Clean Diagrams | solutions architect, software architect, enterprise architect, cloud architect, it consultant, it architect, it berater, softwarearchitekt, architecte logiciel, arquitecto de software, arquiteto de software
2512 | keyboard/laptop, coffee, server, gear, book, wrench, flask | hoodie | Green Builds, Last Bugs | software engineer, developer, programmer, coder, tech lead, staff engineer, -entwickler, informatiker, programmierer, developpeur, ingenieur logiciel, ingenieur informatique, informaticien, programador, desarrollador, ingeniero informatico, ingeniero en sistemas, ingeniero de sistemas, desenvolvedor, analista de sistemas, sviluppatore, programmatore, ingegnere informatico, -ontwikkelaar, -utvecklare, programmerare, mjukvaruingenjor; software, backend, frontend, front end, full stack, fullstack
2513 | keyboard, palette, pencil, laptop, trophy | hoodie headphones | Extra Lives, Final Bosses | game developer, game designer, game programmer, level designer, unity developer, spieleentwickler, spelutvecklare
2519 | flask, microscope, laptop, keyboard, chart | | Edge Cases, Happy Testers | quality assurance engineer, test engineer, tester, sdet, testeur, testare; qa
2511 | chart, laptop, calculator, flask | | Clean Data | data scientist, datenanalyst, dataanalytiker; data, machine learning, artificial intelligence, ai, business intelligence, analytics, donnees, datos, dados, dati, language model
2521 | laptop/server, keyboard, chart, gear | | Fast Queries | data engineer, dba; database
2522 | wrench/server, laptop, gear, keyboard | | Quiet Pagers, Green Dashboards | system administrator, sysadmin, site reliability engineer, sre, platform engineer, cloud engineer, systems engineer, systemadministrator, administrateur systeme, administrador de sistemas, sistemista, systeembeheerder; devops, infrastructure
2523 | laptop/server, belt, radio, wrench | | Tidy Cables | network engineer, network administrator, netzwerkadministrator, netwerkbeheerder, natverkstekniker; reseau, redes
2529 | laptop, server, binoculars, keyboard | | Strong Passwords, Quiet Alarms | security engineer, security analyst, penetration tester, ciso, hacker; cybersecurity, cyber security, information security, it sicherheit, informationssicherheit, cybersecurite, ciberseguridad
2611 | gavel/briefcase/scales, book, phone, coffee, laptop | suit | Fine Print, Closing Words | lawyer, attorney, solicitor, barrister, counsel, prosecutor, -anwalt, jurist, avocat, abogado, advogado, advocaat; litigation, legal, law
2612 | gavel, scales, book, briefcase | robe | Final Words, Cool Heads | judge, magistrate, richter, juge, juez, magistrado, juiz, giudice, rechter, domare
2619 | book, scales, pencil, briefcase, gavel | suit | Fine Print | notary, mediator, ombudsman, notar, notaire, notaio, notario; patent, compliance, data protection, datenschutz
2621 | book, globe, palette, microscope, camera | blazer | Old Paper | archivist, curator, conservator, archivar, archivero, curador; museum, musee
2622 | book, globe, pencil, keyboard | cardigan | Quiet Corners | librarian, information specialist, bibliothekar, bibliothecaire, bibliotecario; library
2631 | chart, globe, calculator, book, microphone | | Other Things Equal, Soft Landings | economist, volkswirt, nationalekonom
2632 | book, globe, compass, camera, chart | | Good Questions | sociologist, anthropologist, archaeologist, geographer, criminologist
2633 | book, globe, pencil, microphone, camera | | Long Memories | historian, philosopher, political scientist, historiker, politologe, historien, philosophe, historiador
2634 | book, compass, pencil, coffee | cardigan | Good Questions, Long Silences | psychologist, counsellor, -therapist, -therapeut; mental health
2635 | phone, compass, coffee, book, megaphone | cardigan | Open Doors | social worker, case manager, youth worker, probation officer, community worker, sozialarbeiter, sozialpadagoge, travailleur social, assistant social, educateur specialise, trabajador social, educador social, assistente social, socionom, parole officer; family support, welfare
2636 | book, flowers, microphone, coffee | | Open Doors, Short Sermons | priest, pastor, minister, vicar, imam, rabbi, chaplain, monk, nun, reverend, bishop, clergy, deacon, missionary, pfarrer, priester, seelsorger, pretre, sacerdote, padre, predikant, prast, diakon
2641 | book/pencil, keyboard, cat, coffee, laptop | | Final Drafts, Blank Pages | author, writer, novelist, poet, screenwriter, editor, ghostwriter, publisher, schriftsteller, texter, ecrivain, redacteur technique, escritor, roteirista, scrittore, schrijver, forfattare, skribent
2642 | microphone, pencil, camera, globe, keyboard | | Second Sources, Hard Deadlines | journalist, reporter, correspondent, columnist, redakteur, periodista, giornalista, jornalista; news
2643 | book, globe, pencil, keyboard | | False Friends | translator, interpreter, linguist, ubersetzer, dolmetscher, traducteur, interprete, tradutor, vertaler, tolk, oversattare; localization
2651 | palette, pencil, camera, book (Sketchbook), scissors | apron | Bold Strokes, Happy Accidents | artist, painter, sculptor, ceramicist, potter, kunstler, bildhauer, peintre, pintor, escultor, pittore, scultore, kunstenaar, konstnar
2652 | microphone, guitar, book (Songbook), trophy, flowers | | Loud Encores, Daily Scales | musician, singer, composer, songwriter, pianist, violinist, drummer, cellist, rapper, musiker, sanger, komponist, dirigent, musicien, chanteur, compositeur, musico, cantante, director de orquesta, musicista, muzikant, sangare, organist; orchestra, choir
2652 | guitar, microphone, book (Songbook), trophy | | Loud Encores, Daily Scales | guitarist, bassist, gitarrist, chitarrista
2653 | trophy, flowers, medal, camera, microphone | | Sore Feet | dancer, dance teacher, choreographer, tanzer, tanzlehrer, danseur, professeur de danse, bailarin, dancarino, ballerino, danser, dansare, bailarina
2654 | clapperboard, megaphone, camera, book (Script) | | One More Take | film director, filmmaker, producer, video editor, stage director, regisseur, filmemacher, produzent, realisateur, metteur en scene, producteur, cineasta, editor de video, produtor, regista, producent; film
2655 | clapperboard/microphone, book (Script), trophy, flowers, camera | | Curtain Calls, Perfect Cues | actor, actress, schauspieler, sprecher, comedien, actriz, ator, atriz, skadespelare; voice over
2656 | microphone, globe, laptop, phone, megaphone | headphones | Open Lines, Dead Air | presenter, announcer, podcaster, news anchor, moderator, presentateur, locutor, presentador, apresentador, programledare; radio, podcast
2656 | microphone, laptop, phone, coffee, trophy | headphones | Late Nights, Long Fades | dj, disc jockey
2659 | microphone, ball, trophy, megaphone, camera | | Loud Laughs | comedian, clown, magician, acrobat, entertainer, puppeteer, humoriste, magicien, comico, palhaco; circus

# 3 Technicians and associate professionals
3111 | flask/microscope, scales, chart, book, camera | lab-coat | Clean Glassware | lab technician, lab manager, lab assistant, biomedical scientist, laborant, biomedico; laboratory, laboratoire, laboratorio
3113 | belt, drill, wrench, torch | overalls | Live Circuits | electrical technician, elektrotechniker, tecnico electricista
3115 | wrench, drill, belt, torch | overalls | Quiet Bearings | service technician, field engineer, field technician, fitter, millwright, servicetechniker, instandhalter, manutentore; maintenance, mantenimiento, manutencao
3118 | blueprint/pencil, tape-measure, keyboard, laptop | | Fine Lines | draughtsman, draftsman, -zeichner, dessinateur, konstruktor; cad, bim
3119 | microscope, torch, camera, flask, laptop | lab-coat | Small Clues | crime scene investigator, forensiker; forensic, forense
3131 | wrench/gear, radio, belt, torch, chart | hi-vis hard-hat | Full Power | plant operator, operador de planta; power plant, control room, wind turbine, water treatment, solar
3152 | compass, binoculars, book (Logbook), radio | pilot peaked-cap | Calm Seas, Safe Harbours | captain, skipper, deck officer, kapitan, capitaine, capitao, sjokapten
3153 | plane, compass, globe, radio, book (Logbook) | pilot peaked-cap | Smooth Landings, Clear Skies | pilot, flight instructor, first officer, flugkapitan, fluglehrer, flygkapten, astronaut, airline captain
3154 | radio/microphone, plane, binoculars, chart | headset | Clear Skies | air traffic controller, fluglotse, controleur aerien, aiguilleur du ciel, controlador aereo
3155 | wrench, plane, torch, drill, belt | overalls | Safe Landings | aircraft mechanic, aircraft technician; aircraft maintenance, avionics
3211 | camera, laptop, stethoscope, torch, book | scrubs | Inside Stories, Steady Breaths | radiographer, radiologic technologist, sonographer, radiologieassistent, manipulateur radio, tecnico radiologo; x ray
3212 | syringe, stethoscope, flask, first-aid | scrubs | Brave Arms, Steady Hands | phlebotomist, vaccinator; blood bank, vaccination
3213 | flask, scales, calculator, keyboard, book | lab-coat | Neat Labels, Right Doses | pharmacy technician, pta, preparateur en pharmacie, apothekersassistent
3214 | wrench, tooth, drill, flask, palette | lab-coat | Perfect Fits | dental technician, prosthetist, orthotist, zahntechniker, prothesiste
3255 | flowers, dumbbell, spray-bottle, book | polo | Loose Shoulders | masseur, masajista, massaggiatore, massage therapist, massagista; massage
3256 | stethoscope, first-aid, syringe, keyboard | scrubs | Calm Waiting Rooms | medical assistant, physician assistant, medizinische fachangestellte, arzthelfer, medical secretary, secretaire medicale, doktersassistent
3311 | chart, phone, calculator, globe, keyboard | shirt-tie | Closing Bells | trader, stockbroker, borsenmakler; broker
3312 | calculator, briefcase, scales, chart | suit | Fair Terms | loan officer, kreditberater; mortgage, credit
3315 | briefcase, tape-measure, calculator, camera, chart | | Fair Value | appraiser, valuer, loss adjuster, quantity surveyor, gutachter, sachverstandiger; claims
3321 | briefcase, calculator, scales, chart | shirt-tie | Rainy Days | underwriter, versicherungskaufmann, versicherungsmakler; insurance, versicherung, assurance, seguros, assicurazioni, verzekeringen, forsakring
3322 | phone, briefcase, chart, plane, trophy, coffee, laptop, megaphone | shirt-tie | Warm Leads, Last-Day Deals | account executive, account manager, sdr, vertriebsmitarbeiter, aussendienst, charge d'affaires, executivo de contas, rappresentante, agente di commercio, accountmanager, vertegenwoordiger, -saljare, salesman; sales, business development, -vertrieb, ventas, vendas, vendite, verkoop, forsaljning, commercial
3322 | phone, flowers, chart, coffee, trophy, book, laptop | | Happy Renewals, Fast Replies | relationship manager, client manager, kundenbetreuer, kundenberater, charge de clientele, kundansvarig; customer success, client success, relacionamento, clientele
3323 | phone, parcel, calculator, scales, chart | | Three Quotes | buyer, purchaser, category manager, einkaufer, acheteur, comprador, inkoper, inkopare; purchasing, procurement, sourcing, vendor management, einkauf, achats, compras, acquisti, inkoop
3332 | megaphone/flowers, radio, tray, phone, microphone | headset | Plan B | wedding planner, conference organizer, veranstaltungskaufmann, event planner; event, evenementiel, evenementen
3334 | phone, tape-measure, camera, blueprint, briefcase | blazer | Good Views, Spare Keys | realtor, estate agent, letting, -makler, makelaar, fastighetsmaklare, real estate developer, property developer, corretor; real estate, property, immobilien, immobilier, inmobiliario, imobiliario, vastgoed, fastigheter
3339 | phone, gavel, trophy, megaphone, briefcase | suit | Going Twice | auctioneer, sports agent, talent agent, artist manager
3342 | book, scales, pencil, keyboard, gavel | blazer | Fine Print | paralegal, legal secretary, legal assistant, law clerk, court clerk, bailiff, court reporter, rechtsanwaltsfachangestellte, assistant juridique
3343 | phone, pencil, keyboard, coffee, briefcase | blazer | Full Calendars, Safe Secrets | executive assistant, personal assistant, virtual assistant, assistant to, assistenz, assistant de direction, secretaria executiva
3351 | parcel, globe, dog, torch, briefcase | patrol peaked-cap | Right Papers | zollbeamter, douanier, aduaneiro; customs, border, immigration, douane, aduanas
3353 | book, scales, pencil, keyboard | | Right Forms | benefits officer, licensing officer, tax officer, caseworker, handlaggare, social security
3355 | book (Notebook)/torch, binoculars, camera, phone | suit | Small Clues, Cold Cases | detective, investigator, police inspector, kommissar, inspector de policia
3412 | phone, ball, palette, coffee, book | | Small Victories | support worker, heilerziehungspfleger, begeleider, stodassistent; social care
3421 | trophy/medal, ball, dumbbell, whistle, camera | tracksuit | Extra Time, Home Wins | athlete, footballer, football player, tennis player, cyclist, swimmer, runner, boxer, racing driver, golfer, sportler, sportif, footballeur, deportista, futbolista, jogador, calciatore, voetballer, idrottare, goalkeeper, wielrenner; soccer, basketball, rugby, esports
3422 | whistle, ball, trophy, megaphone, chart | tracksuit cap | Half-Time Talks, Home Wins | coach, referee, umpire, pe teacher, ski instructor, sportlehrer, fussballtrainer, schiedsrichter, entraineur, arbitre, entrenador, treinador, allenatore, tranare, idrottslarare; sports, physical education, swimming, educacion fisica, educacao fisica
3423 | dumbbell, whistle, apple, trophy | tracksuit | One More Rep, Early Laps | personal trainer, gym instructor, coach sportif, entrenador personal, personlig tranare; fitness
3423 | flowers/coffee, dumbbell, book, trophy | t-shirt | Deep Breaths, Long Stretches | yogalehrer; yoga, pilates, meditation
3431 | camera, laptop, torch, binoculars, phone, trophy, book | | Golden Hour, Good Angles | photographer, photojournalist; photography
3432 | palette, paint-roller, tape-measure, flowers, blueprint | | Perfect Corners | interior designer, interior architect, set designer, innenarchitekt, raumausstatter, architecte d'interieur, decorateur, decorador, disenador de interiores, interieurontwerper, inredningsarkitekt
3433 | palette, microscope, hammer, flask, camera | | White Gloves, Old Paper | restorer, gallerist, restaurateur d'art; gallery
3434 | knife, whisk, tray, rolling-pin, trophy, book (Cookbook), megaphone | chef-whites chef-hat | Perfect Plates, Hot Passes | chef, kuchenchef, jefe de cocina, kokschef, chef de partie, chef de cuisine
3435 | radio, torch, clapperboard, belt, megaphone | t-shirt headset | Perfect Cues, Hidden Wires | stage manager, stagehand, costume designer, veranstaltungstechniker, lichttechniker, technicien lumiere, ljustekniker; lighting, iluminacion, iluminacao
3435 | palette, pencil, flowers, book (Sketchbook) | t-shirt | Steady Lines, No Regrets | tattoo artist, tatowierer, tatoueur, tatuador; tattoo
3512 | phone, laptop, server, keyboard, wrench | polo | Off and On Again, Closed Tickets | fachinformatiker, technicien informatique, tecnico de informatica, tecnico informatico, supporttekniker; help desk, helpdesk, service desk, technical support, desktop support, it, support informatique, soporte tecnico, suporte tecnico
3514 | laptop, server, palette, keyboard | | Broken Links, Fast Pages | webmaster; web
3521 | microphone, guitar, laptop, belt | headphones | Clean Takes, Hot Mics | sound engineer, sound designer, music producer, sound technician, tontechniker, tonmeister, musikproduzent, ingenieur du son, productor musical, ljudtekniker; audio, sonido, som
3521 | camera, clapperboard, torch, microphone | t-shirt headphones | Golden Hour, One More Take | camera operator, cameraman, cinematographer, director of photography, videographer, kamerafrau, videaste; video

# 4 Clerical support workers
4110 | keyboard, pencil, calculator, phone | | Tidy Inboxes, Sharp Minds | clerk, administrator, admin, secretary, sekretar, sachbearbeiter, secretaire, oficinista, impiegato, segretario, secretaresse, sekreterare, -kaufmann, -kauffrau, secretario, kontorist; administration, administrative, office, verwaltung, administratif, bureau, administratief, kaufmannisch
4132 | keyboard, calculator, laptop, coffee, chart | | Ten Fingers | typist; data entry
4211 | calculator, chart, keyboard, phone | shirt-tie | Exact Change | bank teller, teller
4221 | globe/plane, compass, camera, phone | | Window Seats, Far Horizons | agent de voyages; travel, tourism, reise, viajes, turismo, viagens, viaggi
4222 | phone, keyboard, coffee, megaphone, trophy | headset | Calm Answers | telemarketer, teleconseiller, teleoperador; call centre, call center, contact centre, customer service, customer support, customer care, kundenservice, service client, relation client, atencion al cliente, servicio al cliente, atendimento, servizio clienti, assistenza clienti, klantenservice, kundtjanst
4226 | phone, flowers, pencil, keyboard | blazer | First Smiles, Right Doors | receptionist, rezeptionist, hotelfachmann, hotelfachfrau, agent d'accueil, recepcionista; front desk, empfang
4321 | parcel, radio, tape-measure, belt | hi-vis | Tidy Aisles | order picker, lagerist, lagermitarbeiter, magasinier, preparateur de commandes, almacenero, estoquista, orderpicker, lagerarbetare; warehouse, stock, inventory, lager, almacen
4412 | parcel, globe, briefcase, phone | polo peaked-cap | Rain or Shine, Right Doors | postman, mail carrier, postie, brieftrager, postbote, zusteller, facteur, cartero, carteiro, postino, postbode, brevbarare; postal
4413 | pencil, book, keyboard, coffee, scissors | | Lost Commas | proofreader, copy editor, korrektor

# 5 Service and sales workers
5111 | plane/tray, globe, first-aid, microphone | blazer | Smooth Landings, Window Seats | flight attendant, flugbegleiter, hotesse de l'air, steward, tripulante de cabina, azafata, comissario de bordo, assistente di volo, cabinepersoneel, kabinpersonal; cabin crew
5112 | whistle, torch, megaphone, phone, book | waistcoat peaked-cap | Mind the Gap | conductor, ticket inspector, zugbegleiter, schaffner
5113 | megaphone/compass, globe, binoculars, microphone, camera | polo | Hidden Corners, Good Stories | tour guide, guide, reiseleiter, stadtfuhrer, guia, gids, reseledare
5120 | knife, whisk, rolling-pin, tray, book (Cookbook) | chef-whites chef-hat | Secret Sauces, Hot Pans | cook, -koch, cuisinier, cocinero, cozinheiro, cuoco, pizzaiolo; kitchen
5131 | tray, flowers, coffee, trophy, book | waistcoat | Table Nine, Spare Forks | waiter, waitress, sommelier, kellner, restaurantfachmann, restaurantfachfrau, serveur, camarero, mesero, garcom, cameriere, ober, servitor, servitris
5132 | flask, tray, knife, apple, trophy | waistcoat | Last Orders, Good Listeners | bartender, barman, mixologist, barkeeper
5132 | coffee, tray, flask, bread, trophy | apron | Latte Hearts, First Sips | barista
5141 | scissors/hairdryer, spray-bottle, palette, phone | apron | Clean Fades | hairdresser, barber, hairstylist, friseur, coiffeur, barbier, peluquero, cabeleireiro, barbeiro, parrucchiere, kapper, hair stylist; hair
5142 | palette, hairdryer, spray-bottle, flowers, scissors | apron | Steady Lashes | beautician, nail artist, esthetician, stylist, kosmetiker, visagist, estheticien, maquilleur, esteticista, maquiador, manicure, estetista; beauty, make up, makeup, nail
5151 | tray/spray-bottle, flowers, mop, coffee | apron | Crisp Corners, Fresh Towels | housekeeper, butler, hauswirtschafter, gobernanta, governanta; housekeeping
5153 | belt, drill, torch, mop, wrench | overalls | All the Keys, Dry Cellars | caretaker, janitor, porter, concierge, hausmeister, gardien d'immeuble, porteiro, huismeester, vaktmastare
5163 | flowers, book, briefcase, phone | suit | Kind Words, Long Memories | funeral director, undertaker, mortician, bestatter, funerario; funeral, pompes funebres, uitvaart, begravning
5164 | dog, cat, scissors, ball, whistle | polo | Good Boys, Wet Noses | dog groomer, groomer, dog trainer, dog walker, zookeeper, tierpfleger, hundetrainer, peluquero canino, djurvardare; pet, zoo, animal care
5164 | cat, dog, scissors, camera | | Soft Paws, Nine Lives | cat groomer, cat sitter, pet sitter
5165 | steering-wheel, book, compass, phone | polo | Parallel Parking | driving instructor, fahrlehrer, trafiklarare; auto ecole, autoescuela, autoescola
5212 | megaphone, apple, scales, bread | apron cap | Loud Mornings | market trader, street vendor, food truck, vendedor ambulante
5223 | trophy/parcel, calculator, phone, megaphone, scissors | polo | Sale Season, Tidy Shelves | shop assistant, sales assistant, sales associate, -verkaufer, einzelhandelskaufmann, einzelhandelskauffrau, vendeur, conseiller de vente, vendedor, dependiente, commesso, addetto vendite, verkoper, winkelmedewerker, butikssaljare, venditore; retail, shop, store, einzelhandel, butik, magasin
5230 | calculator, keyboard, phone, coffee, trophy | polo | Exact Change, Next in Line | cashier, kassierer, caissier, cajero, operador de caixa, kassamedewerker, cassiere; checkout
5241 | camera, flowers, hairdryer, scissors, palette | | Good Angles, Long Runways | mannequin, fotomodell; model
5245 | steering-wheel, wrench, coffee, calculator | polo cap | Full Tanks | ; petrol station, gas station
5246 | tray, bread, whisk, knife | apron | Second Helpings | caterer, crew member, polyvalent; catering, fast food, food service
5311 | palette/ball, apple, book, first-aid | cardigan | Nap Time, Muddy Boots | nanny, au pair, childminder, babysitter, tagesmutter, kinderpfleger, assistante maternelle, ninera, pedagogisch medewerker, barnskotare, puericultrice; childcare, child care, puericulture, kinderopvang
5321 | stethoscope, first-aid, flowers, coffee, book | scrubs | Kind Words, Long Corridors | healthcare assistant, nursing assistant, cna, care assistant, altenpfleger, pflegehelfer, aide soignant, auxiliar de enfermeria, tecnico de enfermagem, cuidador, operatore socio sanitario, oss, verzorgende, underskoterska, vardbitrade
5322 | coffee, flowers, first-aid, book, stethoscope | polo | Warm Kitchens, Kind Company | home health aide, care worker, alltagsbegleiter, auxiliaire de vie, aide a domicile, badante, personlig assistent, carer, caregiver; home care, home help, thuiszorg, hemtjanst
5411 | axe, first-aid, radio, torch, medal, belt (Utility Belt) | turnout fire-helmet | Loud Sirens, Safe Ladders | firefighter, fireman, fire officer, feuerwehrmann, feuerwehrfrau, pompier, bombero, bombeiro, brandman, brandweerman; fire service, feuerwehr, brandweer
5412 | radio/torch, whistle, dog, megaphone, book (Notebook), belt (Utility Belt) | patrol peaked-cap | Calm Streets, Long Nights | constable, sheriff, -polizist, polizeibeamter, policier, gendarme, guardia civil, policial, poliziotto, polis, policia; police, politie, polizei
5413 | radio/book, torch, phone, coffee, belt (Utility Belt) | patrol | Second Chances, Counted Keys | surveillant penitentiaire; prison, correctional, corrections, justizvollzug
5414 | torch, radio, camera, dog | patrol peaked-cap | Night Watch, Locked Doors | security guard, bouncer, bodyguard, watchman, wachmann, sicherheitsmitarbeiter, agent de securite, vigilante, guardia de seguridad, beveiliger, vaktare; security, seguranca
5419 | whistle, binoculars, first-aid, megaphone, ball | t-shirt cap | Calm Tides, Sharp Eyes | lifeguard, rettungsschwimmer, bademeister, maitre nageur, salvavidas; coastguard, coast guard
5419 | binoculars, compass, torch, radio, first-aid | patrol ranger-hat | Quiet Trails, Starry Nights | ranger, game warden; national park
5419 | phone/radio, first-aid, keyboard, coffee, book | headset | Calm Voices, Fast Answers | emergency dispatcher, call handler; 911, 999, leitstelle

# 6 Skilled agricultural, forestry and fishery workers
6111 | tractor/wheat, apple, dog, wrench | flannel straw-hat | Early Mornings, Straight Furrows | farmer, landwirt, bauer, agriculteur, granjero, fazendeiro, agricoltore, boer, lantbrukare, bonde; farm, agriculture
6112 | flask, scissors, trophy, tractor, book | flannel | Good Vintages | winemaker, oenologist, winzer, vigneron, viticulteur, enologo, vinmakare; wine, vineyard
6113 | watering-can, scissors, flowers, apple, belt | overalls straw-hat | Patient Trees, Green Thumbs | gardener, landscaper, horticulturist, greenkeeper, -gartner, jardinier, jardinero, jardineiro, giardiniere, hovenier, tradgardsmastare
6121 | dog/tractor, wheat, stethoscope, flask | overalls cap | Early Mornings, Happy Cows | dairy farmer, rancher, shepherd, tierwirt, pferdewirt, eleveur, berger, ganadero, allevatore; livestock, horse, poultry
6123 | flowers, flask, book, trophy, camera | overalls straw-hat | Busy Hives | beekeeper, imker, apiculteur, apicoltore
6210 | axe, compass, belt, dog, radio | hi-vis hard-hat | Tall Timber, Patient Trees | forester, lumberjack, arborist, tree surgeon, forstwirt, forster, bucheron, forestier, elagueur, lenador, boswachter, skogsarbetare; forestry, forestal
6222 | compass/knife, binoculars, torch, book (Logbook) | turtleneck beanie | Early Tides | fisherman, fisher, fish farmer, hunter, fischwirt, pecheur, pescador, pescatore, visser, fiskare, fischer; aquaculture

# 7 Craft and related trades workers
7111 | hammer/belt, drill, tape-measure, blueprint | hi-vis hard-hat | Level Walls, Dry Weather | builder, bauarbeiter, bauunternehmer, construtor, aannemer, bouwvakker, byggare, byggnadsarbetare; construction, batiment, construccion, edile, edilizia
7112 | belt, tape-measure, hammer, blueprint | hi-vis hard-hat | Straight Courses, Level Walls | bricklayer, mason, stonemason, -maurer, macon, albanil, pedreiro, muratore, metselaar, murare
7114 | belt, wrench, hammer, radio, tape-measure | hi-vis hard-hat | Solid Ground | scaffolder, concrete finisher, steel erector, rigger, betonbauer, gerustbauer; demolition
7115 | hammer/tape-measure, pencil, drill, belt, blueprint | overalls | Square Corners, Good Grain | carpenter, joiner, cabinet maker, cabinetmaker, woodworker, kitchen fitter, tischler, schreiner, zimmermann, zimmerer, menuisier, charpentier, ebeniste, carpintero, ebanista, carpinteiro, marceneiro, falegname, timmerman, snickare
7119 | drill/hammer, paint-roller, belt, wrench | overalls | Small Jobs | handyman, homme toutes mains, tuttofare, klusjesman, hantverkare
7121 | hammer, belt, tape-measure, drill | hi-vis hard-hat | Dry Attics, Good Views | roofer, dachdecker, couvreur, techador, telhadista, taklaggare
7122 | tape-measure, hammer, pencil, blueprint, belt | overalls | Level Floors | tiler, floor layer, fliesenleger, bodenleger, carreleur, piastrellista, tegelzetter, plattsattare; flooring
7123 | belt, paint-roller, tape-measure, drill | overalls | Smooth Walls | plasterer, stuckateur, trockenbauer, platrier, plaquiste, gesseiro, stukadoor; drywall, insulation
7125 | tape-measure, spray-bottle, belt, blueprint | overalls | Clear Views | glazier, window fitter, glaser, vitrier, vidriero
7126 | wrench, torch, belt, drill | overalls | Dry Floors, Warm Radiators | plumber, pipefitter, gas engineer, heating engineer, klempner, installateur, anlagenmechaniker, heizungsbauer, plombier, chauffagiste, fontanero, plomero, encanador, idraulico, loodgieter, rormokare; plumbing, vvs
7127 | wrench, gear, drill, belt | overalls | Cool Heads | kaltetechniker, frigoriste; hvac, air conditioning, refrigeration, climatizacion
7131 | paint-roller, palette, spray-bottle, tape-measure | overalls cap | Clean Edges, Second Coats | house painter, painter and decorator, car painter, maler, -lackierer, peintre en batiment, pintor de paredes, imbianchino, schilder, malare
7212 | wrench, hammer, gear, blueprint, flask | overalls | Clean Seams, Bright Sparks | welder, schweisser, soudeur, soldador, saldatore, lasser, svetsare
7213 | hammer, gear, wrench, drill, blueprint | overalls | True Bends | metalworker, metal worker, boilermaker, metallbauer, -schlosser, chaudronnier, serralheiro, platslagare, steel worker; sheet metal
7221 | hammer, axe, wrench, trophy, belt | apron | Hot Iron | blacksmith, farrier, hufschmied, schmied, forgeron, herrero, ferreiro, fabbro, smid, smed, -smith
7222 | gear, wrench, drill, tape-measure, blueprint | overalls | Tight Tolerances, Hair Widths | machinist, toolmaker, -mechaniker, usineur, tourneur, fraiseur, tornero, svarvare; cnc
7222 | belt, drill, torch, wrench | overalls | Spare Keys, Patient Clicks | locksmith, schlusseldienst, serrurier, cerrajero, chaveiro, slotenmaker
7231 | wrench, steering-wheel, gear, torch, belt | overalls | Second Gear, Spare Parts | mechanic, vehicle technician, mechaniker, mechatroniker, mecanicien, garagiste, -monteur, bilmekaniker; automotive, kfz
7311 | gear, microscope, wrench, compass, book | waistcoat | Tiny Screws | watchmaker, clockmaker, instrument maker, piano tuner, luthier, uhrmacher, horloger, relojero, urmakare
7313 | palette, scales, microscope, hammer, trophy | apron | Tiny Stones | jeweller, goldsmith, silversmith, goldschmied, juwelier, bijoutier, joyero, joalheiro, gioielliere, goudsmid, guldsmed
7314 | palette, flask, torch, trophy, book | apron | Hot Kilns | glassblower, glasblaser, souffleur de verre, alfarero, pottenbakker
7317 | hammer, knife, scissors, pencil, palette | apron | Good Grain | craftsman, wood carver, calligrapher, kunsthandwerker, artesano, artesao, artigiano, konsthantverkare; leather, handicraft, artisan
7318 | scissors, tape-measure, palette, pencil | apron | Warm Threads | weaver, knitter, embroiderer, tejedor; textile
7322 | palette, gear, book, pencil, wrench | apron | Fresh Ink | printer, press operator, bookbinder, drucker, buchbinder, imprimeur, impresor, tryckare; print
7411 | belt, drill, torch, wrench, tape-measure | overalls | Live Circuits, Safe Fuses | electrician, -elektriker, elektroinstallateur, electricien, electricista, eletricista, elektromonteur, elmontor
7412 | wrench, gear, torch, belt | overalls | Smooth Rides | lift engineer; elevator, aufzug, ascenseur
7413 | belt, torch, radio, wrench | hi-vis hard-hat | High Wires | lineman, lineworker; power line
7511 | knife, scales, trophy, tray | apron | Clean Cuts, Sunday Roasts | butcher, fishmonger, metzger, fleischer, boucher, charcutier, carnicero, pescadero, acougueiro, macellaio, slager, slaktare
7512 | bread/rolling-pin/whisk, scales, tray, book (Cookbook) | chef-whites chef-hat | Early Ovens, Good Crumb | baker, pastry chef, confectioner, chocolatier, konditor, boulanger, patissier, panadero, pastelero, padeiro, confeiteiro, panettiere, fornaio, pasticciere, bagare; bakery
7513 | knife, scales, flask, trophy, bread | apron | Patient Rinds | cheesemaker, fromager, glacier, quesero, kaasmaker; ice cream
7514 | flask, wheat, trophy, wrench, book | apron | Good Heads | brewer, distiller, brauer, brasseur, cervecero, cervejeiro, birraio, brouwer, bryggare; brewery
7531 | scissors/tape-measure, palette, pencil, book (Sketchbook) | waistcoat | Hidden Seams, Sharp Creases | tailor, dressmaker, seamstress, milliner, -schneider, couturier, modista, sastre, alfaiate, costureiro, sarto, kleermaker, skraddare, sommerska; sewing
7534 | scissors, hammer, tape-measure, palette, drill | apron | Deep Buttons | upholsterer, polsterer, tapissier, tapicero, stoffeerder
7536 | scissors/hammer, tape-measure, palette, knife | apron | New Heels | shoemaker, cobbler, saddler, schuhmacher, schuster, sattler, cordonnier, zapatero, sapateiro, calzolaio, schoenmaker, skomakare
7549 | flowers, watering-can, scissors, palette | apron | Long Stems, Kind Bouquets | florist, fleuriste, fiorista, bloemist; floristry, flower shop
7541 | torch, compass, camera, flask, belt | | Deep Blue | diver, taucher, tauchlehrer, plongeur sous marin, buzo, duiker; diving, scuba, buceo
7543 | microscope, tape-measure, camera, chart, flask | | Zero Defects, Fine Lines | quality inspector, qualitatsmanager; quality, quality assurance, qualitat, qualite, calidad, kwaliteit, kvalitet
7544 | spray-bottle, torch, flask, camera | overalls cap | Clean Corners | exterminator, schadlingsbekampfer; pest control, plagas

# 8 Plant and machine operators, and assemblers
8111 | drill/torch, radio, wrench, first-aid | hi-vis hard-hat | Solid Ground, Bright Lamps | miner, driller, roughneck, bergmann, bergarbeiter, mineur, mineiro, minatore, gruvarbetare; oil rig, offshore, quarry
8189 | wrench/gear, radio, tape-measure, belt | overalls | Full Shifts, Moving Lines | machine operator, production operator, production worker, maschinenfuhrer, anlagenfuhrer, produktionsmitarbeiter, ouvrier, conducteur de ligne, agent de production, operario, operador de maquinas, operador de producao, operaio, productiemedewerker, maskinoperator; factory, manufacturing, food production
8157 | spray-bottle, parcel, scissors, phone | apron | Crisp Corners | dry cleaner, lavandero; laundry
8211 | drill, wrench, gear, hammer, belt | overalls | Last Bolts | assembler, montagearbeiter, ensamblador, montador, assemblatore; assembly
8311 | whistle/radio, torch, book (Logbook), coffee, wrench | polo peaked-cap | Next Stops, Green Signals | train driver, tram driver, lokfuhrer, triebfahrzeugfuhrer, conducteur de train, cheminot, maquinista de tren, maquinista de trem, lokforare, tagforare; locomotive, railway, rail
8322 | steering-wheel, phone, compass, coffee, briefcase | polo | Shortcuts, Good Company | taxi driver, cab driver, taxifahrer, chauffeur vtc, taxista, motorista de aplicativo, tassista, taxichauffeur; taxi, uber, rideshare
8322 | parcel, phone, compass, steering-wheel | polo cap | Rain or Shine, Fourth Floors | courier, kurier, kurierfahrer, lieferfahrer, livreur, coursier, repartidor, mensajero, entregador, motoboy, corriere, rider, bezorger, koerier; delivery
8331 | steering-wheel, radio, megaphone, coffee, compass | polo peaked-cap | Next Stops, Kind Brakes | bus driver, coach driver, school bus, busfahrer, chauffeur de bus, conductor de autobus, motorista de onibus, autista di autobus, buschauffeur, bussforare, conducteur de bus
8341 | tractor, wheat, wrench, gear | overalls straw-hat | Straight Furrows | tractor driver, tractorista
8342 | radio, gear, wrench, binoculars, megaphone | hi-vis hard-hat | Deep Holes, Level Ground | crane operator, heavy equipment operator, digger driver, road worker, kranfuhrer, baggerfahrer, strassenbauer, grutier, conducteur d'engins, gruista, operador de grua, kraanmachinist, kranforare, anlaggare; excavator
8344 | parcel/steering-wheel, radio, wrench, coffee | hi-vis | Straight Pallets | staplerfahrer, cariste, empilhadeira, carrellista, truckforare; forklift
8350 | compass, binoculars, torch, wrench, book (Logbook) | turtleneck beanie | Calm Seas, Tight Knots | sailor, seafarer, deckhand, ship engineer, matrose, seemann, matelot, marin, marinero, marinheiro, matroos, sjoman, seaman

# 9 Elementary occupations
9111 | spray-bottle/mop, trophy, flowers, coffee | polo | Spotless Floors, Fresh Starts | cleaner, room attendant, chambermaid, domestic worker, reinigungskraft, gebaudereiniger, raumpfleger, agent d'entretien, agent de proprete, femme de menage, femme de chambre, limpiador, camarera de piso, faxineiro, diarista, camareira, schoonmaker, stadare, lokalvardare, putzfrau; cleaning, reinigung, nettoyage, limpieza, limpeza, pulizie
9122 | spray-bottle, mop, belt, trophy | overalls cap | Clear Views | window cleaner, car detailer, fensterputzer, laveur de vitres, limpiacristales; car wash
9211 | apple, wheat, scissors, trophy | flannel straw-hat | Early Mornings | fruit picker, farm labourer, erntehelfer, ouvrier agricole, saisonnier, jornalero, trabalhador rural; harvest, orchard
9313 | hammer/belt, drill, wrench, radio | hi-vis hard-hat | Heavy Lifting | labourer, laborer, groundworker, bauhelfer, manoeuvre, peon, obrero, servente, manovale
9333 | parcel, radio, belt, plane | hi-vis | Heavy Lifting | mover, docker, dock worker, stevedore, longshoreman, baggage handler, packer, hafenarbeiter, umzugshelfer, demenageur, manutentionnaire, estibador, facchino, verhuizer, hamnarbetare; removals
9334 | parcel, apple, trophy, phone | polo | Tidy Shelves | shelf stacker, shelf filler, stocker, reponedor, repositor, vakkenvuller
9412 | tray, spray-bottle, apple, trophy | apron | Clean Plates, Hot Pans | kitchen porter, dishwasher, kitchen assistant, kuchenhilfe, spuler, plongeur, lavaplatos, auxiliar de cozinha, lavapiatti
9611 | trophy, globe, steering-wheel, radio | hi-vis | Clean Streets, Early Rounds | refuse collector, garbage collector, street sweeper, mullwerker, strassenreiniger, eboueur, ripeur, basurero, gari, coletor de lixo, netturbino, operatore ecologico, sophamtare; waste, recycling
9629 | torch, parcel, phone, trophy, book | waistcoat | Kind Ushers | usher, parking attendant, bellhop, messenger, ouvreur

# X Not in work as ISCO counts it
X | book/pencil, apple, calculator, globe, laptop | | Last-Minute Essays, Long Nights | student, -student, pupil, undergraduate, schuler, etudiant, lyceen, estudiante, alumno, estudante, studerande, aluno, eleve
X | trophy, medal, globe, compass, book | graduation-cap | Flying Hats, First Mondays | graduate, absolvent, jeune diplome, graduado, egresado, recem formado, neolaureato, laureato, afgestudeerd, nyexaminerad
X | coffee, pencil, compass, laptop, book | | First Mondays, New Badges | intern, trainee, apprentice, internship, praktikant, werkstudent, auszubildender, azubi, stagiaire, stage, apprenti, alternant, alternance, becario, pasante, estagiario, aprendiz, tirocinante, stagista, tirocinio, larling, auszubildende, lehrling
X | coffee/watering-can, guitar, globe, cat, dog, palette, book | | No Meetings, Long Breakfasts | retired, retiree, pensioner, emeritus, ruhestand, rentner, pensionar, pensioniert, retraite, jubilado, aposentado, pensionato, in pensione, gepensioneerd, pensionerad
X | compass, trophy, phone, laptop, briefcase | | New Chapters, Good News | job seeker, looking for, seeking, open to work, open to opportunities, unemployed, between jobs, career break, arbeitssuchend, jobsuche, auf der suche, en recherche, a la recherche, en busqueda, buscando, em busca, in cerca, op zoek, werkzoekend, soker jobb, arbetssokande
X | coffee, ball, apple, dog, palette, book | | Small Socks, Warm Suppers | stay at home, homemaker, mum, mom, dad, parent, housewife, hausfrau, hausmann, elternzeit, conge parental, ama de casa, amo de casa, dona de casa, casalinga, huisvrouw, huisman, foraldraledig
X | megaphone, globe, first-aid, flowers | | Many Hands, Good Causes | volunteer, activist, campaigner, ehrenamt, ehrenamtlich, benevole, voluntario, volontario, vrijwilliger

# Titles of many trades: they count after the words of a trade
214 | wrench/gear, blueprint, calculator, laptop, chart | | Neat Solutions, Safe Margins | engineer, -ingenieur, ingeniero, engenheiro, ingegnere, -ingenjor
2330 | apple/book, pencil, globe, megaphone, trophy | | Second Chances, Marked Homework | teacher, -lehrer, lehrkraft, enseignant, docente, insegnante, professoressa, leraar, -larare
8332 | steering-wheel, radio, coffee, compass, book (Logbook) | flannel cap | Long Hauls, Good Songs | truck driver, hgv, trucker, driver, -fahrer, routier, camionero, conductor de camion, transportista, caminhoneiro, motorista, camionista, autista, -chauffeur, lastbilsforare, chofer
3257 | book, torch, tape-measure, camera, chart | | Safe Margins | inspector, ispettore, inspetor

# Words that any trade can have: they count last
1 | briefcase/megaphone, chart, compass, phone, trophy, book, laptop | | Next Steps, Short Meetings | manager, director, head, lead, leader, chief, executive, president, vp, supervisor, management, board member, leitung, -leiter, -manager, fuhrungskraft, responsable, dirigeant, jefe, gerente, encargado, gestor, diretor, responsabile, hoofd, -leider, bestuurder, -chef, -ledare, chef de, chef d, en chef, partner, encarregado, meister, capo
2 | chart, laptop, pencil, compass, phone, blueprint, briefcase, megaphone | | Green Milestones, Plan B | project manager, programme manager, scrum, pmo, delivery manager, projektmanager, -projektleiter, chef de projet, projeto, progetto, projectleider, projektledare, -projekt, proyecto
2 | chart, compass, megaphone, phone, pencil, laptop, palette | | Honest Roadmaps, Short Backlogs | product manager, product owner, product, produktmanager, produktagare, produto, prodotto
2 | laptop, compass, chart, briefcase, phone, book, trophy | | True Needs, Next Steps | consultant, specialist, expert, freelancer, freelance, contractor, -berater, freiberuflich, conseil, conseiller, independant, consultor, asesor, especialista, autonomo, consulente, libero professionista, zzp, -konsult, adviser, -adviseur, -radgivare, -spezialist, independent
2 | chart, laptop, calculator, keyboard, book, pencil | | Clean Data, Hidden Tabs | analyst, analysis, -analyst, -analytiker
3 | wrench, drill, belt, gear, torch | | Spare Parts, Steady Hands | technician, technologist, operator, installer, mechanical, -techniker, technicien, tecnico, technicus, instalador, operador
4 | phone, pencil, keyboard, coffee, book | | Tidy Inboxes, Full Calendars | assistant, officer, associate, representative, agent, employee, worker, staff, -assistent, fachkraft, angestellter, charge, auxiliar, coordinador, empleado, coordenador, addetto, -medewerker, medarbetare, planner, -koordinator, -mitarbeiter, -angestellte, -referent, employe, gestionnaire, atendente, -samordnare
`;
