import { graphql, type ResultOf } from '../../graphql/graphql.ts';

/**
 * The user's enrolments, the data shared with each team, and approved applications that still need consent.
 */
export const ownEnrollmentsQuery = graphql(`
  query OwnEnrollments {
    enrollmentConsentVersion
    freelanceProfiles(filter: { archived: false }, perPage: 100) {
      items { id displayName organizationNumber }
    }
    jobApplications(filter: { status: [APPROVED, ENROLLED] }, perPage: 100) {
      items { id teamName job { id title } enrollment { id status } }
    }
    enrollments(sortBy: [CREATED_AT_DESC], perPage: 100) {
      items {
        id status teamName name consentedAt approvedAt endedAt updatedAt availableActions
        invoices { id documentNumber clientName invoicedOn dueOn amount vat currency status }
        creditNotes { id documentNumber invoiceDocumentNumber clientName creditedOn amount vat currency status }
      }
    }
  }
`);

export type OwnEnrollmentsData = ResultOf<typeof ownEnrollmentsQuery>;

export type OwnEnrollment = OwnEnrollmentsData['enrollments']['items'][number];

export type ApprovedApplication = OwnEnrollmentsData['jobApplications']['items'][number];
