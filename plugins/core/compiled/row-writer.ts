import type { PgCodec, PgCodecWithAttributes } from '@dataplan/pg';
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from 'grafast/graphql';
import { type SQL, sql } from 'pg-sql2';
import {
  type FieldMark,
  isPresent,
  type RelatedRows,
  type Row,
  rowOf,
} from '../marks/field-mark.ts';
import { finished, globalId } from './finish-answer.ts';
import { baseOf, jsonText, listText } from './json-text.ts';
import { below, type Mentions, type Selection } from './selection.ts';
import { checked, constant, leaveToGrafast, type Text } from './text.ts';

type Marked = { field: GraphQLField<unknown, unknown>; mark: FieldMark };

/** Writes objects and rows as texts of JSON. */
export class RowWriter {
  private readonly selection: Selection;
  private aliases = 0;
  private links = 0;

  constructor(selection: Selection) {
    this.selection = selection;
  }

  /** A name for rows that is in no other part of the statement, however it is put together. */
  alias(): SQL {
    this.aliases += 1;
    return sql.identifier(`r${this.aliases}`);
  }

  get schema(): GraphQLSchema {
    return this.selection.schema;
  }

  /** A place among the links of a request. */
  nextLink(): number {
    this.links += 1;
    return this.links - 1;
  }

  /** An object with the given texts as its values. */
  object(
    type: GraphQLObjectType,
    sets: readonly SelectionSetNode[],
    write: (mentions: Mentions) => Text,
  ): Text {
    const parts: SQL[] = [];
    let text = '';
    let isStrict = false;
    for (const [key, mentions] of this.selection.fields(type, sets)) {
      text += `${parts.length > 0 || text !== '' ? ',' : '{'}"${key}":`;
      if (mentions[0].name.value === '__typename') {
        text += `"${type.name}"`;
        continue;
      }
      const value = write(mentions);
      parts.push(constant(text), value.sql);
      isStrict ||= value.isStrict;
      text = '';
    }
    parts.push(constant(`${parts.length > 0 || text !== '' ? text : '{'}}`));
    return { sql: sql.join(parts, ' || '), isStrict };
  }

  /** The object of a row. */
  row(type: GraphQLObjectType, sets: readonly SelectionSetNode[], row: Row): Text {
    return this.object(type, sets, (mentions) => {
      const { field, mark } = markOf(type, mentions);
      if (mentions[0].arguments?.length) leaveToGrafast(`arguments of ${type}.${field.name}`);
      const value = this.value(mark, field.type, below(mentions), row);
      if (isNonNullType(field.type)) return { sql: value, isStrict: true };
      return { sql: sql`coalesce(${value}, 'null')`, isStrict: false };
    });
  }

  /** A statement of rows, each as a text. */
  rows(
    type: GraphQLObjectType,
    sets: readonly SelectionSetNode[],
    related: (alias: Row) => RelatedRows,
  ): SQL {
    const alias = this.alias();
    const text = checked(this.row(type, sets, rowOf(alias)));
    const { from, conditions, order } = related(rowOf(alias));
    const where = conditions.length > 0 ? sql` where ${sql.join(conditions, ' and ')}` : sql.blank;
    const by = order.length > 0 ? sql` order by ${sql.join(order, ', ')}` : sql.blank;
    return sql`select ${text} from ${from} as ${alias}${where}${by}`;
  }

  /** Null if the value is null. */
  private value(
    mark: FieldMark,
    type: GraphQLOutputType,
    sets: readonly SelectionSetNode[],
    row: Row,
  ): SQL {
    const named = getNamedType(type);
    switch (mark.kind) {
      case 'id':
        return globalId(mark.prefix, row.column('id'));
      case 'link':
        return finished(mark.isThumb ? 'thumb' : 'link', sql`(${mark.file(row)})::text`);
      case 'value':
        return isObjectType(named)
          ? this.composite(mark, type, sets, row)
          : jsonText(mark.codec, type, mark.value(row));
      case 'row':
      case 'rows': {
        if (!isObjectType(named)) return leaveToGrafast(`the type ${type}`);
        const rows = this.rows(named, sets, (alias) => mark.related(row, alias));
        return mark.kind === 'row' ? sql`(${rows})` : listOf(rows);
      }
      default:
        return leaveToGrafast(`a ${mark.kind} in a row`);
    }
  }

  /** The object of a composite value, or the objects of an array of them. */
  private composite(
    { codec: given, value, isNotNull }: Extract<FieldMark, { kind: 'value' }>,
    type: GraphQLOutputType,
    sets: readonly SelectionSetNode[],
    row: Row,
  ): SQL {
    const codec = baseOf(given);
    const list = getNullableType(type);
    if (isListType(list)) {
      const item = baseOf(codec.arrayOfCodec ?? codec);
      if (!codec.arrayOfCodec) return leaveToGrafast(`${codec.name} as ${type}`);
      return listText(value(row), list.ofType, (alias) =>
        this.present(item, list.ofType, sets, rowOf(alias)),
      );
    }
    const whole = sql`(${value(row)})`;
    const inner: Row = { whole, column: (name) => sql`${whole}.${sql.identifier(name)}` };
    if (!isNotNull) return this.present(codec, list, sets, inner);
    return checked(this.row(list as GraphQLObjectType, sets, inner));
  }

  private present(
    codec: PgCodec,
    type: GraphQLOutputType,
    sets: readonly SelectionSetNode[],
    row: Row,
  ): SQL {
    const named = getNamedType(type);
    if (!codec.attributes || !isObjectType(named))
      return leaveToGrafast(`${codec.name} as ${type}`);
    const text = checked(this.row(named, sets, row));
    return sql`(case when ${isPresent(codec as PgCodecWithAttributes, row)} then ${text} end)`;
  }
}

/** The texts of rows as an array. */
export const listOf = (rows: SQL): SQL => sql`'[' || array_to_string(array(${rows}), ',') || ']'`;

/** A field and its mark, if its plan is still the one that was marked. */
export function markOf(type: GraphQLObjectType, [{ name }]: Mentions): Marked {
  const field = type.getFields()[name.value];
  const marked = field?.extensions.marked;
  if (!field || !marked) return leaveToGrafast(`${type}.${name.value}`);
  const { plan } = (field.extensions.grafast ?? {}) as { plan?: unknown };
  if (plan !== marked.plan) return leaveToGrafast(`the plan of ${type}.${name.value}`);
  return { field, mark: marked.mark };
}
