import { graphql } from '../../graphql/graphql.ts';

export const criiptoVerifyMutation = graphql(`
  mutation CriiptoVerify($input: CriiptoVerifyInput!) {
    criiptoVerify(input: $input) {
      identity { id }
      errors { code path }
    }
  }
`);
