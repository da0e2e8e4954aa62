import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import {
  type FirstLoads,
  frame,
  loadsOf,
  piecesOf,
  portalScreens,
} from '#shared/scripts/portal-screens.ts';
import { type Load, mergeLoads } from './mergeLoads.ts';

type Groups = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>;
type Modules = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;
type Imports = ReadonlyMap<string, readonly string[]>;

/** More groups than are needed; modules that get none are split as those of all other pages. */
const MOST = 60;
const ICON = /\/@tabler\/.*\/(Icon\w+)\.mjs$/;
/** Neither a package nor a helper of the bundler. */
const OURS = /^(?!\0(?!virtual:))(?!.*\/node_modules\/)/;
/** Pages that open without a session are named here (`portal/app/routing/openRoutes.ts`). */
const OPEN = /portal\/modules\/[^/]+\/open\.ts$/;
/** Modules that so many other pages of accounts load do not come with what one screen alone needs. */
const MANY = 3;
const LANGUAGES = ['nb', 'en'];

/**
 * One script for the modules that the same screens load: on a phone a request takes as long as many thousand bytes, and
 * six go at a time. The screens are those of which the server names the scripts in the page (`portalScreens`).
 */
export function screenChunks(): { plugin: Plugin; groups: Groups } {
  let places: ReadonlyMap<string, number> = new Map();
  return {
    plugin: {
      name: 'screen-chunks',
      apply: 'build',
      buildEnd() {
        places = placesOf(this);
      },
      writeBundle: ({ dir = '' }, bundle) => nameEach(`${dir}/.vite/manifest.json`, bundle),
    },
    groups: Array.from({ length: MOST }, (_, place) => ({
      name: 'screens',
      test: (id: string) => places.get(id) === place,
      // Those that others import come first, since a group takes what its modules import along.
      priority: 3 - place / MOST,
    })),
  };
}

/** The script of each module, in an order where each imports only from those before it. */
function placesOf(modules: Modules): Map<string, number> {
  const imports = importsOf(modules);
  const initial = reach(imports, [resolve(import.meta.dirname, 'app/main.tsx')]);
  const screens = new Map<string, Set<string>>();
  const mark = (screen: string, loads: readonly FirstLoads[], language: string) => {
    for (const id of reach(imports, idsOf(loads, language))) {
      if (initial.has(id)) continue;
      screens.set(id, (screens.get(id) ?? new Set()).add(`${screen} ${language}`));
    }
  };
  for (const language of LANGUAGES) {
    mark('others', [frame], language);
    for (const screen of portalScreens) {
      mark(screen.name, loadsOf(screen), language);
      if (screen.next) mark(`after ${screen.name}`, [screen, screen.next], language);
    }
  }
  markOthers(modules, imports, screens);
  const loads: Load[] = [...screens].map(([id, of]) => ({
    screens: of,
    size: modules.getModuleInfo(id)?.code?.length ?? 0,
    modules: [id],
  }));
  return new Map(
    mergeLoads(loads, imports).flatMap((load, place) => load.modules.map((id) => [id, place])),
  );
}

/** Adds the pages that are not known as screens, as one that opens without a session and one of accounts. */
function markOthers(modules: Modules, imports: Imports, screens: Map<string, Set<string>>): void {
  const known = new Set(LANGUAGES.flatMap((language) => idsOf(allLoads, language)));
  const loadedBy = new Map<string, number>();
  for (const entry of imports.keys()) {
    const importers = modules.getModuleInfo(entry)?.dynamicImporters ?? [];
    if (importers.length === 0 || known.has(entry)) continue;
    const isOpen = importers.some((one) => OPEN.test(one));
    for (const id of reach(imports, [entry])) {
      if (isOpen) screens.get(id)?.add('open');
      else loadedBy.set(id, (loadedBy.get(id) ?? 0) + 1);
    }
  }
  for (const [id, count] of loadedBy) {
    if (count < MANY) continue;
    for (const language of LANGUAGES) screens.get(id)?.add(`others ${language}`);
  }
}

const allLoads = [
  frame,
  ...portalScreens.flatMap((screen) => (screen.next ? [screen, screen.next] : [screen])),
];

const idsOf = (loads: readonly FirstLoads[], language: string) =>
  piecesOf(loads, language).map(idOf);

const idOf = (piece: string) =>
  piece.startsWith('../virtual:') ? `\0${piece.slice(3)}` : resolve(import.meta.dirname, piece);

/** Imports among our modules, and of the icons, which all come from one file. */
function importsOf(modules: Modules): Imports {
  const all = [...modules.getModuleIds()];
  const icons = new Map(all.map((id) => [ICON.exec(id)?.[1], id]));
  return new Map(
    all
      .filter((id) => OURS.test(id))
      .map((id) => {
        const { importedIds = [], code } = modules.getModuleInfo(id) ?? {};
        const named = new Set(code?.match(/\bIcon[A-Z]\w*/g));
        return [
          id,
          [
            ...importedIds.filter((one) => OURS.test(one)),
            ...[...named].flatMap((one) => icons.get(one) ?? []),
          ],
        ];
      }),
  );
}

function reach(imports: Imports, from: readonly string[]): Set<string> {
  const found = new Set(from);
  for (const one of found) for (const next of imports.get(one) ?? []) found.add(next);
  return found;
}

/** Adds to the build's manifest the modules that came in a script with others, so that each is found by its name. */
async function nameEach(file: string, bundle: Rolldown.OutputBundle): Promise<void> {
  const manifest: Record<string, { file: string }> = JSON.parse(await readFile(file, 'utf8'));
  const scripts = new Map(
    Object.values(bundle).flatMap((one) =>
      one.type === 'chunk' ? one.moduleIds.map((id) => [id, one.fileName] as const) : [],
    ),
  );
  const entries = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
  for (const piece of LANGUAGES.flatMap((language) => piecesOf(allLoads, language))) {
    const entry = entries.get(scripts.get(idOf(piece)) ?? '');
    if (!entry) throw new Error(`A screen of the portal loads ${piece}, which was not built`);
    manifest[piece] ??= entry;
  }
  await writeFile(file, JSON.stringify(manifest, null, 2));
}
