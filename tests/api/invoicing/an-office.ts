import pg from 'pg';
import type { ApiOptions } from '#plugins/core/serving/server-context.ts';
import { productFiles } from '#plugins/graphile.config.ts';
import { createTestDatabase } from '../../support/create-test-database.ts';
import { makeKnown } from '../../support/people/make-known.ts';
import { aRegister } from '../clients/a-register.ts';
import { createApi } from '../core/support/create-api.ts';
import { runMutation } from '../support/run-mutation.ts';

/** The portal's API with the product's own forms, a register, and signed-in users. */
export async function anOffice(more: Partial<ApiOptions> = {}) {
  const database = await createTestDatabase();
  const register = await aRegister();
  const superuser = new pg.Pool({ connectionString: database.superuserUrl, max: 2 });
  const worker = new pg.Pool({ connectionString: database.workerUrl, max: 2 });
  for (const pool of [superuser, worker]) pool.on('error', () => {});
  const api = await createApi({ connectionString: database.authenticatorUrl }, 'portal', {
    ...productFiles,
    registerUrl: register.url,
    // Visitors may send documents of their own here, as in the sandbox.
    isOpen: true,
    ...more,
  });
  return {
    api,
    superuser,
    register,
    signIn: (email: string) => signIn(superuser, email),
    /** Runs a mutation and returns its payload. */
    run: <Made>(token: string | null, name: string, input: object, fields: string) =>
      runMutation<Made>(api, name, input, fields, token),
    /** The work of operators and jobs after an invoice is submitted: approve it and publish it. */
    async publishSubmitted() {
      const { rows } = await superuser.query(
        `select id from app_public.invoices where status = 'SUBMITTED'`,
      );
      for (const { id } of rows) {
        await approve(superuser, id);
        await worker.query('select app_private.publish_invoice($1)', [id]);
      }
    },
    async [Symbol.asyncDispose]() {
      await api[Symbol.asyncDispose]();
      await register.close();
      await Promise.all([superuser.end(), worker.end()]);
      await database.drop();
    },
  };
}

/** A confirmed user with a personal account, and the token of their session. */
async function signIn(superuser: pg.Pool, email: string): Promise<string> {
  const client = await superuser.connect();
  try {
    await client.query('begin');
    const { rows: users } = await client.query(
      `insert into app_public.users (email, first_name, last_name, confirmed_at)
       values ($1, 'Kari', 'Nordmann', now()) returning id`,
      [email],
    );
    const { rows: accounts } = await client.query(
      `insert into app_public.accounts (slug, account_type, primary_user_id)
       values ($1, 'PERSONAL', $2) returning id`,
      [email.replace(/[^a-z]/g, ''), users[0].id],
    );
    const ids = [users[0].id, accounts[0].id];
    await makeKnown(
      { query: async (text, values) => (await client.query(text, values)).rows },
      users[0].id,
    );
    await client.query(
      `insert into app_public.memberships (user_id, account_id, role) values ($1, $2, 'OWNER')`,
      ids,
    );
    const { rows } = await client.query('select app_private.open_session($1, $2) as token', ids);
    await client.query('commit');
    return rows[0].token;
  } finally {
    client.release();
  }
}

async function approve(superuser: pg.Pool, id: string): Promise<void> {
  const client = await superuser.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.operator_role', 'REVIEW', true)`);
    await client.query('select app_public.approve_invoice($1)', [JSON.stringify({ id })]);
    await client.query('commit');
  } finally {
    client.release();
  }
}
