/** Somebody's part in an organisation, in the register's own words. */
export interface Role {
  /** The register's code: DAGL, INNH, LEDE, … */
  role: string;
  /** What the register calls it. */
  title: string;
  name: string;
  /** YYYY-MM-DD; null when the register keeps it back. */
  bornOn: string | null;
}
