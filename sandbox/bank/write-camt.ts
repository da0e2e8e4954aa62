import { decimalAmount } from '#shared/decimal-amount.ts';
import { type Xml, xmlDocument, xmlElement } from '#shared/xml.ts';
import {
  entryAmount,
  type SimulatedEntry,
  type SimulatedFile,
  type SimulatedStatement,
  type SimulatedTransaction,
} from './simulated-transaction.ts';

type CamtVersion = '02' | '08';

const nok = (minor: number) => xmlElement('Amt', decimalAmount(minor), { Ccy: 'NOK' });

const bban = (number: string) =>
  xmlElement('Id', [
    xmlElement('Othr', [
      xmlElement('Id', number),
      xmlElement('SchmeNm', [xmlElement('Cd', 'BBAN')]),
    ]),
  ]);

const indicator = (entry: SimulatedEntry) =>
  xmlElement('CdtDbtInd', entry.direction === 'CREDIT' ? 'CRDT' : 'DBIT');

const structured = ({ kids }: SimulatedTransaction): (Xml | null)[] =>
  kids.map(({ kid, amountMinor }) =>
    xmlElement('Strd', [
      kids.length > 1
        ? xmlElement('RfrdDocAmt', [
            xmlElement('RmtdAmt', decimalAmount(amountMinor), { Ccy: 'NOK' }),
          ])
        : null,
      xmlElement('CdtrRefInf', [
        xmlElement('Tp', [xmlElement('CdOrPrtry', [xmlElement('Cd', 'SCOR')])]),
        xmlElement('Ref', kid),
      ]),
    ]),
  );

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:';

/** Writes a camt.054: credits and debits as they come, without balances. */
export function writeCamt054(file: SimulatedFile, version: CamtVersion): string {
  const notifications = file.statements.map((statement) =>
    xmlElement('Ntfctn', [
      ...head(statement),
      ...statement.entries.map((entry) => camtEntry(entry, version)),
    ]),
  );
  return document(`camt.054.001.${version}`, 'BkToCstmrDbtCdtNtfctn', file, notifications);
}

/** Writes a camt.053: the whole day of an account between two balances. `openings` is by account, in øre. */
export function writeCamt053(
  file: SimulatedFile,
  version: CamtVersion,
  openings: Record<string, number>,
): string {
  const statements = file.statements.map((statement) => {
    const opening = openings[statement.account] ?? 0;
    const day = statement.createdAt.slice(0, 10);
    const closing = statement.entries.reduce((sum, entry) => sum + bookedAmount(entry), opening);
    return xmlElement('Stmt', [
      ...head(statement),
      balance('OPBD', opening, day),
      balance('CLBD', closing, day),
      ...statement.entries.map((entry) => camtEntry(entry, version)),
    ]);
  });
  return document(`camt.053.001.${version}`, 'BkToCstmrStmt', file, statements);
}

function document(
  format: string,
  message: string,
  file: SimulatedFile,
  parts: (Xml | null)[],
): string {
  const header = xmlElement('GrpHdr', [
    xmlElement('MsgId', file.messageId),
    xmlElement('CreDtTm', file.createdAt),
  ]);
  const body = xmlElement(message, [header, ...parts]);
  return xmlDocument(xmlElement('Document', [body], { xmlns: `${NAMESPACE}${format}` }));
}

const head = ({ id, account, createdAt }: SimulatedStatement) => [
  xmlElement('Id', id),
  xmlElement('CreDtTm', createdAt),
  xmlElement('Acct', [bban(account), xmlElement('Ccy', 'NOK')]),
];

const balance = (code: string, minor: number, day: string) =>
  xmlElement('Bal', [
    xmlElement('Tp', [xmlElement('CdOrPrtry', [xmlElement('Cd', code)])]),
    xmlElement('Amt', decimalAmount(Math.abs(minor)), { Ccy: 'NOK' }),
    xmlElement('CdtDbtInd', minor < 0 ? 'DBIT' : 'CRDT'),
    xmlElement('Dt', [xmlElement('Dt', day)]),
  ]);

/** The change of the balance by an entry. */
export function bookedAmount(entry: SimulatedEntry): number {
  if ((entry.status ?? 'BOOK') !== 'BOOK') return 0;
  return entry.direction === 'CREDIT' ? entryAmount(entry) : -entryAmount(entry);
}

/** Writes an entry as Norwegian banks do: all payments of a day with KID are one batch. */
function camtEntry(entry: SimulatedEntry, version: CamtVersion): Xml | null {
  const { reference, bookedOn, isReversal, status = 'BOOK', transactions } = entry;
  const isBatch = transactions.length > 1;
  const sum = transactions.reduce((all, one) => all + one.amountMinor, 0);
  const day = [xmlElement('Dt', bookedOn)];
  return xmlElement('Ntry', [
    xmlElement('Amt', decimalAmount(entryAmount(entry)), { Ccy: 'NOK' }),
    indicator(entry),
    isReversal ? xmlElement('RvslInd', true) : null,
    xmlElement('Sts', version === '02' ? status : [xmlElement('Cd', status)]),
    xmlElement('BookgDt', day),
    xmlElement('ValDt', day),
    xmlElement('AcctSvcrRef', reference),
    xmlElement('BkTxCd', [
      xmlElement('Domn', [
        xmlElement('Cd', 'PMNT'),
        xmlElement('Fmly', [
          xmlElement('Cd', entry.direction === 'CREDIT' ? 'RCDT' : 'ICDT'),
          xmlElement('SubFmlyCd', isReversal ? 'RRTN' : 'DMCT'),
        ]),
      ]),
    ]),
    xmlElement('NtryDtls', [
      isBatch
        ? xmlElement('Btch', [
            xmlElement('NbOfTxs', transactions.length),
            xmlElement('TtlAmt', decimalAmount(sum), { Ccy: 'NOK' }),
          ])
        : null,
      ...transactions.map((one) => camtTransaction(entry, one, version)),
    ]),
  ]);
}

function camtTransaction(
  entry: SimulatedEntry,
  one: SimulatedTransaction,
  version: CamtVersion,
): Xml | null {
  const name = xmlElement('Nm', one.payerName);
  const side = entry.direction === 'DEBIT' && !entry.isReversal ? 'Cdtr' : 'Dbtr';
  return xmlElement('TxDtls', [
    xmlElement('Refs', [
      xmlElement('AcctSvcrRef', one.reference),
      xmlElement('EndToEndId', one.endToEndId ?? 'NOTPROVIDED'),
    ]),
    ...(version === '08' ? [nok(one.amountMinor), indicator(entry)] : []),
    xmlElement('AmtDtls', [foreignAmount(one), xmlElement('TxAmt', [nok(one.amountMinor)])]),
    xmlElement('RltdPties', [
      xmlElement(side, version === '02' ? name : xmlElement('Pty', [name])),
      xmlElement(`${side}Acct`, [bban(one.payerAccount)]),
    ]),
    xmlElement('RmtInf', [xmlElement('Ustrd', one.text), ...structured(one)]),
    one.returnReason
      ? xmlElement('RtrInf', [xmlElement('Rsn', [xmlElement('Cd', one.returnReason)])])
      : null,
  ]);
}

function foreignAmount({ foreign }: SimulatedTransaction): Xml | null {
  if (!foreign) return null;
  const { amount, currency, rate } = foreign;
  return xmlElement('InstdAmt', [
    xmlElement('Amt', amount, { Ccy: currency }),
    xmlElement('CcyXchg', [
      xmlElement('SrcCcy', currency),
      xmlElement('TrgtCcy', 'NOK'),
      xmlElement('XchgRate', rate),
    ]),
  ]);
}
