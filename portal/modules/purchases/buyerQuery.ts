import { graphql } from '../../graphql/graphql.ts';

/** Whether the team's organisation number is verified, without which it has bought nothing. */
export const buyerQuery = graphql(`
  query Buyer {
    session { id account { id organizationNumber organizationVerifiedAt } }
  }
`);
