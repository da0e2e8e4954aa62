import type { Refusal } from '../../../app/errors/Refusal.ts';

/** The server names the input (`clientId`), the editor the shown field (`client`). */
export function fieldRefusals(refusals: readonly Refusal[]): Refusal[] {
  return refusals.map(({ code, path }) => ({ code, path: path.replace(/Id$/, '') }));
}
