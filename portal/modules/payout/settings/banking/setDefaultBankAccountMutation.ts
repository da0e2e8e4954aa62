import { graphql } from '#portal/graphql/graphql.ts';

/** Chooses a profile's default account. */
export const setDefaultBankAccountMutation = graphql(`
  mutation SetDefaultBankAccount($input: SetDefaultBankAccountInput!) {
    setDefaultBankAccount(input: $input) {
      bankAccount { id default }
      errors { code path }
    }
  }
`);
