import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import icons from './icons.json' with { type: 'json' };

// `npm run generate`: one file for each icon that react-admin asks for by its path, with the icon of Tabler beside
// its name in `icons.json`.
const folder = path.join(import.meta.dirname, 'names');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, icon] of Object.entries(icons)) {
  const text = [
    `import { ${icon} } from '@tabler/icons-react';`,
    "import { renderedIcon } from '../renderedIcon.ts';",
    '',
    `export default renderedIcon(${icon});`,
    '',
  ];
  writeFileSync(path.join(folder, `${name}.generated.ts`), text.join('\n'));
}
