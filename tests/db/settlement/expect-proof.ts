import { expect } from 'vitest';
import { prove } from '#db/tools/prove.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

/** Every claim of the proof holds. */
export async function expectProof(tx: TestTransaction): Promise<void> {
  const { lines } = await prove(tx.client);
  expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([]);
}
