import 'graphile-build-pg';
import { context, inhibitOnNull, lambda } from 'grafast';
import { extendSchema, gql } from 'postgraphile/utils';
import type { RequestOrigin } from '../../core/requests/request-origin.ts';

/** A visitor's query is answered without the database, whose rows visitors may not read. */
export const SessionPlugin: GraphileConfig.Plugin = {
  ...extendSchema((build) => {
    const { sessions } = build.pgResources;
    return {
      typeDefs: gql`
        extend type Query {
          """
          The session that asks; null when nobody is signed in.
          """
          session: Session
        }
      `,
      objects: {
        Query: {
          plans: {
            session() {
              const $id = lambda(context().get('origin'), sessionIdOf, true);
              return sessions!.get({ id: inhibitOnNull($id) });
            },
          },
        },
      },
    };
  }),
  name: 'SessionPlugin',
  description: 'Answers who is signed in: the session of the request, read under its own rules.',
};

function sessionIdOf(origin: RequestOrigin | undefined): string | null {
  return origin?.session?.session_id ?? null;
}
