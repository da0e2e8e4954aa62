import { blankUnseenTexts } from '../../../forms/validate/blank-unseen-texts.ts';
import type { FieldError } from '../../../forms/validate/field-error.ts';
import { findOverfullLists } from '../../../forms/validate/find-overfull-lists.ts';
import { validateInput } from '../../../forms/validate/validate-input.ts';
import { type FileStore, putFile } from '../files/put-file.ts';
import type { StoredFile } from '../files/stored-file.ts';
import type { MutationContext } from '../requests/request-context.ts';
import { callFunction } from './call-function.ts';
import { decodeIds, type ReadId } from './decode-ids.ts';
import { findAllWrong } from './find-all-wrong.ts';
import type { Mutation } from './mutation.ts';
import { prepareInput } from './prepare-input.ts';
import { readDecimals } from './read-decimals.ts';
import { Refusal } from './refusal.ts';
import { hasFile, placeFiles, takeFiles } from './take-files.ts';

export interface MutationResult {
  errors: FieldError[];
  /** Key of the row to read, for payloads that hold one. */
  id: string | null;
  values: Record<string, unknown> | null;
}

export interface MutationTools {
  readId: ReadId;
  store: FileStore;
  registerUrl: string | null;
}

type Input = Record<string, unknown>;

function refused(errors: FieldError[]): MutationResult {
  return { errors, id: null, values: null };
}

/** Everything that can be said about an input without the database: all of it, at once. */
async function check(
  { form }: Mutation,
  raw: Input,
  { origin }: MutationContext,
  { readId }: MutationTools,
) {
  const overfull = findOverfullLists(form.schema, raw);
  if (overfull.length > 0) return { errors: overfull, input: null, files: [] };
  const broken = validateInput(form.validator, form.schema, raw);
  const ids = decodeIds(form.schema, raw, readId);
  const paths = new Set(broken.map(({ path }) => path));
  const news = ids.errors.filter(({ path }) => !paths.has(path));
  const errors = [...broken, ...news];
  const seen = blankUnseenTexts(form.schema, ids.input);
  const good = readDecimals(form.schema, seen) as Input;
  if (errors.length > 0) return { errors, input: good, files: [] };
  // Nobody fills our disk without saying who they are.
  if (!origin.session && hasFile(form.schema, good)) {
    return { errors: [{ code: 'UNAUTHORIZED', path: '' }], input: good, files: [] };
  }
  const files = await takeFiles(form.schema, good);
  return { errors: files.errors, input: good, files: files.taken };
}

/**
 * Who has registered is still a visitor and can do no more than one, but may read back the person
 * they have become, for as long as this request lasts.
 */
function introduce(
  { introduces }: Mutation,
  { id }: MutationResult,
  { origin, pgSettings }: MutationContext,
): void {
  if (introduces && id && !origin.session && pgSettings) pgSettings['app.user_id'] = id;
}

/**
 * Runs one mutation: checks its input, lets its hand-written part work, stores its files and calls
 * its SQL function in a transaction of its own. Broken rules come back as data, anything else is
 * thrown, to be masked.
 */
export async function runMutation(
  mutation: Mutation,
  rawInput: unknown,
  context: MutationContext,
  tools: MutationTools,
): Promise<MutationResult> {
  const { clientMutationId: _ignored, ...raw } = structuredClone(rawInput ?? {}) as Input;
  const { errors, input, files } = await check(mutation, raw, context, tools);
  if (!input) return refused(errors);
  if (errors.length > 0) {
    return refused(await findAllWrong(mutation, input, errors, context, tools));
  }
  try {
    const prepared = await prepareInput(mutation, input, context, tools);
    const stored: [string, StoredFile][] = [];
    for (const [path, file] of files) stored.push([path, await putFile(tools.store, file)]);
    const result = await callFunction(mutation, context, stored, (ids) => {
      const placed = placeFiles(mutation.form.schema, input, ids);
      return prepared ? { ...placed, $prepared: prepared } : placed;
    });
    introduce(mutation, result, context);
    return result;
  } catch (error) {
    if (error instanceof Refusal) return refused(error.errors);
    throw error;
  }
}
