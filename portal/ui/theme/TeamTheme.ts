/** The colours and letters of a team's own pages. They stand in for pine and for the fonts of the house. */
export interface TeamTheme {
  primary: string;
  primaryContrast: string;
  primaryHover: string;
  font: { name: string; url: string };
}
