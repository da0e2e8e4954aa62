import type { EhfRule } from './rule-texts.ts';

/** A reason for which a document cannot be sent. */
export type EhfFinding = {
  rule: EhfRule;
  /**
   * The field of the document payload to correct, such as `client.organizationNumber` or `lines.0.quantity`.
   */
  path: string;
};

export type Find = (rule: EhfRule, path: string) => void;
