import { graphql } from '../../../graphql/graphql.ts';

/** What teams of this category can pay for, and what this one has agreed on. */
export const planQuery = graphql(`
  query Plan {
    session {
      id
      account {
        id tag displayName
        pricePlans { id name price candidates teamUsers }
        subscription { id price candidates candidatesUsed teamUsers teamUsersUsed createdAt pricePlan { id name } }
      }
    }
  }
`);
