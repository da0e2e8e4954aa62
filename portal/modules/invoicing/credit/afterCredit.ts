interface Creditable {
  /** The amount of the invoice that is not credited yet. */
  uncredited: number;
  paid: number;
  /** The amount that earlier credit notes have already made due to the client. */
  refund: number;
}

/** The amount that the client owes once a credit note is published, or else the one that is paid back. */
export function afterCredit(
  { uncredited, paid, refund }: Creditable,
  credited: number,
): { due: number; refund: number } {
  const due = uncredited - credited - (paid - refund);
  return { due: Math.max(due, 0), refund: Math.max(-due, 0) };
}
