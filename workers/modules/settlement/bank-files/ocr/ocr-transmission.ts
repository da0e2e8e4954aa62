import { readShortDay } from '../day.ts';
import { FileRefusal, type Findings } from '../findings.ts';
import { addRecord, type OcrAssignment, startAssignment } from './ocr-assignment.ts';
import { OcrRecord } from './ocr-record.ts';

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
