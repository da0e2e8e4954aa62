import 'graphile-build-pg';
import type { PgResource, PgSelectSingleStep } from '@dataplan/pg';
import { constant } from 'grafast';
import { type SQL, sql } from 'pg-sql2';
import { markField, type Row } from '../marks/field-mark.ts';
import { describeScreen } from './describe-screen.ts';

type Build = GraphileBuild.Build;

function eventLog(build: Build): PgResource | undefined {
  return Object.values(build.pgResources).find(
    ({ parameters, codec }: PgResource) => !parameters && codec.extensions?.tags?.eventLog,
  );
}

function events(build: Build, log: PgResource, table: string) {
  const { GraphQLList, GraphQLNonNull } = build.graphql;
  const event = build.getOutputTypeByName(build.inflection.tableType(log.codec));
  const related = (row: Row, { column }: Row) => ({
    from: log.from as SQL,
    conditions: [
      sql`${column('entity')} = ${sql.literal(table)}`,
      sql`${column('entity_id')} = ${row.column('id')}`,
    ],
    order: [sql`${column('occurred_at')} asc`, sql`${column('id')} asc`],
  });
  return markField(
    { kind: 'rows', related },
    {
      description: 'What has happened to it, oldest first.',
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(event))),
      plan: ($row: PgSelectSingleStep) => {
        const $events = log.find({ entity: constant(table), entity_id: $row.get('id') });
        $events.orderBy({ attribute: 'occurred_at', direction: 'ASC' });
        $events.orderBy({ attribute: 'id', direction: 'ASC' });
        return $events;
      },
    },
  );
}

/** Adds to every table what the page of a row needs, so that no module writes functions for it. */
export const ScreensPlugin: GraphileConfig.Plugin = {
  name: 'ScreensPlugin',
  description: 'Gives rows of tables with @portal their events, and describes screens.',
  after: ['ListsPlugin'],
  schema: {
    hooks: {
      GraphQLObjectType_fields(fields, build, { scope }) {
        const { pgCodec, isPgClassType } = scope;
        const pg = pgCodec?.extensions?.pg;
        if (!isPgClassType || !pg || !pgCodec.extensions?.tags?.portal) return fields;
        const log = eventLog(build);
        const added = log && !fields.events ? { events: events(build, log, pg.name) } : {};
        return build.extend(fields, added, 'Adding what screens need');
      },
      finalize(schema, build) {
        const declared = build.appLists.filter(
          ({ resource: { parameters, extensions, codec } }) =>
            codec.extensions?.tags?.portal && (!parameters || extensions?.tags?.portal),
        );
        const screens = declared.map((list) => describeScreen(build, schema, list));
        schema.extensions = { ...schema.extensions, screens };
        return schema;
      },
    },
  },
};
