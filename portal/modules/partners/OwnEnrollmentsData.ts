import type { ResultOf } from 'gql.tada';
import type { ownEnrollmentsQuery } from './ownEnrollmentsQuery.ts';

export type OwnEnrollmentsData = ResultOf<typeof ownEnrollmentsQuery>;
export type OwnEnrollment = OwnEnrollmentsData['enrollments']['items'][number];
export type ApprovedApplication = OwnEnrollmentsData['jobApplications']['items'][number];
