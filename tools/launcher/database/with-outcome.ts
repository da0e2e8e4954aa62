import { LocatedError } from '#db/tools/with-location.ts';

/** Adds to the error of a migration's file what is left of it in the database. */
export function withOutcome(error: unknown): unknown {
  if (!(error instanceof LocatedError)) return error;
  const { message, cause } = error;
  const outcome = 'Nothing of this change is in the database. Mend it and start again.';
  return new Error(`${message}\n  ${outcome}`, { cause });
}
