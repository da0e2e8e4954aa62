import type { LineDraft } from './LineDraft.ts';
import type { LineRule } from './LineRule.ts';

/** The kinds of lines that are on a sheet. */
export function rulesOf(lines: readonly LineDraft[]): LineRule[] {
  return [...new Map(lines.map(({ rule }) => [rule.lineType, rule])).values()];
}
