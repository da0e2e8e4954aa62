import { graphql } from '#portal/graphql/graphql.ts';
import { consentFields } from './consentFields.ts';

/** An application with the form it was given to. */
export const applicationQuery = graphql(
  `
  query JobApplicationAnswers($id: ID!) {
    node(id: $id) {
      __typename
      ... on JobApplication {
        id
        formVersion { id version applicationForm }
        applicationFormAnswers { questionId value values }
        answerFiles { id filename downloadPath thumbPath }
        keptUntil
        consent { ...ConsentFields }
      }
    }
  }
`,
  [consentFields],
);
