import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ts from 'typescript';
import { expect, test } from 'vitest';
import icons from '#admin/icons/icons.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '../..');
const names = path.join(root, 'admin/icons/names');
const NAME = '@mui/icons-material';

interface LockedPackage {
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
);

/** The icons that a file really imports or requires; its comments show imports, too. */
function requestedIcons(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(NAME)) return [];
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name === NAME || name.startsWith(`${NAME}/`));
}

const rendered = globSync('*.ts', { cwd: names }).map((file) =>
  path.basename(file, '.generated.ts'),
);

test('every icon that an installed package imports is drawn here, and no other', () => {
  const users = Object.entries(lock.packages)
    .filter(([at, { dependencies, peerDependencies }]) => {
      return at !== '' && NAME in { ...dependencies, ...peerDependencies };
    })
    .map(([at]) => at);
  expect(users).toContain('node_modules/ra-ui-materialui');
  const requested = users.flatMap((at) =>
    globSync('**/*.{js,mjs,cjs}', { cwd: path.join(root, at), exclude: ['node_modules'] }).flatMap(
      (file) => requestedIcons(path.join(root, at, file)),
    ),
  );
  const wanted = [...new Set(requested)].sort();
  expect(wanted.length).toBeGreaterThan(50);
  expect(rendered.map((name) => `${NAME}/${name}`).sort()).toEqual(wanted);
});

test('the files match the list', () => {
  const listed = Object.entries(icons);
  expect(listed.map(([name]) => name).sort()).toEqual(rendered.sort());
  for (const [name, icon] of listed) {
    expect(readFileSync(path.join(names, `${name}.generated.ts`), 'utf8')).toContain(
      `export default renderedIcon(${icon});`,
    );
  }
});

test('no package contains the icons that these replace', () => {
  const places = Object.entries(lock.packages).filter(([at]) =>
    at.endsWith(`node_modules/${NAME}`),
  );
  expect(places).toEqual([[`node_modules/${NAME}`, { resolved: 'admin/icons', link: true }]]);
});

test.each(rendered)('%s is an icon of Tabler and accepts the props of Material’s', async (name) => {
  const { default: Icon } = await import(`${names}/${name}.generated.ts`);
  const plain = renderToStaticMarkup(createElement(Icon));
  expect(plain).toContain('class="tabler-icon tabler-icon-');
  expect(plain).toContain('MuiSvgIcon-fontSizeMedium');
  expect(plain).toContain('aria-hidden="true"');
  expect(plain).toContain('style="fill:none"');
  const requested = {
    fontSize: 'small',
    color: 'error',
    titleAccess: 'Name',
    style: { opacity: 0.5 },
  };
  const small = renderToStaticMarkup(createElement(Icon, requested));
  expect(small).toContain('MuiSvgIcon-colorError MuiSvgIcon-fontSizeSmall');
  expect(small).toContain('style="fill:none;opacity:0.5"');
  expect(small).toContain('<title>Name</title>');
  expect(small).not.toContain('aria-hidden');
});
