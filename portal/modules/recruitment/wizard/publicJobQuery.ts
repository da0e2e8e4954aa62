import { graphql } from '#portal/graphql/graphql.ts';
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
