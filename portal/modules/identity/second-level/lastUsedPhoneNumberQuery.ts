import { graphql } from '#portal/graphql/graphql.ts';

/** The number a code is likely to go to. */
export const lastUsedPhoneNumberQuery = graphql(`
  query LastUsedPhoneNumber {
    lastUsedPhoneNumber { id countryCode number tokenVerifiedAt }
  }
`);
