import 'graphile-build-pg';
import { TYPES } from '@dataplan/pg';
import { constant, context, type FieldArgs, lambda } from 'grafast';
import type { GraphQLEnumType } from 'grafast/graphql';
import { sql } from 'pg-sql2';
import { markField } from '../marks/field-mark.ts';
import { documentsField, type ListStep } from './documents-field.ts';
import { exportLink } from './export-path.ts';
import type { ListDefinition, ListFilter } from './list-definition.ts';
import { registerCounts, registerSums } from './register-totals.ts';

type Build = GraphileBuild.Build;

function registerFilter(build: Build, { typeName, filters }: ListDefinition): void {
  const { GraphQLList, GraphQLNonNull, GraphQLID, GraphQLString, GraphQLBoolean } = build.graphql;
  const builtIn = { ID: GraphQLID, String: GraphQLString, Boolean: GraphQLBoolean };
  const typeOf = ({ kind, inputType }: ListFilter) => {
    const type = builtIn[inputType as keyof typeof builtIn] ?? build.getInputTypeByName(inputType);
    return kind === 'oneOf' ? new GraphQLList(new GraphQLNonNull(type)) : type;
  };
  build.registerInputObjectType(
    `${typeName}Filter`,
    {},
    () => ({
      description: `Which ${typeName} rows are wanted; all that is given must hold.`,
      fields: () => Object.fromEntries(filters.map((one) => [one.name, { type: typeOf(one) }])),
    }),
    'ListsPlugin',
  );
}

function registerSort(build: Build, { typeName, sorts }: ListDefinition): void {
  const names = sorts.flatMap(({ name }) => [`${name}_ASC`, `${name}_DESC`]).sort();
  build.registerEnumType(
    `${typeName}Sort`,
    {},
    () => ({
      description: `Orders of ${typeName} rows.`,
      values: Object.fromEntries(names.map((name) => [name, { value: name }])),
    }),
    'ListsPlugin',
  );
}

function registerList(build: Build, { typeName, sums, counts, documents }: ListDefinition): void {
  const { GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLString } = build.graphql;
  const more = build.appMoreColumns.get(typeName);
  build.registerObjectType(
    `${typeName}List`,
    {},
    () => ({
      description: `A page of ${typeName} rows.`,
      fields: () => ({
        items: markField(
          { kind: 'items' },
          {
            description: 'The rows of the page.',
            type: new GraphQLNonNull(
              new GraphQLList(new GraphQLNonNull(build.getOutputTypeByName(typeName))),
            ),
            plan: ($list: ListStep) => $list.get('rows').nodes(),
          },
        ),
        total: markField(
          { kind: 'total', codec: TYPES.int, value: () => sql`count(*)` },
          {
            description: 'How many rows there are on all pages.',
            type: new GraphQLNonNull(GraphQLInt),
            plan: ($list: ListStep) =>
              $list
                .get('rows')
                .cloneSubplanWithoutPagination('aggregate')
                .singleAsRecord()
                .select(sql`count(*)`, TYPES.int, false),
          },
        ),
        ...(sums.length > 0
          ? {
              sums: markField(
                { kind: 'totals' },
                {
                  description: 'What the rows on all pages come to.',
                  type: new GraphQLNonNull(build.getOutputTypeByName(`${typeName}Sums`)),
                  plan: ($list: ListStep) =>
                    $list.get('rows').cloneSubplanWithoutPagination('aggregate').singleAsRecord(),
                },
              ),
            }
          : {}),
        ...(counts.length > 0
          ? {
              counts: markField(
                { kind: 'totals' },
                {
                  description: 'How many rows there are of each kind, on all pages.',
                  type: new GraphQLNonNull(build.getOutputTypeByName(`${typeName}Counts`)),
                  plan: ($list: ListStep) =>
                    $list.get('rows').cloneSubplanWithoutPagination('aggregate').singleAsRecord(),
                },
              ),
            }
          : {}),
        ...(documents.length > 0 ? { documentsPath: documentsField(build, documents) } : {}),
        exportPath: markField(
          { kind: 'exportPath', more: more?.argument ?? null },
          {
            description: 'A link to all rows as a file. It works for ten minutes.',
            type: new GraphQLNonNull(GraphQLString),
            args: {
              format: { type: build.getInputTypeByName('ExportFormat') },
              ...languageArgument(build),
              columns: {
                type: new GraphQLList(new GraphQLNonNull(GraphQLString)),
                description: 'Fields of the row that come first, in this order. The others follow.',
              },
              ...(more && {
                [more.argument]: {
                  type: build.getInputTypeByName(more.typeName),
                  description: more.description,
                },
              }),
            },
            plan: ($list: ListStep, args: FieldArgs) =>
              lambda(
                [
                  context(),
                  $list.get('name'),
                  $list.get('query'),
                  args.getRaw('format'),
                  languageArgument(build).language ? args.getRaw('language') : constant(null),
                  more ? args.getRaw(more.argument) : constant(null),
                  args.getRaw('columns'),
                ],
                ([context, name, query, format, language, wanted, columns]) =>
                  exportLink(context, name, query, { format, language, more: wanted, columns }),
              ),
          },
        ),
      }),
    }),
    'ListsPlugin',
  );
}

/** In which language an export is; none where a database, as one of a test, has no languages. */
function languageArgument(build: Build): {
  language?: { type: GraphQLEnumType; description: string };
} {
  const type = build.getTypeByName('Language') as GraphQLEnumType | undefined;
  const description = 'Of headings and values; that of the reader when it is not given.';
  return type ? { language: { type, description } } : {};
}

/** The types that all lists of one kind of row share. */
export function registerListTypes(build: Build): void {
  build.registerEnumType(
    'ExportFormat',
    {},
    () => ({
      description: 'What an export is written as.',
      values: { CSV: { value: 'csv' }, XLSX: { value: 'xlsx' } },
    }),
    'ListsPlugin',
  );
  const seen = new Set<string>();
  for (const { definition } of build.appLists) {
    if (seen.has(definition.typeName)) continue;
    seen.add(definition.typeName);
    if (definition.filters.length > 0) registerFilter(build, definition);
    if (definition.sorts.length > 0) registerSort(build, definition);
    if (definition.sums.length > 0) registerSums(build, definition);
    if (definition.counts.length > 0) registerCounts(build, definition);
    registerList(build, definition);
  }
}
