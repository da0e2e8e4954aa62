import { FileRefusal, type Findings } from '../findings.ts';
import {
  addSecondRecord,
  addTextRecord,
  type OcrItem,
  readItem,
  requireComplete,
} from './ocr-item.ts';
import type { OcrRecord } from './ocr-record.ts';

const OCR_GIRO = '09';

export type OcrAssignment = {
  line: number;
  service: string;
  /** False for assignments of other services, such as AvtaleGiro, which are counted only. */
  isRead: boolean;
  agreement: string;
  number: string;
  account: string;
  items: OcrItem[];
  records: bigint;
  /** As its end record gives them. */
  totals: { transactions: bigint; sum: bigint };
};

export function startAssignment(record: OcrRecord, findings: Findings): OcrAssignment {
  const { service, line } = record;
  const isRead = service === OCR_GIRO;
  if (!isRead) findings.warn('SERVICE_SKIPPED', line, `service ${service}`);
  return {
    line,
    service,
    isRead,
    agreement: record.text(9, 17).trim(),
    number: record.text(18, 24).trim(),
    account: isRead ? record.digits(25, 35) : record.text(25, 35).trim(),
    items: [],
    records: 1n,
    totals: { transactions: 0n, sum: 0n },
  };
}

/** Adds a record; true when it ends the assignment. */
export function addRecord(
  assignment: OcrAssignment,
  record: OcrRecord,
  findings: Findings,
): boolean {
  if (record.service !== assignment.service) {
    throw new FileRefusal(
      'RECORD_ORDER',
      record.line,
      `service ${record.service} in an assignment`,
    );
  }
  assignment.records += 1n;
  if (record.type === '88') {
    end(assignment, record);
    return true;
  }
  if (assignment.isRead) addToItems(assignment.items, record, findings);
  return false;
}

function addToItems(items: OcrItem[], record: OcrRecord, findings: Findings): void {
  const last = items.at(-1);
  if (record.type === '30') {
    requireComplete(last);
    items.push(readItem(record, findings));
  } else if (record.type === '31') addSecondRecord(last, record);
  else if (record.type === '32') addTextRecord(last, record, findings);
  else throw new FileRefusal('RECORD_UNKNOWN', record.line, `record ${record.type}`);
}

/** Reversals are added like payments: the sums of end records are of absolute amounts. */
function end(assignment: OcrAssignment, record: OcrRecord): void {
  const transactions = record.count(9, 16);
  const records = record.count(17, 24);
  if (records !== assignment.records) {
    throw new FileRefusal(
      'CONTROL_COUNT',
      record.line,
      `${assignment.records} of ${records} records`,
    );
  }
  // End records of other services may leave the sum blank.
  const sum = assignment.isRead ? record.count(25, 41) : BigInt(record.text(25, 41).trim() || 0);
  assignment.totals = { transactions, sum };
  if (!assignment.isRead) return;
  requireComplete(assignment.items.at(-1));
  const listed = BigInt(assignment.items.length);
  if (transactions !== listed) {
    throw new FileRefusal(
      'CONTROL_COUNT',
      record.line,
      `${listed} of ${transactions} transactions`,
    );
  }
  const total = assignment.items.reduce((all, item) => all + BigInt(item.amountMinor), 0n);
  if (total !== sum) throw new FileRefusal('CONTROL_SUM', record.line, `${total} of ${sum} øre`);
}
