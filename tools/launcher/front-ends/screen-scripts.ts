interface ScreenScripts {
  name: string;
  frontEnd: string;
  /** The modules loaded besides the page's own script, by their source path. */
  modules: string[];
  /** Bytes, compressed. */
  budget: number;
}

const words = (...pieces: string[]) => pieces.map((piece) => `../virtual:words/nb/${piece}`);
const texts = (...folders: string[]) => folders.map((folder) => `${folder}/messages.nb.json`);

const wizard = [
  'modules/recruitment/wizard/EnrolmentWizard.tsx',
  ...texts('app', 'ui', 'modules/recruitment', 'modules/recruitment/wizard'),
  ...words('errors', 'words-identity', 'words-recruitment'),
];

/** The screens with a size budget, including everything they load on a first visit. */
export const screenScripts: ScreenScripts[] = [
  {
    name: 'sign-in',
    frontEnd: 'portal',
    modules: [
      'modules/identity/ExistingUser.tsx',
      ...texts('app', 'ui', 'modules/identity'),
      ...words('errors', 'words-identity'),
    ],
    budget: 122_000,
  },
  {
    name: 'public invoice',
    frontEnd: 'portal',
    modules: [
      'modules/invoicing/public/PublicInvoicePage.tsx',
      ...texts('app', 'ui', 'modules/invoicing/public'),
      ...words('words-invoicing'),
    ],
    budget: 121_000,
  },
  {
    name: 'invoice list',
    frontEnd: 'portal',
    modules: [
      'app/App.tsx',
      'app/AccountLayout.tsx',
      'app/shell/ShellSkeleton.tsx',
      'app/shell/subscribeToInvoiceNews.ts',
      'modules/invoicing/list/Invoices.tsx',
      ...texts('app', 'ui', 'modules/accounts', 'modules/clients', 'modules/identity'),
      ...texts('modules/invoicing', 'modules/partners', 'modules/payout'),
      ...words('errors', 'words', 'words-invoicing'),
    ],
    budget: 224_000,
  },
  {
    name: 'enrolment wizard',
    frontEnd: 'portal',
    modules: wizard,
    budget: 180_000,
  },
  {
    name: 'page of an application',
    frontEnd: 'portal',
    modules: [
      ...wizard,
      'modules/recruitment/wizard/Applicant.tsx',
      'modules/recruitment/form/FormPage.tsx',
    ],
    // The code that renders forms is loaded when the user starts to fill one in; it has a budget of its own.
    budget: 240_000,
  },
  {
    name: 'console dashboard',
    frontEnd: 'admin',
    modules: ['app/console/Console.tsx', ...words('labels')],
    // Of the 400 that are allowed; it should not come back unseen. 39 of them are ra-data-graphql's.
    budget: 336_000,
  },
];
