import { graphql } from '#portal/graphql/graphql.ts';

/** The figures used in the list of benefits. */
export const benefitFiguresQuery = graphql(`
  query BenefitFigures {
    freelanceAgreement { version platformFeePercent employerTaxPercent sickPayFromDay }
  }
`);
