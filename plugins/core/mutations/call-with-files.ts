import type { FieldError } from '../../../forms/validate/field-error.ts';
import { placeUpload, unseenFile } from '../files/place-upload.ts';
import type { MutationContext } from '../requests/request-context.ts';
import { askFunction, callFunction, type Work } from './call-function.ts';
import type { Intent } from './intent.ts';
import type { Mutation } from './mutation.ts';
import type { MutationResult } from './mutation-result.ts';
import { lookIntoFiles, type Uploads } from './take-files.ts';
import { newsAmong } from './without-broken.ts';

/** The server itself said no, so nothing was committed. A connection that is lost says nothing. */
function isUndone(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P)/.test(code);
}

/**
 * Calls the function of a mutation that brings bytes. It is asked first, in a transaction that is
 * rolled back, so that what it refuses costs no look and no disk, and no lock is held while bytes are
 * written. They are in the store before the row that names them is committed, and go when it is refused
 * after all. What a crash leaves in between has no row, and goes at night.
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
  const asked = await askFunction(mutation, context, workWith(unseen(uploads)));
  if (asked.some((error) => isAboutCaller(mutation, error))) return refused(asked);
  const { errors, taken } = await lookIntoFiles(uploads, scannerUrl);
  const known = [...asked, ...newsAmong(errors, asked)];
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

/** Uploads as the function is asked about them before anybody has looked into them. */
export const unseen = (uploads: Uploads): Work['files'] =>
  uploads.map(([path, upload]) => [path, unseenFile(upload)]);

/** Whether a refusal says that the caller may not do it at all, or not to this row, whatever else is sent. */
export function isAboutCaller({ form }: Mutation, { code, path }: FieldError): boolean {
  const properties = form.schema.properties ?? {};
  return code === 'UNAUTHORIZED' || path === '' || Boolean(properties[path]?.nodeType);
}
