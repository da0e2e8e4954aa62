import { isEmptyLine } from '../draft/isEmptyDraft.ts';
import type { LineDraft } from '../draft/LineDraft.ts';

/** The lines with pasted ones behind them. A draft on which nothing is written yet begins with the pasted ones. */
export function withPasted(lines: readonly LineDraft[], pasted: readonly LineDraft[]): LineDraft[] {
  return [...(lines.every(isEmptyLine) ? [] : lines), ...pasted];
}
