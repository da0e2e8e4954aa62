/** A reason for which a document cannot be sent. */
export type EhfFinding = {
  /** The official rule where there is one, such as `BR-11`, or a name of our own. */
  rule: string;
  /** Field of the document payload that mends it, such as `client.organizationNumber` or `lines.0.quantity`. */
  path: string;
};

export type Find = (rule: string, path: string) => void;
