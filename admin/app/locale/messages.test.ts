import { expect, test } from 'vitest';
import en from '../messages.en.json';
import nb from '../messages.nb.json';
import { moduleMessages } from './moduleMessages.ts';

/** Goal: a text of the console in one language exists in the other, with the same places to fill. */
type Tree = { [key: string]: string | Tree };

function texts(tree: Tree, at = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${at}${key}`, value]] : texts(value, `${at}${key}.`),
  );
}

const places = (text = '') => [...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name).sort();

test('a module has no texts under a name of the console’s own', () => {
  expect(Object.keys(moduleMessages('nb')).filter((name) => name in nb)).toEqual([]);
  expect(Object.keys(moduleMessages('nb'))).toContain('settlement');
});

test('the console has the same texts in both languages', () => {
  const norwegian = texts({ ...nb, ...moduleMessages('nb') });
  const english = new Map(texts({ ...en, ...moduleMessages('en') }));
  expect([...english.keys()].sort()).toEqual(norwegian.map(([key]) => key).sort());
  for (const [key, text] of norwegian) expect(places(english.get(key)), key).toEqual(places(text));
  // An empty text counts as a missing one, and its key would be read instead.
  for (const [key, text] of [...norwegian, ...english]) expect(text.trim(), key).not.toBe('');
});
