/** The demo's teams and their members. */

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
        email: 'ola@demo.honorar.no',
        firstName: 'Ola',
        lastName: 'Hansen',
        role: 'MEMBER',
        departments: [
          { name: 'Småbarn', role: 'MANAGER', accessToCRC: true },
          { name: 'Kjøkken', role: 'MEMBER' },
        ],
      },
      {
        email: 'jonas@demo.honorar.no',
        firstName: 'Jonas',
        lastName: 'Vik',
        role: 'MEMBER',
        departments: [
          { name: 'Storbarn', role: 'MANAGER', accessToCRC: true, accessToIdentity: true },
        ],
      },
      {
        email: 'siri@demo.honorar.no',
        firstName: 'Siri',
        lastName: 'Lunde',
        role: 'MEMBER',
        departments: [
          { name: 'Småbarn', role: 'MEMBER' },
          { name: 'Storbarn', role: 'MEMBER' },
        ],
      },
      {
        email: 'nora@demo.honorar.no',
        firstName: 'Nora',
        lastName: 'Aune',
        role: 'MEMBER',
        departments: [{ name: 'Småbarn', role: 'MEMBER' }],
        invitedDaysAgo: 2,
      },
      {
        email: 'per@demo.honorar.no',
        firstName: 'Per',
        lastName: 'Strand',
        role: 'ADMIN',
        invitedDaysAgo: 20,
      },
    ],
  },
  {
    name: 'Brygga skolekorps',
    tag: 'MARCHING_BAND',
    plan: 'marching_band_medium',
    theme: {
      primary: '#1F3A6E',
      primaryContrast: '#FFFFFF',
      primaryHover: '#152A52',
      font: 'MONTSERRAT',
    },
    owner: 'ingrid@demo.honorar.no',
    departments: [],
    members: [
      {
        email: 'amina@demo.honorar.no',
        firstName: 'Amina',
        lastName: 'Warsame',
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
