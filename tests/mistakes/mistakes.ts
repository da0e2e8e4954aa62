/** A deliberate mistake, and the test that must notice it. */
export interface Mistake {
  name: string;
  file: string;
  /** The text to remove from the file, or null to append. */
  find: string | null;
  replacement: string;
  /** The arguments of `npm test`. */
  run: string[];
  /** The output that it must contain. */
  expected: RegExp;
}

const compute = 'db/modules/invoicing/functions/compute_parts.sql';
const clients = 'db/modules/clients/tables/clients.rules.sql';

/** One of each kind of check. */
export const mistakes: Mistake[] = [
  {
    name: 'a text where a number belongs',
    file: 'shared/serialize-error.ts',
    find: null,
    replacement: "\nexport const wrong: number = 'text';\n",
    run: ['types'],
    expected: /Type 'string' is not assignable to type 'number'/,
  },
  {
    name: 'an unchecked type',
    file: 'shared/serialize-error.ts',
    find: null,
    replacement: '\nexport const anything = (one: any) => one;\n',
    run: ['lint'],
    expected: /noExplicitAny/,
  },
  {
    name: 'a plugin that imports a worker',
    file: 'plugins/core/passwords/hash-password.ts',
    find: null,
    replacement: "\nimport '#workers/core/start-worker.ts';\n",
    run: ['imports'],
    expected: /plugins-uses-only/,
  },
  {
    name: 'an unused export',
    file: 'shared/serialize-error.ts',
    find: null,
    replacement: '\nexport const unused = 1;\n',
    run: ['unused'],
    expected: /unused/,
  },
  {
    name: 'a generated file changed by hand',
    file: 'plugins/portal.graphql',
    find: 'type Query',
    replacement: '# by hand\ntype Query',
    run: ['api'],
    expected: /portal\.graphql matches the API/,
  },
  {
    name: 'a visible row of another account',
    file: clients,
    find: 'using (account_id = (select app_hidden.current_account_id()));',
    replacement: 'using (true);',
    run: ['db'],
    expected: /clients\.access\.txt|app_public\.clients/,
  },
  {
    name: 'a wrong øre',
    file: compute,
    find: 'round_ratio(amount * platform_fee_percent, 100)',
    replacement: 'round_ratio(amount * platform_fee_percent, 100) + 1',
    run: ['db', 'invoicing'],
    expected: /compute_invoice\.test\.ts/,
  },
  {
    name: 'an invoice submitted by an impersonator',
    file: 'db/modules/invoicing/functions/submit_invoice.sql',
    find: '  perform app_private.refuse_when_impersonating();\n',
    replacement: '',
    run: ['db'],
    expected: /mutations-say-who-may-impersonate/,
  },
  {
    name: 'a text in one language only',
    file: 'portal/app/messages.nb.json',
    find: '{\n',
    replacement: '{\n  "onlyHere": "Bare her",\n',
    run: ['portal'],
    expected: /messages\.test\.ts/,
  },
  {
    name: 'a button without a name',
    file: 'portal/app/shell/SchemeSwitch.tsx',
    find: " aria-label={t('scheme.label')}",
    replacement: '',
    run: ['access'],
    expected: /button-name/,
  },
  {
    name: 'letters too pale to read in a list',
    file: 'portal/ui/theme/global.css',
    find: null,
    replacement: '\ntd {\n  color: light-dark(#c9c9c9, #555);\n}\n',
    run: ['screens'],
    expected: /color-contrast/,
  },
  {
    name: 'an unreachable page',
    file: 'admin/app/layout/ConsoleSidebar.tsx',
    replacement: '',
    find: "      key={isPhone ? 'drawer' : 'side'}\n",
    run: ['console-rows'],
    expected: /hidden-page/,
  },
  {
    name: 'a button that does nothing',
    file: 'portal/modules/invoicing/draft/SubmitBar.tsx',
    find: 'onClick=',
    replacement: 'onDoubleClick=',
    run: ['walk'],
    expected: /walk\.spec\.ts/,
  },
];
