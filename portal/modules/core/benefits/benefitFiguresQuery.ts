import { graphql } from '../../../graphql/graphql.ts';

/** The figures that what comes with the service is said in. */
export const benefitFiguresQuery = graphql(`
  query BenefitFigures {
    freelanceAgreement { version platformFeePercent employerTaxPercent sickPayFromDay }
  }
`);
