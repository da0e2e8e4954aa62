import type { FieldError } from '#forms/validate/to-field-errors.ts';
import { mapInput, validateInput } from '#forms/validate/validate-input.ts';
import { Refusal } from '../errors/refusal.ts';
import { placeUpload, unreadFile } from '../files/place-upload.ts';
import type { Form } from '../forms/read-forms.ts';
import type { MutationContext } from '../requests/request-context.ts';
import { callFunction, findRefusals, type Work } from './call-function.ts';
import type { Intent } from './intent.ts';
import type { Mutation, MutationResult } from './mutation.ts';
import { prepareInput, type Sealed } from './prepare-input.ts';
import { isUndone } from './send-call.ts';
import { hasFile, lookIntoFiles, placeFiles, takeFiles, type Uploads } from './take-files.ts';

/** Uploads as passed to the function before they are checked. */
const unreadFiles = (uploads: Uploads): Work['files'] =>
  uploads.map(([path, upload]) => [path, unreadFile(upload)]);

type Input = Record<string, unknown>;

/**
 * All faults of an input: those known already, and the database's refusals of the rest. Only the known ones if
 * the hand-written part has side effects, since such parts count attempts and an invalid input must not count
 * as one, or if a visitor sends files, which are not opened.
 */
export async function findAllWrong(
  mutation: Mutation,
  input: Input,
  known: FieldError[],
  context: MutationContext,
): Promise<FieldError[]> {
  const { form } = mutation;
  const includesFiles = hasFile(form.schema, input);
  if ((await form.handWritten?.())?.prepare) return known;
  if (includesFiles && !context.origin.session) return known;
  const rest = withoutBroken(form, input, known);
  if (!rest) return known;
  const files = includesFiles ? await takeFiles(form.schema, rest) : { errors: [], taken: [] };
  const read = [...known, ...files.errors];
  const refusals = await refusalsFor(mutation, rest, files.taken, context);
  const found = [...read, ...newsAmong(refusals, read)];
  if (refusals.some((error) => isAboutCaller(mutation, error))) return found;
  const { errors } = await lookIntoFiles(files.taken, context.serverContext.scannerUrl);
  return [...found, ...newsAmong(errors, found)];
}

async function refusalsFor(
  mutation: Mutation,
  rest: Input,
  uploads: Uploads,
  context: MutationContext,
): Promise<FieldError[]> {
  try {
    const prepared = await prepareInput(mutation, rest, context);
    const work = workOf(mutation, rest, unreadFiles(uploads), prepared);
    // An incomplete input may make the function fail; then there is nothing to add.
    return await findRefusals(mutation, context, work).catch(() => []);
  } catch (error) {
    // Without the look-up's result, the function would report it as missing.
    if (error instanceof Refusal) return error.errors;
    // The look-up may fail over a missing part just as the function may.
    if (error instanceof TypeError) return [];
    throw error;
  }
}

/** The arguments of a mutation's function: its input with the ids of its files, and the prepared data. */
export function workOf(
  { form }: Mutation,
  input: Record<string, unknown>,
  files: Work['files'],
  prepared: Sealed | undefined,
): Work {
  return {
    files,
    inputWith(ids) {
      const whole = placeFiles(form.schema, input, ids);
      return prepared ? { ...whole, $prepared: prepared } : whole;
    },
  };
}

/**
 * Calls the function of a mutation with uploads. It is first called in a transaction that is rolled back, so
 * that a refusal costs no check and no disk, and no row is locked while bytes are written. They are stored
 * before the row that names them is committed, and deleted if it is refused after all. Files left by a crash
 * have no row, and are removed at night.
 */
export async function callWithFiles(
  mutation: Mutation,
  context: MutationContext,
  uploads: Uploads,
  workWith: (files: Work['files']) => Work,
  intent: Intent | null,
): Promise<MutationResult> {
  const { store, scannerUrl } = context.serverContext;
  const refused = (errors: FieldError[]) => ({ errors, id: null, values: null });
  const refusals = await findRefusals(mutation, context, workWith(unreadFiles(uploads)));
  if (refusals.some((error) => isAboutCaller(mutation, error))) return refused(refusals);
  const { errors, taken } = await lookIntoFiles(uploads, scannerUrl);
  const known = [...refusals, ...newsAmong(errors, refusals)];
  if (known.length > 0) return refused(known);
  const placed = taken.map(([path, file]) => [path, placeUpload(file)] as const);
  const contents = placed.flatMap(([, upload]) => upload.contents);
  const work = workWith(placed.map(([path, { file }]) => [path, file]));
  const remove = () => Promise.allSettled(contents.map(([key]) => store.delete(key)));
  let isStored = false;
  try {
    for (const [key, bytes] of contents) await store.put(key, bytes);
    isStored = true;
    const result = await callFunction(mutation, context, work, intent);
    if (result.errors.length > 0 || result.isRepeated) await remove();
    return result;
  } catch (error) {
    if (!isStored || isUndone(error)) await remove();
    throw error;
  }
}

/**
 * Whether a refusal means that the caller may not do it at all, or not to this row, whatever the rest of the
 * input.
 */
function isAboutCaller({ form }: Mutation, { code, path }: FieldError): boolean {
  const properties = form.schema.properties ?? {};
  return code === 'UNAUTHORIZED' || path === '' || Boolean(properties[path]?.nodeType);
}

/** Whether an error at a path may follow from an error at another one. */
function touches(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}.`) || other.startsWith(`${path}.`);
}

/** The refusals that do not follow from errors known before. */
function newsAmong(refusals: FieldError[], known: FieldError[]): FieldError[] {
  return refusals.filter(({ path }) => !known.some((error) => touches(path, error.path)));
}

/** The input without its broken parts; null when the rest is no input for the form. */
function withoutBroken({ schema, validator }: Form, input: unknown, known: FieldError[]) {
  const paths = new Set(known.map(({ path }) => path));
  // An upload is complete or absent.
  const isBroken = (file: boolean, path: string) =>
    paths.has(path) || (file && known.some((error) => error.path.startsWith(`${path}.`)));
  const rest = mapInput(schema, input, ({ file }, _value, path) =>
    isBroken(file !== undefined, path) ? { value: undefined } : undefined,
  );
  const left = validateInput(validator, schema, rest);
  return newsAmong(left, known).length > 0 || paths.has('')
    ? null
    : (rest as Record<string, unknown>);
}
