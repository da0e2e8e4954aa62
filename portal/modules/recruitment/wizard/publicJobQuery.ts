import { graphql, type ResultOf } from '#portal/graphql/graphql.ts';
import type { TeamTheme } from '#portal/ui/theme/useTeamTheme.ts';
import { consentFields } from '../application/consentFields.ts';

/** A job as its public page shows it. */
export const publicJobQuery = graphql(
  `
  query PublicJob($id: String!) {
    publicJob(id: $id) {
      title tagline description teamName opening applicationDeadline privacyLink termsLink
      compensation jobType languageRequirements payout
      theme { primary primaryContrast primaryHover font { name url } }
      consent { ...ConsentFields }
      colors { default hover contrast }
      address { line1 postalCode city }
      logo { downloadPath }
    }
  }
`,
  [consentFields],
);

export type PublicJob = NonNullable<ResultOf<typeof publicJobQuery>['publicJob']>;

/** The platform's font, for teams without a theme. */
export const letters = { name: 'Inter', url: '/fonts/inter.woff2' };

/** The theme of a job's pages: its own colours, else those of its team. */
export function themeOf({ theme, colors }: PublicJob): TeamTheme | null {
  if (!colors) return theme;
  return {
    primary: colors.default,
    primaryHover: colors.hover,
    primaryContrast: colors.contrast,
    font: theme?.font ?? letters,
  };
}
