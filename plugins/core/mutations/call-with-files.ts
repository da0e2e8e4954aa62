import { mapInput } from '#forms/validate/map-input.ts';
import type { FieldError } from '#forms/validate/to-field-errors.ts';
import { validateInput } from '#forms/validate/validate-input.ts';
import { placeUpload, unseenFile } from '../files/place-upload.ts';
import type { Form } from '../forms/read-forms.ts';
import type { MutationContext } from '../requests/request-context.ts';
import { askFunction, callFunction, type Work } from './call-function.ts';
import type { Intent } from './intent.ts';
import type { Mutation, MutationResult } from './mutation.ts';
import { lookIntoFiles, type Uploads } from './take-files.ts';

/** The server itself refused, so nothing was committed. A lost connection proves nothing. */
function isUndone(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P)/.test(code);
}

/**
 * Calls the function of a mutation with uploads. It is first called in a transaction that is rolled back, so
 * that a refusal costs no check and no disk, and no lock is held while bytes are written. They are stored
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
  const { store, scannerUrl } = context.surroundings;
  const refused = (errors: FieldError[]) => ({ errors, id: null, values: null });
  const refusals = await askFunction(mutation, context, workWith(unseen(uploads)));
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

/** Uploads as passed to the function before they are checked. */
export const unseen = (uploads: Uploads): Work['files'] =>
  uploads.map(([path, upload]) => [path, unseenFile(upload)]);

/**
 * Whether a refusal means that the caller may not do it at all, or not to this row, whatever the rest of the
 * input.
 */
export function isAboutCaller({ form }: Mutation, { code, path }: FieldError): boolean {
  const properties = form.schema.properties ?? {};
  return code === 'UNAUTHORIZED' || path === '' || Boolean(properties[path]?.nodeType);
}

/** Whether an error at a path may follow from an error at another one. */
function touches(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}.`) || other.startsWith(`${path}.`);
}

/** The refusals that do not follow from errors known before. */
export function newsAmong(refusals: FieldError[], known: FieldError[]): FieldError[] {
  return refusals.filter(({ path }) => !known.some((error) => touches(path, error.path)));
}

/** The input without its broken parts; null when the rest is no input for the form. */
export function withoutBroken({ schema, validator }: Form, input: unknown, known: FieldError[]) {
  const paths = new Set(known.map(({ path }) => path));
  // Of an upload there is all or nothing.
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
