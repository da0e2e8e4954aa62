import { graphql } from '#portal/graphql/graphql.ts';

/** The consent text of an application. */
export const consentFields = graphql(`
  fragment ConsentFields on ApplicationConsent @_unmask {
    version textNb textEn privacyLink termsLink givenAt
  }
`);
