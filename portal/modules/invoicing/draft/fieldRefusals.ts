import type { Refusal } from '../../../app/errors/Refusal.ts';

/** The server names what it takes (`clientId`), the sheet names what one sees (`client`). */
export function fieldRefusals(refusals: readonly Refusal[]): Refusal[] {
  return refusals.map(({ code, path }) => ({ code, path: path.replace(/Id$/, '') }));
}
