import type { Refusal } from '#portal/app/errors/refusalText.ts';

interface Versioned {
  updatedAt: string;
}

/** The server's row that a draft is written on, and whether the two have parted. */
export interface SavedVersion<Row> {
  /** The row as last read. It may be newer than the draft's base, for example after an upload. */
  saved: Row;
  /** The `updatedAt` of the version this draft is based on, for the server to compare with its own. */
  baseVersion: string | null;
  /** The row has been saved elsewhere since: saving stops until the user chooses a version. */
  isStale: boolean;
}

/** The state once a draft is based on the server's version: read first, saved, or chosen from two. */
export const basedOn = <Row extends Versioned>(saved: Row) => ({
  saved,
  baseVersion: saved.updatedAt,
  isStale: false,
});

/** Separates a refusal of the version, upon which the user chooses between both, from those of fields. */
export function splitRefusals(all: readonly Refusal[]): { isStale: boolean; refusals: Refusal[] } {
  const refusals = all.filter(({ path }) => path !== 'updatedAt');
  return { isStale: refusals.length < all.length, refusals };
}

/** A draft stored on a device by the release before, which called `baseVersion` `asRead`: drafts outlive releases. */
export function withBaseVersion(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return stored;
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [
      name === 'asRead' ? 'baseVersion' : name,
      name === 'unanswered' ? withBaseVersion(value) : value,
    ]),
  );
}
