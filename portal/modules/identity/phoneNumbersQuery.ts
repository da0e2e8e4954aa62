import { graphql } from '../../graphql/graphql.ts';

/** The person's own numbers, proven and not. */
export const phoneNumbersQuery = graphql(`
  query PhoneNumbers {
    phoneNumbers(perPage: 100) {
      total
      items { id countryCode number hasOpenCode tokenSentAt tokenVerifiedAt lastUsedAt }
    }
  }
`);
