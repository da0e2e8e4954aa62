import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { type Statement, sendPacket } from '#plugins/core/requests/send-packet.ts';
import { createInvoice } from './create-invoice.ts';
import { env } from './env.ts';
import { listInvoices, searchInvoices, showInvoice } from './list-invoices.ts';

// The fastest code for exactly these operations and nothing else: the same sessions, roles, settings, policies and
// functions, all in one packet to Postgres, which writes the answer. No GraphQL.

const pool = new pg.Pool({
  connectionString: env.databaseUrl,
  max: 20,
  pipeline: true,
  options: '-c jit=off',
});
const app = Fastify();

/** The statements of an operation; the last returns the answer. */
export type Work = (body: unknown) => Statement[];

const columns = [
  'session_id',
  'user_id',
  'account_id',
  'account_role',
  'operator_role',
  'administrator_id',
  'actor_name',
  'own_account_ids',
];
const settings = columns.map(
  (name) => `set_config('app.${name}', coalesce(s.${name}::text, ''), true)`,
);
const enter = `select num_nonnulls(${settings.join(', ')}, set_config('role', s.role, true))
  from app_private.session_settings($1) s`;

async function asCaller(authorization: string, body: unknown, work: Work): Promise<string> {
  const token = createHash('sha256').update(authorization.replace('Bearer ', '')).digest();
  const client = await pool.connect();
  try {
    const { rows, error } = await sendPacket(client, [
      { name: 'enter', text: enter, values: [token] },
      ...work(body),
    ]);
    if (error) throw error;
    return rows.at(-1)?.[0]?.[0] ?? '';
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
app.setErrorHandler((error, _request, reply) => {
  console.error(String(error));
  return reply.code(500).send('');
});
app.get('/healthz', async () => 'ok');

await app.listen({ port: env.port, host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
