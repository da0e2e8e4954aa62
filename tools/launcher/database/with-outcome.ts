import { LocatedError } from '#db/tools/with-location.ts';

/** Adds to the error of a migration file what it has left in the database. */
export function withOutcome(error: unknown): unknown {
  if (!(error instanceof LocatedError)) return error;
  const { message, cause } = error;
  const outcome = 'The change was not applied to the database. Fix it and start again.';
  return new Error(`${message}\n  ${outcome}`, { cause });
}
