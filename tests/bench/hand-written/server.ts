import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { createInvoice } from './create-invoice.ts';
import { env } from './env.ts';
import { listInvoices, searchInvoices, showInvoice } from './list-invoices.ts';

// What somebody would write by hand who needs exactly these operations and nothing else: the same
// sessions, roles, settings, policies and functions, one JSON statement, no GraphQL.

const pool = new pg.Pool({ connectionString: env.databaseUrl, max: 20 });
const app = Fastify();

type Settings = Record<string, string | null>;
export type Work = (client: pg.PoolClient, body: unknown) => Promise<string>;

async function asCaller(authorization: string, body: unknown, work: Work): Promise<string> {
  const token = createHash('sha256').update(authorization.replace('Bearer ', '')).digest();
  const client = await pool.connect();
  try {
    const session = await client.query<Settings>({
      name: 'session',
      text: 'select * from app_private.session_settings($1)',
      values: [token],
    });
    const { role, ...settings } = session.rows[0] ?? {};
    if (!role) throw new Error('no session');
    const names = ['role', ...Object.keys(settings).map((name) => `app.${name}`)];
    const values = [role, ...Object.values(settings).map((value) => value ?? '')];
    await client.query('begin');
    await client.query({
      name: 'settings',
      text: `select set_config(name, value, true) from unnest($1::text[], $2::text[]) s(name, value)`,
      values: [names, values],
    });
    const answer = await work(client, body);
    await client.query('commit');
    return answer;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

for (const [path, work] of [
  ['/list', listInvoices],
  ['/search', searchInvoices],
  ['/detail', showInvoice],
  ['/create', createInvoice],
] as const) {
  app.post(path, async (request, reply) => {
    const answer = await asCaller(request.headers.authorization ?? '', request.body, work);
    return reply.type('application/json').send(answer);
  });
}
app.get('/healthz', async () => 'ok');

await app.listen({ port: env.port, host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
