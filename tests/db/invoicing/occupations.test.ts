import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import type { Invoicer } from './draft.ts';
import { withInvoicer } from './with-invoicer.ts';

// Goal: the classification is complete, each occupation is found by its everyday names, and operators import many
// corrections at once with a report of every line.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, invoicer: Invoicer) => Promise<void>) =>
  test(
    name,
    withInvoicer(() => database, work),
  );

async function find(
  tx: TestTransaction,
  invoicer: Invoicer,
  keyword: string | null,
): Promise<string[]> {
  return tx.as(invoicer.owner, async (client) => {
    const { rows } = await client.query<{ code: string }>(
      'select code from app_public.occupation_codes_matching($1)',
      [keyword],
    );
    return rows.map(({ code }) => code);
  });
}

// Requirements: B7.8
test_('all unit groups of STYRK-08 are there, in both languages', async (tx) => {
  const rows = await tx.query<{ major: string; count: string; whole: string }>(
    `select left(code, 1) as major, count(*), count(*) filter (where name_en is not null and short_name is not null
       and parent_code = left(code, 3) and cardinality(tag_list) > 0) as whole
     from app_public.occupation_codes where code ~ '^[0-9]{4}$' group by 1 order by 1`,
  );
  expect(rows.map(({ major, count }) => [major, Number(count)])).toEqual([
    ['1', 30],
    ['2', 92],
    ['3', 76],
    ['4', 26],
    ['5', 38],
    ['6', 13],
    ['7', 61],
    ['8', 39],
    ['9', 28],
  ]);
  expect(rows.every(({ count, whole }) => count === whole)).toBe(true);
});

/** Keywords, and the code that must come first. */
const called: Record<string, string[]> = {
  2166: ['Grafisk designer', 'illustratør', 'ILLUSTRATOR', 'ux-designer', 'ux designer'],
  2264: ['fysioterapeut', 'fysio', 'physio'],
  2351: ['pedagog'],
  2411: ['revisor', 'auditor'],
  2421: ['konsulent', 'project manager', 'prosjektleder'],
  2424: ['foredragsholder', 'kursholder'],
  2512: ['utvikler', 'software developer', 'systemutvikler', 'utvikkler', 'back-end', 'backend'],
  2611: ['advokat', 'lawyer', 'jurist'],
  2641: ['forfatter', 'ghostwriter'],
  2642: ['journalist', 'jurnalist'],
  2643: ['tolk', 'oversetter', 'translater'],
  2652: ['musiker', 'sanger', 'pianist', 'trommis', 'drummer', 'musician'],
  2655: ['skuespiller', 'actor'],
  2659: ['DJ', 'dj', 'DJ-oppdrag', 'komiker'],
  3153: ['drone', 'pilot'],
  3259: ['massør', 'massor', 'massasje'],
  3313: ['regnskapsfører', 'bookkeeper'],
  3422: ['trener', 'fotballdommer'],
  3423: ['yogalærer', 'yoga-lærer', 'yoga-laerer', 'personlig trener', 'PT', 'Yoga teacher'],
  3431: ['fotograf', 'fotgraf', 'photographer', 'Fotograf '],
  3432: ['scenograf', 'interiørarkitekt'],
  3521: ['lydtekniker', 'klipper lyd', 'sound engineer'],
  5120: ['kokk', 'privatkokk'],
  5141: ['frisør', 'frisor', 'barber', 'frisørr'],
  5142: ['sminkør', 'makeup artist'],
  5153: ['vaktmester', 'janitor', 'vaktmestr'],
  5165: ['kjørelærer'],
  7131: ['malerarbeid'],
  7115: ['snekker', 'snekkerarbeid', 'tømrer', 'tomrer', 'carpenter', 'snekkerr'],
  7126: ['rørlegger', 'plumber'],
  7411: ['elektriker', 'elektrikker'],
  8322: ['sjåfør', 'sjafor', 'taxi'],
  9112: ['renholder'],
};

// Requirements: B7.8
test_(
  'users find their occupation first, in either language and with a typing error',
  async (tx, invoicer) => {
    const first: [string, string, string | undefined][] = [];
    for (const [code, words] of Object.entries(called)) {
      for (const word of words) first.push([word, code, (await find(tx, invoicer, word))[0]]);
    }
    const missed = first.filter(([word, code, found]) => {
      // Several lead for these: any of the groups with the exact word.
      const several = word === 'klipper lyd' || word === 'PT' || word === 'back-end';
      return !several && found !== code;
    });
    expect(missed).toEqual([]);
    expect(await find(tx, invoicer, 'PT')).toContain('3423');
  },
);

test_('an empty keyword lists all, and nonsense none', async (tx, invoicer) => {
  expect(await find(tx, invoicer, null)).toHaveLength(403);
  for (const nothing of ['%', '___', 'qxzwv', 'x'.repeat(10_000), "'; drop table"]) {
    expect(await find(tx, invoicer, nothing), nothing.slice(0, 20)).toEqual([]);
  }
});

// Requirements: B7.8
test_('a disabled occupation is shown last, and cannot be submitted', async (tx, invoicer) => {
  await tx.query(`update app_public.occupation_codes set is_enabled = false where code = '2512'`);
  const found = await find(tx, invoicer, 'utvikler');
  expect(found.at(-1)).toBe('2512');
  expect(found[0]).not.toBe('2512');
});

describe('an import', () => {
  const admin = actor.operator('ADMIN');
  const row = (more: Record<string, unknown>) => more;

  async function importRows(tx: TestTransaction, who: typeof admin, prepared: object) {
    const id = await tx.as(who, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `select app_private.register_file(null, 'yrker.csv', 'text/plain', 1, sha256('x'), $1) as id`,
        [randomUUID()],
      );
      return rows[0]!.id;
    });
    return call(tx, who, 'create_occupation_import', { occupationFile: id, $prepared: prepared });
  }

  // Requirements: B7.8
  test_('imports the valid lines and reports the others with their number', async (tx) => {
    const rows = [
      row({ row: 2, code: '2512', name: 'Programvareutviklere' }),
      row({ row: 3, code: '2513', payrollCode: '2132119', tagList: 'web; nettside' }),
      row({ row: 4, code: '2512.1', name: 'Spillutviklere', isEnabled: 'ja' }),
      row({ row: 5, code: '25', name: 'For kort' }),
      row({ row: 6, code: '7777' }),
      row({ row: 7, code: '3431', payrollCode: '12' }),
      row({ row: 8, code: '3432', isEnabled: 'kanskje' }),
      row({ row: 9, code: '5141', name: 'En gang' }),
      row({ row: 10, code: '5141', name: 'To ganger' }),
      row({ row: 11, code: '5153', isEnabled: 'nei' }),
      row({ row: 12, code: '5120', name: '=cmd()' }),
      row({ row: 13, code: '5131', tagList: 'x'.repeat(101) }),
    ];
    const made = await importRows(tx, admin, { rows });
    expect(made).toMatchObject({
      added_count: 1,
      changed_count: 2,
      unchanged_count: 1,
      refused_count: 8,
    });
    const lines = await tx.query<{ line: number; result: string; fault: string | null }>(
      'select line, result, fault from app_public.occupation_import_lines order by line',
    );
    expect(lines.map(({ line, result, fault }) => [line, result, fault])).toEqual([
      [3, 'CHANGED', null],
      [4, 'ADDED', null],
      [5, 'REFUSED', 'CODE'],
      [6, 'REFUSED', 'NAME'],
      [7, 'REFUSED', 'PAYROLL_CODE'],
      [8, 'REFUSED', 'IS_ENABLED'],
      [9, 'REFUSED', 'REPEATED'],
      [10, 'REFUSED', 'REPEATED'],
      [11, 'CHANGED', null],
      [12, 'REFUSED', 'NAME'],
      [13, 'REFUSED', 'TAG_LIST'],
    ]);
    const codes = await tx.query(
      `select code, name, payroll_code, tag_list, is_enabled from app_public.occupation_codes
       where code in ('2513', '2512.1', '5153', '5141') order by code`,
    );
    expect(codes).toMatchObject([
      { code: '2512.1', name: 'Spillutviklere', is_enabled: true },
      { code: '2513', payroll_code: '2132119', tag_list: ['web', 'nettside'], is_enabled: true },
      { code: '5141', name: 'Frisører' },
      { code: '5153', name: 'Vaktmestre', is_enabled: false },
    ]);
    // The same import again changes nothing more.
    expect(await importRows(tx, admin, { rows })).toMatchObject({
      added_count: 0,
      changed_count: 0,
      unchanged_count: 4,
      refused_count: 8,
    });
  });

  test_('is refused as a whole when the file is no list of codes', async (tx) => {
    for (const refusal of ['IMPORT_ERROR', 'TOO_BIG', 'INVALID']) {
      await expectRefusals(importRows(tx, admin, { refusal }), [
        { code: refusal, path: 'occupationFile' },
      ]);
    }
  });

  test_('is for ADMIN operators', async (tx) => {
    for (const role of ['READ', 'REVIEW', 'FINANCE'] as const) {
      await expectRefusals(importRows(tx, actor.operator(role), { rows: [] }), [
        { code: 'UNAUTHORIZED', path: '' },
      ]);
    }
  });
});
