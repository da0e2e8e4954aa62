import { readWords } from '#forms/words/read-words.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import type { RuleFinding } from '#workers/core/ehf-rules/ehf-verdict.ts';
import type { WrittenLanguage } from '#workers/core/format/written-language.ts';
import { placesOf } from './field-places.ts';
import { type EhfRule, isEhfRule, ruleTexts } from './rule-texts.ts';

/** A reason for which a document cannot be sent. */
export type EhfFinding = {
  rule: EhfRule;
  /**
   * The field of the document payload to correct, such as `client.organizationNumber` or `lines.0.quantity`.
   */
  path: string;
};

export type Find = (rule: EhfRule, path: string) => void;

/** Findings as people read them: `Kunde: Land. Kundens land mangler. Velg det i adressen på kunden. (BR-11)`. */
export function describeFindings(findings: EhfFinding[], language: WrittenLanguage): string {
  const words = wordsIn(readWords(language));
  const describe = ({ rule, path }: EhfFinding) => {
    const position = /\.(\d+)/.exec(path)?.[1];
    const field = path.replace(/\.\d+/, '');
    const labels = placesOf(field).map((place) => words.field(place).label);
    const owner =
      position && labels[0] ? [`${labels[0]} ${Number(position) + 1}`] : labels.slice(0, 1);
    const where = [...owner, ...labels.slice(1)].join(': ') || path;
    return `${where}. ${ruleTexts[language][rule]} (${rule})`;
  };
  return [...new Set(findings.map(describe))].join(' ');
}

/** Findings of the official rules: in our words where we know the rule, then in its own. */
export function describeOfficialFindings(
  findings: RuleFinding[],
  language: WrittenLanguage,
): string {
  const describe = ({ rule, text }: RuleFinding) => {
    const own = isEhfRule(rule) ? `${ruleTexts[language][rule]} ` : '';
    return `${own}(${rule}) ${text}`;
  };
  return [...new Set(findings.map(describe))].join(' ');
}
