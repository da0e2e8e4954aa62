import { LARGEST_AMOUNT } from '../amount.ts';
import { readShortDay } from '../day.ts';
import { FileRefusal, type Findings } from '../findings.ts';
import { cleanText } from '../xml/xml-node.ts';

const LENGTH = 80;

/** A line of an OCR giro file. Positions are those of the system manual: from 1, both ends included. */
export class OcrRecord {
  readonly line: number;
  readonly service: string;
  readonly itemType: string;
  readonly type: string;
  readonly #text: string;

  /** Editors and transfers strip trailing blanks, so a short line is filled up. */
  constructor(text: string, line: number) {
    this.line = line;
    const plain = text.trimEnd();
    if (plain.length > LENGTH) {
      throw new FileRefusal('RECORD_LENGTH', line, `${plain.length} characters`);
    }
    this.#text = plain.padEnd(LENGTH);
    if (!/^NY\d{6}/.test(plain)) throw new FileRefusal('RECORD_UNKNOWN', line, plain.slice(0, 8));
    this.service = this.text(3, 4);
    this.itemType = this.text(5, 6);
    this.type = this.text(7, 8);
  }

  text(from: number, to: number): string {
    return this.#text.slice(from - 1, to);
  }

  digits(from: number, to: number): string {
    const text = this.text(from, to);
    if (!/^\d+$/.test(text)) {
      throw new FileRefusal('FIELD_UNREADABLE', this.line, `positions ${from}–${to}: "${text}"`);
    }
    return text;
  }

  count(from: number, to: number): bigint {
    return BigInt(this.digits(from, to));
  }
}

export type OcrItem = {
  line: number;
  number: string;
  type: string;
  settledOn: string;
  /** The statement shows one sum for each. */
  serial: string;
  isNegative: boolean;
  amountMinor: number;
  reference: string | null;
  /** From the second record; the item is incomplete without it. */
  second: { archiveReference: string | null; debitAccount: string | null } | null;
  text: string | null;
};

const REVERSALS = ['18', '20'];
const WITH_TEXT = ['20', '21'];
const FIRST_TYPE = 10;
const LAST_TYPE = 21;

export function readItem(record: OcrRecord, findings: Findings): OcrItem {
  const { line, itemType } = record;
  const settledOn = readShortDay(record.digits(16, 21));
  if (!settledOn) throw new FileRefusal('FIELD_UNREADABLE', line, 'settlement date');
  const amountMinor = Number(record.digits(33, 49));
  if (amountMinor > LARGEST_AMOUNT) {
    throw new FileRefusal('FIELD_UNREADABLE', line, 'amount');
  }
  const sign = record.text(32, 32);
  if (!/[-0 ]/.test(sign)) throw new FileRefusal('FIELD_UNREADABLE', line, `sign "${sign}"`);
  const isReversalType = REVERSALS.includes(itemType);
  if (isReversalType !== (sign === '-')) {
    findings.warn('SIGN_DIFFERS_FROM_TYPE', line, `type ${itemType}, sign "${sign}"`);
  }
  if (Number(itemType) < FIRST_TYPE || Number(itemType) > LAST_TYPE) {
    findings.warn('ITEM_TYPE_UNKNOWN', line, itemType);
  }
  return {
    line,
    number: record.digits(9, 15),
    type: itemType,
    settledOn,
    serial: record.text(27, 31).trim(),
    isNegative: isReversalType || sign === '-',
    amountMinor,
    reference: cleanText(record.text(50, 74)),
    second: null,
    text: null,
  };
}

export function addSecondRecord(item: OcrItem | undefined, record: OcrRecord): void {
  if (!item || item.second || item.number !== record.digits(9, 15)) {
    throw new FileRefusal('ITEM_INCOMPLETE', record.line, 'a second record without its first');
  }
  item.second = {
    archiveReference: unlessFiller(record.text(26, 34)),
    debitAccount: unlessFiller(record.text(48, 58)),
  };
}

export function addTextRecord(
  item: OcrItem | undefined,
  record: OcrRecord,
  findings: Findings,
): void {
  if (!item?.second || item.number !== record.digits(9, 15)) {
    throw new FileRefusal('ITEM_INCOMPLETE', record.line, 'a third record without its first');
  }
  if (!WITH_TEXT.includes(item.type)) {
    findings.warn('TEXT_WITHOUT_PLACE', record.line, `type ${item.type}`);
  }
  item.text = cleanText(record.text(16, 55));
}

export function requireComplete(item: OcrItem | undefined): void {
  if (item && !item.second) {
    throw new FileRefusal('ITEM_INCOMPLETE', item.line, `item ${item.number} lacks a record`);
  }
}

/** Zeros and nines mean unknown. */
const unlessFiller = (text: string): string | null =>
  /^(0*|9*)$/.test(text.trim()) ? null : text.trim();
