import { graphql } from '../../../graphql/graphql.ts';

/** What an applicant agrees to, in words. */
export const consentFields = graphql(`
  fragment ConsentFields on ApplicationConsent @_unmask {
    version textNb textEn privacyLink termsLink givenAt
  }
`);
