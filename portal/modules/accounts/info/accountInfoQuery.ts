import { graphql, type ResultOf } from '#portal/graphql/graphql.ts';

/** The current account and user. */
export const accountInfoQuery = graphql(`
  query AccountInfo {
    session {
      id
      role
      hasIdentity
      user { id email pendingEmail firstName lastName }
      phoneNumber { id countryCode number }
      account {
        id accountType canManage updatedAt displayName name tag email phoneNumber language organizationNumber
        organizationVerifiedAt organizationName description industrySector nonProfit
        symbolDisplayPath logo { id thumbPath }
        theme { primary primaryContrast primaryHover font { face name url } }
        address { line1 line2 postalCode city country }
      }
    }
  }
`);

export type AccountInfoSession = NonNullable<ResultOf<typeof accountInfoQuery>['session']>;
