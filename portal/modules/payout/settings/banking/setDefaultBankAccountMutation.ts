import { graphql } from '../../../../graphql/graphql.ts';

/** Chooses the account a profile is paid into when nothing else is said. */
export const setDefaultBankAccountMutation = graphql(`
  mutation SetDefaultBankAccount($input: SetDefaultBankAccountInput!) {
    setDefaultBankAccount(input: $input) {
      bankAccount { id default }
      errors { code path }
    }
  }
`);
