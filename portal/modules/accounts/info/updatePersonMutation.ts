import { graphql } from '#portal/graphql/graphql.ts';

/** Changes the person: the name at once, an address for mail once its link is used. */
export const updatePersonMutation = graphql(`
  mutation UpdatePerson($input: UpdateUserInput!) {
    updateUser(input: $input) {
      user { id }
      errors { code path }
    }
  }
`);
