import { graphql } from '../graphql.ts';

/** The user, the current account and its features. */
export const sessionQuery = graphql(`
  query Session {
    session {
      id
      signIn
      role
      needsOnboarding
      hasIdentity
      hasFreelanceProfiles
      hasIndividualFreelanceProfile
      administrator { id email firstName lastName }
      user { id email firstName lastName confirmed language }
      account {
        id slug accountType role tag displayName canManage canManageDepartments hasApplied hasFreelanceProfiles deletionScheduledOn
        symbolDisplayPath logo { thumbPath }
        features { invoices payouts workflows }
      }
      teamInvitations { id slug teamName inviter }
      accounts { id slug accountType displayName role symbolDisplayPath }
    }
  }
`);
