import type { Refusal } from '#portal/app/errors/refusalText.ts';

/** The server names the input (`clientId`), the editor the shown field (`client`). */
export function fieldRefusals(refusals: readonly Refusal[]): Refusal[] {
  return refusals.map(({ code, path }) => ({ code, path: path.replace(/Id$/, '') }));
}
