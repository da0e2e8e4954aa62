import { graphql } from '../../../graphql/graphql.ts';

/** What one chooses from while writing: profiles with their accounts and people. */
export const writingQuery = graphql(`
  query Writing {
    freelanceProfiles(page: 1, perPage: 100, filter: { archived: false }) {
      items {
        id displayName freelanceType
        bankAccounts { id accountNumber currency deletedAt }
        defaultBankAccount { id }
        referencePeople { id name }
        lineRates { vatRates mileageUnitPrice dietTaxableUnitPrice dietNonTaxableUnitPrice }
      }
    }
  }
`);
