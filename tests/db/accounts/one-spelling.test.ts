// Goal: different spellings of an e-mail address or a department's name are the same value.
// Method: each is written in spellings that look alike, through the functions of the mutations.
import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { call } from '../../support/people/call.ts';
import { anyHash } from '../../support/people/register-person.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { staffedTeam } from './staffed-team.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

test.each([
  ['x@blåbær.example', 'x@xn--blbr-roah.example'],
  ['x@xn--blbr-roah.example', 'X@BLÅBÆR.example'],
  ['Åse@example.test', 'A\u030ase@example.test'],
  ['Åse@example.test', '\u202aåse@example.test\u202c\u00a0'],
])('%s and %s are one user', async (first, second) => {
  await database.rolledBack(async (tx) => {
    const register = (email: string) =>
      call(tx, actor.visitor, 'register_account', {
        attributes: { email, firstName: 'Åse', lastName: 'Berg' },
        $prepared: { passwordHash: anyHash },
      });
    await register(first);
    await expectRefusals(register(second), [{ code: 'USER_EXISTS', path: 'attributes.email' }]);
    const [started] = await tx.query<{ user_id: string | null }>(
      'select user_id from app_private.begin_sign_in($1)',
      [second],
    );
    expect(started?.user_id, 'signs in as the same user').not.toBeNull();
  });
});

test('departments with names that look alike are TAKEN', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await staffedTeam(tx);
    const add = (name: string) =>
      call<{ name: string }>(tx, who.admin, 'create_department', { name, description: 'x' });
    expect(await add('\u200bBla\u030afløy\u00a0')).toMatchObject({ name: 'Blåfløy' });
    for (const name of [
      'Blåfløy',
      'Blåfløy\u00a0',
      'Blåfløy\u200b',
      'Blå\u00adfløy',
      'Bla\u030afløy',
    ]) {
      await expectRefusals(add(name), [{ code: 'TAKEN', path: 'name' }]);
    }
  });
});

test('an import recognizes a member in either spelling, and rejects the same address twice', async () => {
  await database.rolledBack(async (tx) => {
    const { who } = await staffedTeam(tx);
    const all = ['EMAIL', 'FIRST_NAME', 'LAST_NAME'];
    const load = (emails: string[]) =>
      call(tx, who.admin, 'import_account_members', {
        file: {},
        $prepared: {
          headings: all,
          columns: all,
          sample: [],
          rows: emails.map((email, at) => ({
            row: at + 2,
            email,
            firstName: 'Nils',
            lastName: 'Ny',
            broken: [],
          })),
        },
      });
    await expectRefusals(load(['n@blåbær.example', 'n@xn--blbr-roah.example']), [
      { code: 'TAKEN', path: 'rows.3.email' },
    ]);
    expect(await load(['n@blåbær.example'])).toMatchObject({ added: 1, known: 0 });
    expect(await load(['N@xn--blbr-roah.example\u00a0'])).toMatchObject({ added: 0, known: 1 });
  });
});

test('a search finds a stored text in any spelling', async () => {
  await database.rolledBack(async (tx) => {
    const found = await tx.query<{ is: boolean }>(
      `select app_hidden.search_text('Grün\u00adwald') like '%' || app_hidden.search_text(typed) || '%' as is
       from unnest($1::text[]) typed`,
      [['Grünwald', 'Gru\u0308nwald', 'grunwald\u00a0', 'Grün\u00adwald']],
    );
    expect(found.map(({ is }) => is)).toEqual([true, true, true, true]);
  });
});
