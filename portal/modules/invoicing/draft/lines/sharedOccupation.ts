import type { LineDraft } from './LineDraft.ts';

const lacksOne = ({ rule, occupationCode }: LineDraft) =>
  occupationCode === null && rule.requiredFields.includes('occupationCodeId');

/** A new line with the occupation of the last line that has one: most invoices are for work of one kind. */
export function withOccupationOf(lines: readonly LineDraft[], line: LineDraft): LineDraft {
  const occupationCode = lines.findLast((one) => one.occupationCode)?.occupationCode;
  if (!occupationCode || !lacksOne(line)) return line;
  const usual = { occupationCodeId: occupationCode.id, unitPrice: line.unitPrice };
  return { ...line, occupationCode, usual };
}

/** The lines after an occupation was chosen for one: those that have none get it too. */
export function withSharedOccupation(
  lines: readonly LineDraft[],
  occupationCode: LineDraft['occupationCode'],
): LineDraft[] {
  return lines.map((line) =>
    occupationCode !== null && lacksOne(line) ? { ...line, occupationCode } : line,
  );
}
