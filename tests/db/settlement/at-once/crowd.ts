import type { Actor } from '#tests/support/actor.ts';
import { anOperator } from '#tests/support/people/an-operator.ts';
import type { TestTransaction } from '#tests/support/test-transaction.ts';
import { credit, readInvoice } from '../../invoicing/credit/credit.ts';
import { makeInvoicer } from '../../invoicing/draft.ts';
import { aBuyer, invoiced, verify } from '../../purchases/buyer.ts';
import { makeDue, type PayoutInvoicer, readyForPayout } from '../payouts.ts';
import { registerPayment } from '../register-payment.ts';

/** Freelancers whose client is a team with purchases, and the operators of finance. */
export interface Crowd {
  desks: PayoutInvoicer[];
  review: Actor;
}

export async function makeCrowd(tx: TestTransaction): Promise<Crowd> {
  const { who: finance } = await anOperator(tx, 'FINANCE');
  const { who: approver } = await anOperator(tx, 'FINANCE');
  const { who: review } = await anOperator(tx, 'REVIEW');
  await verify(tx, review, await aBuyer(tx));
  const invoicers: PayoutInvoicer[] = [];
  for (const type of ['individual', 'organization'] as const) {
    const invoicer = { ...(await makeInvoicer(tx, type)), finance, approver };
    await readyForPayout(tx, invoicer);
    invoicers.push(invoicer);
    for (let i = 0; i < 6; i += 1) {
      const id = await invoiced(tx, invoicer);
      if (i > 3) await registerPayment(tx, id, { finance });
      if (i > 1) await credit(tx, invoicer, await readInvoice(tx, id), { 0: 2 });
    }
  }
  // All of them have a fresh SMS code.
  await tx.query('update app_public.sessions set second_level_at = now()');
  await makeDue(tx);
  return { desks: invoicers, review };
}
