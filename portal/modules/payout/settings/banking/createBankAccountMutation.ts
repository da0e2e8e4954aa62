import { graphql } from '#portal/graphql/graphql.ts';

/** Adds an account a profile can be paid into. */
export const createBankAccountMutation = graphql(`
  mutation CreateBankAccount($input: CreateBankAccountInput!) {
    createBankAccount(input: $input) {
      bankAccount { id accountNumber }
      errors { code path }
    }
  }
`);
