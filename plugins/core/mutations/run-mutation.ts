import { findOversized } from '#forms/validate/find-oversized.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import type { FieldError } from '#forms/validate/to-field-errors.ts';
import { mapInput, tidyInput, validateInput } from '#forms/validate/validate-input.ts';
import { Refusal } from '../errors/refusal.ts';
import type { MutationContext } from '../requests/request-context.ts';
import type { Statement } from '../requests/send-packet.ts';
import { callFunction, type Work } from './call-function.ts';
import { decodeIds, type ReadId } from './decode-ids.ts';
import { callWithFiles, findAllWrong, workOf } from './find-all-wrong.ts';
import { recall } from './idempotency.ts';
import { type Intent, intentOf } from './intent.ts';
import type { Mutation, MutationResult } from './mutation.ts';
import { prepareInput } from './prepare-input.ts';
import { hasFile, takeFiles, type Uploads } from './take-files.ts';

type Input = Record<string, unknown>;

function refused(errors: FieldError[]): MutationResult {
  return { errors, id: null, values: null };
}

/** All faults of an input that can be found without the database. */
async function check({ form }: Mutation, raw: Input, isVisitor: boolean, readId: ReadId) {
  const oversized = findOversized(form.schema, raw);
  if (oversized.length > 0) return { errors: oversized, input: null, files: [] };
  const broken = validateInput(form.validator, form.schema, raw);
  const ids = decodeIds(form.schema, raw, readId);
  const paths = new Set(broken.map(({ path }) => path));
  const news = ids.errors.filter(({ path }) => !paths.has(path));
  const errors = [...broken, ...news];
  const good = readDecimals(form.schema, tidyInput(form.schema, ids.input)) as Input;
  if (errors.length > 0) return { errors, input: good, files: [] };
  // Visitors may not store files.
  if (isVisitor && hasFile(form.schema, good)) {
    return { errors: [{ code: 'UNAUTHORIZED', path: '' }], input: good, files: [] };
  }
  const files = await takeFiles(form.schema, good);
  return { errors: files.errors, input: good, files: files.taken };
}

/**
 * A newly registered user is still a visitor with a visitor's rights, but may read back their own row during
 * this request.
 */
function introduce(
  { introduces }: Mutation,
  { id }: MutationResult,
  { origin, pgSettings }: MutationContext,
): void {
  if (introduces && id && !origin.session && pgSettings) pgSettings['app.user_id'] = id;
}

async function perform(
  mutation: Mutation,
  input: Input,
  uploads: Uploads,
  intent: Intent | null,
  context: MutationContext,
  answer: Statement | null,
): Promise<MutationResult> {
  const prepared = await prepareInput(mutation, input, context);
  const workWith = (files: Work['files']) => workOf(mutation, input, files, prepared);
  if (uploads.length === 0) return callFunction(mutation, context, workWith([]), intent, answer);
  return callWithFiles(mutation, context, uploads, workWith, intent);
}

/** The place of a mutation in its document and its API. */
interface Mentioned {
  /** Its number among the mutations of its document. */
  place: number;
  readId: ReadId;
  /** Reads its row in the transaction of the call; without it, the row is read after that. */
  answer?: Statement | null;
}

/**
 * Runs a mutation: validates its input, runs its hand-written part, stores its files and calls its SQL
 * function in a transaction of its own. Refusals are returned as data, other errors are thrown, to be masked.
 * A call with an idempotency key used before is not repeated.
 */
export async function runMutation(
  mutation: Mutation,
  rawInput: unknown,
  { place, readId, answer = null }: Mentioned,
  context: MutationContext,
): Promise<MutationResult> {
  const { clientMutationId: _ignored, ...raw } = structuredClone(rawInput ?? {}) as Input;
  const { origin, serverContext } = context;
  // Visitors have no account to store keys under.
  const key = origin.session?.user_id ? origin.idempotencyKey : null;
  const intent = intentOf(mutation, place, raw, { key, secret: serverContext.secret });
  // If more than the database is involved, an earlier answer is looked up before that work begins.
  const isLong = mutation.form.handWritten !== null || hasFile(mutation.form.schema, raw);
  const earlier = intent && isLong ? await recall(intent, context) : null;
  if (earlier) return earlier;
  const { errors, input, files } = await check(mutation, raw, !origin.session, readId);
  if (!input) return refused(errors);
  if (errors.length > 0) {
    return refused(await findAllWrong(mutation, input, errors, context));
  }
  try {
    const result = await perform(mutation, input, files, intent, context, answer);
    introduce(mutation, result, context);
    return result;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // It may be refused because the same call, a moment earlier, has done it.
    return (intent && (await recall(intent, context))) ?? refused(error.errors);
  }
}

/** The input of a signed-in caller, if nothing but the database and a session decides on the call; else null. */
export async function plainInput(
  mutation: Mutation,
  rawInput: unknown,
  readId: ReadId,
): Promise<Plain | null> {
  const { clientMutationId: _ignored, ...raw } = structuredClone(rawInput ?? {}) as Input;
  if (mutation.form.handWritten || hasFile(mutation.form.schema, raw)) return null;
  const { errors, input } = await check(mutation, raw, false, readId);
  return input && errors.length === 0 ? { raw, input } : null;
}

interface Plain {
  /** The input as it was sent, which an idempotency key remembers. */
  raw: Input;
  /** The input as the function of the mutation takes it. */
  input: Input;
}

/** Writes every decimal as text, so that SQL never sees a rounded float. */
function readDecimals(schema: InputSchema, input: unknown): unknown {
  return mapInput(schema, input, ({ format }, value) =>
    format === 'decimal' && typeof value === 'number' ? { value: String(value) } : undefined,
  );
}
