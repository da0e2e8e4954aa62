import type { Rolldown } from 'vite';

type Group = Extract<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups'],
  unknown[]
>[number];
type Context = Parameters<Extract<Group['name'], (...given: never[]) => unknown>>[1];

const HEAVY = /node_modules\/(@mantine|@floating-ui|@tanstack\/react-router)\//;
/** Overlays. They are loaded when the first one opens, together with the code that positions them. */
const DIALOGS = /@mantine\/core\/(esm\/components|styles)\/(Modal|ModalBase|Drawer|ScrollArea)[/.]/;
const FLOATING =
  /@mantine\/core\/(esm\/components|styles)\/(Popover|Menu|Tooltip|Combobox|Select)[/.]/;
/**
 * Icons are used by pages of both kinds, and would otherwise pull in the chunk where they were first
 * imported.
 */
const ICONS = /node_modules\/@tabler\//;
const CALENDAR = /node_modules\/@mantine\/dates\//;
const OURS = /portal\/(app|modules|ui|graphql)\/.*\.(ts|tsx|css)$/;

/**
 * A few shared chunks instead of a request for every small component, for libraries and for pages that are not among
 * the screens of `screenChunks`. Modules that need neither the kit nor the router are separate, so that public pages load
 * neither.
 */
export const chunkGroups: Group[] = [
  // Chunks that every page loads first. The libraries among them change seldom.
  { name: 'base', test: /node_modules/, tags: ['$initial'], priority: 6 },
  { name: 'start', test: /^(?!.*(main\.tsx|\.html)$)/, tags: ['$initial'], priority: 5 },
  { name: 'router', test: /node_modules\/@tanstack\//, priority: 4 },
  {
    name: plainOnly,
    debugName: 'plain',
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 900,
    priority: 2,
  },
  // App sets its nonce; in the dialogs' chunk, which uses it, it would load that chunk.
  { name: 'kit', test: /node_modules\/get-nonce\//, priority: 4 },
  { name: kitOnly, debugName: 'kit', minShareCount: 3, priority: 4 },
  { name: 'dialogs', test: DIALOGS, priority: 3.5 },
  { name: 'floating', test: FLOATING, minShareCount: 2, priority: 3.4 },
  { name: sharedOnly, debugName: 'shared', minShareCount: 3 },
];

function plainOnly(id: string, context: Context): string | null {
  return (OURS.test(id) || ICONS.test(id)) && !needs(HEAVY, id, context) ? 'plain' : null;
}

/** Modules that many pages share, without those that would pull in an overlay. */
function sharedOnly(id: string, context: Context): string | null {
  const opens = [DIALOGS, FLOATING, CALENDAR].some((lies) => needs(lies, id, context));
  return OURS.test(id) && !opens ? 'shared' : null;
}

/** The kit that every page of an account loads first, without its overlays. */
function kitOnly(id: string): string | null {
  const opens = DIALOGS.test(id) || FLOATING.test(id) || CALENDAR.test(id);
  return /node_modules\/@mantine\//.test(id) && !opens ? 'kit' : null;
}

function needs(what: RegExp, id: string, context: Context, seen = new Set<string>()): boolean {
  if (what.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const needed = context.getModuleInfo(id)?.importedIds ?? [];
  return needed.some((one) => needs(what, one, context, seen));
}
