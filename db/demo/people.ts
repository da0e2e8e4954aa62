/** The demo's people and what they invoice. Names, addresses and numbers are made up. */

export type DemoPerson = {
  email: string;
  firstName: string;
  lastName: string;
  operator?: { role: string; totpSecret: string };
  /** A Norwegian number, proven some time ago. */
  phone?: string;
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
  { email: 'kari@demo.honorar.no', firstName: 'Kari', lastName: 'Nordmann' },
  { email: 'ola@demo.honorar.no', firstName: 'Ola', lastName: 'Hansen' },
  { email: 'ingrid@demo.honorar.no', firstName: 'Ingrid', lastName: 'Berg' },
  { email: 'amina@demo.honorar.no', firstName: 'Amina', lastName: 'Warsame', phone: '41234567' },
  {
    email: 'drift@demo.honorar.no',
    firstName: 'Dina',
    lastName: 'Driftsen',
    operator: { role: 'ADMIN', totpSecret: 'JBSWY3DPEHPK3PXP' },
  },
  {
    email: 'kontroll@demo.honorar.no',
    firstName: 'Kåre',
    lastName: 'Kontroll',
    operator: { role: 'REVIEW', totpSecret: 'KRSXG5CTMVRXEZLU' },
  },
];

export const teams = [
  {
    name: 'Solsiden Barnehage',
    tag: 'KINDERGARTEN',
    owner: 'kari@demo.honorar.no',
    members: [{ email: 'ola@demo.honorar.no', role: 'MEMBER' }],
  },
  {
    name: 'Brygga skolekorps',
    tag: 'MARCHING_BAND',
    owner: 'ingrid@demo.honorar.no',
    members: [{ email: 'amina@demo.honorar.no', role: 'ADMIN' }],
  },
];
