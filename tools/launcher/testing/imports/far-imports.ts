import type { CruisedModule } from './folder-circles.ts';

const FOLDERS_UP = '../../../';

/** Imports that climb three folders or reach another package by a relative path, each with the subpath to write. */
export const farImports = (modules: readonly CruisedModule[]): string[] =>
  modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ module, resolved }) => module.startsWith('.') && isFar(source, module, resolved))
      .map(({ module, resolved }) => `${source} imports ${module}: write #${resolved}`),
  );

const isFar = (source: string, module: string, resolved: string): boolean =>
  module.startsWith(FOLDERS_UP) || packageOf(source) !== packageOf(resolved);

const packageOf = (file: string): string => file.slice(0, file.indexOf('/'));
