import type { DemoBusiness, DemoClient } from './people.ts';

const place = (line1: string, postalCode: string, city: string) => ({
  line1,
  postalCode,
  city,
  country: 'NO',
});

const clients: Record<string, DemoClient> = {
  nordlys: {
    name: 'Nordlys Konserthus KF',
    orgNumber: '310238996',
    email: 'faktura@nordlyskonserthus.example',
    address: place('Torget 2', '9008', 'Tromsø'),
    reference: { name: 'Silje Aas', email: 'silje.aas@nordlyskonserthus.example' },
  },
  havblikk: {
    name: 'Havblikk Hotell AS',
    orgNumber: '310397377',
    email: 'ap@havblikkhotell.example',
    address: place('Strandpromenaden 21', '4006', 'Stavanger'),
    language: 'EN',
    reference: { name: 'Emily Carter', email: 'emily.carter@havblikkhotell.example' },
  },
  tundra: {
    name: 'Tundra Kommunikasjon AS',
    orgNumber: '310634948',
    email: 'regnskap@tundra.example',
    address: place('Grønland 44', '0188', 'Oslo'),
    reference: { name: 'Per Mowinckel', email: 'per@tundra.example' },
  },
  more: {
    name: 'Møre Sjømat AS',
    orgNumber: '310714135',
    email: 'faktura@moresjomat.example',
    address: place('Kaiveien 17', '6005', 'Ålesund'),
  },
  elvebakken: {
    name: 'Elvebakken kulturskole KF',
    orgNumber: '311743635',
    email: 'okonomi@elvebakken.example',
    address: place('Elvebakken 6', '3616', 'Kongsberg'),
  },
  knatten: {
    name: 'Knatten barnehage AS',
    orgNumber: '312298007',
    email: 'styrer@knatten.example',
    address: place('Knattveien 2', '1357', 'Bekkestua'),
  },
  skarven: {
    name: 'Skarven Mediehus AS',
    orgNumber: '312614766',
    email: 'okonomi@skarven.example',
    address: place('Pressegata 4', '9600', 'Hammerfest'),
  },
  hvalrossen: {
    name: 'Hvalrossen Forlag AS',
    orgNumber: '312931532',
    email: 'invoice@hvalrossen.example',
    address: place('Bokgata 31', '0167', 'Oslo'),
    language: 'EN',
    reference: { name: 'Hanna Lie', email: 'hanna@hvalrossen.example' },
  },
  ostavind: {
    name: 'Østavind Film AS',
    orgNumber: '313169103',
    email: 'produksjon@ostavind.example',
    address: place('Kinogata 22', '1606', 'Fredrikstad'),
  },
  marte: {
    name: 'Marte Solberg',
    email: 'marte.solberg@post.example',
    phone: '+4791234567',
    address: place('Fagerborggata 16', '0360', 'Oslo'),
  },
};

const of = (...names: string[]) => names.map((name) => clients[name]!);

export const businesses: DemoBusiness[] = [
  {
    owner: 'kari@demo.honorar.no',
    profile: {
      freelanceType: 'INDIVIDUAL',
      firstName: 'Kari',
      lastName: 'Nordmann',
      personalNumber: '17858610044',
      salaryTaxPercent: '32',
      address: place('Markveien 35', '0554', 'Oslo'),
      bankAccount: { accountNumber: '90001200002', currency: 'NOK', default: true },
    },
    clients: of('nordlys', 'hvalrossen', 'tundra', 'havblikk', 'knatten', 'marte', 'skarven'),
    work: [
      { description: 'Oversettelse fra engelsk', occupationCode: '2643', hourPrice: 79000 },
      { description: 'Språkvask av årsrapport', occupationCode: '2643', hourPrice: 72000 },
      { description: 'Kurs i klart språk', occupationCode: '2353', hourPrice: 115000 },
    ],
    invoices: 140,
  },
  {
    owner: 'ingrid@demo.honorar.no',
    profile: {
      freelanceType: 'ORGANIZATION',
      organizationName: 'Berg Design AS',
      organizationNumber: '310159808',
      address: place('Storgata 1', '5003', 'Bergen'),
      bankAccount: { accountNumber: '90001224742', currency: 'NOK', default: true },
    },
    clients: of('tundra', 'more', 'havblikk', 'nordlys', 'ostavind'),
    work: [
      { description: 'Visuell profil', occupationCode: '2166', hourPrice: 125000 },
      { description: 'Utforming av nettsider', occupationCode: '2166', hourPrice: 118000 },
    ],
    invoices: 90,
  },
  {
    owner: 'amina@demo.honorar.no',
    profile: {
      freelanceType: 'INDIVIDUAL',
      firstName: 'Amina',
      lastName: 'Warsame',
      personalNumber: '21887910186',
      salaryTaxPercent: '36',
      address: place('Trondheimsveien 102', '0565', 'Oslo'),
      bankAccount: { accountNumber: '90001237119', currency: 'NOK', default: true },
    },
    clients: of('nordlys', 'ostavind', 'elvebakken', 'knatten'),
    work: [
      { description: 'Konsert', occupationCode: '2652', hourPrice: 140000 },
      { description: 'Lyddesign', occupationCode: '2652', hourPrice: 92000 },
    ],
    invoices: 45,
  },
  {
    owner: 'ingrid@demo.honorar.no',
    team: 'Brygga skolekorps',
    profile: {
      freelanceType: 'ORGANIZATION',
      organizationName: 'Brygga skolekorps',
      organizationNumber: '310555754',
      address: place('Skolebakken 3', '5035', 'Bergen'),
      bankAccount: { accountNumber: '90001249486', currency: 'NOK', default: true },
    },
    clients: of('nordlys', 'elvebakken', 'havblikk'),
    work: [{ description: 'Spilleoppdrag', occupationCode: '2652', hourPrice: 95000 }],
    invoices: 25,
  },
];
