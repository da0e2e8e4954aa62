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
    email: 'kari@demo.honorar.no',
    firstName: 'Kari',
    lastName: 'Nordmann',
    identity: { number: '17858610044', bornOn: '1986-05-17' },
    part: 'freelancer, and owner of the team Solsiden Barnehage',
  },
  {
    email: 'ola@demo.honorar.no',
    firstName: 'Ola',
    lastName: 'Hansen',
    identity: { number: '14898110002', bornOn: '1981-09-14' },
    part: 'member of that team',
  },
  {
    email: 'ingrid@demo.honorar.no',
    firstName: 'Ingrid',
    lastName: 'Berg',
    identity: { number: '23919010150', bornOn: '1990-11-23' },
    part: 'freelancer with a company, Berg Design AS',
  },
  {
    email: 'amina@demo.honorar.no',
    firstName: 'Amina',
    lastName: 'Warsame',
    phone: '41234567',
    identity: { number: '21887910186', bornOn: '1979-08-21' },
  },
  { email: 'jonas@demo.honorar.no', firstName: 'Jonas', lastName: 'Vik' },
  {
    email: 'siri@demo.honorar.no',
    firstName: 'Siri',
    lastName: 'Lunde',
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
