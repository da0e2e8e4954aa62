import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  getArgumentValues,
  getNamedType,
  type SelectionSetNode,
} from 'grafast/graphql';
import { type SQL, sql } from 'pg-sql2';
import { documentsCount, documentsLink } from '../lists/documents-field.ts';
import { type ExportArguments, exportLink } from '../lists/export-path.ts';
import { filterConditions } from '../lists/filter-conditions.ts';
import { orderTerms } from '../lists/order-terms.ts';
import { argumentValue, pageOf } from '../lists/plan-list.ts';
import type { ListQuery } from '../lists/read-documents.ts';
import { type FieldMark, rowOf } from '../marks/field-mark.ts';
import { callFunction } from './call-function.ts';
import { finished, type Request } from './finish-answer.ts';
import { jsonText } from './json-text.ts';
import { listOf, markOf, type RowWriter } from './row-writer.ts';
import { below, type Mentions } from './selection.ts';
import { checked, constant, leaveToGrafast, type Text, writtenOut } from './text.ts';

type Field = GraphQLField<unknown, unknown>;
type ListMark = Extract<FieldMark, { kind: 'list' }>;
type Arguments = Record<string, unknown> & ListQuery;

/** A field of a list: its text, or that of each row of the page. */
interface Part {
  kind: FieldMark['kind'];
  text: Text;
  mentions: Mentions;
  /** Adds the links that the text refers to. */
  addLinks?: (request: Request, query: ListQuery) => void;
}

/** Writes a list: its fields once, the choice and order of its rows at each request. */
export class ListWriter {
  private readonly writer: RowWriter;
  private readonly mark: ListMark;
  private readonly field: Field;
  private readonly sets: readonly SelectionSetNode[];
  private readonly row: SQL;
  private readonly all: SQL;
  private readonly parts = new Map<string, Part>();

  constructor(
    writer: RowWriter,
    { mark, field }: { mark: ListMark; field: Field },
    sets: readonly SelectionSetNode[],
  ) {
    this.writer = writer;
    this.mark = mark;
    this.field = field;
    this.sets = sets;
    this.row = writer.alias();
    this.all = writer.alias();
    writer.object(this.type, sets, (mentions) => {
      const part = this.part(mentions);
      this.parts.set(keyOf(mentions), part);
      return part.text;
    });
    // Grafast reads the rows even then, and reports missing rights.
    const isRead = [...this.parts.values()].some(({ kind }) => kind !== 'exportPath');
    if (!isRead) leaveToGrafast('a list without rows');
  }

  /** The list with the arguments of a request. */
  text(node: FieldNode, request: Request): SQL {
    const given = getArgumentValues(this.field, node, request.variables) as Arguments;
    const query = this.query(given);
    const { text, hasTotals } = this.object(query, given, request);
    return hasTotals ? sql`(select ${text} ${this.rows(query, this.all)})` : text;
  }

  private get type(): GraphQLObjectType {
    return getNamedType(this.field.type) as GraphQLObjectType;
  }

  private object(query: ListQuery, given: Arguments, request: Request) {
    let hasTotals = false;
    const { sql: text } = this.writer.object(this.type, this.sets, (mentions) => {
      const part = this.parts.get(keyOf(mentions))!;
      part.addLinks?.(request, query);
      hasTotals ||= part.kind !== 'items' && part.kind !== 'exportPath';
      return part.kind === 'items'
        ? { sql: this.page(part.text.sql, query, given), isStrict: false }
        : part.text;
    });
    return { text, hasTotals };
  }

  private query({ filter, sortBy, ...given }: Arguments): ListQuery {
    const { args, filters, sorts } = this.mark.definition;
    return {
      args: Object.fromEntries(args.map(({ name }) => [name, given[name]])),
      filter: filters.length > 0 ? filter : null,
      sortBy: sorts.length > 0 ? sortBy : null,
    } as ListQuery;
  }

  private rows(query: ListQuery, alias: SQL): SQL {
    const { definition, resource } = this.mark;
    const conditions = filterConditions(definition, query.filter, alias);
    const where = conditions.length > 0 ? sql` where ${sql.join(conditions, ' and ')}` : sql.blank;
    if (!resource.parameters) return sql`from ${resource.from as SQL} as ${alias}${where}`;
    const values = definition.args.map(({ name, sqlName, prefix }) => ({
      name: sqlName,
      value: argumentValue(query.args?.[name], prefix),
    }));
    return sql`from ${callFunction(resource, values)} as ${alias}${where}`;
  }

  private page(row: SQL, query: ListQuery, { page, perPage }: Arguments): SQL {
    const { definition } = this.mark;
    const order = orderTerms(definition, query.sortBy, this.row).map(({ expression, direction }) =>
      direction === 'ASC' ? sql`${expression} asc` : sql`${expression} desc`,
    );
    const { first, offset } = pageOf(page, perPage, definition.largestPage);
    const limit = sql`limit ${sql.literal(first)} offset ${sql.literal(offset)}`;
    // The rows of some functions come in an order of their own.
    const by = order.length > 0 ? sql`order by ${sql.join(order, ', ')} ` : sql.blank;
    return listOf(sql`select ${row} ${this.rows(query, this.row)} ${by}${limit}`);
  }

  private part(mentions: Mentions): Part {
    const { field, mark } = markOf(this.type, mentions);
    switch (mark.kind) {
      case 'items': {
        const item = getNamedType(field.type) as GraphQLObjectType;
        const row = this.writer.row(item, below(mentions), rowOf(this.row));
        return part(checked(row));
      }
      case 'total':
      case 'totals':
        return part(this.total(mark, field, mentions));
      case 'exportPath': {
        const place = this.writer.nextLink();
        return {
          ...part(finished('path', constant(String(place)))),
          addLinks: ({ context, variables, paths }, query) => {
            const args = getArgumentValues(field, mentions[0], variables);
            const more = mark.more && args[mark.more];
            const link = { ...(args as ExportArguments), more };
            paths[place] = exportLink(context, this.mark.definition.name, query, link);
          },
        };
      }
      case 'documentsPath': {
        const place = this.writer.nextLink();
        const count = documentsCount(mark.documents, this.all);
        return {
          ...part(finished('documents', sql`${constant(`${place}/`)} || ${count}::text`)),
          addLinks: ({ context, documents }, query) => {
            documents[place] = (most) =>
              documentsLink(context, this.mark.definition.name, query, most);
          },
        };
      }
      default:
        return leaveToGrafast(`${this.type}.${field.name}`);
    }

    function part(text: SQL): Part {
      return { kind: mark.kind, mentions, text: { sql: writtenOut(text), isStrict: false } };
    }
  }

  /** A value over all rows, or an object of such values. */
  private total(mark: FieldMark, { name, type }: Field, mentions: Mentions): SQL {
    if (mark.kind === 'total') return jsonText(mark.codec, type, mark.value(this.all));
    const inner = getNamedType(type) as GraphQLObjectType;
    if (mark.kind !== 'totals') return leaveToGrafast(`${this.type}.${name}`);
    const object = this.writer.object(inner, below(mentions), (values) => {
      const { field, mark: one } = markOf(inner, values);
      return { sql: this.total(one, field, values), isStrict: false };
    });
    return object.sql;
  }
}

const keyOf = ([{ alias, name }]: Mentions) => (alias ?? name).value;
