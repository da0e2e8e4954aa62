import type { FieldError } from '#forms/validate/to-field-errors.ts';
import { Refusal } from '../errors/refusal.ts';
import type { MutationContext } from '../requests/request-context.ts';
import { askFunction, type Work } from './call-function.ts';
import { isAboutCaller, newsAmong, unseen, withoutBroken } from './call-with-files.ts';
import type { Mutation } from './mutation.ts';
import { prepareInput, type Sealed } from './prepare-input.ts';
import { hasFile, lookIntoFiles, placeFiles, takeFiles, type Uploads } from './take-files.ts';

type Input = Record<string, unknown>;

/**
 * All faults of an input of which some are known: the database's refusals of the rest are added. Not if the
 * hand-written part has side effects: such parts count attempts, and an invalid input must not count as one.
 * Visitors' files are not opened either.
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
  const refusals = await ask(mutation, rest, files.taken, context);
  const found = [...read, ...newsAmong(refusals, read)];
  if (refusals.some((error) => isAboutCaller(mutation, error))) return found;
  const { errors } = await lookIntoFiles(files.taken, context.surroundings.scannerUrl);
  return [...found, ...newsAmong(errors, found)];
}

async function ask(
  mutation: Mutation,
  rest: Input,
  uploads: Uploads,
  context: MutationContext,
): Promise<FieldError[]> {
  try {
    const prepared = await prepareInput(mutation, rest, context);
    const work = workOf(mutation, rest, unseen(uploads), prepared);
    // An incomplete input may make the function fail; then there is nothing to add.
    return await askFunction(mutation, context, work).catch(() => []);
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
