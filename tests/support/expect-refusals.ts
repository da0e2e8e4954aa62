import { expect } from 'vitest';

type RefusalRow = { code: string; path?: string };

/** Expects that the work is refused with exactly these codes at these paths, in any order, and changes nothing. */
export async function expectRefusals(
  work: Promise<unknown>,
  expected: RefusalRow[],
): Promise<void> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason as { code?: string; detail?: string; message?: string },
  );
  if (!error) expect.fail(`nothing was refused, expected ${JSON.stringify(expected)}`);
  if (error.code !== 'AP001') throw error;
  const refusals = JSON.parse(error.detail ?? '[]') as RefusalRow[];
  const asLines = (rows: RefusalRow[]) => rows.map((row) => `${row.code} ${row.path ?? ''}`).sort();
  expect(asLines(refusals)).toEqual(asLines(expected));
}
