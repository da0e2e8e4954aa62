import { decimalAmount } from '#shared/decimal-amount.ts';
import { type Xml, xmlElement } from '#shared/xml.ts';
import {
  entryAmount,
  type SimulatedEntry,
  type SimulatedTransaction,
} from './simulated-transaction.ts';

export type CamtVersion = '02' | '08';

export const nok = (minor: number) => xmlElement('Amt', decimalAmount(minor), { Ccy: 'NOK' });

export const bban = (number: string) =>
  xmlElement('Id', [
    xmlElement('Othr', [
      xmlElement('Id', number),
      xmlElement('SchmeNm', [xmlElement('Cd', 'BBAN')]),
    ]),
  ]);

const indicator = (entry: SimulatedEntry) =>
  xmlElement('CdtDbtInd', entry.direction === 'CREDIT' ? 'CRDT' : 'DBIT');

/** Writes an entry as Norwegian banks do: all payments of a day with KID are one batch. */
export function camtEntry(entry: SimulatedEntry, version: CamtVersion): Xml | null {
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
