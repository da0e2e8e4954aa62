import type { PgCodecWithAttributes } from '@dataplan/pg';
import {
  type GraphQLField,
  type GraphQLObjectType,
  getArgumentValues,
  getNamedType,
  isNonNullType,
  isObjectType,
} from 'grafast/graphql';
import { type SQL, sql } from 'pg-sql2';
import { decodeTypeId } from '#shared/encode-type-id.ts';
import { type FieldMark, isPresent, rowOf } from '../marks/field-mark.ts';
import { callFunction } from './call-function.ts';
import type { Request } from './finish-answer.ts';
import { jsonText } from './json-text.ts';
import { ListWriter } from './list-writer.ts';
import { markOf, type RowWriter } from './row-writer.ts';
import { below, type Mentions } from './selection.ts';
import { checked, faulty, leaveToGrafast, writtenOut } from './text.ts';

/** The value of a field of Query at a request; a constant one needs no database. */
export type Root = (request: Request) => SQL | 'null';

/** Prepares a field of Query. */
export function writeRoot(writer: RowWriter, query: GraphQLObjectType, mentions: Mentions): Root {
  const { field, mark } = markOf(query, mentions);
  const value = writeValue(writer, field, mark, mentions);
  const missing = isNonNullType(field.type) ? faulty : sql`'null'`;
  return (request) => {
    const text = value(request);
    return text === 'null' ? text : sql`coalesce(${text}, ${missing})`;
  };
}

function writeValue(
  writer: RowWriter,
  field: GraphQLField<unknown, unknown>,
  mark: FieldMark,
  mentions: Mentions,
): Root {
  const named = getNamedType(field.type);
  const [node] = mentions;
  switch (mark.kind) {
    case 'list': {
      const list = new ListWriter(writer, { mark, field }, below(mentions));
      return (request) => list.text(node, request);
    }
    case 'session': {
      const find = rowById(writer, named as GraphQLObjectType, mark.table, mentions);
      const session = find(currentSession);
      return ({ isSignedIn }) => (isSignedIn ? session : 'null');
    }
    case 'node': {
      const find = nodeRows(writer, mark, mentions);
      return ({ variables }) => {
        const id = decodeTypeId(getArgumentValues(field, node, variables).id);
        return id ? find(id.prefix, sql.value(id.uuid)) : 'null';
      };
    }
    case 'function': {
      const { resource } = mark;
      const call = ({ variables }: Request) => {
        const given = getArgumentValues(field, node, variables);
        const values = Object.values(given);
        if (values.some((value) => typeof value === 'object' && value !== null)) {
          leaveToGrafast(`arguments of ${field.name}`);
        }
        return callFunction(
          resource,
          field.args.map(({ name }, i) => ({
            name: resource.parameters?.[i]?.name ?? '',
            value: given[name],
          })),
        );
      };
      if (!resource.codec.attributes) {
        // A list of a function that is called once is an array.
        const alias = writer.alias();
        const text = writtenOut(jsonText(resource.codec, field.type, alias));
        return (request) => sql`(select ${text} from ${call(request)} as ${alias})`;
      }
      if (!isObjectType(named)) return leaveToGrafast(`Query.${field.name}`);
      const alias = writer.alias();
      const row = writtenOut(checked(writer.row(named, below(mentions), rowOf(alias))));
      const isRow = isPresent(resource.codec as PgCodecWithAttributes, rowOf(alias));
      return (request) => sql`(select ${row} from ${call(request)} as ${alias} where ${isRow})`;
    }
    default:
      return leaveToGrafast(`Query.${field.name}`);
  }
}

/** The session of the transaction, which may be looked up in the same packet. */
const currentSession = sql`nullif(current_setting('app.session_id', true), '')`;

/** Finds a row of a table by its id. */
export function rowById(
  writer: RowWriter,
  type: GraphQLObjectType,
  table: SQL,
  mentions: Mentions,
) {
  const alias = writer.alias();
  const row = writtenOut(checked(writer.row(type, below(mentions), rowOf(alias))));
  return (id: SQL) =>
    sql`(select ${row} from ${table} as ${alias} where ${alias}.id = ${id}::uuid)`;
}

/** Finds the row of a global id, by the statement of its type. */
function nodeRows(
  writer: RowWriter,
  { tables }: Extract<FieldMark, { kind: 'node' }>,
  mentions: Mentions,
) {
  const finders = new Map<string, ReturnType<typeof rowById>>();
  for (const [prefix, { typeName, table }] of tables) {
    const type = writer.schema.getType(typeName);
    if (isObjectType(type)) finders.set(prefix, rowById(writer, type, table, mentions));
  }
  return (prefix: string, uuid: SQL) => finders.get(prefix)?.(uuid) ?? 'null';
}
