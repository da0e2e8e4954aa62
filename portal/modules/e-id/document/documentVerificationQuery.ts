import { graphql } from '../../../graphql/graphql.ts';

/** What the person has shown already, and whether their telephone was shown in this session. */
export const documentVerificationQuery = graphql(`
  query DocumentVerification {
    session { id hasIdentity hasSecondLevel }
    identityVerifications(perPage: 1) {
      items { id status document rejectionReason createdAt decidedAt picturesErasedAt }
    }
  }
`);
