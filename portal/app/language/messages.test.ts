import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Goal: a text that exists in one language exists in the other, with the same placeholders. */
const portal = resolve(import.meta.dirname, '../..');
const catalogues: string[] = [];
for await (const path of glob('**/messages.nb.json', { cwd: portal })) {
  catalogues.push(path);
}

test.each(catalogues)('%s has the same keys in both languages', async (path) => {
  const nb = await texts(path);
  const en = await texts(path.replace('.nb.', '.en.'));
  expect([...en.keys()].sort()).toEqual([...nb.keys()].sort());
  for (const [key, text] of nb) expect(places(en.get(key) ?? ''), key).toEqual(places(text));
  // An empty text counts as a missing one, and its key would be read instead.
  for (const [key, text] of [...nb, ...en]) expect(text.trim(), key).not.toBe('');
});

async function texts(path: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const visit = (value: unknown, key: string) => {
    if (typeof value === 'string') found.set(key, value);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value))
        visit(inner, key ? `${key}.${name}` : name);
    }
  };
  visit(JSON.parse(await readFile(resolve(portal, path), 'utf8')), '');
  return found;
}

function places(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]!).sort();
}
