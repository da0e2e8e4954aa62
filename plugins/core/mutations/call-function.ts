import type { PgClient } from '@dataplan/pg';
import { sql } from 'pg-sql2';
import type { FieldError } from '#forms/validate/to-field-errors.ts';
import { explainBrokenRule } from '../errors/explain-database-error.ts';
import type { StoredFile } from '../files/sniff-file.ts';
import type { MutationContext } from '../requests/request-context.ts';
import { rolledBack, storeAnswer, takeKey } from './idempotency.ts';
import type { Intent } from './intent.ts';
import type { Mutation, MutationResult } from './mutation.ts';

const refusalState = 'AP001';
const forbiddenState = '42501';
/** Two transactions got in each other's way; nothing happened, so it is safe to try again. */
const collisions = new Set(['40001', '40P01']);
const tries = 3;

type Fault = { code?: string; detail?: string };

function refusalsOf(error: unknown, { origin }: MutationContext): FieldError[] | null {
  const { code, detail } = error as Fault;
  // Visitors who lack the right are asked to sign in; for others a missing right is a fault.
  if (code === forbiddenState && !origin.session) return [{ code: 'UNAUTHORIZED', path: '' }];
  return code === refusalState && detail ? (JSON.parse(detail) as FieldError[]) : null;
}

/** The statement that calls the function and returns only the columns of the payload. */
function statement({ sqlName, payload }: Mutation): string {
  const from = `${sqlName}($1::jsonb)`;
  if (payload.kind === 'void') return `select ${from}`;
  if (payload.kind !== 'values') return `select r.id::text as id from ${from} as r`;
  const columns = payload.attributes.map(({ column, codec }, i) => {
    const value = column === null ? sql`r` : sql`r.${sql.identifier(column)}`;
    const text = codec.castFromPg ? codec.castFromPg(value) : sql`${value}::text`;
    return `${sql.compile(text).text} as "${i}"`;
  });
  return `select ${columns.join(', ')} from ${from} as r`;
}

function resultOf({ payload }: Mutation, row: Record<string, string | null> | undefined) {
  if (payload.kind === 'void' || !row) return { errors: [], id: null, values: null };
  if (payload.kind !== 'values') return { errors: [], id: row.id ?? null, values: null };
  const values = payload.attributes.map(({ name, codec }, i) => {
    const value = row[String(i)];
    return [name, value == null ? null : codec.fromPg(value)];
  });
  return { errors: [], id: null, values: Object.fromEntries(values) as Record<string, unknown> };
}

async function call(mutation: Mutation, tx: PgClient, input: unknown) {
  const called = tx.query<Record<string, string | null>>({
    text: statement(mutation),
    values: [JSON.stringify(input)],
    name: `call ${mutation.form.name}`,
  });
  // Leaves with the call. If that fails this does too, for no reason of its own.
  const refusals = tx.query({ text: 'select app_private.stop_if_refused()', name: 'stop' });
  refusals.catch(() => {});
  const { rows } = await called;
  await refusals;
  return rows[0];
}

/** The arguments of a mutation's function: its files, and its input once these have ids. */
export interface Work {
  files: readonly [string, StoredFile][];
  inputWith: (fileIds: ReadonlyMap<string, string>) => unknown;
}

async function attempt(
  mutation: Mutation,
  { pgSettings, withPgClient }: MutationContext,
  { files, inputWith }: Work,
  intent: Intent | null,
): Promise<MutationResult> {
  return withPgClient(pgSettings, async (tx) => {
    const earlier = intent && (await takeKey(tx, intent));
    if (earlier) return earlier;
    const row = await call(mutation, tx, inputWith(await registerFiles(tx, files)));
    if (intent) await storeAnswer(tx, intent, row?.id ?? null);
    return resultOf(mutation, row);
  });
}

/** The refusals of a mutation's function, called in a transaction that is always rolled back. */
export async function findRefusals(
  mutation: Mutation,
  context: MutationContext,
  { files, inputWith }: Work,
): Promise<FieldError[]> {
  try {
    await rolledBack(context, async (tx) =>
      call(mutation, tx, inputWith(await registerFiles(tx, files))),
    );
  } catch (error) {
    const errors = refusalsOf(error, context);
    if (errors) return errors;
    throw error;
  }
  return [];
}

/**
 * Calls a mutation's function in one transaction, with the rows of its files and the key of its
 * intent. Refusals roll all of it back and come out as data.
 */
export async function callFunction(
  mutation: Mutation,
  context: MutationContext,
  work: Work,
  intent: Intent | null,
): Promise<MutationResult> {
  for (let left = tries - 1; ; left--) {
    try {
      return await attempt(mutation, context, work, intent);
    } catch (error) {
      const errors =
        refusalsOf(error, context) ??
        explainBrokenRule(error, mutation.form.schema, mutation.rules);
      if (errors) return { errors, id: null, values: null };
      if (left === 0 || !collisions.has((error as Fault).code ?? '')) throw error;
    }
  }
}

/** Inserts the rows of files, and returns their ids by the path of the upload. */
async function registerFiles(tx: PgClient, files: readonly [string, StoredFile][]) {
  const ids = new Map<string, string>();
  for (const [path, file] of files) {
    const { rows } = await tx.query<{ id: string }>({
      text: `select app_private.register_file(
        app_hidden.current_account_id(), $1, $2, $3, $4, $5, $6) as id`,
      values: [
        file.filename,
        file.contentType,
        file.byteSize,
        file.sha256 as unknown as string,
        file.storageKey,
        file.thumbStorageKey,
      ],
    });
    if (rows[0]) ids.set(path, rows[0].id);
  }
  return ids;
}
