import { graphql } from '#portal/graphql/graphql.ts';
import { applicationFields } from './applicationFields.ts';

/** The caller's application to a job, if there is one. */
export const ownApplicationQuery = graphql(
  `
  query OwnApplication($jobId: ID!) {
    jobApplications(filter: { jobId: $jobId }) { items { ...ApplicationFields } }
  }
`,
  [applicationFields],
);
