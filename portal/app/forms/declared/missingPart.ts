import type { Refusal } from '../../errors/refusalText.ts';

/** The refusal of a part that is changed on its own and left empty, such as an address: there is nothing to save. */
export function missingPart(input: unknown, only: readonly string[] = []): Refusal[] {
  const { attributes } = input as { attributes?: Record<string, unknown> };
  return only.length === 1 && (attributes?.[only[0] ?? ''] ?? null) === null
    ? [{ code: 'BLANK', path: `attributes.${only[0]}` }]
    : [];
}
