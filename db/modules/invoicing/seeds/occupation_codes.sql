-- The unit groups of the Norwegian classification of occupations, STYRK-08 (Statistics Norway, Klass 7, 2011 and later), with what people
-- call themselves: here major groups 1 and 2, the others in the files beside it. All 403 but the armed forces and "unspecified".
-- English names are those of ISCO-08, on which it is based. Columns: code, name, name in English, short name, the seven-digit code of
-- the a-melding where it is known, other words; a line without a name continues the words of its code.
select app_private.add_occupation_codes($codes$
1111|Politikere|Legislators|Politiker||ordfører, stortingsrepresentant, mayor, politician
1112|Toppledere i offentlig administrasjon|Senior government officials|Toppleder i staten||rådmann, kommunedirektør, departementsråd
1114|Toppledere i interesseorganisasjoner|Senior officials of special-interest organizations|Generalsekretær||organisasjonsleder, ngo
1120|Administrerende direktører|Managing directors and chief executives|Daglig leder||direktør, ceo, managing director, interim leder
1211|Finans- og økonomisjefer|Finance managers|Økonomisjef||cfo, finanssjef, økonomidirektør
1212|Personalsjefer|Human resource managers|Personalsjef||hr-sjef, hr manager
1213|Strategi- og planleggingssjefer|Policy and planning managers|Strategisjef||plansjef, strategy
1219|Andre administrative ledere|Business services and administration managers not elsewhere classified|Administrativ leder||administrasjonssjef, kontorsjef
1221|Salgs- og markedssjefer|Sales and marketing managers|Markedssjef||salgssjef, cmo, sales manager
1222|PR- og informasjonssjefer|Advertising and public relations managers|Kommunikasjonssjef||informasjonssjef, pr-sjef, kreativ leder
1222|||||creative director
1223|Forsknings- og utviklingsledere|Research and development managers|Forskningsleder||fou-leder, utviklingsleder, r&d
1311|Ledere i skogbruk, gartnerier mv.|Agricultural and forestry production managers|Gartnerileder||driftsleder skog
1312|Ledere innen akvakultur mv.|Aquaculture and fisheries production managers|Driftsleder akvakultur||oppdrett, fish farm manager
1321|Ledere av industriproduksjon mv.|Manufacturing managers|Produksjonssjef||fabrikksjef, production manager
1322|Ledere av olje- og gassutvinning mv.|Mining managers|Plattformsjef||gruvesjef, offshore manager
1323|Ledere av bygge- og anleggsvirksomhet|Construction managers|Anleggsleder||byggeleder, construction manager
1324|Ledere av logistikk og transport mv.|Supply, distribution and related managers|Logistikksjef||transportsjef, innkjøpssjef, supply chain
1330|Ledere av IKT-enheter|Information and communications technology services managers|IT-sjef||cto, it-leder, utviklingssjef, it manager
1341|Ledere av omsorgstjenester for barn|Child care services managers|Barnehagestyrer||styrer, sfo-leder
1342|Ledere av helsetjenester|Health services managers|Helseleder||avdelingssykepleier, klinikksjef
1343|Ledere av eldreomsorg|Aged care services managers|Sykehjemsleder||institusjonsleder
1344|Ledere av sosialomsorg|Social welfare managers|Sosialsjef||barnevernsleder
1345|Ledere av utdanning og undervisning|Education managers|Rektor||skoleleder, dekan, principal
1346|Ledere av forsikring og finansvirksomhet|Financial and insurance services branch managers|Banksjef||bankleder
1349|Andre ledere av produksjon og tjenesteyting|Professional services managers not elsewhere classified|||
1349|||Tjenesteleder||museumsdirektør, biblioteksjef, politimester
1411|Hotellsjefer|Hotel managers|Hotellsjef||hotelldirektør
1412|Restaurantsjefer|Restaurant managers|Restaurantsjef||hovmester, kafésjef
1420|Varehandelssjefer|Retail and wholesale trade managers|Butikksjef||varehussjef, shop manager
1431|Sports-, rekreasjons- og kultursenterledere|Sports, recreation and cultural centre managers|Kultursjef||kulturhusleder, idrettsleder
1431|||||treningssenterleder
1439|Andre daglige ledere i tjenesteytende virksomheter|Services managers not elsewhere classified|Senterleder||campingplass, kjøpesenter
2111|Fysikere og astronomer|Physicists and astronomers|Fysiker||astronom
2112|Meteorologer|Meteorologists|Meteorolog||værvarsler, weather
2113|Kjemikere|Chemists|Kjemiker||kjemi
2114|Geologer og geofysikere|Geologists and geophysicists|Geolog||geofysiker
2120|Matematikere, statistikere mv.|Mathematicians, actuaries and statisticians|Statistiker||aktuar, matematiker, dataanalytiker, data scientist
2120|||||data analyst
2131|Biologer, botanikere, zoologer mv.|Biologists, botanists, zoologists and related professionals|Biolog||botaniker, marinbiolog, naturforvalter
2132|Sivilagronomer mv.|Farming, forestry and fisheries advisers|Sivilagronom||landbruksrådgiver, agronom
2133|Miljøvernrådgivere|Environmental protection professionals|Miljørådgiver||bærekraft, klima, sustainability, esg
2141|Sivilingeniører (industri og produksjon)|Industrial and production engineers|Sivilingeniør industri||produksjonsingeniør, industriell økonomi
2142|Sivilingeniører (bygg og anlegg)|Civil engineers|Sivilingeniør bygg||byggingeniør, konstruksjon, rib, structural engineer
2143|Sivilingeniører (miljøteknikk)|Environmental engineers|Sivilingeniør miljø||vann og avløp
2144|Sivilingeniører (maskin- og marinteknikk)|Mechanical engineers|Sivilingeniør maskin||marinteknikk, mechanical engineer
2145|Sivilingeniører (kjemi)|Chemical engineers|Sivilingeniør kjemi||prosessingeniør
2146|Sivilingeniører (geofag, petroleumsteknologi, metallurgi mv.)|Mining engineers, metallurgists and related professionals|Petroleumsingeniør||
2146|||||reservoar, metallurg, geoteknikk
2149|Andre sivilingeniører (unntatt elektroteknologi)|Engineering professionals not elsewhere classified|||
2149|||Sivilingeniør||ingeniør, brannrådgiver, akustiker, engineer
2151|Sivilingeniører (elkraftteknikk)|Electrical engineers|Sivilingeniør elkraft||elektroingeniør, electrical engineer
2152|Sivilingeniører (elektronikk)|Electronics engineers|Sivilingeniør elektronikk||hardware, kybernetikk
2153|Sivilingeniører (telekommunikasjon)|Telecommunications engineers|Sivilingeniør telekom||telecom
2161|Sivilarkitekter|Building architects|Arkitekt||arkitektur, architect
2162|Landskapsarkitekter|Landscape architects|Landskapsarkitekt||hagedesign, landscape
2163|Produkt- og klesdesignere|Product and garment designers|Produktdesigner||klesdesigner, motedesigner, industridesigner, fashion designer
2163|||||smykkedesign
2164|Arealplanleggere|Town and traffic planners|Arealplanlegger||byplanlegger, trafikkplanlegger, urban planner
2165|Landmålere, kartografer mv.|Cartographers and surveyors|Landmåler||kart, gis, droneoperatør kartlegging, surveyor
2166|Grafiske- og multimediadesignere|Graphic and multimedia designers|Grafisk designer||design, illustrasjon, illustratør, logo, ux, ui-designer
2166|||||ux-designer, webdesigner, animatør, motion, 3d, spilldesigner, graphic design, illustrator, animator
2211|Allmennpraktiserende leger|Generalist medical practitioners|Allmennlege||fastlege, lege, legevakt, doctor
2212|Legespesialister|Specialist medical practitioners|Legespesialist||kirurg, psykiater, overlege, surgeon
2221|Spesialsykepleiere|Specialist nurses|Spesialsykepleier||anestesi, intensivsykepleier, helsesykepleier
2222|Jordmødre|Midwifery professionals|Jordmor||fødsel, doula, midwife
2223|Sykepleiere|Nurses|Sykepleier|3231109|vikarsykepleier, nurse
2224|Vernepleiere|Social educators|Vernepleier||miljøterapeut
2250|Veterinærer|Veterinarians|Veterinær||dyrlege, vet
2261|Tannleger|Dentists|Tannlege||kjeveortoped, dentist
2262|Farmasøyter|Pharmacists|Farmasøyt||apoteker, pharmacist
2263|Helse- og miljørådgivere|Environmental and occupational health and hygiene professionals|HMS-rådgiver||hms, yrkeshygieniker, verneleder, hse
2264|Fysioterapeuter|Physiotherapists|Fysioterapeut||fysio, manuellterapeut, physio
2265|Ernæringsfysiologer|Dieticians and nutritionists|Ernæringsfysiolog||kostholdsveileder, ernæring, nutritionist
2266|Audiografer og logopeder|Audiologists and speech therapists|Logoped||audiograf, speech therapist
2267|Ergoterapeuter|Occupational therapists|Ergoterapeut||ergo
2269|Kiropraktorer mv.|Chiropractors and other health professionals|Kiropraktor||osteopat, naprapat, psykomotorisk, musikkterapeut, kunstterapeut
2310|Universitets- og høyskolelektorer/-lærere|University and higher education teachers|Foreleser|2310114|undervisning, gjesteforelesning, professor
2310|||||sensor, veileder, lecturer
2320|Yrkesfaglærere|Vocational education teachers|Yrkesfaglærer||undervisning, teacher
2330|Lektorer mv. (videregående skole)|Secondary education teachers|Lektor|2320102|videregående, lærer, teacher
2341|Grunnskolelærere|Primary school teachers|Lærer|3310101|undervisning, vikar, lærervikar, adjunkt, teacher
2342|Førskolelærere|Early childhood educators|Barnehagelærer||barnehage, vikar, kindergarten
2351|Spesialister i pedagogikk|Education methods specialists|Pedagogisk rådgiver||pedagog, læreplan, ppt, e-læring
2352|Spesiallærere / spesialpedagoger|Special needs teachers|Spesialpedagog||spesiallærer, special needs
2353|Andre språklærere|Other language teachers|Språklærer||norskkurs, norsklærer, undervisning, language teacher
2354|Andre musikklærere|Other music teachers|Musikklærer||korps, instrument, dirigent, pianolærer, gitarlærer, sangpedagog, kulturskole, music teacher
2355|Andre lærere i estetiske fag|Other arts teachers|Kunstlærer||dans, teater, tegning, danselærer, dansepedagog, kulturskole, kurs i keramikk
2355|||||dance teacher, art teacher
2356|Andre IKT-lærere|Information technology trainers|IT-lærer||kurs, kodekurs, it training
2359|Andre lærere|Teaching professionals not elsewhere classified|Privatlærer||leksehjelp, mattelærer, privatundervisning, tutor
2411|Revisorer, regnskapsrådgivere|Accountants|Regnskapsrådgiver||revisor, regnskap, økonomi, controller, auditor, accountant
2412|Finans- og investeringsrådgivere|Financial and investment advisers|Finansrådgiver||investering, financial adviser
2413|Finansanalytikere|Financial analysts|Finansanalytiker||analytiker, aksjeanalytiker
2421|Organisasjonsrådgivere mv.|Management and organization analysts|Rådgiver||konsulent, prosjektleder, prosjektkoordinator, scrum master
2421|||||produktleder, coach, lederutvikling, virtuell prosjektleder, consultant, project manager, product manager
2422|Høyere saksbehandlere i offentlig og privat virksomhet|Policy administration professionals|Saksbehandler||seniorrådgiver, utreder
2422|||||førstekonsulent
2423|Personal- og karriererådgivere|Personnel and careers professionals|Karriererådgiver||rekrutterer, hr, hr-rådgiver, headhunter, karriereveileder
2423|||||recruiter
2424|Rådgivere innen kompetanseutvikling|Training and staff development professionals|Kursholder||kurs, kursleder, foredrag, foredragsholder, workshop
2424|||||fasilitator, speaker, trainer, facilitator
2431|Reklame- og markedsføringsrådgivere|Advertising and marketing professionals|Markedsrådgiver||reklame, markedsføring, some, sosiale medier, seo
2431|||||tekstforfatter, copywriter, art director, innholdsprodusent, influenser, influencer, content creator, marketing, social media
2432|Informasjonsrådgivere|Public relations professionals|Kommunikasjonsrådgiver||kommunikasjon, pr, presse, pressekontakt, communication
2433|Salgskonsulenter innen tekniske og medisinske produkter|Technical and medical sales professionals (excluding ICT)|Teknisk selger||legemiddelkonsulent
2433|||||salgsingeniør
2434|Salgskonsulenter innen IKT-produkter|Information and communications technology sales professionals|IT-selger||account manager, saas, ict
2511|Systemanalytikere/-arkitekter|Systems analysts|Systemarkitekt||it, it-konsulent, it-arkitekt, løsningsarkitekt, forretningsanalytiker
2511|||||systems analyst, business analyst
2512|Programvareutviklere|Software developers|Utvikler||programmering, programmerer, it, systemutvikler, backend, backend-utvikler, fullstack
2512|||||apputvikler, spillutvikler, koder, data engineer, software developer, software engineer, programmer
2513|Nett- og multimediautviklere|Web and multimedia developers|Nettutvikler||frontend, frontend-utvikler, nettside, webutvikler, wordpress
2513|||||web developer
2514|Applikasjonsprogrammerere|Applications programmers|Applikasjonsprogrammerer||app, applikasjon, programmerer
2519|Andre programvare- og applikasjonsutviklere|Software and applications developers and analysts not elsewhere classified|||
2519|||Testleder||tester, testutvikler, kvalitetssikrer, devops
2519|||||qa
2521|Databasedesignere og -administratorer|Database designers and administrators|Databaseadministrator||dba, sql, datamodell
2522|Systemadministratorer|Systems administrators|Systemadministrator||sysadmin, drift, sky, cloud
2523|Nettverksansvarlige|Computer network professionals|Nettverksansvarlig||nettverk, network
2529|Sikkerhetsanalytikere mv.|Database and network professionals not elsewhere classified|Sikkerhetsanalytiker||it-sikkerhet, pentester, hacker, cyber security
2611|Jurister og advokater|Lawyers|Advokat|2521106|jurist, juridisk, lawyer
2612|Dommere|Judges|Dommer||tingrett, judge
2619|Andre juridiske yrker|Legal professionals not elsewhere classified|Juridisk rådgiver||personvernombud, patentrådgiver, compliance
2621|Arkivarer og kuratorer|Archivists and curators|Kurator||arkivar, konservator, utstilling, museum, curator
2622|Bibliotekarer og andre informasjonsarbeidere|Librarians and related information professionals|Bibliotekar||library
2631|Rådgivere/forskere, samfunnsøkonomi|Economists|Samfunnsøkonom||økonom, economist
2632|Rådgivere/forskere, samfunnsvitenskap|Sociologists, anthropologists and related professionals|Samfunnsforsker||forsker, sosiolog, antropolog
2632|||||arkeolog, researcher
2633|Rådgivere/forskere, humanistiske fag|Philosophers, historians and political scientists|Historiker||filosof, statsviter, slektsforsker, forsker
2634|Psykologer|Psychologists|Psykolog||samtaleterapeut, psychologist
2635|Rådgivere innen sosiale fagfelt|Social work and counselling professionals|Sosionom||barnevernspedagog, familieterapeut, familierådgiver
2635|||||gestaltterapeut, sexolog, terapeut, counsellor, social worker
2636|Geistlige yrker|Religious professionals|Prest||imam, rabbiner, priest
2641|Forfattere mv.|Authors and related writers|Forfatter||tekst, manus, manusforfatter, dramatiker, ghostwriter, poet, skribent, writer, author
2642|Journalister|Journalists|Journalist||artikkel, reportasje, redaktør, redaksjon, researcher, korrekturleser, frilansjournalist, editor
2643|Oversettere, tolker mv.|Translators, interpreters and other linguists|Oversetter og tolk||språk, tolking, tolk, oversettelse, språkvask
2643|||||tegnspråktolk, teksting, translator, interpreter
2651|Skulptører, kunstmalere og andre billedkunstnere|Visual artists|Kunstner||maleri, skulptur, kunstmaler, billedkunstner, tegner, tegneserie
2651|||||bildende, artist, painter
2652|Dirigenter, komponister, musikere og sangere|Musicians, singers and composers|Musiker||konsert, dirigent, korps, sanger, vokalist, komponist
2652|||||trommeslager, trommis, perkusjonist, slagverker, cellist, trompetist, keyboardist, drummer, cello, trompet
2652|||||låtskriver, pianist, gitarist, organist, produsent, musikkprodusent, band, musician, singer, composer
2653|Koreografer og dansere|Dancers and choreographers|Danser||koreografi, koreograf, ballett, dance
2654|Regissører|Film, stage and related directors and producers|Regissør||film, teater, produsent, filmprodusent, klipper, videoredigerer
2654|||||instruktør teater, director, producer, video editor
2655|Skuespillere|Actors|Skuespiller||teater, film, statist, ekstra, oppleser, stemmeskuespiller, dubbing, voice, actor
2656|Programledere i TV og radio|Announcers on radio, television and other media|Programleder||konferansier, toastmaster, podkast, podcast, youtuber
2656|||||host
2659|Andre utøvende kunstneriske yrker|Creative and performing artists not elsewhere classified|||
2659|||Artist||dj, diskjockey, discjockey, komiker, standup, tryllekunstner
2659|||||klovn, sirkus, entertainer
$codes$);
