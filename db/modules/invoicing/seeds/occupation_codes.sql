-- A first choice of the Norwegian classification of occupations, STYRK-08. Operators add the rest;
-- a code that is there already is left alone.
insert into app_public.occupation_codes (code, name, short_name, parent_code, tag_list, notes)
values
  ('2166', 'Grafiske- og multimediadesignere', 'Grafisk designer', '216', '{design,illustrasjon,logo,graphic design}',
    'Utforming av trykk, nett og visuell identitet.'),
  ('2161', 'Sivilarkitekter', 'Arkitekt', '216', '{arkitektur,architect}', null),
  ('2310', 'Universitets- og høyskolelektorer/-lærere', 'Foreleser', '231', '{undervisning,gjesteforelesning,lecturer}', null),
  ('2320', 'Yrkesfaglærere', 'Yrkesfaglærer', '232', '{undervisning,teacher}', null),
  ('2341', 'Grunnskolelærere', 'Lærer', '234', '{undervisning,vikar,teacher}', null),
  ('2342', 'Førskolelærere', 'Barnehagelærer', '234', '{barnehage,vikar,kindergarten}', null),
  ('2353', 'Språklærere', 'Språklærer', '235', '{norskkurs,undervisning,language teacher}', null),
  ('2354', 'Musikklærere', 'Musikklærer', '235', '{korps,instrument,dirigent,music teacher}', null),
  ('2355', 'Kunstlærere', 'Kunstlærer', '235', '{dans,teater,tegning,art teacher}', null),
  ('2356', 'IT-lærere', 'IT-lærer', '235', '{kurs,it training}', null),
  ('2431', 'Reklame- og markedsføringsrådgivere', 'Markedsrådgiver', '243', '{reklame,some,marketing}', null),
  ('2432', 'Informasjonsrådgivere', 'Kommunikasjonsrådgiver', '243', '{kommunikasjon,pr,communication}', null),
  ('2511', 'Systemanalytikere/-arkitekter', 'Systemarkitekt', '251', '{it,systems analyst}', null),
  ('2512', 'Programvareutviklere', 'Utvikler', '251', '{programmering,it,software developer}', null),
  ('2513', 'Nett- og multimediautviklere', 'Nettutvikler', '251', '{frontend,nettside,web developer}', null),
  ('2641', 'Forfattere mv.', 'Forfatter', '264', '{tekst,manus,writer}', null),
  ('2642', 'Journalister', 'Journalist', '264', '{artikkel,reportasje,journalist}', null),
  ('2643', 'Oversettere, tolker mv.', 'Oversetter og tolk', '264', '{språk,tolking,translator,interpreter}', null),
  ('2651', 'Bildende kunstnere', 'Kunstner', '265', '{maleri,skulptur,artist}', null),
  ('2652', 'Musikere, sangere og komponister', 'Musiker', '265', '{konsert,dirigent,korps,musician}', null),
  ('2653', 'Koreografer og dansere', 'Danser', '265', '{koreografi,dance}', null),
  ('2654', 'Regissører', 'Regissør', '265', '{film,teater,director}', null),
  ('2655', 'Skuespillere', 'Skuespiller', '265', '{teater,film,actor}', null),
  ('3422', 'Trenere og idrettsdommere', 'Trener', '342', '{idrett,dommer,coach,referee}', null),
  ('3423', 'Sportsinstruktører', 'Instruktør', '342', '{trening,idrett,instructor}', null),
  ('3431', 'Fotografer', 'Fotograf', '343', '{foto,bilder,photographer}', null),
  ('3521', 'Teknikere innen kringkasting og audiovisuelle medier', 'Lyd- og bildetekniker', '352', '{lyd,video,klipp,sound}', null),
  ('5311', 'Barnehage- og skolefritidsassistenter mv.', 'Barnehageassistent', '531', '{barnehage,sfo,vikar}', null)
on conflict (code) do nothing;
