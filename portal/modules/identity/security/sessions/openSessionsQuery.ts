import { graphql } from '#portal/graphql/graphql.ts';

/** The open sessions of the user. */
export const openSessionsQuery = graphql(`
  query OpenSessions {
    session {
      id
      openSessions { id isCurrent userAgent network lastUsedAt createdAt account { id displayName } }
    }
  }
`);
