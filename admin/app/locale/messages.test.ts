import { expect, test } from 'vitest';
import en from '../messages.en.json';
import nb from '../messages.nb.json';
import { modulePages } from '../pages/modulePages.ts';
import { fetchModuleMessages, moduleText } from './moduleMessages.ts';
import english from './react-admin.en.json';
import norwegian from './react-admin.nb.json';

/** Goal: a text of the console in one language exists in the other, with the same placeholders. */
type Tree = { [key: string]: string | Tree };

function texts(tree: Tree, at = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${at}${key}`, value]] : texts(value, `${at}${key}.`),
  );
}

const places = (text = '') => [...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name).sort();

const modules = (language: string) =>
  Object.fromEntries(
    Object.entries(
      import.meta.glob<Tree>('../../modules/*/messages.*.json', { eager: true, import: 'default' }),
    ).flatMap(([file, messages]) =>
      file.endsWith(`.${language}.json`) ? [[file.split('/').at(-2) ?? '', messages]] : [],
    ),
  );

test('the texts of a module’s pages are available once they are fetched', async () => {
  expect(Object.keys(modules('nb')).filter((name) => name in nb)).toEqual([]);
  const key = 'settlement.money.title';
  expect(moduleText('nb', key)).toBeUndefined();
  await fetchModuleMessages('settlement');
  for (const page of modulePages.filter(({ path }) => path === 'money')) {
    expect({ nb: moduleText('nb', key), en: moduleText('en', key) }).toEqual(page.title);
  }
  expect(moduleText('nb', 'console.menu')).toBeUndefined();
});

test('the console has the same texts in both languages', () => {
  const norwegian = texts({ ...nb, ...modules('nb') });
  const english = new Map(texts({ ...en, ...modules('en') }));
  expect([...english.keys()].sort()).toEqual(norwegian.map(([key]) => key).sort());
  for (const [key, text] of norwegian) expect(places(english.get(key)), key).toEqual(places(text));
  // An empty text counts as a missing one, and its key would be read instead.
  for (const [key, text] of [...norwegian, ...english]) expect(text.trim(), key).not.toBe('');
});

test('the failure messages of the framework are replaced by ours in both languages', () => {
  expect(Object.keys(english.ra.notification)).toEqual(Object.keys(norwegian.ra.notification));
});
