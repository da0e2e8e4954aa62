/** The colours and font of a team's own pages. They replace the platform's. */
export interface TeamTheme {
  primary: string;
  primaryContrast: string;
  primaryHover: string;
  font: { name: string; url: string };
}
