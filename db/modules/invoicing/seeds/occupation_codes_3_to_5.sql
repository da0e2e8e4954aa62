-- STYRK-08: technicians and associate professionals, clerks, service and sales workers.
select app_private.add_occupation_codes($codes$
3112|Bygningsingeniører|Civil engineering technicians|Bygningsingeniør||bygningstekniker, byggesak
3113|Elkraftingeniører|Electrical engineering technicians|Elkraftingeniør||elektro
3114|Elektronikkingeniører|Electronics engineering technicians|Elektronikkingeniør||elektronikk
3115|Maskiningeniører|Mechanical engineering technicians|Maskiningeniør||maskintekniker
3116|Kjemiingeniører|Chemical engineering technicians|Kjemiingeniør||laboratorieingeniør
3117|Ingeniører innen petroleum, bergverk og metallurgi|Mining and metallurgical technicians|Boreingeniør||petroleum
3118|Tekniske tegnere|Draughtspersons|Teknisk tegner||cad, bim, revit, tegning, draftsman
3119|Andre ingeniører|Physical and engineering science technicians not elsewhere classified|Ingeniør||tekniker, engineer
3121|Arbeidsleder, bergfag|Mining supervisors|Arbeidsleder bergfag||stiger
3122|Arbeidsleder, industri|Manufacturing supervisors|Arbeidsleder industri||formann, skiftleder
3123|Arbeidsleder, bygg og anlegg|Construction supervisors|Arbeidsleder bygg||bas, byggeplassleder, formann
3131|Energikontrolloperatører|Power production plant operators|Energioperatør||kraftverk, maskinist
3132|Kontrolloperatører ved forbrennings- kjøle- og vannrenseanlegg mv.|Incinerator and water treatment plant operators|Renseanleggsoperatør||vannverk
3133|Kontrolloperatører innen kjemisk prosessindustri|Chemical processing plant controllers|Prosessoperatør kjemi||kontrollrom
3134|Kontrolloperatører ved olje- og naturgassraffineringsanlegg|Petroleum and natural gas refining plant operators|Raffinerioperatør||raffineri
3135|Kontrolloperatører innen metallproduksjon|Metal production process controllers|Prosessoperatør metall||smelteverk
3139|Andre prosesskontrolloperatører|Process control technicians not elsewhere classified|Prosesskontrolloperatør||robotoperatør
3141|Bioteknikere (ikke-medisinske laboratorier)|Life science technicians (excluding medical)|Biotekniker||laborant, lab
3142|Agroteknikere|Agricultural technicians|Agrotekniker||landbrukstekniker
3143|Skogteknikere|Forestry technicians|Skogtekniker||skogmåler
3151|Skipsmaskinister|Ships' engineers|Maskinist||maskinsjef, marine engineer
3152|Dekksoffiserer og loser|Ships' deck officers and pilots|Skipper||kaptein, styrmann, los, båtfører, captain
3153|Flygere|Aircraft pilots and related associate professionals|Pilot||flyger, flyinstruktør, dronepilot, droneflyger, drone
3154|Flygeledere|Air traffic controllers|Flygeleder||flyveleder
3155|Teknikere innen luftfartssikkerhet|Air traffic safety electronics technicians|Luftfartstekniker||avinor
3211|Radiografer mv.|Medical imaging and therapeutic equipment technicians|Radiograf||røntgen, stråleterapeut
3212|Bioingeniører|Medical and pathology laboratory technicians|Bioingeniør||laboratorium
3213|Reseptarer|Pharmaceutical technicians and assistants|Reseptar||apotektekniker
3214|Protese- og tannteknikere|Medical and dental prosthetic technicians|Tanntekniker||ortopediingeniør
3230|Yrker innen alternativ medisin|Traditional and complementary medicine associate professionals|Akupunktør||homeopat, healer, soneterapeut
3230|||||kinesiolog, naturterapeut, reiki, acupuncture
3240|Dyrepleiere|Veterinary technicians and assistants|Dyrepleier||veterinary nurse
3251|Tannpleiere|Dental hygienists|Tannpleier||dental hygienist
3254|Optikere|Dispensing opticians and optometrists|Optiker||optometrist, optician
3256|Helsesekretærer|Medical assistants|Helsesekretær||legesekretær, tannhelsesekretær
3257|Helse- og miljøkontrollører|Environmental and occupational health inspectors and associates|Miljøkontrollør||mattilsynet, arbeidstilsynet, inspektør
3258|Ambulansepersonell|Ambulance workers|Ambulansearbeider||paramedic, sanitet, førstehjelp
3259|Andre helseyrker|Health associate professionals not elsewhere classified|Massør||massasje, massasjeterapeut, fotterapeut, muskelterapeut, idrettsmassør
3259|||||massage therapist
3311|Finansmeglere|Securities and finance dealers and brokers|Finansmegler||aksjemegler, trader
3312|Kundebehandlere lån og kreditt|Credit and loans officers|Lånerådgiver||kreditt
3313|Regnskapsførere|Accounting associate professionals|Regnskapsfører||regnskap, bokføring, bookkeeper
3315|Takstmenn|Valuers and loss assessors|Takstmann||takst, bygningssakkyndig, taksering, valuer
3321|Forsikringsagenter|Insurance representatives|Forsikringsrådgiver||forsikring
3322|Selgere (engros)|Commercial sales representatives|Selger||salgsrepresentant, salgskonsulent, salg, sales
3323|Innkjøpere|Buyers|Innkjøper||anskaffelse, innkjøp, procurement
3324|Handels- og skipsmeglere|Trade brokers|Skipsmegler||megler, shipbroker
3331|Speditører og befraktere|Clearing and forwarding agents|Speditør||spedisjon, forwarding
3332|Konferanse- og arrangementsplanleggere mv.|Conference and event planners|Arrangementsplanlegger||event, eventplanlegger, bryllup
3332|||||bryllupsplanlegger, konferanse, festival, event planner, wedding planner
3333|Arbeidsformidlere|Employment agents and contractors|Arbeidsformidler||bemanning, jobbkonsulent
3334|Eiendomsmeglere og -forvaltere|Real estate agents and property managers|Eiendomsmegler||eiendomsforvalter, utleiemegler, real estate
3339|Andre yrker innen forretningstjenester|Business services agents not elsewhere classified|Booking- og artistagent||manager, impresario, auksjonarius, agent
3339|||||booking agent
3341|Arbeidsledere for kontorpersonell|Office supervisors|Kontorleder||office manager
3342|Advokatsekretær|Legal secretaries|Advokatsekretær||juridisk sekretær
3343|Sjefssekretærer|Administrative and executive secretaries|Direksjonssekretær||personlig assistent, produksjonsassistent, executive assistant
3351|Tollere|Customs and border inspectors|Toller||customs
3352|Skattefunksjonærer|Government tax and excise officials|Skatterevisor||skatt
3353|Saksbehandlere innen sosiale ytelser|Government social benefits officials|NAV-veileder||trygd
3354|Saksbehandlere for førerkort, importlisenser mv.|Government licensing officials|Lisenssaksbehandler||førerkort
3355|Politibetjenter mv.|Police officers and inspectors|Politibetjent||politi, police
3359|Andre yrker innen offentlig forvaltning|Regulatory government associate professionals not elsewhere classified|Inspektør||tilsyn
3411|Privatetterforskere mv.|Legal and related associate professionals|Etterforsker||detektiv, rettsvitne, private investigator
3412|Miljøarbeidere innen sosiale fagfelt|Social work associate professionals|Miljøarbeider||støttekontakt, fritidsleder, ungdomsarbeider, avlaster
3413|Religiøse yrker|Religious associate professionals|Kateket||menighetsarbeider, seremonileder, humanetisk
3421|Idrettsutøvere|Athletes and sports players|Idrettsutøver||fotballspiller, syklist, e-sport, gamer, athlete
3422|Trenere og idrettsdommere|Sports coaches, instructors and officials|Trener||idrett, fotballtrener, dommer, fotballdommer, treningsleder, coach
3422|||||referee
3423|Sports- og aktivitetsinstruktører|Fitness and recreation instructors and programme leaders|Instruktør||trening, idrett, yoga, yogalærer
3423|||||yogainstruktør, pilates, personlig trener, pt, gruppetrener, spinning, svømmelærer, skiinstruktør, rideinstruktør, klatreinstruktør
3423|||||yoga teacher, personal trainer, instructor
3431|Fotografer og filmfotografer|Photographers|Fotograf||foto, bilder, filmfotograf, videograf, kameramann, bryllupsfotograf, dronefotograf
3431|||||photographer, videographer, cameraman
3432|Interiørdesignere og dekoratører|Interior designers and decorators|Interiørdesigner||interiør, interiørarkitekt, dekoratør, stylist, scenograf
3432|||||boligstylist, set designer, interior designer
3433|Tekniske konservatorer|Gallery, museum and library technicians|Konservator||museumstekniker, galleri
3434|Sjefskokker|Chefs|Kjøkkensjef||sjefskokk, chef, head chef
3439|Andre yrker innen estetiske fag|Artistic and cultural associate professionals not elsewhere classified|||
3439|||Inspisient||scenearbeider, scenetekniker, lysdesigner
3439|||||lystekniker, rekvisitør, kostymer, tatovør, stuntmann, regiassistent, produksjonsleder, stage manager, tattoo artist
3511|Driftsteknikere, IKT|Information and communications technology operations technicians|IT-driftstekniker||it-drift, ict
3512|Brukerstøtte, IKT|Information and communications technology user support technicians|IT-support||brukerstøtte, helpdesk, datahjelp, support, ict
3513|Nettverks- og systemteknikere, IKT|Computer network and systems technicians|Nettverkstekniker||nettverk
3514|Internett-teknikere|Web technicians|Webmaster||nettredaktør, webansvarlig
3521|Teknikere innen radio og tv|Broadcasting and audiovisual technicians|Lyd- og bildetekniker||lyd, lydtekniker, lydmann, video, klipp
3521|||||klippetekniker, bildetekniker, lyddesigner, podkastredigerer, streaming, sound engineer
3522|Teknikere innen telekom|Telecommunications engineering technicians|Teletekniker||telekom
4110|Kontormedarbeidere|General office clerks|Kontormedarbeider||kontor, sekretær, virtuell assistent, administrasjon, virtual assistant, office
4131|Stenografer mv.|Typists and word processing operators|Transkribør||transkribering, maskinskriver, referent, transcription
4132|Dataregistrere|Data entry clerks|Dataregistrer||punching, data entry, annotering
4211|Kundebehandlere, bank og postkontor|Bank tellers and related clerks|Bankmedarbeider||kundebehandler
4212|Bingoverter, bookmakere mv.|Bookmakers, croupiers and related gaming workers|Croupier||bingovert, casino
4213|Pantelånere mv.|Pawnbrokers and money-lenders|Pantelåner||lånekontor
4214|Inkassomedarbeidere mv.|Debt collectors and related workers|Inkassomedarbeider||innkrever, innsamler
4221|Reisebyråmedarbeidere mv.|Travel consultants and clerks|Reisekonsulent||reisebyrå, travel agent
4222|Kundesentermedarbeidere|Contact centre information clerks|Kundeservicemedarbeider||kundeservice, callsenter, customer service
4223|Sentralbordoperatører|Telephone switchboard operators|Sentralbordoperatør||telefonist
4224|Hotellresepsjonister|Hotel receptionists|Hotellresepsjonist||nattportier
4225|Informasjonsskrankemedarbeidere|Enquiry clerks|Informasjonsmedarbeider||turistinformasjon
4226|Resepsjonister (ekskl. hotell)|Receptionists (general)|Resepsjonist||vertinne, receptionist
4227|Intervjuere|Survey and market research interviewers|Intervjuer||markedsundersøkelse, survey
4229|Andre opplysningsmedarbeidere|Client information workers not elsewhere classified|Opplysningsmedarbeider||veiviser
4311|Regnskapsmedarbeidere|Accounting and bookkeeping clerks|Regnskapsmedarbeider||bilag, bokføring
4312|Forsikrings- og finansmedarbeidere|Statistical, finance and insurance clerks|Finansmedarbeider||forsikring
4313|Lønningsmedarbeidere|Payroll clerks|Lønnsmedarbeider||lønn, payroll
4321|Lagermedarbeidere og materialforvaltere|Stock clerks|Lagermedarbeider||lager, warehouse
4322|Logistikkmedarbeidere|Production clerks|Logistikkmedarbeider||produksjonsplanlegger, logistikk
4323|Transportfunksjonærer|Transport clerks|Transportleder||kjørekontor, trafikkoordinator
4411|Bibliotekassistenter|Library clerks|Bibliotekassistent||bibliotek
4412|Postbud og postsorterere|Mail carriers and sorting clerks|Postbud||post, mail carrier
4413|Kodere mv.|Coding, proofreading and related clerks|Korrekturleser||korrektur, koding av data, proofreader
4415|Arkivassistenter|Filing and copying clerks|Arkivmedarbeider||arkiv, skanning
4416|Personalkontormedarbeidere|Personnel clerks|Personalmedarbeider||hr-medarbeider
5111|Flyverter, båtverter mv.|Travel attendants and travel stewards|Flyvert||kabinansatt, flight attendant
5112|Konduktører|Transport conductors|Konduktør||togvert
5113|Reiseledere og guider|Travel guides|Guide||reiseleder, turguide, fjellguide, naturguide, omviser, tour guide
5120|Kokker|Cooks|Kokk||catering, mat, privatkokk, hjemmekokk, cook
5131|Servitører|Waiters|Servitør||kelner, servering, waiter, waitress
5132|Bartendere|Bartenders|Bartender||bar, barista, mikser
5141|Frisører|Hairdressers|Frisør|5141103|hår, barber, hårstylist, hairdresser
5142|Kosmetologer mv.|Beauticians and related workers|Kosmetolog||sminke, sminkør, makeup, makeupartist, negler, negledesigner, hudpleie, hudpleier
5142|||||vipper, makeup artist, beautician
5151|Renholdsledere i virksomheter|Cleaning and housekeeping supervisors in offices, hotels and other establishments|Renholdsleder||husøkonom
5152|Husholdere|Domestic housekeepers|Husholder||husholderske, housekeeper
5153|Vaktmestre|Building caretakers|Vaktmester||eiendomsdrift, driftsoperatør, kirketjener, caretaker, janitor
5161|Astrologer mv.|Astrologers, fortune-tellers and related workers|Astrolog||spåkone, synsk, medium, tarot
5163|Begravelsesbyrå- og krematoriearbeidere|Undertakers and embalmers|Begravelsesagent||begravelse, gravferd
5164|Dyrepassere og -trenere mv.|Pet groomers and animal care workers|Dyrepasser||hundepasser, hundetrener, hundefrisør, hundelufter, hestetrener
5164|||||hund, dog trainer, dog walker
5165|Kjøreskolelærere|Driving instructors|Kjørelærer||trafikklærer, trafikkskole, driving instructor
5169|Andre personlige tjenesteytere|Personal services workers not elsewhere classified|Selskapsdame||ledsager, festvert
5211|Torghandlere|Stall and market salespersons|Torghandler||marked
5212|Gateselgere, mat|Street food salespersons|Gateselger mat||pølsebod, food truck
5221|Innehavere av kiosk/liten butikk|Shopkeepers|Butikkinnehaver||kiosk
5222|Butikkavdelingssjefer|Shop supervisors|Avdelingsleder butikk||butikkleder
5223|Butikkmedarbeidere|Shop sales assistants|Butikkmedarbeider|5221126|ekspeditør, butikk, shop assistant
5230|Billettselgere|Cashiers and ticket clerks|Billettselger||kasse, billett
5241|Mannekenger og modeller|Fashion and other models|Modell||fotomodell, mannekeng, model
5242|Demonstrasjonsselgere|Sales demonstrators|Demonstratør||promotør, vareprøver, promoter
5243|Dørselgere|Door-to-door salespersons|Dørselger||verver, feltselger
5244|Telefon- og nettselgere|Contact centre salespersons|Telefonselger||telemarketing, møtebooker, nettbutikk, netthandel
5245|Servicemedarbeidere (bensinstasjon)|Service station attendants|Bensinstasjonsmedarbeider||bensinstasjon
5246|Gatekjøkken- og kafémedarbeidere mv.|Food service counter attendants|Kafémedarbeider||kafé, gatekjøkken, kantine
5249|Andre salgsmedarbeidere|Sales workers not elsewhere classified|Salgsmedarbeider||utleie, salg
5311|Barnehage- og skolefritidsassistenter mv.|Child care workers|Barnehageassistent||barnehage, sfo, vikar, barnevakt, dagmamma, au pair, nanny
5311|||||babysitter
5312|Skoleassistenter|Teachers' aides|Skoleassistent||assistent, leksehjelp
5321|Helsefagarbeidere|Health care assistants|Helsefagarbeider||hjelpepleier, omsorgsarbeider
5322|Hjemmehjelper|Home-based personal care workers|Hjemmehjelp||bpa, brukerstyrt personlig assistent, personlig assistent
5329|Andre pleiemedarbeidere|Personal care workers in health services not elsewhere classified|Pleieassistent||pleie
5411|Brannkonstabler|Fire-fighters|Brannkonstabel||brannmann, brannvakt, firefighter
5413|Fengselsbetjenter|Prison guards|Fengselsbetjent||fengsel
5414|Vektere|Security guards|Vekter||ordensvakt, dørvakt, vakt, livvakt, security guard
5419|Andre sikkerhetsarbeidere|Protective services workers not elsewhere classified|Parkeringsvakt||badevakt, trafikkdirigent, lifeguard
$codes$);
