import type { PaymentOrder, PaymentRefusal } from '../bank-files/payment/payment-order.ts';

const PAYMENT = /^groups\.(\d+)\.payments\.(\d+)\.(.+)$/;

/**
 * Payments that would make the bank refuse the whole file, with the fields at fault; other refusals are
 * thrown.
 */
export function unpayableIn(
  { groups }: PaymentOrder,
  refusals: readonly PaymentRefusal[],
): Map<string, string> {
  const unpayable = new Map<string, string>();
  const others: string[] = [];
  for (const { code, path } of refusals) {
    const [, group, index, field] = PAYMENT.exec(path) ?? [];
    const payment = groups[Number(group)]?.payments[Number(index)];
    if (!payment) others.push(`${code} at ${path}`);
    else if (!unpayable.has(payment.endToEndId)) {
      unpayable.set(payment.endToEndId, `${code} ${field}`);
    }
  }
  if (others.length > 0)
    throw new Error(`the payment file cannot be written: ${others.join(', ')}`);
  return unpayable;
}
