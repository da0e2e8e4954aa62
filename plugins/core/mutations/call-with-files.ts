import type { PlacedUpload } from '../files/place-upload.ts';
import type { MutationContext } from '../requests/request-context.ts';
import { askFunction, callFunction, type Work } from './call-function.ts';
import type { Intent } from './intent.ts';
import type { Mutation } from './mutation.ts';
import type { MutationResult } from './mutation-result.ts';

/** The server itself said no, so nothing was committed. A connection that is lost says nothing. */
function isUndone(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P)/.test(code);
}

/**
 * Calls the function of a mutation that brings bytes. It is asked first, in a transaction that is
 * rolled back, so that what it refuses costs no disk, and no lock is held while bytes are written.
 * They are in the store before the row that names them is committed, and go when it is refused after
 * all. What a crash leaves in between has no row, and goes at night.
 */
export async function callWithFiles(
  mutation: Mutation,
  context: MutationContext,
  work: Work,
  intent: Intent | null,
  uploads: readonly PlacedUpload[],
): Promise<MutationResult> {
  const { store } = context.surroundings;
  const errors = await askFunction(mutation, context, work);
  if (errors.length > 0) return { errors, id: null, values: null };
  const contents = uploads.flatMap((upload) => upload.contents);
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
