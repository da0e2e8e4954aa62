import { places } from 'virtual:screens';
import { type ComponentType, createElement } from 'react';
import type { DeclaredScreen } from '../../graphql/screens/DeclaredScreen.ts';
import type { ModuleRoute } from '../routing/ModuleRoute.ts';

type Screen = ComponentType<{ screen: DeclaredScreen }>;

const list = async () => (await import('./list/ListScreen.tsx')).ListScreen;
const row = async () => (await import('./row/RowScreen.tsx')).RowScreen;

function page(path: string, load: () => Promise<DeclaredScreen>, draw: () => Promise<Screen>) {
  const screen = async () => {
    const [declared, Component] = await Promise.all([load(), draw()]);
    return () => createElement(Component, { screen: declared });
  };
  return { path, access: 'loggedIn', screen } satisfies ModuleRoute;
}

/** The generated pages of tables with `@portal`. */
export const routes: ModuleRoute[] = places.flatMap(({ path, rowPath, readers, load, start }) => [
  { ...page(path, load, list), readers, start },
  page(`${rowPath}/$id`, load, row),
]);
