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

/** A change of a line; a function where it depends on what the line has become since it was shown. */
export type LineChange = Partial<LineDraft> | ((line: LineDraft) => Partial<LineDraft>);

/** The lines after a change of one. */
export function withChangedLine(
  lines: readonly LineDraft[],
  at: number,
  change: LineChange,
): LineDraft[] {
  const line = lines[at];
  if (!line) return [...lines];
  const changed = typeof change === 'function' ? change(line) : change;
  return withSharedOccupation(
    lines.with(at, { ...line, ...changed }),
    changed.occupationCode ?? null,
  );
}

/** The lines after an occupation was chosen for one: those that have none get it too. */
function withSharedOccupation(
  lines: readonly LineDraft[],
  occupationCode: LineDraft['occupationCode'],
): LineDraft[] {
  return lines.map((line) =>
    occupationCode !== null && lacksOne(line) ? { ...line, occupationCode } : line,
  );
}
