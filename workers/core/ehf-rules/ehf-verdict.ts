/** A rule that a document breaks. */
export type RuleFinding = {
  /** The rule's id, such as `BR-11`. */
  rule: string;
  /** The rule in its own words. */
  text: string;
};

export type EhfVerdict = {
  /** For which a receiver refuses the document. */
  findings: RuleFinding[];
  /** Which the rules only warn of. */
  warnings: RuleFinding[];
};
