/** A person's role in an organisation, as in the register. */
export interface Role {
  /** The register's code: DAGL, INNH, LEDE, … */
  role: string;
  /** The register's name of the role. */
  title: string;
  name: string;
  /** YYYY-MM-DD; null when the register keeps it back. */
  bornOn: string | null;
}
