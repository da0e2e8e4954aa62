import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readWords } from '#forms/words/read-words.ts';

// Goal: every page of the portal has a label in its menu and its tabs, not a key.
const portal = path.resolve(import.meta.dirname, '../../portal');
const labels = globSync('modules/*/{menu,tabs}.ts', { cwd: portal }).flatMap((file) =>
  [...readFileSync(path.join(portal, file), 'utf8').matchAll(/label: '(\w+):([\w.]+)'/g)].map(
    ([, namespace = '', key = '']) => ({ namespace, key }),
  ),
);

test.each(['nb', 'en'])('every page has a label in %s', (language) => {
  expect(labels.length).toBeGreaterThan(5);
  const textsOf = (namespace: string): unknown => {
    if (namespace === 'words') return readWords(language);
    // The portal's own texts are stored with the portal.
    const folder = namespace === 'app' ? 'app' : `modules/${namespace}`;
    return JSON.parse(readFileSync(path.join(portal, folder, `messages.${language}.json`), 'utf8'));
  };
  const nameless = labels.filter(({ namespace, key }) => {
    const text = key
      .split('.')
      .reduce<unknown>((at, part) => Reflect.get(Object(at), part), textsOf(namespace));
    return typeof text !== 'string';
  });
  expect(nameless).toEqual([]);
});
