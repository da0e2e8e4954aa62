import type { DemoBusiness, DemoClient } from './people.ts';

const place = (line1: string, postalCode: string, city: string) => ({
  line1,
  postalCode,
  city,
  country: 'NO',
});

const clients: Record<string, DemoClient> = {
  nordlys: {
    name: 'Nordlys Forlag AS',
    orgNumber: '312000008',
    email: 'regnskap@nordlysforlag.example',
    address: place('Storgata 14', '9008', 'Tromsø'),
    reference: { name: 'Silje Aas', email: 'silje.aas@nordlysforlag.example' },
  },
  bryggen: {
    name: 'Bryggen Kulturhus',
    orgNumber: '312079194',
    email: 'faktura@bryggenkulturhus.example',
    address: place('Bradbenken 2', '5003', 'Bergen'),
    reference: { name: 'Per Mowinckel', email: 'per@bryggenkulturhus.example' },
  },
  havbris: {
    name: 'Havbris Energi AS',
    orgNumber: '312158388',
    email: 'invoice@havbris.example',
    address: place('Strandgata 88', '4005', 'Stavanger'),
    language: 'EN',
    reference: { name: 'Emily Carter', email: 'emily.carter@havbris.example' },
  },
  fjell: {
    name: 'Fjellheim Folkehøgskole',
    orgNumber: '312237571',
    email: 'okonomi@fjellheim.example',
    address: place('Skulevegen 5', '3550', 'Gol'),
  },
  granlia: {
    name: 'Granlia Barnehage SA',
    orgNumber: '312316765',
    email: 'styrer@granlia.example',
    address: place('Granliveien 21', '1415', 'Oppegård'),
  },
  kystradio: {
    name: 'Kystradioen',
    orgNumber: '312395959',
    email: 'post@kystradioen.example',
    address: place('Sjøgata 3', '8006', 'Bodø'),
  },
  tind: {
    name: 'Tind Teknologi AS',
    orgNumber: '312475146',
    email: 'ap@tindteknologi.example',
    address: place('Munkegata 40', '7011', 'Trondheim'),
    language: 'EN',
  },
  lykke: {
    name: 'Lykke & Sønn Bakeri',
    orgNumber: '312633523',
    email: 'bakeri@lykkesonn.example',
    address: place('Torggata 9', '2317', 'Hamar'),
  },
  marte: {
    name: 'Marte Solberg',
    email: 'marte.solberg@post.example',
    phone: '+4791234567',
    address: place('Fagerborggata 16', '0360', 'Oslo'),
  },
  kommune: {
    name: 'Vestfold Kulturskole',
    orgNumber: '312712717',
    email: 'fakturamottak@vestfoldkulturskole.example',
    address: place('Kongegata 1', '3211', 'Sandefjord'),
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
      personalNumber: '14898710018',
      salaryTaxPercent: '32',
      address: place('Markveien 35', '0554', 'Oslo'),
      bankAccount: { accountNumber: '90001200002', currency: 'NOK', default: true },
    },
    clients: of('nordlys', 'bryggen', 'havbris', 'fjell', 'granlia', 'marte', 'tind'),
    work: [
      { description: 'Oversettelse fra engelsk', occupationCode: '2643', hourPrice: 79000 },
      { description: 'Språkvask av årsrapport', occupationCode: '2643', hourPrice: 72000 },
      { description: 'Kurs i klart språk', occupationCode: '2353', hourPrice: 115000 },
    ],
    invoices: 170,
  },
  {
    owner: 'ingrid@demo.honorar.no',
    profile: {
      freelanceType: 'ORGANIZATION',
      organizationName: 'Berg Design AS',
      organizationNumber: '312791900',
      address: place('Nedre Elvehavn 4', '7042', 'Trondheim'),
      bankAccount: { accountNumber: '90001224742', currency: 'NOK', default: true },
    },
    clients: of('tind', 'lykke', 'havbris', 'bryggen', 'kommune'),
    work: [
      { description: 'Visuell profil', occupationCode: '2166', hourPrice: 125000 },
      { description: 'Utforming av nettsider', occupationCode: '2166', hourPrice: 118000 },
    ],
    invoices: 110,
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
    clients: of('kystradio', 'granlia', 'fjell', 'kommune'),
    work: [
      { description: 'Konsert', occupationCode: '2652', hourPrice: 140000 },
      { description: 'Lyddesign', occupationCode: '2652', hourPrice: 92000 },
    ],
    invoices: 60,
  },
  {
    owner: 'ingrid@demo.honorar.no',
    team: 'Fjordtoner Musikkorps',
    profile: {
      freelanceType: 'ORGANIZATION',
      organizationName: 'Fjordtoner Musikkorps',
      organizationNumber: '312871092',
      address: place('Korpsveien 8', '5033', 'Bergen'),
      bankAccount: { accountNumber: '90001249486', currency: 'NOK', default: true },
    },
    clients: of('bryggen', 'kommune', 'lykke'),
    work: [{ description: 'Spilleoppdrag', occupationCode: '2652', hourPrice: 95000 }],
    invoices: 30,
  },
];
