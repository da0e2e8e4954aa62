import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const NAME = 'virtual:table-icons';
const modulesFolder = path.resolve(import.meta.dirname, '../../db/modules');

/**
 * A Vite plugin that gives a front end the icons that comments name with `@icon`, by their names, and
 * no others: `import * as icons from 'virtual:table-icons'`.
 */
export function tableIcons() {
  return {
    name: 'table-icons',
    resolveId: (source: string) => (source === NAME ? `\0${NAME}` : null),
    load(this: { addWatchFile(file: string): void }, id: string): string | null {
      if (id !== `\0${NAME}`) return null;
      const files = globSync('*/{tables,views}/*.sql', { cwd: modulesFolder });
      const texts = files.map((file) => {
        this.addWatchFile(path.join(modulesFolder, file));
        return readFileSync(path.join(modulesFolder, file), 'utf8');
      });
      const names = new Set(texts.flatMap(namesIn).sort());
      return [...names]
        .map((name) => `export { ${iconComponent(name)} as '${name}' } from '@tabler/icons-react';`)
        .join('\n');
    },
  };
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/(?:^|\\n|')@icon ([a-z][a-z\d-]*)/gm)].map(([, name = '']) => name);
}

/** The component name of an icon in the icon set: `IconFileInvoice` of `file-invoice`. */
export function iconComponent(name: string): string {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `Icon${words.join('')}`;
}
