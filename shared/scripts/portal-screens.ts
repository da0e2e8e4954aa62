/** Everything a screen loads before it shows its rows, according to the portal's build, in one language. */
export interface FirstLoads {
  /** Source files, relative to `portal/`. */
  modules: readonly string[];
  /** Folders with the messages it shows first. */
  messages?: readonly string[];
  /** Chunks of labels (`forms/words/words-chunks.ts`). */
  words?: readonly string[];
}

export interface PortalScreen extends FirstLoads {
  name: string;
  /** Matches the path of its page. */
  address: RegExp;
  /** It is a page of an account, which loads the frame as well. */
  isInside?: boolean;
  /** The step that most people take from there. */
  next?: FirstLoads;
}

/** The parts that each page of an account loads. */
export const frame = {
  modules: ['app/App.tsx', 'app/shell/ShellSkeleton.tsx', 'app/shell/subscribeToInvoiceNews.ts'],
  // The names of the menu's items.
  messages: ['accounts', 'clients', 'identity', 'invoicing', 'partners', 'payout'].map(
    (name) => `modules/${name}`,
  ),
  words: ['errors', 'words'],
} as const satisfies FirstLoads;

/** All that a screen loads, with the frame where it is a page of an account. */
export const loadsOf = (screen: PortalScreen): FirstLoads[] =>
  screen.isInside ? [frame, screen] : [screen];

/** The screens that are opened most, and those that strangers open on a phone. */
export const portalScreens: PortalScreen[] = [
  {
    name: 'landing',
    address: /^\/v2\/\w\w\/?$/,
    modules: ['modules/core/Home.tsx'],
    messages: ['modules/core'],
  },
  {
    name: 'sign-in',
    address: /^\/v2\/\w\w\/login\/existing-user\/?$/,
    modules: ['modules/identity/ExistingUser.tsx'],
    messages: ['modules/identity'],
    words: ['errors', 'words-identity'],
  },
  {
    name: 'public invoice',
    address: /\/invoicemore\/public-invoice\//,
    modules: ['modules/invoicing/public/PublicInvoicePage.tsx'],
    messages: ['modules/invoicing/public'],
    words: ['words-invoicing'],
  },
  {
    name: 'enrolment wizard',
    address: /\/recruitmore\/enrolment-wizard\//,
    modules: ['modules/recruitment/wizard/EnrolmentWizard.tsx'],
    messages: ['modules/recruitment', 'modules/recruitment/wizard'],
    words: ['errors', 'words-identity', 'words-recruitment'],
    next: {
      modules: [
        'modules/recruitment/wizard/Applicant.tsx',
        'modules/recruitment/form/FormPage.tsx',
      ],
    },
  },
  {
    name: 'invoice list',
    isInside: true,
    address: /\/invoicemore\/payout-service(\/invoices)?\/?$/,
    modules: ['modules/invoicing/list/Invoices.tsx', 'modules/invoicing/list/listedInvoices.ts'],
    words: ['words-invoicing'],
  },
  {
    name: 'invoice creation',
    isInside: true,
    address: /\/invoicemore\/invoice-creation(\/|$)/,
    modules: [
      'modules/invoicing/draft/InvoiceCreation.tsx',
      'modules/invoicing/draft/writingQuery.ts',
    ],
    messages: ['modules/invoicing/draft', 'modules/invoicing/public', 'app/forms'],
    // Clients and profiles are created beside an invoice, and the identity is verified there.
    words: ['accounts', 'clients', 'identity', 'inbound', 'invoicing', 'payout', 'recurring'].map(
      (name) => `words-${name}`,
    ),
  },
  {
    name: 'dashboard',
    isInside: true,
    address: /\/account\/dashboard\/?$/,
    modules: ['modules/dashboard/Dashboard.tsx', 'modules/dashboard/dashboardQuery.ts'],
    messages: ['modules/dashboard', 'ui/payout'],
    words: ['events', 'words-invoicing', 'words-recruitment'],
  },
];

/** The names in the build's manifest of all that a screen loads besides the page's own script. */
export function piecesOf(loads: readonly FirstLoads[], language: string): string[] {
  const all = [{ modules: [], messages: ['app', 'ui'] }, ...loads];
  return all.flatMap(({ modules, messages = [], words = [] }: FirstLoads) => [
    ...modules,
    ...messages.map((folder) => `${folder}/messages.${language}.json`),
    ...words.map((name) => `../virtual:words/${language}/${name}`),
  ]);
}
