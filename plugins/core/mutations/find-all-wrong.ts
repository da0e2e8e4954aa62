import type { FieldError } from '../../../forms/validate/field-error.ts';
import type { MutationContext } from '../requests/request-context.ts';
import { askFunction } from './call-function.ts';
import type { Mutation } from './mutation.ts';
import { prepareInput } from './prepare-input.ts';
import { Refusal } from './refusal.ts';
import type { MutationTools } from './run-mutation.ts';
import { hasFile } from './take-files.ts';
import { newsAmong, withoutBroken } from './without-broken.ts';

/**
 * Everything that is wrong with an input of which some is known to be: what the database says of
 * the rest comes along. Not for visitors, and not where the hand-written part does more than look:
 * such functions count wrong tries, and a transaction that is rolled back would not.
 */
export async function findAllWrong(
  mutation: Mutation,
  input: Record<string, unknown>,
  known: FieldError[],
  context: MutationContext,
  tools: MutationTools,
): Promise<FieldError[]> {
  const { form } = mutation;
  if (!context.origin.session || (await form.handWritten?.())?.prepare) return known;
  const rest = hasFile(form.schema, input) ? null : withoutBroken(form, input, known);
  if (!rest) return known;
  try {
    const prepared = await prepareInput(mutation, rest, context, tools);
    const input = prepared ? { ...rest, $prepared: prepared } : rest;
    const work = { files: [], inputWith: () => input };
    // An input that lacks parts may make the function fail; then it has nothing to say.
    const told = await askFunction(mutation, context, work).catch(() => []);
    return [...known, ...newsAmong(told, known)];
  } catch (error) {
    // Without what was looked for, the function would miss what the look-up brings.
    if (error instanceof Refusal) return [...known, ...newsAmong(error.errors, known)];
    throw error;
  }
}
