import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The file of a component of the kit that names its classes, such as `Button.module.mjs`. */
const CLASSES = /@mantine\/core\/esm\/components\/.*\/(\w+)\.module\.mjs$/;
const ALL = '@mantine/core/styles.layer.css';
/** Those that belong to no component, in the order of the whole sheet. */
const COMMON = ['baseline', 'default-css-variables', 'global'];

const folder = path.join(path.dirname(createRequire(import.meta.url).resolve(ALL)), 'styles');
const stylesOf = (name: string) => path.join(folder, `${name}.layer.css`);

/**
 * Each component of the kit brings its own style sheet, so that a screen loads those of the components it shows: the
 * whole sheet is four times as large. While one works at the portal the whole sheet is served, since Vite has the kit
 * in one prepared file.
 */
export const kitStyles: Plugin = {
  name: 'kit-styles',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id.endsWith(ALL) ? COMMON.map((name) => `@import '${stylesOf(name)}';`).join('\n') : null,
  transform: (code, id) => {
    const name = CLASSES.exec(id)?.[1];
    if (!name) return null;
    const styles = stylesOf(name);
    if (!existsSync(styles)) throw new Error(`The kit has no style sheet for ${name}: ${styles}`);
    return { code: `${code}\nimport '${styles}';\n`, map: null };
  },
};
