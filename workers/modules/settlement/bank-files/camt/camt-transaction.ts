import { comparableAccount } from '../account-number.ts';
import { readOere } from '../amount.ts';
import type {
  BankTransaction,
  Direction,
  KidPart,
  Party,
  ReturnInfo,
  TransactionReferences,
} from '../bank-file.ts';
import type { Findings } from '../findings.ts';
import { kidReference } from '../kid-reference.ts';
import { cleanText, nodeAt, nodesNamed, textAt, type XmlNode } from '../xml/xml-node.ts';

export type CamtAmount = {
  /** Null for other currencies and amounts that are no exact øre. */
  minor: number | null;
  currency: string;
  text: string;
};

const IN_NOK = ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/CntrValAmt/Amt', 'AmtDtls/InstdAmt/Amt'];

/** A `TxDtls` read by itself; its entry completes it. */
export type CamtTransaction = Pick<
  BankTransaction,
  'line' | 'amountMinor' | 'original' | 'payer' | 'payee' | 'kidParts' | 'text' | 'returned'
> & {
  direction: Direction | null;
  references: Omit<TransactionReferences, 'entryReference'>;
  code: string | null;
  proprietaryCode: string | null;
};

export function readTransaction(node: XmlNode, findings: Findings): CamtTransaction {
  const { minor, original } = readTransactionAmount(node, findings);
  const parties = nodeAt(node, 'RltdPties');
  return {
    line: node.line,
    amountMinor: minor,
    original,
    direction: readDirection(textAt(node, 'CdtDbtInd')),
    payer: readParty(parties, 'Dbtr'),
    payee: readParty(parties, 'Cdtr'),
    references: readReferences(nodeAt(node, 'Refs')),
    ...readRemittance(node, findings),
    ...readCodes(node),
    returned: readReturn(nodeAt(node, 'RtrInf')),
  };
}

/** Version .08 puts the name into `Pty`, or into `Agt` where a bank is the party. */
function readParty(parties: XmlNode | undefined, role: 'Dbtr' | 'Cdtr'): Party {
  const party = nodeAt(parties, role);
  const name =
    textAt(party, 'Nm') ??
    textAt(party, 'Pty/Nm') ??
    textAt(party, 'Agt/FinInstnId/Nm') ??
    textAt(parties, `Ultmt${role}/Nm`) ??
    textAt(parties, `Ultmt${role}/Pty/Nm`);
  const account =
    textAt(parties, `${role}Acct/Id/IBAN`) ?? textAt(parties, `${role}Acct/Id/Othr/Id`);
  return { name, account: account && comparableAccount(account) };
}

/** ISO 20022 demands an EndToEndId, so payers without one send this. */
const isReference = (text: string | null) => text !== null && !/^NOT ?PROVIDED$/i.test(text);

export const referenceAt = (node: XmlNode | undefined, path: string): string | null => {
  const text = textAt(node, path);
  return isReference(text) ? text : null;
};

const readReferences = (refs: XmlNode | undefined): CamtTransaction['references'] => ({
  endToEndId: referenceAt(refs, 'EndToEndId'),
  transactionId: referenceAt(refs, 'TxId'),
  instructionId: referenceAt(refs, 'InstrId'),
  paymentInformationId: referenceAt(refs, 'PmtInfId'),
  messageId: referenceAt(refs, 'MsgId'),
  uetr: referenceAt(refs, 'UETR'),
  transactionReference: referenceAt(refs, 'AcctSvcrRef'),
});

function readRemittance(
  node: XmlNode,
  findings: Findings,
): { kidParts: KidPart[]; text: string[] } {
  const remittance = nodeAt(node, 'RmtInf');
  const text = nodesNamed(remittance, 'Ustrd').flatMap(({ text }) => cleanText(text) ?? []);
  const kidParts: KidPart[] = [];
  for (const structured of nodesNamed(remittance, 'Strd')) {
    const reference = textAt(structured, 'CdtrRefInf/Ref');
    const kid = reference && kidReference(reference);
    const amountMinor = readPartAmount(structured, findings);
    if (reference && !kid) text.push(reference);
    for (const extra of ['RfrdDocInf/Nb', 'AddtlRmtInf']) text.push(...textsAt(structured, extra));
    if (kid || amountMinor !== null) kidParts.push({ kid, amountMinor });
  }
  const note = textAt(node, 'AddtlTxInf');
  return { kidParts, text: note ? [...text, note] : text };
}

const textsAt = (node: XmlNode, path: string) => {
  const found = textAt(node, path);
  return found ? [found] : [];
};

function readPartAmount(structured: XmlNode, findings: Findings): number | null {
  const remitted = nodeAt(structured, 'RfrdDocAmt/RmtdAmt');
  if (remitted) return readAmount(remitted, findings).minor;
  const credited = nodeAt(structured, 'RfrdDocAmt/CdtNoteAmt');
  const minor = credited && readAmount(credited, findings).minor;
  return minor ? -minor : null;
}

export function readCodes(node: XmlNode): { code: string | null; proprietaryCode: string | null } {
  const code = nodeAt(node, 'BkTxCd');
  const domain = ['Domn/Cd', 'Domn/Fmly/Cd', 'Domn/Fmly/SubFmlyCd']
    .flatMap((path) => textAt(code, path) ?? [])
    .join('-');
  return { code: domain || null, proprietaryCode: textAt(code, 'Prtry/Cd') };
}

function readReturn(node: XmlNode | undefined): ReturnInfo | null {
  if (!node) return null;
  const original = nodeAt(node, 'OrgnlBkTxCd');
  const domain = ['Domn/Cd', 'Domn/Fmly/Cd', 'Domn/Fmly/SubFmlyCd', 'Prtry/Cd'];
  return {
    reason: textAt(node, 'Rsn/Cd') ?? textAt(node, 'Rsn/Prtry'),
    originalCode: domain.flatMap((path) => textAt(original, path) ?? []).join('-') || null,
    text: nodesNamed(node, 'AddtlInf').flatMap(({ text }) => cleanText(text) ?? []),
  };
}

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

/**
 * The amount of a transaction: version .08 has it directly, .02 in its details. If the payer instructed
 * another currency, the bank's amount in NOK counts and the instructed amount is stored too.
 */
function readTransactionAmount(node: XmlNode, findings: Findings) {
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
