import { graphql, type ResultOf } from '#portal/graphql/graphql.ts';

/** The present agreement: its version and the figures in it. */
export const agreementQuery = graphql(`
  query FreelanceAgreement {
    freelanceAgreement {
      version platformFeePercent employerTaxPercent vatPercent sickPayFromDay
    }
  }
`);

export type Agreement = NonNullable<ResultOf<typeof agreementQuery>['freelanceAgreement']>;
