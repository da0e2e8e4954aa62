import type { Session } from '../../app/session/loadSession.ts';
import { graphql, type ResultOf } from '../../graphql/graphql.ts';
import { queryAheadOf } from '../../graphql/queryAheadOf.ts';

/** Everything the dashboard shows, in one call. */
export const dashboardQuery = graphql(`
  query Dashboard($recruits: Boolean!, $manages: Boolean!, $applied: Boolean!) {
    dashboard {
      year drafts rejected undelivered freelanceProfiles clients hasSubmitted members invited
      waiting { id status isUndelivered documentNumber clientName currency total sinceAt }
      overdue { id documentNumber clientName currency total dueOn }
      nextPayout { id clientName currency payoutAmount dueOn }
      sums {
        currency withClients withClientsCount overdue overdueCount inReview inReviewCount
        invoiced settled payoutAmount
      }
      months { startsOn currency invoiced settled }
      recentEvents { id eventType occurredAt actor clientName }
    }
    payoutOutlook { state heldReason reason amount paysOn isAccountDoubted }
    received: partnerJobApplications(perPage: 1) @include(if: $recruits) {
      total
      counts { qualified submitted }
    }
    jobs(perPage: 1) @include(if: $manages) { total }
    enrolling: partnerEnrollments(filter: { status: [PENDING] }, perPage: 1) @include(if: $manages) {
      total
    }
    begun: jobApplications(filter: { status: [PENDING] }, perPage: 5, sortBy: [CREATED_AT_DESC])
      @include(if: $applied) {
      total
      items { id teamName job { id title applicationDeadline opening } }
    }
  }
`);

/** Which parts of the dashboard an account has. */
export function partsOf(account: Session['account']) {
  const isTeam = account.accountType === 'TEAM';
  const recruits =
    isTeam && account.features.workflows && (account.canManage || account.canManageDepartments);
  return {
    recruits,
    manages: recruits && account.canManage,
    applied: !isTeam && account.hasApplied,
  };
}

export const dashboardOf = (account: Session['account']) =>
  queryAheadOf(dashboardQuery, partsOf(account));

export type DashboardAnswer = ResultOf<typeof dashboardQuery>;

export type DashboardData = NonNullable<DashboardAnswer['dashboard']>;

export type DashboardSum = DashboardData['sums'][number];
