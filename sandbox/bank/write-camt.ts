import { decimalAmount } from '#shared/decimal-amount.ts';
import { type Xml, xmlDocument, xmlElement } from '#shared/xml.ts';
import { bban, type CamtVersion, camtEntry } from './camt-entry.ts';
import {
  entryAmount,
  type SimulatedEntry,
  type SimulatedFile,
  type SimulatedStatement,
} from './simulated-transaction.ts';

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
