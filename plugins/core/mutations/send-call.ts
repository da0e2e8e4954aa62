import type { Pool } from 'pg';
import { sql } from 'pg-sql2';
import { isDatabaseAway } from '../errors/is-database-away.ts';
import {
  type PacketResult,
  type Statement,
  sendOn,
  type TextRow,
} from '../requests/send-packet.ts';
import { claimKey, storeAnswer } from './idempotency.ts';
import type { Intent } from './intent.ts';
import type { Mutation, MutationResult } from './mutation.ts';

const cancelledState = '57014';

/**
 * Calls the function and returns only the columns of the payload. The id of a row is left in a setting for the statements
 * after it.
 */
export function callStatement({ form, sqlName, payload }: Mutation, input: unknown): Statement {
  const from = `${sqlName}($1::jsonb)`;
  const values = [JSON.stringify(input)];
  const name = `call ${form.name}`;
  if (payload.kind === 'void') return { name, values, text: `select ${from}` };
  if (payload.kind !== 'values') {
    const id = `r.id::text, set_config('app.answered_id', coalesce(r.id::text, ''), true)`;
    return { name, values, text: `select ${id} from ${from} as r` };
  }
  const columns = payload.attributes.map(({ column, codec }) => {
    const value = column === null ? sql`r` : sql`r.${sql.identifier(column)}`;
    const text = codec.castFromPg ? codec.castFromPg(value) : sql`${value}::text`;
    return sql.compile(text).text;
  });
  return { name, values, text: `select ${columns.join(', ')} from ${from} as r` };
}

export const stopIfRefused: Statement = {
  text: 'select app_private.stop_if_refused()',
  values: [],
  name: 'stop',
};

export function resultOf({ payload }: Mutation, row: TextRow | undefined): MutationResult {
  if (payload.kind === 'void' || !row) return { errors: [], id: null, values: null };
  if (payload.kind !== 'values') return { errors: [], id: row[0] ?? null, values: null };
  const values = payload.attributes.map(({ name, codec }, i) => {
    const value = row[i];
    return [name, value == null ? null : codec.fromPg(value)];
  });
  return { errors: [], id: null, values: Object.fromEntries(values) as Record<string, unknown> };
}

/** Whether nothing is left but to report it: the database took too long or is away. */
export const hasNoTime = (error: Error) =>
  (error as { code?: string }).code === cancelledState || isDatabaseAway(error);

/** The statement that stores the response has failed, and with it the whole call. */
export class UnreadableAnswer extends Error {}

/** Whether an error proves that nothing was committed: Postgres itself refused. A lost connection proves nothing. */
export function isUndone(error: unknown): boolean {
  if (error instanceof UnreadableAnswer) return true;
  const { code = '' } = error as { code?: string };
  return /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P)/.test(code);
}

/** A call without files. */
export interface Call {
  mutation: Mutation;
  input: unknown;
  intent: Intent | null;
  /** Reads the row by its id in `app.answered_id`. */
  answer: Statement | null;
}

/**
 * Sends a call: session, key, call, refusals and answer are one packet, which is the transaction. `result` throws
 * if any of it has failed, and then nothing was done.
 */
export async function sendCall(
  pool: Pool,
  enter: Statement,
  { mutation, input, intent, answer }: Call,
): Promise<{ packet: PacketResult; result: () => MutationResult }> {
  const before = [enter, ...(intent ? [claimKey(intent)] : [])];
  const call = [callStatement(mutation, input), stopIfRefused];
  const after = [...(intent ? [storeAnswer(intent)] : []), ...(answer ? [answer] : [])];
  const statements = [...before, ...call, ...after];
  const packet = await sendOn(pool, statements);
  const result = () => {
    const { rows, error } = packet;
    if (error) {
      const isUnreadable = answer && rows.length === statements.length - 1;
      if (!isUnreadable || hasNoTime(error)) throw error;
      throw new UnreadableAnswer('The answer cannot be read', { cause: error });
    }
    const done = resultOf(mutation, rows[before.length]?.[0]);
    return answer ? { ...done, text: rows.at(-1)?.[0]?.[0] ?? null } : done;
  };
  return { packet, result };
}
