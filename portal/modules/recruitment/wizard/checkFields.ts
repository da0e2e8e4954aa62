import { graphql } from '#portal/graphql/graphql.ts';

/** A check as its applicant sees it. */
export const checkFields = graphql(`
  fragment OwnCheckFields on JobCheck @_unmask {
    id jobCheckType status rejectionReason sentAt expiresOn
  }
`);
