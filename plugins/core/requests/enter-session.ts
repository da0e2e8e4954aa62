import type { Pool } from 'pg';
import { traceparent } from '#shared/tracing/tracing.ts';
import type { RequestOrigin } from './request-context.ts';
import type { PacketResult, Statement } from './send-packet.ts';
import { networkSettings } from './settings-of.ts';

type Caller = Omit<RequestOrigin, 'session'>;

const entrances = new WeakMap<Pool, Promise<string>>();

/** The statement that enters a session, written once from the columns of one. */
function entranceOf(pool: Pool): Promise<string> {
  const known = entrances.get(pool) ?? readColumns(pool).then(writeEntrance);
  entrances.set(pool, known);
  known.catch(() => entrances.delete(pool));
  return known;
}

async function readColumns(pool: Pool): Promise<string[]> {
  const { fields } = await pool.query('select * from app_private.session_settings($1)', [
    Buffer.alloc(0),
  ]);
  return fields.map(({ name }) => name);
}

/** Settings are one column, since each column of a row is written by Postgres and read here. */
function writeEntrance(columns: string[]): string {
  const given = Object.keys(givenSettings({ ip: '', userAgent: '' }, null));
  const calls = [
    ...given.map((name, i) => `set_config('${name}', $${i + 3}, true)`),
    ...columns
      .filter((name) => name !== 'role')
      .map((name) => `set_config('app.${name}', coalesce(s.${name}::text, ''), true)`),
    `set_config('role', case when s.role = $2 then s.role else 'none' end, true)`,
  ];
  return `select s.role::text, num_nonnulls(${calls.join(', ')}) from app_private.session_settings($1) s where s.role is not null`;
}

/** The settings of a request besides those of its session. With a time limit it may only read. */
function givenSettings(network: Pick<Caller, 'ip' | 'userAgent'>, readLimitMs: number | null) {
  const settings = networkSettings(network, false);
  const limitMs = Math.min(Number(settings.statement_timeout), readLimitMs ?? Infinity);
  return {
    ...settings,
    statement_timeout: String(limitMs),
    transaction_read_only: readLimitMs === null ? 'off' : 'on',
    'app.traceparent': traceparent() ?? '',
  };
}

/**
 * The statement that enters the session of a token, for the statements after it in the packet. Without a session, or with
 * one of another API, the role stays that of the authenticator, which may read nothing and call no mutation. `readLimitMs`
 * is the time limit of a packet that only reads; null for one that writes.
 */
export async function enterSession(
  pool: Pool,
  caller: Caller,
  { role, readLimitMs }: { role: string; readLimitMs: number | null },
): Promise<Statement> {
  const text = await entranceOf(pool);
  const settings = Object.values(givenSettings(caller, readLimitMs));
  const values = [caller.tokenSha256, role, ...settings];
  return { name: 'enter-session', text, values };
}

/** The role of the session that a packet has found, null without one; undefined if it failed before. */
export function roleFound({ rows: [found] }: PacketResult): string | null | undefined {
  return found && (found[0]?.[0] ?? null);
}
