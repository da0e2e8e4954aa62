import type { LineDraft } from './LineDraft.ts';
import type { LineRule } from './LineRule.ts';

/** The kinds of lines in a draft. */
export function rulesOf(lines: readonly LineDraft[]): LineRule[] {
  return [...new Map(lines.map(({ rule }) => [rule.lineType, rule])).values()];
}
