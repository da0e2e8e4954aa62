// Goal: an override text of an operator is safe wherever it is shown, and the files stay the source.
// Method: texts are stored as when a database is migrated, and operators of each role override them.
import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

const text = (key: string, stated: string, namespace = 'invoicing') => ({
  language: 'NB',
  module: 'invoicing',
  namespace,
  key,
  text: stated,
});
const files = [
  text('list/title', 'Fakturaer'),
  text('list/count', '{{ count }} av {{total}}, {{- name, upper}}'),
  text('fields/invoices/dueOn', 'Forfall', 'words'),
];

async function store(tx: TestTransaction, texts: object[] = files) {
  await tx.as(actor.databaseOwner, (client) =>
    client.query('select app_private.store_texts($1)', [JSON.stringify(texts)]),
  );
}

async function say(
  tx: TestTransaction,
  key: string,
  instead: string | null,
  who = actor.operator('ADMIN'),
) {
  const { rows } = await tx.as(who, (client) =>
    client.query<{ override_text: string | null; overridden_at: Date | null }>(
      `update app_public.texts set override_text = $2 where key = $1 returning override_text, overridden_at`,
      [key, instead],
    ),
  );
  return rows[0];
}

async function stated(tx: TestTransaction, isOverride: boolean | null = null) {
  const { rows } = await tx.as({ role: 'app_authenticator', settings: {} }, (client) =>
    client.query<{ namespace: string; key: string; text: string }>(
      `select * from app_private.current_texts('NB', $1)`,
      [isOverride],
    ),
  );
  return Object.fromEntries(
    rows.map(({ namespace, key, text: now }) => [`${namespace}:${key}`, now]),
  );
}

test('an operator overrides a text, and the override holds until it is removed', async () => {
  await database.rolledBack(async (tx) => {
    await store(tx);
    expect(await say(tx, 'list/title', '  Regninger ')).toEqual({
      override_text: 'Regninger',
      overridden_at: expect.any(Date),
    });
    expect(await stated(tx)).toMatchObject({
      'invoicing:list/title': 'Regninger',
      'words:fields/invoices/dueOn': 'Forfall',
    });
    expect(await stated(tx, true)).toEqual({ 'invoicing:list/title': 'Regninger' });
    expect(await say(tx, 'list/title', '')).toEqual({ override_text: null, overridden_at: null });
    expect(await stated(tx, true)).toEqual({});
    const [audit] = await tx.query<{ changes: number }>(
      `select count(*)::int as changes from app_public.audit_entries where table_name = 'texts'`,
    );
    expect(audit).toEqual({ changes: 2 });
  });
});

test.each(['READ', 'REVIEW', 'FINANCE'] as const)(
  'an operator %s reads texts and cannot override them',
  async (role) => {
    await database.rolledBack(async (tx) => {
      await store(tx);
      expect(await say(tx, 'list/title', 'Regninger', actor.operator(role))).toBeUndefined();
      const { rowCount } = await tx.as(actor.operator(role), (client) =>
        client.query('select from app_public.texts'),
      );
      expect(rowCount).toBe(files.length);
    });
  },
);

test.each([
  ['markup', 'list/title', 'Faktura<b>er</b>'],
  ['a character that reverses the direction of writing', 'list/title', 'Faktura\u202Eer'],
  ['a control character', 'list/title', 'Faktura\u0007er'],
  ['an unknown variable', 'list/title', 'Fakturaer til {{name}}'],
  ['a missing variable', 'list/count', '{{count}} av {{total}}'],
  ['a nested text', 'list/title', '$t(list.count)'],
  ['a text over the limit', 'list/title', 'x'.repeat(2001)],
])('%s is refused', async (_what, key, instead) => {
  await database.rolledBack(async (tx) => {
    await store(tx);
    await expect(say(tx, key, instead)).rejects.toMatchObject({ code: '23514' });
    expect(await stated(tx, true)).toEqual({});
  });
});

test('an override may reorder and reformat the same variables', async () => {
  await database.rolledBack(async (tx) => {
    await store(tx);
    const instead = '{{name}}: {{total}}, hvorav {{count}}';
    expect(await say(tx, 'list/count', instead)).toMatchObject({ override_text: instead });
  });
});

test('the files stay the source: a removed text and an override that no longer fits are dropped', async () => {
  await database.rolledBack(async (tx) => {
    await store(tx);
    await say(tx, 'list/title', 'Regninger');
    await say(tx, 'list/count', '{{name}}: {{total}}, hvorav {{count}}');
    await say(tx, 'fields/invoices/dueOn', 'Frist');
    await store(tx, [text('list/title', 'Alle fakturaer'), text('list/count', '{{count}} i alt')]);
    expect(await stated(tx)).toEqual({
      'invoicing:list/title': 'Regninger',
      'invoicing:list/count': '{{count}} i alt',
    });
  });
});

const report = async (tx: TestTransaction, keys: string[]) => {
  const { rows } = await tx.as({ role: 'app_authenticator', settings: {} }, (client) =>
    client.query<{ missing: number }>(
      `select app_private.report_missing_texts('NB', $1) as missing`,
      [keys],
    ),
  );
  return rows[0]?.missing;
};

test('a missing key is reported once, until a file has it', async () => {
  await database.rolledBack(async (tx) => {
    await store(tx, [...files, text('title', 'Faktura', 'invoicing/public')]);
    const known = [
      'invoicing.list.title',
      'invoicing.public.title',
      'invoicing.words.fields.invoices.dueOn',
    ];
    expect(await report(tx, known)).toBe(0);
    expect(await report(tx, ['invoicing.list.gone', 'invoicing.list.gone'])).toBe(1);
    expect(await report(tx, ['invoicing.list.gone'])).toBe(1);
    expect(await say(tx, 'list/gone', 'Her')).toMatchObject({ override_text: 'Her' });
    await store(tx, [...files, text('list/gone', 'Borte')]);
    const [row] = await tx.query(
      `select text, override_text, reported_at from app_public.texts where key = 'list/gone'`,
    );
    expect(row).toEqual({ text: 'Borte', override_text: 'Her', reported_at: null });
  });
});

test('an invalid key is not reported, and at most 1 000 missing keys are stored', async () => {
  await database.rolledBack(async (tx) => {
    const wrong = [
      '',
      'x',
      'Invoicing.title',
      'invoicing.__proto__.x',
      'invoicing.<b>',
      `a.${'x'.repeat(201)}`,
    ];
    expect(await report(tx, wrong)).toBe(0);
    expect(
      await report(
        tx,
        Array.from({ length: 1500 }, (_, at) => `invoicing.x${at}`),
      ),
    ).toBe(1000);
    expect(await report(tx, ['invoicing.one-more'])).toBe(0);
    await tx.query(`update app_public.texts set reported_at = now() - interval '91 days'`);
    await report(tx, []);
    expect(await report(tx, ['invoicing.one-more'])).toBe(1);
  });
});

test('a year in a mail is text, without a thousands separator', async () => {
  await database.rolledBack(async (tx) => {
    const kinds = await tx.query(
      `select kind from app_private.template_fields('tax_cards') where path = 'incomeYear'`,
    );
    expect(kinds).toEqual([{ kind: 'text' }]);
  });
});
