import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { call } from '../../support/people/call.ts';
import { mailedLinks } from '../../support/people/mailed-links.ts';
import { anyHash, registerPerson } from '../../support/people/register-person.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';

let database: SharedDatabase;

beforeAll(async () => {
  database = await sharedDatabase();
});

const secretTables = ['user_secrets', 'operator_secrets', 'session_tokens', 'one_time_links'];

test.each(secretTables)('only the owner reads app_private.%s', async (table) => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { who } = await signIn(tx, kari.userId, kari.accountId);
    for (const reader of [actor.visitor, who, actor.operator('ADMIN'), actor.worker]) {
      const reading = tx.as(reader, (client) => client.query(`select from app_private.${table}`));
      await expect(reading).rejects.toMatchObject({ code: '42501' });
    }
  });
});

// Requirements: A4.46
test('no token, hash or TOTP secret is stored in plain text or in the audit trail', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    const { token } = await signIn(tx, kari.userId, kari.accountId);
    await call(tx, actor.visitor, 'create_session_otp', { email: kari.email });
    const [link] = await mailedLinks(tx, kari.email);
    await tx.query(`select app_private.appoint_operator($1, 'READ', 'JBSWY3DPEHPK3PXP')`, [
      kari.userId,
    ]);
    const audit = await tx.query<{ text: string }>(
      'select concat(before, after) as text from app_public.audit_entries',
    );
    const hashes = await tx.query<{ text: string }>(
      `select token_sha256::text as text from app_private.session_tokens
       union all select token_sha256::text from app_private.one_time_links`,
    );
    const secrets = [token, link!.token, anyHash, 'JBSWY3DPEHPK3PXP', ...hashes.map((h) => h.text)];
    const received = audit.map((entry) => entry.text).join('\n');
    expect(audit.length).toBeGreaterThan(5);
    expect(secrets.filter((secret) => received.includes(secret))).toEqual([]);

    const tables = await tx.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c
       where c.relkind = 'r' and c.relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace)`,
    );
    for (const { name } of tables) {
      const found = await tx.query(
        `select from ${name} t where t::text like any (array['%' || $1 || '%', '%' || $2 || '%'])`,
        [token, link!.token],
      );
      expect(found, name).toEqual([]);
    }
  });
});

test('rows that no limit counts any more are deleted', async () => {
  await database.rolledBack(async (tx) => {
    const kari = await registerPerson(tx);
    await signIn(tx, kari.userId, kari.accountId);
    await call(tx, actor.visitor, 'create_session_otp', { email: kari.email });
    await tx.query(
      `update app_private.sign_in_attempts set attempted_at = now() - interval '25 hours'`,
    );
    await tx.query(`update app_private.one_time_links set created_at = now() - interval '31 days'`);
    await tx.query(`update app_public.sessions set expires_at = now() - interval '91 days'`);
    await tx.as(actor.worker, (client) =>
      client.query('select app_private.forget_sign_in_traces()'),
    );
    const left = await tx.query(
      `select from app_private.sign_in_attempts union all select from app_private.one_time_links
       union all select from app_public.sessions`,
    );
    expect(left).toEqual([]);
  });
});
