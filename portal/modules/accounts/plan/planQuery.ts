import { graphql, type ResultOf } from '#portal/graphql/graphql.ts';

/** The plans for teams of this category, and the team's own subscription. */
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

/** A team with its plans, and the one it has. */
export type PlanAccount = NonNullable<
  NonNullable<ResultOf<typeof planQuery>['session']>['account']
>;

export type PricePlan = PlanAccount['pricePlans'][number];
