/** The demo's people and their invoices. Names, addresses and numbers are made up. */

export type DemoPerson = {
  email: string;
  firstName: string;
  lastName: string;
  operator?: { role: string; totpSecret: string };
  /** A Norwegian number, proven some time ago. */
  phone?: string;
  /** The person's data from BankID. */
  identity?: { number: string; bornOn: string };
  /** The role of a person whose log-in the launcher prints. */
  part?: string;
};

export type DemoClient = {
  name: string;
  orgNumber?: string;
  email: string;
  phone?: string;
  address: { line1: string; postalCode: string; city: string; country: string };
  language?: 'NB' | 'EN';
  reference?: { name: string; email: string };
};

export type DemoWork = { description: string; occupationCode: string; hourPrice: number };

export type DemoBusiness = {
  owner: string;
  /** The team it belongs to; a personal account when there is none. */
  team?: string;
  profile: Record<string, unknown>;
  clients: DemoClient[];
  work: DemoWork[];
  /** Invoices in the year that has passed. */
  invoices: number;
};

export const password = 'honorar-demo';

export const people: DemoPerson[] = [
  {
    ...{ email: 'kari@demo.honorar.no', firstName: 'Kari', lastName: 'Nordmann' },
    identity: { number: '17858610044', bornOn: '1986-05-17' },
    part: 'freelancer, and owner of the team Solsiden Barnehage',
  },
  {
    ...{ email: 'ola@demo.honorar.no', firstName: 'Ola', lastName: 'Hansen' },
    identity: { number: '14898110002', bornOn: '1981-09-14' },
    part: 'member of that team',
  },
  {
    ...{ email: 'ingrid@demo.honorar.no', firstName: 'Ingrid', lastName: 'Berg' },
    identity: { number: '23919010150', bornOn: '1990-11-23' },
    part: 'freelancer with a company, Berg Design AS',
  },
  {
    ...{ email: 'amina@demo.honorar.no', firstName: 'Amina', lastName: 'Warsame' },
    phone: '41234567',
    identity: { number: '21887910186', bornOn: '1979-08-21' },
  },
  { email: 'jonas@demo.honorar.no', firstName: 'Jonas', lastName: 'Vik' },
  {
    ...{ email: 'siri@demo.honorar.no', firstName: 'Siri', lastName: 'Lunde' },
    part: 'owner of the team Nordlys Konserthus, which buys from freelancers',
  },
  {
    email: 'drift@demo.honorar.no',
    firstName: 'Dina',
    lastName: 'Driftsen',
    operator: { role: 'ADMIN', totpSecret: 'JBSWY3DPEHPK3PXP' },
    part: 'operator, all rights; the code is on the sandbox page',
  },
  {
    email: 'okonomi@demo.honorar.no',
    firstName: 'Frida',
    lastName: 'Finansen',
    operator: { role: 'FINANCE', totpSecret: 'MFRGGZDFMZTWQ2LK' },
    part: 'operator of finance, since payouts take two',
  },
  {
    email: 'kontroll@demo.honorar.no',
    firstName: 'Kåre',
    lastName: 'Kontroll',
    operator: { role: 'REVIEW', totpSecret: 'KRSXG5CTMVRXEZLU' },
    part: 'operator who reviews invoices',
  },
];

export type DemoTeam = {
  name: string;
  tag: string;
  /** The plan, by its key in the price list. */
  plan?: string;
  theme?: { primary: string; primaryContrast: string; primaryHover: string; font: string };
  owner: string;
  /** Its number, which an operator has verified: invoices to it are what the team has bought. */
  organizationNumber?: string;
  departments: { name: string; description: string }[];
  members: {
    email: string;
    firstName: string;
    lastName: string;
    role: 'ADMIN' | 'MEMBER';
    departments?: {
      name: string;
      role: 'MANAGER' | 'MEMBER';
      accessToCRC?: boolean;
      accessToIdentity?: boolean;
    }[];
    /** For an invitation that has not been accepted. */
    invitedDaysAgo?: number;
  }[];
};

export const teams: DemoTeam[] = [
  {
    name: 'Solsiden Barnehage',
    tag: 'KINDERGARTEN',
    plan: 'organization_pro',
    owner: 'kari@demo.honorar.no',
    departments: [
      { name: 'Småbarn', description: 'Avdelingen for barn fra ett til tre år.' },
      { name: 'Storbarn', description: 'Avdelingen for barn fra tre til seks år.' },
      { name: 'Kjøkken', description: 'Varm lunsj tre dager i uken, og frukt hver dag.' },
    ],
    members: [
      {
        ...{ email: 'ola@demo.honorar.no', firstName: 'Ola', lastName: 'Hansen', role: 'MEMBER' },
        departments: [
          { name: 'Småbarn', role: 'MANAGER', accessToCRC: true },
          { name: 'Kjøkken', role: 'MEMBER' },
        ],
      },
      {
        ...{ email: 'jonas@demo.honorar.no', firstName: 'Jonas', lastName: 'Vik', role: 'MEMBER' },
        departments: [
          { name: 'Storbarn', role: 'MANAGER', accessToCRC: true, accessToIdentity: true },
        ],
      },
      {
        ...{ email: 'siri@demo.honorar.no', firstName: 'Siri', lastName: 'Lunde', role: 'MEMBER' },
        departments: [
          { name: 'Småbarn', role: 'MEMBER' },
          { name: 'Storbarn', role: 'MEMBER' },
        ],
      },
      {
        ...{ email: 'nora@demo.honorar.no', firstName: 'Nora', lastName: 'Aune', role: 'MEMBER' },
        departments: [{ name: 'Småbarn', role: 'MEMBER' }],
        invitedDaysAgo: 2,
      },
      {
        ...{ email: 'per@demo.honorar.no', firstName: 'Per', lastName: 'Strand', role: 'ADMIN' },
        invitedDaysAgo: 20,
      },
    ],
  },
  {
    name: 'Brygga skolekorps',
    tag: 'MARCHING_BAND',
    plan: 'marching_band_medium',
    theme: {
      ...{ primary: '#1F3A6E', primaryContrast: '#FFFFFF', primaryHover: '#152A52' },
      font: 'MONTSERRAT',
    },
    owner: 'ingrid@demo.honorar.no',
    departments: [],
    members: [
      {
        ...{ email: 'amina@demo.honorar.no', firstName: 'Amina', lastName: 'Warsame' },
        role: 'ADMIN',
      },
    ],
  },
  {
    name: 'Nordlys Konserthus',
    tag: 'GENERIC',
    owner: 'siri@demo.honorar.no',
    organizationNumber: '310238996',
    departments: [],
    members: [
      { email: 'jonas@demo.honorar.no', firstName: 'Jonas', lastName: 'Vik', role: 'MEMBER' },
    ],
  },
];
