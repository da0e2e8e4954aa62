/** A text of law, as an operator's lawyer writes it. */
export interface LegalText {
  title: string;
  lead: string;
  version: string;
  sections: { title: string; text: string[]; points?: string[] }[];
}
