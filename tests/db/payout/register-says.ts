import { actor } from '../../support/actor.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

/** A valid organisation as the register's client returns it. */
export const company = (orgNumber: string, more: object = {}) => ({
  name: 'FJELL OG FJORD AS',
  orgNumber,
  address: { line1: 'Fjordveien 8', postalCode: '7042', city: 'TRONDHEIM', country: 'NO' },
  markedAsBankruptcy: false,
  underLiquidation: false,
  underForcedLiquidation: false,
  deleted: false,
  vatRegistered: true,
  inBusinessRegister: true,
  ...more,
});

/** Records the register's answer for a number, as the worker does; null for an unknown number. */
export async function registerSays(
  tx: TestTransaction,
  orgNumber: string,
  more: object | null = {},
): Promise<void> {
  const answer = more && JSON.stringify(company(orgNumber, more));
  await tx.as(actor.worker, (client) =>
    client.query('select app_private.note_register_answer($1, $2)', [orgNumber, answer]),
  );
}
