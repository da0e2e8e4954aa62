import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readWords } from '#forms/words/read-words.ts';

// Goal: every place of the portal, in its menu and its tabs, is called by a word and not by a key.
const portal = path.resolve(import.meta.dirname, '../../portal');
const labels = globSync('modules/*/{menu,tabs}.ts', { cwd: portal }).flatMap((file) =>
  [...readFileSync(path.join(portal, file), 'utf8').matchAll(/label: '(\w+):([\w.]+)'/g)].map(
    ([, namespace = '', key = '']) => ({ namespace, key }),
  ),
);

test.each(['nb', 'en'])('every place has a name in %s', (language) => {
  expect(labels.length).toBeGreaterThan(5);
  const textsOf = (namespace: string): unknown => {
    if (namespace === 'words') return readWords(language);
    // The portal's own texts lie with the portal itself.
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
