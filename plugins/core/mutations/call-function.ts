import type { PgClient } from '@dataplan/pg';
import type { FieldError } from '#forms/validate/to-field-errors.ts';
import { explainBrokenRule } from '../errors/explain-database-error.ts';
import type { StoredFile } from '../files/sniff-file.ts';
import type { MutationContext } from '../requests/request-context.ts';
import type { Statement, TextRow } from '../requests/send-packet.ts';
import { settingsStatement } from '../requests/wrap-client.ts';
import { claimKey, earlierAnswer, rolledBack, storeAnswer } from './idempotency.ts';
import type { Intent } from './intent.ts';
import type { Mutation, MutationResult } from './mutation.ts';
import { callStatement, resultOf, sendCall, stopIfRefused, UnreadableAnswer } from './send-call.ts';

const refusalState = 'AP001';
const forbiddenState = '42501';
/** Two transactions got in each other's way; nothing happened, so it is safe to try again. */
const collisions = new Set(['40001', '40P01']);
const tries = 3;

type Fault = { code?: string; detail?: string };

function refusalsOf(error: unknown, isVisitor: boolean): FieldError[] | null {
  const { code, detail } = error as Fault;
  // Visitors without the right get the error to sign in; for others a missing right is a fault.
  if (code === forbiddenState && isVisitor) return [{ code: 'UNAUTHORIZED', path: '' }];
  return code === refusalState && detail ? (JSON.parse(detail) as FieldError[]) : null;
}

async function call(mutation: Mutation, tx: PgClient, input: unknown): Promise<MutationResult> {
  const called = tx.query<TextRow>({ ...callStatement(mutation, input), arrayMode: true });
  // Leaves with the call. If that fails this does too, for no reason of its own.
  const refusals = tx.query(stopIfRefused);
  refusals.catch(() => {});
  const { rows } = await called;
  await refusals;
  return resultOf(mutation, rows[0]);
}

/** The arguments of a mutation's function: its files, and its input once these have ids. */
export interface Work {
  files: readonly [string, StoredFile][];
  inputWith: (fileIds: ReadonlyMap<string, string>) => unknown;
}

/** The rows of files get their ids first, and the input with these is another packet. */
async function attemptWithFiles(
  mutation: Mutation,
  { pgSettings, withPgClient }: MutationContext,
  { files, inputWith }: Work,
  intent: Intent | null,
): Promise<MutationResult> {
  return withPgClient(pgSettings, async (tx) => {
    if (intent) await tx.query(claimKey(intent));
    const result = await call(mutation, tx, inputWith(await registerFiles(tx, files)));
    if (intent) await tx.query(storeAnswer(intent));
    return result;
  });
}

/** The result of a call that has failed by its key, by refusals, or by a rule of the database; null for other errors. */
export function resultOfError(
  error: unknown,
  { form, rules }: Mutation,
  isVisitor: boolean,
): MutationResult | null {
  const earlier = earlierAnswer(error);
  if (earlier) return earlier;
  const errors = refusalsOf(error, isVisitor) ?? explainBrokenRule(error, form.schema, rules);
  return errors && { errors, id: null, values: null };
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
    const errors = refusalsOf(error, !context.origin.session);
    if (errors) return errors;
    throw error;
  }
  return [];
}

/**
 * Calls a mutation's function in one transaction, with the rows of its files and its idempotency key. Refusals
 * roll all of it back and are returned as data. `answer` is a statement that reads the returned row by the id in
 * `app.answered_id`; its text is in the result unless the call has files or the statement fails.
 */
export async function callFunction(
  mutation: Mutation,
  context: MutationContext,
  work: Work,
  intent: Intent | null,
  answer: Statement | null = null,
): Promise<MutationResult> {
  let reading = answer;
  for (let left = tries - 1; ; left--) {
    try {
      if (work.files.length > 0) return await attemptWithFiles(mutation, context, work, intent);
      const { pgSettings, serverContext } = context;
      const call = { mutation, input: work.inputWith(new Map()), intent, answer: reading };
      const enter = settingsStatement(pgSettings ?? {});
      return (await sendCall(serverContext.pool, enter, call)).result();
    } catch (error) {
      const result = resultOfError(error, mutation, !context.origin.session);
      if (result) return result;
      if (error instanceof UnreadableAnswer) reading = null;
      else if (left === 0 || !collisions.has((error as Fault).code ?? '')) throw error;
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
