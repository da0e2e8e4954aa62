import { graphql } from '#portal/graphql/graphql.ts';

/** The latest verification of the person, and whether this session is confirmed by SMS. */
export const documentVerificationQuery = graphql(`
  query DocumentVerification {
    session { id hasIdentity hasSecondLevel }
    identityVerifications(perPage: 1) {
      items { id status document rejectionReason createdAt decidedAt picturesErasedAt }
    }
  }
`);
