import type { Plugin } from 'vite';
import type { Screen } from '#plugins/core/screens/screen.ts';
import { iconComponent } from '#shared/icons/table-icons.ts';
import type { Operation } from '../graphql.ts';
import { hashOf } from '../hashOf.ts';
import { readScreens, screenOperations, screensFile } from './screenOperations.ts';

const PLACES = 'virtual:screens';
const MENU = 'virtual:screen-menu';
const ONE = 'virtual:screen/';

/**
 * A Vite plugin that provides the screens of tables with `@portal`: their paths, their menu entries, and each
 * screen with its operations as a chunk of its own, loaded when it opens.
 */
export function declaredScreens(): Plugin {
  return {
    name: 'declared-screens',
    resolveId: (source) =>
      source === PLACES || source === MENU || source.startsWith(ONE) ? `\0${source}` : null,
    load(this: { addWatchFile(file: string): void }, id: string) {
      if (!id.startsWith('\0virtual:screen')) return null;
      this.addWatchFile(screensFile);
      const screens = readScreens();
      if (id === `\0${PLACES}`) return places(screens);
      if (id === `\0${MENU}`) return menu(screens);
      const screen = screens.find(({ name }) => id === `\0${ONE}${name}`);
      return screen ? whole(screen) : null;
    },
  };
}

const moduleOf = ({ path }: Screen) => path.split('/')[0];

/**
 * The path of a screen. Part of the addresses starts with the table that most others of its module point to.
 */
function placeOf(screen: Screen, screens: readonly Screen[]) {
  const beside = screens.filter((other) => moduleOf(other) === moduleOf(screen));
  const pointing = ({ typeName, module }: Screen) =>
    beside.filter(
      (other) =>
        other.module === module && other.fields.some(({ target }) => target?.typeName === typeName),
    ).length;
  const [first] = beside.toSorted((a, b) => pointing(b) - pointing(a));
  const { path, rowPath, typeName, readers } = screen;
  return { path, rowPath, typeName, readers, ...(first === screen && { start: moduleOf(screen) }) };
}

function places(screens: readonly Screen[]): string {
  const all = screens.map(
    (screen) =>
      `{ ...${JSON.stringify(placeOf(screen, screens))}, load: () => import('${ONE}${screen.name}') }`,
  );
  return `export const places = [${all.join(',\n')}];`;
}

function menu(screens: readonly Screen[]): string {
  const icons = [...new Set(screens.map(iconOf))];
  const lines = screens.map(
    ({ path, section, table, readers, icon }) =>
      `{ ...${JSON.stringify({ path, section, table, readers })}, icon: ${iconOf({ icon })} }`,
  );
  return [
    ...(icons.length > 0 ? [`import { ${icons.join(', ')} } from '@tabler/icons-react';`] : []),
    `export const lines = [${lines.join(',\n')}];`,
  ].join('\n');
}

const iconOf = ({ icon }: Pick<Screen, 'icon'>) => iconComponent(icon ?? 'list');

function whole(screen: Screen): string {
  const operations = screenOperations(screen);
  const known = JSON.stringify(operations, (_key, value: unknown) =>
    isOperation(value) ? { ...value, hash: hashOf(value.text) } : value,
  );
  return `export default ${JSON.stringify(screen)};\nexport const operations = ${known};`;
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'text' in value && !('hash' in value);
}
