// Goal: programs and operators see every text of the portal, at its key. Method: the files of this
// checkout are read, and stored in a database as by a migration.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '#db/tools/with-client.ts';
import { commonTree, portalTree, type TextTree } from '#server/translations/text-tree.ts';
import { storeTexts } from '#tools/launcher/database/migrate.ts';
import { env } from '#tools/launcher/env.ts';
import { readTexts } from '#tools/launcher/texts/read-texts.ts';
import { createTestDatabase, type TestDatabase } from '../support/create-test-database.ts';

const texts = readTexts(env.root);
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('both languages have the same keys', () => {
  const placesIn = (language: string) =>
    texts
      .filter((text) => text.language === language)
      // Languages have different numbers of plural forms.
      .map(
        ({ namespace, module, key }) =>
          `${module} ${namespace} ${key.replace(/_(one|other)$/, '')}`,
      );
  expect(new Set(placesIn('NB'))).toEqual(new Set(placesIn('EN')));
});

// Requirements: A7.54
test('each text is stored under its module by the path in its file', () => {
  const english = texts.filter(({ language }) => language === 'EN');
  const tree = commonTree(english);
  const at = (...steps: string[]) =>
    steps.reduce<string | TextTree | undefined>(
      (below, step) => (typeof below === 'object' ? below[step] : undefined),
      tree,
    );
  expect(at('accounts', 'words', 'jobs', 'accounts/send_mail')).toEqual(expect.any(String));
  expect(at('core', 'words', 'errors', 'BLANK')).toEqual(expect.any(String));
  expect(at('invoicing', 'public')).toEqual(expect.any(Object));
  expect(at('app', 'logOut')).toBe('Log out');
  const count = (below: TextTree | string): number =>
    typeof below === 'string'
      ? 1
      : Object.values(below).reduce<number>((sum, one) => sum + count(one), 0);
  expect(count(tree), 'none lies over another').toBe(english.length);
});

test('a changed text is stored under the key that the portal reads', () => {
  const changed = (namespace: string, key: string) =>
    portalTree([{ module: 'invoicing', namespace, key, text: 'x' }]);
  expect(changed('invoicing/public', 'pay')).toEqual({ 'invoicing/public': { pay: 'x' } });
  expect(changed('words', 'errors/BLANK.lines')).toEqual({ errors: { 'BLANK.lines': 'x' } });
  expect(changed('words', 'events/invoices/SENT')).toEqual({
    events: { events: { invoices: { SENT: 'x' } } },
  });
  expect(changed('words', 'nouns/invoices/one')).toEqual({
    words: { nouns: { invoices: { one: 'x' } } },
    'words-invoicing': { nouns: { invoices: { one: 'x' } } },
  });
});

test('a migrated database has them all, once', async () => {
  await storeTexts(database.ownerUrl);
  await storeTexts(database.ownerUrl);
  const stored = await withClient(database.ownerUrl, async (client) => {
    const { rows } = await client.query<{ texts: number }>(
      'select count(*)::int as texts from app_public.texts',
    );
    return rows[0]?.texts;
  });
  expect(stored).toBe(texts.length);
});
