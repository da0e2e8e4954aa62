-- STYRK-08: farmers and fishermen, craft workers, operators and drivers, elementary occupations.
select app_private.add_occupation_codes($codes$
6111|Korn- og grønnsaksprodusenter|Field crop and vegetable growers|Kornbonde||grønnsaker, bonde, farmer
6112|Frukt- og bærprodusenter|Tree and shrub crop growers|Fruktbonde||bær, frukt
6113|Gartnere|Gardeners, horticultural and nursery growers|Gartner||hage, hagearbeid, anleggsgartner, blomsterdyrker, gardener
6114|Kombinasjonsbrukere, nyttevekster|Mixed crop growers|Bonde||planter
6121|Melke- og husdyrprodusenter|Livestock and dairy producers|Melkebonde||husdyr, bonde, avløser, landbruksvikar, farmer
6122|Egg- og fjærfeprodusenter|Poultry producers|Eggprodusent||høns
6123|Birøktere mv.|Apiarists and sericulturists|Birøkter||honning, bier, beekeeper
6129|Andre dyreoppdrettere og røktere|Animal producers not elsewhere classified|Dyreoppdretter||reindrift, hund, hest, røkter
6130|Plante- og husdyrprodusenter (kombinasjonsbruk)|Mixed crop and animal producers|Gårdbruker||bonde, farmer
6210|Skogbrukere|Forestry and related workers|Skogsarbeider||hogst, trefelling, arborist, trepleier, lumberjack
6221|Havbruksarbeidere|Aquaculture workers|Røkter i havbruk||oppdrett, laks
6222|Fiskere|Fishery workers|Fisker||fiske, fisherman
6224|Fangstfolk|Hunters and trappers|Jeger||fangst, jakt, hunter
7112|Murere|Bricklayers and related workers|Murer||mur, puss, bricklayer
7113|Steinhoggere mv.|Stonemasons, stone cutters, splitters and carvers|Steinhogger||steinarbeid, stonemason
7114|Betongarbeidere|Concrete placers, concrete finishers and related workers|Betongarbeider||betong, forskaling
7115|Tømrere og snekkere|Carpenters and joiners|Snekker|7125102|tømrer, håndverker, bygningssnekker, carpenter
7119|Andre bygningsarbeidere|Building frame and related trades workers not elsewhere classified|Bygningsarbeider||riving, stillas, håndverker
7121|Taktekkere|Roofers|Taktekker||tak, roofer
7122|Gulv- og flisleggere|Floor layers and tile setters|Flislegger||gulvlegger, parkett, fliser, tiler
7123|Gips- og sparklingsarbeidere|Plasterers|Gipsarbeider||gips, sparkling, plasterer
7124|Isolatører mv.|Insulation workers|Isolatør||isolasjon
7125|Glassarbeidere|Glaziers|Glassmester||glass, glazier
7126|Rørleggere og VVS-montører|Plumbers and pipe fitters|Rørlegger||vvs, plumber
7127|Kuldemontører mv.|Air conditioning and refrigeration mechanics|Kuldemontør||varmepumpe, ventilasjon
7131|Malere og byggtapetserere|Painters and related workers|Maler||maling, tapetsering, tapetserer, sparkling, painter
7132|Overflatebehandlere og lakkerere|Spray painters and varnishers|Lakkerer||billakkerer, lakk
7133|Feiere, fasaderenholdere mv.|Building structure cleaners|Feier||fasadevask
7211|Støpere|Metal moulders and coremakers|Støper||støping
7212|Sveisere|Welders and flamecutters|Sveiser||sveising, welder
7213|Kopper- og blikkenslagere|Sheet-metal workers|Blikkenslager||beslag, takrenner
7214|Platearbeidere|Structural-metal preparers and erectors|Platearbeider||stålmontør
7215|Riggere og spleisere|Riggers and cable splicers|Rigger||tilkomsttekniker, rope access, rigg
7221|Smeder|Blacksmiths, hammersmiths and forging press workers|Smed||hovslager, kunstsmed, blacksmith, farrier
7222|Verktøymaker, låsesmeder mv.|Toolmakers and related workers|Låsesmed||verktøymaker, locksmith
7223|Metalldreiere mv.|Metal working machine tool setters and operators|CNC-operatør||dreier, fres
7224|Metallslipere|Metal polishers, wheel grinders and tool sharpeners|Sliper||knivsliping
7231|Bilmekanikere|Motor vehicle mechanics and repairers|Bilmekaniker||mekaniker, bilreparatør, motorsykkel, mechanic
7232|Mekanikere innen flytekniske fag|Aircraft engine mechanics and repairers|Flymekaniker||flytekniker
7233|Anleggsmaskin- og industrimekanikere|Agricultural and industrial machinery mechanics and repairers|Industrimekaniker||servicetekniker, mekaniker
7234|Sykkelreparatører mv.|Bicycle and related repairers|Sykkelreparatør||sykkelmekaniker, sykkel, bike mechanic
7311|Presisjonsinstrumentmakere og -reparatører|Precision-instrument makers and repairers|Urmaker||instrumentmaker, watchmaker
7312|Musikkinstrumentmakere og -stemmere|Musical instrument makers and tuners|Pianostemmer||fiolinmaker, gitarbygger, luthier
7313|Gull- og sølvsmeder, gravører mv.|Jewellery and precious-metal workers|Gullsmed||sølvsmed, smykker, smykkekunstner, jeweller
7314|Keramikere mv.|Potters and related workers|Keramiker||keramikk, pottemaker, potter
7315|Glasshåndverkere|Glass makers, cutters, grinders and finishers|Glassblåser||glasskunst, glassblower
7316|Dekormalere mv.|Sign writers, decorative painters, engravers and etchers|Dekormaler||skiltmaler, veggmaleri, foliering, kalligraf, sign painter
7317|Kunsthåndverkere i tre mv.|Handicraft workers in wood, basketry and related materials|Treskjærer||trekunst, kurvfletter
7318|Vevere, strikkere mv. (innen husflidsproduksjon)|Handicraft workers in textile, leather and related materials|Vever||strikker, strikkedesigner
7318|||||husflid, tekstilkunstner, knitter
7319|Andre kunsthåndverkere|Handicraft workers not elsewhere classified|Kunsthåndverker||kunsthåndverk, lysstøper, såpe, craft
7321|Førtrykkere|Pre-press technicians|Førtrykker||ombrekking, layout, typograf, prepress
7322|Trykkere|Printers|Trykker||trykkeri, silketrykk, printer
7323|Innbindere mv.|Print finishing and binding workers|Bokbinder||innbinding, bookbinder
7411|Elektrikere|Building and related electricians|Elektriker||strøm, elektro, installatør, electrician
7412|Automatikere|Electrical mechanics and fitters|Automatiker||heismontør, automasjon, styring
7413|Energimontører|Electrical line installers and repairers|Energimontør||linjemontør, solceller
7421|Serviceelektronikere|Electronics mechanics and servicers|Serviceelektroniker||mobilreparatør, elektronikkreparasjon
7422|Tele- og IKT-installatører|Information and communications technology installers and servicers|Telemontør||fibermontør, antenne, fiber, ict
7511|Slaktere, fiskehandlere mv.|Butchers, fishmongers and related food preparers|Slakter||pølsemaker, kjøttskjærer, butcher
7512|Bakere, konditorer mv.|Bakers, pastry-cooks and confectionery makers|Baker||konditor, kaker, kakebaker, sjokolade, baker, pastry
7513|Ystere mv. (gårdsproduksjon)|Dairy-products makers|Yster||ost, cheesemaker
7514|Saftere, syltere mv. (gårdsproduksjon)|Fruit, vegetable and related preservers|Safter||sylting, mathåndverk
7515|Prøvesmakere og kvalitetsbedømmere av mat og drikke|Food and beverage tasters and graders|Prøvesmaker||sommelier, vinsmaker, taster
7522|Møbelsnekkere|Cabinet-makers and related workers|Møbelsnekker|7421118|kunstsnekker, møbler, båtbygger, cabinet maker
7531|Skreddere, buntmakere mv.|Tailors, dressmakers, furriers and hatters|Skredder||sydame, kostymesyer, bunadtilvirker, bunad, hattemaker, tailor
7531|||||seamstress
7532|Gradører|Garment and related pattern-makers and cutters|Gradør||mønster, tilskjærer, pattern maker
7534|Møbeltapetserere mv.|Upholsterers and related workers|Møbeltapetserer||tapetserer, omtrekking, seilmaker, upholsterer
7535|Skinnberedere og garvere|Pelt dressers, tanners and fellmongers|Garver||skinn, preparant
7536|Skomakere|Shoemakers and related workers|Skomaker||sko, salmaker, lær, cobbler
7541|Yrkesdykkere|Underwater divers|Yrkesdykker||dykker, dykking, diver
7542|Skytebaser og sprengningsarbeidere|Shotfirers and blasters|Skytebas||sprengning, pyrotekniker, fyrverkeri
7543|Produkttestere (ikke matprodukter)|Product graders and testers (excluding foods and beverages)|Produkttester||kvalitetskontrollør
7544|Desinfeksjonsarbeidere og skadedyrbekjempere|Fumigators and other pest and weed controllers|Skadedyrbekjemper||skadedyr, pest control
7549|Andre håndverkere|Craft and related workers not elsewhere classified|Blomsterdekoratør||florist, blomsterhandler, optisk sliper
8111|Bergfagarbeidere|Miners and quarriers|Gruvearbeider||tunnelarbeider, miner
8112|Prosessoperatører (oppredning)|Mineral and stone processing plant operators|Oppredningsoperatør||knuseverk
8113|Operatører innen boring mv.|Well drillers and borers and related workers|Boreoperatør||brønnborer, boredekksarbeider, driller
8114|Operatører innen produksjon av betong mv.|Cement, stone and other mineral products machine operators|Betongoperatør||betongelementer
8121|Operatører innen metallurgiske prosessfag|Metal processing plant operators|Smelteverksoperatør||metall
8122|Operatører innen metallflatebehandling|Metal finishing, plating and coating machine operators|Overflateoperatør||galvanisering
8131|Operatører innen kjemisk industri|Chemical products plant and machine operators|Kjemioperatør||kjemisk
8132|Operatører innen produksjon av fotofilm og -papir mv.|Photographic products machine operators|Fotolaborant||fremkalling, mørkerom
8141|Operatører innen produksjon av gummiprodukter|Rubber products machine operators|Gummioperatør||dekk
8142|Operatører innen plastprodukter|Plastic products machine operators|Plastoperatør||plaststøper
8143|Operatører innen papirprodukter|Paper products machine operators|Papiroperatør||kartong
8151|Spinne- og nøstemaskinoperatører|Fibre preparing, spinning and winding machine operators|Spinner||spinneri, garn
8152|Operatører innen tekstilproduksjon mv.|Weaving and knitting machine operators|Maskinstrikker||veveri
8153|Industrisyere|Sewing machine operators|Industrisyer||syerske, søm
8154|Operatører innen tekstilbearbeiding|Bleaching, dyeing and fabric cleaning machine operators|Tekstilfarger||farging
8155|Operatører innen pels, skinn- og lærbearbeiding|Fur and leather preparing machine operators|Pelsoperatør||pels
8156|Operatører innen skinn og lærprodukter|Shoemaking and related machine operators|Skooperatør||skoindustri
8157|Renseri- og vaskerimaskinoperatører|Laundry machine operators|Vaskerimedarbeider||renseri, laundry
8159|Andre operatører innen produksjon av tekstiler, pels, skinn og lær|Textile, fur and leather products machine operators not elsewhere classified|||
8159|||Tekstiloperatør||
8159|||||tekstil
8160|Operatører innen næringsmiddelproduksjon|Food and related products machine operators|Næringsmiddeloperatør||meieri, bryggeri, brygger, brewer
8171|Operatører innen treforedling|Pulp and papermaking plant operators|Treforedlingsoperatør||papirfabrikk
8172|Operatører innen trelastproduksjon|Wood processing plant operators|Sagbruksoperatør||sagbruk, høvleri
8181|Operatører innen glass- og keramisk produksjon|Glass and ceramics plant operators|Glassverksoperatør||keramisk
8182|Fyrkjele- og turbinoperatører|Steam engine and boiler operators|Fyrkjeleoperatør||fyrbøter
8183|Pakke-, tappe- og etikettmaskinoperatører|Packing, bottling and labelling machine operators|Pakkemaskinoperatør||tapperi
8189|Andre stasjonære maskinoperatører|Stationary plant and machine operators not elsewhere classified|Maskinoperatør||maskin
8211|Montører av mekaniske produkter|Mechanical machinery assemblers|Mekanisk montør||montering
8212|Montører av elektriske og elektroniske produkter|Electrical and electronic equipment assemblers|Elektronikkmontør||lodding
8219|Andre montører|Assemblers not elsewhere classified|Montør||montering, møbelmontør, ikea, kjøkkenmontør, assembler
8311|Lokomotiv og T-baneførere|Locomotive engine drivers|Lokfører||t-banefører, togfører, train driver
8312|Skiftekonduktører mv.|Railway brake, signal and switch operators|Skiftekonduktør||togekspeditør
8322|Bil-, drosje- og varebilførere|Car, taxi and van drivers|Sjåfør||bud, taxi, drosje, flytting, flyttehjelp, varebil, privatsjåfør, driver, courier
8331|Bussjåfører og trikkeførere|Bus and tram drivers|Bussjåfør||buss, trikk, bus driver
8332|Lastebil- og trailersjåfører|Heavy truck and lorry drivers|Lastebilsjåfør||trailer, lastebil, truck driver
8341|Jordbruks- og skogbruksmaskinførere|Mobile farm and forestry plant operators|Skogsmaskinfører||traktor, hogstmaskin, tractor
8342|Anleggsmaskinførere|Earthmoving and related plant operators|Gravemaskinfører||anleggsmaskin, hjullaster, brøyting, gravemaskin, excavator
8343|Kran- og heisførere mv.|Crane, hoist and related plant operators|Kranfører||kran, crane
8344|Truckførere|Lifting truck operators|Truckfører||truck, forklift
8350|Dekks- og maskinmannskap (skip)|Ships' deck crews and related workers|Matros||sjømann, mannskap, sailor
9111|Renholdere i private hjem|Domestic cleaners and helpers|Vaskehjelp||rengjøring, rengjøringshjelp, hushjelp, vask, husvask, cleaner
9112|Renholdere i virksomheter|Cleaners and helpers in offices, hotels and other establishments|Renholder||rengjøring, renhold, vask, vasker, cleaner
9122|Bilvaskere|Vehicle cleaners|Bilvasker||bilpleie, bilvask
9123|Vinduspussere|Window cleaners|Vinduspusser||vindusvask, window cleaner
9129|Andre rengjørere|Other cleaning workers|Rengjører||teppevask, flyttevask, spesialrenhold
9211|Hjelpearbeidere i nyttevekstproduksjon|Crop farm labourers|Bærplukker||sesongarbeider, picker
9212|Hjelpearbeidere i husdyrproduksjon|Livestock farm labourers|Fjøsarbeider||fjøs, stall
9213|Hjelpearbeidere i kombinasjonsbruk|Mixed crop and livestock farm labourers|Gårdsarbeider||gård
9214|Hjelpearbeidere i gartneri mv.|Garden and horticultural labourers|Hagehjelp||plenklipping, klippe plen, hage
9215|Hjelpearbeidere i skogbruk|Forestry labourers|Skogshjelp||skogplanting, rydding
9216|Hjelpearbeidere innen havbruk|Fishery and aquaculture labourers|Fiskehjelp||havbruk
9311|Hjelpearbeidere i bergverk|Mining and quarrying labourers|Hjelpearbeider bergverk||grus
9312|Hjelpearbeidere i anlegg|Civil engineering labourers|Hjelpearbeider anlegg||asfalt, veiarbeid
9313|Hjelpearbeidere i bygg|Building construction labourers|Hjelpearbeider bygg||byggehjelp, riving, labourer
9321|Håndpakkere mv.|Hand packers|Håndpakker||pakking, packer
9329|Andre hjelpearbeidere i industri|Manufacturing labourers not elsewhere classified|Industrihjelp||fabrikkarbeider
9331|Førere av ikke-motorisert kjøretøy|Pedal cyclists and carters|Sykkelbud||hest og vogn, foodora, matbud, bike courier
9333|Laste- og lossearbeidere|Freight handlers|Lossearbeider||bryggearbeider, flyttebærer, bærehjelp, bagasje
9334|Varepåfyllere|Shelf fillers|Varepåfyller||påfylling
9412|Kjøkkenassistenter|Kitchen helpers|Kjøkkenassistent||oppvask, kjøkkenhjelp, dishwasher
9510|Reklamedistributører mv.|Street and related service workers|Reklamedistributør||flyers, skopusser
9611|Renovasjonsarbeidere|Garbage and recycling collectors|Renovasjonsarbeider||søppel, avfall
9612|Gjenvinningsarbeidere|Refuse sorters|Gjenvinningsarbeider||gjenvinning, sortering
9613|Gatefeiere mv.|Sweepers and related labourers|Gatefeier||snømåking, feiing
9621|Bud mv.|Messengers, package deliverers and luggage porters|Bud||avisbud, pakkebud, messenger
9622|Altmuligmann|Odd-job persons|Altmuligmann||handyman, småjobber, håndverker, montering
9623|Måleravlesere mv.|Meter readers and vending-machine collectors|Måleravleser||automattømmer
9629|Andre hjelpearbeidere|Elementary workers not elsewhere classified|Hjelpearbeider||garderobevakt, billettkontrollør, rigghjelp, stagehand
$codes$);
