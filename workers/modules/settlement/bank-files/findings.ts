/** Reasons to refuse a whole file. */
export type RefusalCode =
  | 'EMPTY_FILE'
  | 'FILE_TOO_LARGE'
  | 'UNKNOWN_FORMAT'
  | 'UNSUPPORTED_VERSION'
  | 'UNSUPPORTED_ENCODING'
  | 'WRONG_ENCODING'
  | 'DOCUMENT_TYPE_FORBIDDEN'
  | 'XML_BROKEN'
  | 'TOO_DEEP'
  | 'TOO_MANY_NODES'
  | 'FILE_CUT'
  | 'ELEMENT_MISSING'
  | 'RECORD_LENGTH'
  | 'RECORD_UNKNOWN'
  | 'RECORD_ORDER'
  | 'FIELD_UNREADABLE'
  | 'ITEM_INCOMPLETE'
  | 'CONTROL_COUNT'
  | 'CONTROL_SUM'
  | 'UNEXPECTED';

/** Facts about a file that is read, which an operator should see. */
export const WARNING_CODES = [
  'ACCOUNT_NOT_OURS',
  'AMOUNT_UNREADABLE',
  'AMOUNT_NOT_IN_OERE',
  'CURRENCY_NOT_NOK',
  'STATUS_MISSING',
  'DAY_UNREADABLE',
  'ENTRY_DIFFERS_FROM_TRANSACTIONS',
  'TRANSACTION_AMOUNT_MISSING',
  'BATCH_COUNT_DIFFERS',
  'BATCH_TOTAL_DIFFERS',
  'ENTRY_COUNT_DIFFERS',
  'BALANCE_DIFFERS',
  'REVERSALS_SIGNED_OTHERWISE',
  'REVERSED_CREDIT_WITH_KID',
  'NO_BANK_REFERENCE',
  'MORE_PAGES_FOLLOW',
  'DOUBTFUL_ENCODING',
  'SERVICE_SKIPPED',
  'ITEM_TYPE_UNKNOWN',
  'SIGN_DIFFERS_FROM_TYPE',
  'TEXT_WITHOUT_PLACE',
  'STATUS_UNKNOWN',
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

export type Finding = {
  code: RefusalCode | WarningCode;
  isRefusal: boolean;
  /** From 1; null for the file as a whole. */
  line: number | null;
  detail: string;
};

/** Ends the reading of a file. Never leaves `readBankFile`, which returns it as a finding. */
export class FileRefusal extends Error {
  readonly code: RefusalCode;
  readonly line: number | null;

  constructor(code: RefusalCode, line: number | null, detail: string) {
    super(detail);
    this.code = code;
    this.line = line;
  }
}

const MOST_FINDINGS = 1_000;
const LONGEST_DETAIL = 300;

/** Collects findings up to a limit, so that a hostile file cannot fill the memory with them. */
export class Findings {
  readonly list: Finding[] = [];
  omitted = 0;

  warn(code: WarningCode, line: number | null, detail: string): void {
    this.#add({ code, isRefusal: false, line, detail });
  }

  refuse({ code, line, message }: FileRefusal): void {
    this.list.length = Math.min(this.list.length, MOST_FINDINGS - 1);
    this.list.unshift({ code, isRefusal: true, line, detail: shortened(message) });
  }

  #add(finding: Finding): void {
    if (this.list.length >= MOST_FINDINGS) this.omitted += 1;
    else this.list.push({ ...finding, detail: shortened(finding.detail) });
  }
}

const shortened = (text: string) =>
  text.length > LONGEST_DETAIL ? `${text.slice(0, LONGEST_DETAIL - 1)}…` : text;
