import { graphql } from '../../../../graphql/graphql.ts';

/** Where the person is logged in. */
export const openSessionsQuery = graphql(`
  query OpenSessions {
    session {
      id
      openSessions { id isCurrent userAgent network lastUsedAt createdAt account { id displayName } }
    }
  }
`);
