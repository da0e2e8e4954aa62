import 'graphile-build-pg';
import type { PgCodecWithAttributes } from '@dataplan/pg';
import type { GraphQLSchema } from 'grafast/graphql';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import type { ListDefinition, ListRelation } from '../lists/list-definition.ts';
import { relationOf } from '../lists/read-filters.ts';
import type { List } from '../lists/read-lists.ts';
import { relationsByField } from '../lists/read-sorts.ts';
import { readSection, tagText } from '../naming/tag-texts.ts';
import { hasStatus } from '../states/has-status.ts';
import { describeActions } from './describe-actions.ts';
import { describeChildren } from './describe-children.ts';
import { describeScreenFields } from './describe-screen-fields.ts';
import { labelOf } from './label-of.ts';
import type { Screen, ScreenAction, ScreenChoices, ScreenFilter, ScreenSort } from './screen.ts';

type Build = GraphileBuild.Build;
type Described = { build: Build; schema: GraphQLSchema; codec: PgCodecWithAttributes };

function fieldOfColumn({ build, codec }: Described, column: string): string {
  const relation = relationOf(build, codec, column);
  const found = [...relationsByField(build, codec)].find(([, one]) => one === relation);
  return relation && found
    ? found[0]
    : build.inflection.attribute({ codec, attributeName: column });
}

function choicesOf(around: Described, typeName: string | null): ScreenChoices | null {
  const list = around.build.appLists.find(
    ({ definition }) => definition.typeName === typeName && definition.args.length === 0,
  );
  if (!list) return null;
  const label = labelOf({ ...around, codec: list.resource.codec as PgCodecWithAttributes });
  const { name, typeName: rowType, filters, largestPage } = list.definition;
  const isSearched = filters.some(({ kind }) => kind === 'search');
  return label === null
    ? null
    : { list: name, typeName: rowType, label, isSearched, rows: largestPage };
}

/** The type of row that a column points to. */
function targetOf({ build, codec }: Described, column: string): string | null {
  const remote = relationOf(build, codec, column)?.remoteResource.codec;
  return remote ? build.inflection.tableType(remote as PgCodecWithAttributes) : null;
}

/** The choices for references in the forms of a table's actions, as far as lists exist for them. */
function formChoicesOf(around: Described, actions: readonly ScreenAction[]): Screen['choices'] {
  const forms = around.build.appMutations.filter(({ fieldName }) =>
    actions.some(({ mutation }) => mutation === fieldName),
  );
  const types = new Set(forms.flatMap(({ form }) => nodeTypesOf(form.schema)));
  const found = [...types].map((type) => [type, choicesOf(around, type)] as const);
  return Object.fromEntries(
    found.flatMap(([type, choices]) => (choices ? [[type, choices] as const] : [])),
  );
}

function nodeTypesOf({ nodeType, properties = {}, items }: InputSchema): string[] {
  const parts = [...Object.values(properties), ...(items ? [items] : [])];
  return [...(nodeType ? [nodeType] : []), ...parts.flatMap(nodeTypesOf)];
}

function filtersOf(around: Described, { filters }: ListDefinition): ScreenFilter[] {
  return filters.map(({ name, kind, column, via, computed, inputType }) => {
    const of = via ? { ...around, codec: codecOf(around.build, via) } : around;
    return {
      name,
      kind: computed && inputType === 'Boolean' ? 'isSet' : kind,
      field: kind === 'search' ? null : computed ? name : fieldOfColumn(of, column),
      choices: kind === 'id' ? choicesOf(of, targetOf(of, column)) : null,
      ...(via ? { words: wordsOf(of, via.table, column) } : null),
    };
  });
}

function wordsOf({ build, codec }: Described, table: string, column: string): string[] {
  const target = relationOf(build, codec, column)?.remoteResource.extensions?.pg?.name;
  return target ? [table, target] : [table];
}

function codecOf(build: Build, { schemaName, table }: ListRelation): PgCodecWithAttributes {
  const found = Object.values(build.pgResources).find(({ parameters, extensions }) => {
    return !parameters && extensions?.pg?.schemaName === schemaName && extensions.pg.name === table;
  });
  return found!.codec as PgCodecWithAttributes;
}

function sortsOf(around: Described, { sorts }: ListDefinition): ScreenSort[] {
  const { build, codec } = around;
  const forward = [...relationsByField(build, codec)];
  return sorts.map(({ name, column, via }) => {
    const found = forward.find(([field]) =>
      name.startsWith(`${build.inflection.constantCase(field)}_`),
    );
    const own = build.inflection.attribute({ codec, attributeName: column });
    return { name, field: via && found ? found[0] : own };
  });
}

/** The order in its comment, else the newest first, else by name. */
function defaultSortOf({ sorts, defaultOrder }: ListDefinition, label: string | null) {
  const wanted = [
    ...defaultOrder.slice(0, 1),
    { column: 'created_at', direction: 'DESC' },
    { column: label, direction: 'ASC' },
  ];
  for (const { column, direction } of wanted) {
    const sort = sorts.find((one) => !one.via && one.column === column);
    if (sort) return `${sort.name}_${direction}`;
  }
  return sorts[0] ? `${sorts[0].name}_ASC` : null;
}

/** The description of a table's screens without its rows: moves and the module's name are added later. */
export function describeScreen(
  build: Build,
  schema: GraphQLSchema,
  { definition, resource }: List,
): Omit<Screen, 'module'> {
  const codec = resource.codec as PgCodecWithAttributes;
  const around = { build, schema, codec };
  const tags = codec.extensions?.tags;
  // For a list returned by a function, that function declares its readers.
  const own = resource.parameters ? resource.extensions?.tags : tags;
  const fields = describeScreenFields(around);
  const news = tagText(tags?.statusSubscription);
  const actions = describeActions(build, codec);
  const children = describeChildren(around);
  const [path = '', rowPath = path] = (tagText(tags?.portal) ?? '').split(' ');
  return {
    name: definition.name,
    // The list of a function has the labels and steps of its rows too.
    table: codec.extensions?.pg?.name ?? definition.sourceName,
    path,
    rowPath,
    typeName: definition.typeName,
    section: readSection(tags?.section)?.name ?? '',
    readers: (tagText(own?.readers) ?? '').split(' ').filter(Boolean),
    icon: tagText(tags?.icon),
    label: labelOf(around),
    fields,
    filters: filtersOf(around, definition),
    sorts: sortsOf(around, definition),
    defaultSort: defaultSortOf(definition, tagText(tags?.label)),
    children,
    sums: definition.sums.map(({ name }) => name),
    hasDocuments: definition.documents.length > 0,
    news: news ? { field: news, rowField: build.inflection.camelCase(definition.typeName) } : null,
    states: hasStatus(codec) ? { outcomes: {}, moves: [] } : null,
    choices: formChoicesOf(around, [actions, ...children.map((one) => one.actions)].flat()),
    actions,
  };
}
