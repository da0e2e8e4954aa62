/**
 * Parts of a camt file written by hand, so that an error of the sandbox's writer does not hide one
 * of the reader.
 */
export const notification = (entries: string, version = '02', account = '86011117947'): string =>
  document(
    `camt.054.001.${version}`,
    'BkToCstmrDbtCdtNtfctn',
    `<Ntfctn><Id>N1</Id>${accountPart(account)}${entries}</Ntfctn>`,
  );

export const statement = (balances: string, entries: string, version = '02'): string =>
  document(
    `camt.053.001.${version}`,
    'BkToCstmrStmt',
    `<Stmt><Id>S1</Id>${accountPart('86011117947')}${balances}${entries}</Stmt>`,
  );

export const document = (format: string, message: string, parts: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${format}"><${message}>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-20T08:00:00</CreDtTm></GrpHdr>
${parts}</${message}></Document>`;

const accountPart = (account: string) =>
  `<CreDtTm>2026-11-20T08:00:00</CreDtTm><Acct><Id><Othr><Id>${account}</Id></Othr></Id></Acct>`;

export const balance = (code: string, amount: string, direction = 'CRDT'): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="NOK">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>`;

type EntryParts = {
  direction?: string;
  status?: string;
  reversal?: string;
  reference?: string;
  currency?: string;
};

export const entry = (amount: string, details: string, parts: EntryParts = {}): string => {
  const { direction = 'CRDT', status = 'BOOK', reversal, reference = 'E1' } = parts;
  return [
    `<Ntry><Amt Ccy="${parts.currency ?? 'NOK'}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>`,
    reversal ? `<RvslInd>${reversal}</RvslInd>` : '',
    `<Sts>${status}</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><ValDt><Dt>2026-11-20</Dt></ValDt>`,
    reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : '',
    `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>DMCT</SubFmlyCd></Fmly></Domn></BkTxCd>`,
    details ? `<NtryDtls>${details}</NtryDtls>` : '',
    '</Ntry>\n',
  ].join('');
};

export const transaction = (
  amount: string | null,
  remittance: string,
  reference?: string,
  currency = 'NOK',
): string =>
  [
    '<TxDtls>',
    reference ? `<Refs><AcctSvcrRef>${reference}</AcctSvcrRef></Refs>` : '',
    amount ? `<AmtDtls><TxAmt><Amt Ccy="${currency}">${amount}</Amt></TxAmt></AmtDtls>` : '',
    '<RltdPties><Dbtr><Nm>Kunde AS</Nm></Dbtr><DbtrAcct><Id><IBAN>NO9386011117947</IBAN></Id></DbtrAcct></RltdPties>',
    `<RmtInf>${remittance}</RmtInf></TxDtls>`,
  ].join('');

export const kid = (reference: string, amount?: string): string =>
  [
    '<Strd>',
    amount ? `<RfrdDocAmt><RmtdAmt Ccy="NOK">${amount}</RmtdAmt></RfrdDocAmt>` : '',
    `<CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${reference}</Ref></CdtrRefInf></Strd>`,
  ].join('');

export const freeText = (text: string): string => `<Ustrd>${text}</Ustrd>`;
