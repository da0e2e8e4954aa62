import { graphql } from '../../graphql/graphql.ts';

/** Everything the dashboard shows, in one call. */
export const dashboardQuery = graphql(`
  query Dashboard {
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
  }
`);
