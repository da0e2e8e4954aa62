import type { Refusal } from '#portal/app/errors/refusalText.ts';

type Part = Record<string, unknown>;

/**
 * The input with null in the fields that were refused. Null when a refusal concerns more than a single field:
 * too many lines must not be sent as none.
 */
export function withoutRefused<Input extends object>(
  input: Input,
  refusals: readonly Refusal[],
): Input | null {
  const rest = structuredClone(input);
  for (const { path } of refusals) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const owner = names.reduce<unknown>((at, name) => (isPart(at) ? at[name] : undefined), rest);
    if (!isPart(owner) || isPart(owner[last]) || owner[last] == null) return null;
    owner[last] = null;
  }
  return rest;
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null;
}
