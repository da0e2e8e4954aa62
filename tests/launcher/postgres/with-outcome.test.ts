import { expect, test } from 'vitest';
import { LocatedError } from '#db/tools/with-location.ts';
import { withOutcome } from '#tools/launcher/database/with-outcome.ts';

// Goal: a start that stops at a migration reports what was applied. Method: the message of a file's
// error, and another.

test('an error of a file says that nothing of it was applied, another is unchanged', () => {
  const placed = new LocatedError(
    'canceling statement due to lock timeout\n  in db/a.sql, line 3: x',
  );
  expect(withOutcome(placed)).toMatchObject({
    message: `${placed.message}\n  The change was not applied to the database. Fix it and start again.`,
  });
  const other = new Error('connect ECONNREFUSED');
  expect(withOutcome(other)).toBe(other);
});
