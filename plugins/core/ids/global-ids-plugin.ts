import 'graphile-build-pg';
import type { PgCodec, PgResource } from '@dataplan/pg';
import { access, constant, inhibitOnNull, lambda, list, markSyncAndSafe, type Step } from 'grafast';
import type { SQL } from 'pg-sql2';
import { decodeTypeId, encodeTypeId } from '#shared/encode-type-id.ts';
import { markField, type NodeTable } from '../marks/field-mark.ts';
import { tagText } from '../naming/tag-texts.ts';

type Row = Step & { get(column: string): Step };

/** The three letters of a table or type, from its tag `@prefix`. */
function prefixOf(codec: PgCodec): string | null {
  return tagText(codec.extensions?.tags?.prefix);
}

/** Writes ids of one type. A step less per row than by way of the general form. */
function encoder(prefix: string) {
  return markSyncAndSafe(function encodeUuid(uuid: unknown): string | null {
    return uuid == null ? null : encodeTypeId(prefix, uuid as string);
  });
}

const encode = markSyncAndSafe(function encodeId(value: unknown): string | null {
  const [prefix, uuid] = value as [string, string | null];
  return uuid == null ? null : encodeTypeId(prefix, uuid);
});

const decode = markSyncAndSafe(function decodeId(id: unknown): [string, string] | null {
  const decoded = decodeTypeId(id);
  return decoded && [decoded.prefix, decoded.uuid];
});

/** The tables whose rows are found by their global id. */
function tablesWithPrefix(build: GraphileBuild.Build): [string, PgResource][] {
  return Object.values(build.pgResources).flatMap(
    (resource: PgResource): [string, PgResource][] => {
      if (resource.parameters || !resource.codec.attributes || resource.isVirtual) return [];
      const prefix = prefixOf(resource.codec);
      const isRead = prefix && build.behavior.pgResourceMatches(resource, 'resource:select');
      return isRead ? [[prefix, resource]] : [];
    },
  );
}

function nodeTables(build: GraphileBuild.Build): Map<string, NodeTable> {
  const tables = tablesWithPrefix(build).map(([prefix, { codec, from }]): [string, NodeTable] => {
    return [prefix, { typeName: build.inflection.tableType(codec), table: from as SQL }];
  });
  return new Map(tables);
}

/**
 * Ids of the portal: one readable and typed spelling for every row of every table, so that an id in a log or
 * a link shows its type, and `node(id)` finds it under the caller's own policies.
 */
export const GlobalIdsPlugin: GraphileConfig.Plugin = {
  name: 'GlobalIdsPlugin',
  description: 'Gives every table with @prefix a global id of that prefix and makes it a Node.',
  after: ['NodePlugin'],
  schema: {
    hooks: {
      init(_, build) {
        build.registerNodeIdCodec?.({ name: 'typeId', encode, decode });
        const codec = build.getNodeIdCodec?.('typeId');
        if (!codec) throw new Error('GlobalIdsPlugin needs NodePlugin');
        const taken = new Map<string, string>();
        for (const [prefix, resource] of tablesWithPrefix(build)) {
          const typeName = build.inflection.tableType(resource.codec);
          const other = taken.get(prefix);
          if (other) throw new Error(`@prefix ${prefix} is claimed by ${other} and ${typeName}`);
          taken.set(prefix, typeName);
          build.registerNodeIdHandler?.({
            typeName,
            codec,
            plan: ($row: Row) => list([constant(prefix, false), $row.get('id')]),
            getSpec: ($id) => ({ id: inhibitOnNull(access($id, [1])) }),
            getIdentifiers: (value: [string, string]) => value.slice(1),
            get: (spec) => resource.get(spec as Parameters<typeof resource.get>[0]),
            match: (value: [string, string]) => value?.[0] === prefix,
          });
        }
        return _;
      },
      GraphQLObjectType_fields_field(field, build, { Self, scope }) {
        if (scope.isRootNodeField)
          return markField({ kind: 'node', tables: nodeTables(build) }, field);
        const prefix = scope.pgCodec && prefixOf(scope.pgCodec);
        if (scope.fieldName !== 'id' || !prefix || !build.getNodeIdHandler?.(Self.name)) {
          return field;
        }
        const encodeOne = encoder(prefix);
        const plan = ($row: Row) => lambda($row.get('id'), encodeOne);
        return markField({ kind: 'id', prefix }, { ...field, plan });
      },
      // A composite type with @prefix is no table, so it is no Node, but its id reads the same.
      GraphQLObjectType_fields(fields, build, { Self, scope }) {
        const { pgCodec: codec, isPgClassType } = scope;
        if (!isPgClassType || !codec?.attributes?.id || build.getNodeIdHandler?.(Self.name)) {
          return fields;
        }
        const prefix = prefixOf(codec);
        if (!prefix) return fields;
        const { GraphQLID, GraphQLNonNull } = build.graphql;
        const encodeOne = encoder(prefix);
        return build.extend(
          fields,
          {
            id: markField(
              { kind: 'id', prefix },
              {
                description: 'Global id.',
                type: new GraphQLNonNull(GraphQLID),
                plan: ($row: Row) => lambda($row.get('id'), encodeOne),
              },
            ),
          },
          `Adding the global id of ${Self.name}`,
        );
      },
    },
  },
};
