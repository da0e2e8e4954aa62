import { readOere } from '../amount.ts';
import type { Direction } from '../bank-transaction.ts';
import type { Findings } from '../findings.ts';
import { nodeAt, type XmlNode } from '../xml/xml-node.ts';

export type CamtAmount = {
  /** Null for other currencies and amounts that are no exact øre. */
  minor: number | null;
  currency: string;
  text: string;
};

/** Reads an amount with its `Ccy`, and reports one in NOK that is no exact number of øre. */
export function readAmount(node: XmlNode, findings: Findings): CamtAmount {
  const text = node.text.trim().slice(0, 40);
  const currency = (node.attributes.Ccy ?? '').trim().slice(0, 3);
  if (currency !== 'NOK') return { minor: null, currency, text };
  const minor = readOere(text);
  if (typeof minor === 'number') return { minor, currency, text };
  findings.warn(minor, node.line, text);
  return { minor: null, currency, text };
}

const IN_NOK = ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/CntrValAmt/Amt', 'AmtDtls/InstdAmt/Amt'];

/**
 * The amount of a transaction: version .08 has it directly, .02 in its details. If the payer instructed
 * another currency, the bank's amount in NOK counts and the instructed amount is stored too.
 */
export function readTransactionAmount(node: XmlNode, findings: Findings) {
  const amounts = IN_NOK.flatMap((path) => nodeAt(node, path) ?? []).map((found) =>
    readAmount(found, findings),
  );
  const foreign = amounts.findLast(({ currency }) => currency !== 'NOK');
  return {
    minor: amounts.find(({ currency }) => currency === 'NOK')?.minor ?? null,
    original: foreign ? { amount: foreign.text, currency: foreign.currency } : null,
  };
}

export function readDirection(text: string | null): Direction | null {
  if (text === 'CRDT') return 'CREDIT';
  return text === 'DBIT' ? 'DEBIT' : null;
}
