import 'graphile-build-pg';
import { context, inhibitOnNull, lambda } from 'grafast';
import type { SQL } from 'pg-sql2';
import { markField } from '../../core/marks/field-mark.ts';
import type { RequestOrigin } from '../../core/requests/request-context.ts';

/** A visitor's query is answered without the database, whose rows visitors may not read. */
export const SessionPlugin: GraphileConfig.Plugin = {
  name: 'SessionPlugin',
  description: 'Answers who is signed in: the session of the request, read under its own rules.',
  schema: {
    hooks: {
      GraphQLObjectType_fields(fields, build, { scope, fieldWithHooks }) {
        const { sessions } = build.pgResources;
        if (!scope.isRootQuery || !sessions) return fields;
        const field = {
          description: 'The session that asks; null when nobody is signed in.',
          type: build.getOutputTypeByName(build.inflection.tableType(sessions.codec)),
          plan() {
            const $id = lambda(context().get('origin'), sessionIdOf, true);
            return sessions.get({ id: inhibitOnNull($id) });
          },
        };
        const session = fieldWithHooks({ fieldName: 'session' }, () =>
          markField({ kind: 'session', table: sessions.from as SQL }, field),
        );
        return build.extend(fields, { session }, 'Adding the session');
      },
    },
  },
};

function sessionIdOf(origin: RequestOrigin | undefined): string | null {
  return origin?.session?.session_id ?? null;
}
