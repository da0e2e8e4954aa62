/** A deliberate mistake, and the test that must notice it. */
export interface Mistake {
  name: string;
  file: string;
  /** The text to remove from the file, or null to append. */
  take: string | null;
  put: string;
  /** The arguments of `npm test`. */
  run: string[];
  /** The output that it must contain. */
  says: RegExp;
}

const compute = 'db/modules/invoicing/functions/compute_parts.sql';
const clients = 'db/modules/clients/tables/clients.rules.sql';

/** One of each kind of check. */
export const mistakes: Mistake[] = [
  {
    name: 'a text where a number belongs',
    file: 'shared/serialize-error.ts',
    take: null,
    put: "\nexport const wrong: number = 'text';\n",
    run: ['types'],
    says: /Type 'string' is not assignable to type 'number'/,
  },
  {
    name: 'an unchecked type',
    file: 'shared/serialize-error.ts',
    take: null,
    put: '\nexport const anything = (one: any) => one;\n',
    run: ['lint'],
    says: /noExplicitAny/,
  },
  {
    name: 'a plugin that imports a worker',
    file: 'plugins/core/passwords/hash-password.ts',
    take: null,
    put: "\nimport '#workers/core/start-worker.ts';\n",
    run: ['imports'],
    says: /plugins-uses-only/,
  },
  {
    name: 'an unused export',
    file: 'shared/serialize-error.ts',
    take: null,
    put: '\nexport const unused = 1;\n',
    run: ['unused'],
    says: /unused/,
  },
  {
    name: 'a generated file changed by hand',
    file: 'plugins/portal.graphql',
    take: 'type Query',
    put: '# by hand\ntype Query',
    run: ['api'],
    says: /portal\.graphql matches the API/,
  },
  {
    name: 'a visible row of another account',
    file: clients,
    take: 'using (account_id = (select app_hidden.current_account_id()));',
    put: 'using (true);',
    run: ['db'],
    says: /clients\.access\.txt|app_public\.clients/,
  },
  {
    name: 'a wrong øre',
    file: compute,
    take: 'round_ratio(amount * platform_fee_percent, 100)',
    put: 'round_ratio(amount * platform_fee_percent, 100) + 1',
    run: ['db', 'invoicing'],
    says: /compute_invoice\.test\.ts/,
  },
  {
    name: 'an invoice submitted by an impersonator',
    file: 'db/modules/invoicing/functions/submit_invoice.sql',
    take: '  perform app_private.refuse_when_impersonating();\n',
    put: '',
    run: ['db'],
    says: /mutations-say-who-may-impersonate/,
  },
  {
    name: 'a text in one language only',
    file: 'portal/app/messages.nb.json',
    take: '{\n',
    put: '{\n  "onlyHere": "Bare her",\n',
    run: ['portal'],
    says: /messages\.test\.ts/,
  },
  {
    name: 'a button without a name',
    file: 'portal/app/shell/SchemeSwitch.tsx',
    take: " aria-label={t('scheme.label')}",
    put: '',
    run: ['access'],
    says: /button-name/,
  },
  {
    name: 'letters too pale to read in a list',
    file: 'portal/ui/theme/global.css',
    take: null,
    put: '\ntd {\n  color: light-dark(#c9c9c9, #555);\n}\n',
    run: ['screens'],
    says: /color-contrast/,
  },
  {
    name: 'an unreachable page',
    file: 'admin/app/layout/ConsoleSidebar.tsx',
    put: '',
    take: "      key={isPhone ? 'drawer' : 'side'}\n",
    run: ['console-rows'],
    says: /hidden-page/,
  },
  {
    name: 'a button that does nothing',
    file: 'portal/modules/invoicing/draft/SubmitBar.tsx',
    take: 'onClick=',
    put: 'onDoubleClick=',
    run: ['walk'],
    says: /walk\.spec\.ts/,
  },
];
