import { graphql } from '#portal/graphql/graphql.ts';

/** Takes an account out of use. */
export const destroyBankAccountMutation = graphql(`
  mutation DestroyBankAccount($input: DestroyBankAccountInput!) {
    destroyBankAccount(input: $input) {
      errors { code path }
    }
  }
`);
