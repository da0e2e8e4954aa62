import { graphql } from '#portal/graphql/graphql.ts';

/** The data of an application in the comparison. */
export const comparedQuery = graphql(`
  query ComparedApplication($id: ID!) {
    node(id: $id) {
      __typename
      ... on JobApplication {
        id name email status outcome
        formVersion { id applicationForm }
        applicationFormAnswers { questionId value values }
      }
    }
  }
`);
