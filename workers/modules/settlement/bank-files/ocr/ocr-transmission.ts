import { readShortDay } from '../day.ts';
import { FileRefusal, type Findings } from '../findings.ts';
import {
  addSecondRecord,
  addTextRecord,
  type OcrItem,
  OcrRecord,
  readItem,
  requireComplete,
} from './ocr-item.ts';

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

export type OcrTransmission = {
  sender: string;
  number: string;
  createdOn: string | null;
  assignments: OcrAssignment[];
};

/** Reads the transmissions of a file, mostly a single one, and proves their counts and sums. */
export function readTransmissions(lines: string[], findings: Findings): OcrTransmission[] {
  const transmissions: OcrTransmission[] = [];
  let open: OcrTransmission | undefined;
  let assignment: OcrAssignment | undefined;
  let records = 0n;
  for (const [at, text] of lines.entries()) {
    const record = new OcrRecord(text, at + 1);
    records += 1n;
    if (assignment) {
      if (addRecord(assignment, record, findings)) assignment = undefined;
    } else if (!open) {
      open = startTransmission(record);
      transmissions.push(open);
      records = 1n;
    } else if (record.type === '20') {
      assignment = startAssignment(record, findings);
      open.assignments.push(assignment);
    } else {
      endTransmission(open, record, records);
      open = undefined;
    }
  }
  if (open) throw new FileRefusal('FILE_CUT', lines.length, 'no end record of the transmission');
  return transmissions;
}

function startTransmission(record: OcrRecord): OcrTransmission {
  if (record.service !== '00' || record.type !== '10') {
    throw new FileRefusal('RECORD_ORDER', record.line, 'no start record of a transmission');
  }
  return {
    sender: record.digits(9, 16),
    number: record.digits(17, 23),
    createdOn: null,
    assignments: [],
  };
}

function endTransmission(open: OcrTransmission, record: OcrRecord, records: bigint): void {
  const { line } = record;
  if (record.service !== '00' || record.type !== '89') {
    throw new FileRefusal('RECORD_ORDER', line, `record ${record.type} outside an assignment`);
  }
  const expected = {
    transactions: record.count(9, 16),
    records: record.count(17, 24),
    sum: record.count(25, 41),
  };
  let transactions = 0n;
  let sum = 0n;
  for (const { totals } of open.assignments) {
    transactions += totals.transactions;
    sum += totals.sum;
  }
  if (records !== expected.records) {
    throw new FileRefusal('CONTROL_COUNT', line, `${records} of ${expected.records} records`);
  }
  if (transactions !== expected.transactions) {
    const counts = `${transactions} of ${expected.transactions} transactions`;
    throw new FileRefusal('CONTROL_COUNT', line, counts);
  }
  if (sum !== expected.sum) {
    throw new FileRefusal('CONTROL_SUM', line, `${sum} of ${expected.sum} øre`);
  }
  open.createdOn = readShortDay(record.text(42, 47));
}

function startAssignment(record: OcrRecord, findings: Findings): OcrAssignment {
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
function addRecord(assignment: OcrAssignment, record: OcrRecord, findings: Findings): boolean {
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
