import { readdirSync, readFileSync } from 'node:fs';

/** The packages that each package may use besides itself; ARCHITECTURE.md says why. */
const MAY_USE = {
  shared: [],
  db: [],
  forms: ['shared'],
  plugins: ['shared', 'forms'],
  workers: ['shared', 'forms'],
  server: ['shared', 'plugins'],
  portal: ['shared', 'forms'],
  admin: ['shared', 'forms'],
  sandbox: ['shared'],
  'tools/launcher': ['shared', 'db'],
  'tools/check': ['db', 'forms', 'shared'],
  'tools/authoring': ['db', 'forms', 'shared'],
};

/** A draft is drawn as its document will be, by the same code, in a thread of the server. */
const ALSO = { server: ['^workers/modules/invoicing/pdf/draw-invoice\\.ts$'] };

/** Demo data is made by the product's own parts, so its maker may use them. */
const DEMO = '^db/demo/';

const FRONT_ENDS = ['portal', 'admin'];
const PACKAGES = `^(${Object.keys(MAY_USE).join('|')})/`;

const packageRules = Object.entries(MAY_USE).map(([name, others]) => ({
  name: `${name}-uses-only-${others.join('-and-') || 'itself'}`.replaceAll('/', '-'),
  severity: 'error',
  from: { path: `^${name}/`, pathNot: DEMO },
  to: {
    path: PACKAGES,
    pathNot: [`^(${[name, ...others].join('|')})/`, ...(ALSO[name] ?? [])],
    // The answers of an API are typed, and types do not exist at run time.
    ...(FRONT_ENDS.includes(name) ? { dependencyTypesNot: ['type-only'] } : {}),
  },
}));

const modules = readdirSync(new URL('db/modules', import.meta.url));
const moduleFile = (module) => new URL(`db/modules/${module}/module.md`, import.meta.url);

/** The modules that a module may import, in every top-level folder: those that it may call in SQL. */
function usedBy(module) {
  const [, names = ''] = /^Uses: (.*)$/m.exec(readFileSync(moduleFile(module), 'utf8')) ?? [];
  return names === 'none' ? [] : names.split(', ');
}

const moduleRules = modules.map((module) => ({
  name: `${module}-imports-what-it-uses`,
  comment: 'Code that two modules share belongs into core, or into a module that both use.',
  severity: 'error',
  from: { path: `^([^/]+)/modules/${module}/` },
  to: { path: '^$1/modules/', pathNot: `^$1/modules/(${[module, ...usedBy(module)].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...packageRules,
    ...moduleRules,
    {
      name: 'shared-screens-import-no-module',
      comment: 'A folder that is no module, as the dashboard, has no `Uses:`; it asks the API.',
      severity: 'error',
      from: {
        path: '^([^/]+)/modules/([^/]+)/',
        pathNot: `^[^/]+/modules/(${modules.join('|')})/`,
      },
      to: { path: '^$1/modules/', pathNot: '^$1/modules/$2/' },
    },
    {
      name: 'core-knows-no-module',
      comment: 'Modules are found on disk; adding one touches no file outside it.',
      severity: 'error',
      from: { path: '^([^/]+)/core/' },
      to: { path: '^$1/modules/' },
    },
    {
      name: 'components-know-no-server',
      comment: 'Components of portal/ui render their props; pages and hooks ask the API.',
      severity: 'error',
      from: { path: '^portal/ui/' },
      to: { path: '^portal/(app|graphql|modules)/' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: '^tests/' },
      to: { path: '^tests/' },
    },
    {
      name: 'no-circles-across-folders',
      comment: 'A pair that calls each other, such as a form inside a form, is one folder.',
      severity: 'error',
      from: { path: '^(.+)/[^/]+$' },
      to: {
        circular: true,
        pathNot: '^$1/[^/]+$',
        viaOnly: { dependencyTypesNot: ['type-only'] },
      },
    },
    {
      name: 'everything-is-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};
