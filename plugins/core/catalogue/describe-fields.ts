import 'graphile-build-pg';
import type { PgCodec, PgCodecWithAttributes, PgResource } from '@dataplan/pg';
import { type GraphQLSchema, getNamedType, isInputObjectType, isObjectType } from 'grafast/graphql';
import { relationOf } from '../lists/read-filters.ts';
import { tagText } from '../naming/tag-texts.ts';
import type { CatalogueField, CatalogueReference } from './catalogue.ts';
import { kindOfColumn } from './kind-of-column.ts';
import { orderValue } from './order-value.ts';
import { readTags, resourceName } from './resource-name.ts';

type Build = GraphileBuild.Build;

export interface FieldContext {
  build: Build;
  schema: GraphQLSchema;
  typeName: string;
  filterType: string | null;
  orderByEnum: string | null;
}

/** Sent back as the version that was read, never changed. */
const stamp = 'updated_at';

const tableOf = ({ parameters, extensions }: PgResource) =>
  parameters ? undefined : extensions?.pg?.name;

function referenceOf(
  { build, schema, typeName }: FieldContext,
  codec: PgCodecWithAttributes,
  column: string,
): (CatalogueReference & { table: string; isFile: boolean }) | null {
  const registry = build.input.pgRegistry;
  const relation = relationOf(build, codec, column);
  // A log outlives the rows it refers to, so its columns have no foreign key.
  const pointed = tagText(codec.attributes[column]?.extensions?.tags?.points);
  const target =
    pointed && Object.values(build.pgResources).find((one) => tableOf(one) === pointed);
  if (target) {
    return {
      resource: resourceName(build, target),
      table: pointed,
      field: null,
      isFile: pointed === 'files',
    };
  }
  if (!relation || relation.remoteResource.extensions?.canSelect === false) return null;
  const entry = Object.entries(registry.pgRelations[codec.name] ?? {}).find(
    ([, one]) => one === relation,
  );
  const field =
    entry && build.inflection.singleRelation({ registry, codec, relationName: entry[0] });
  const type = schema.getType(typeName);
  const isShown = isObjectType(type) && field !== undefined && field in type.getFields();
  return {
    resource: resourceName(build, relation.remoteResource as PgResource),
    table: relation.remoteResource.extensions?.pg?.name ?? '',
    field: isShown ? field : null,
    isFile: relation.remoteResource.extensions?.pg?.name === 'files',
  };
}

/** The parts of a composite; null for other values. */
export function partsOf(
  around: FieldContext,
  codec: PgCodec,
  typeName: string,
): CatalogueField[] | null {
  if (!codec.attributes) return null;
  const none = { ...around, typeName, filterType: null, orderByEnum: null };
  return describeFields(none, codec as PgCodecWithAttributes);
}

function describeColumn(
  around: FieldContext,
  codec: PgCodecWithAttributes,
  column: string,
): CatalogueField | null {
  const { build, schema, typeName, filterType } = around;
  const attribute = codec.attributes[column];
  const type = schema.getType(typeName);
  const name = build.inflection.attribute({ codec, attributeName: column });
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  // A field of that name may be computed where the column itself is in no API.
  const isShown = build.behavior.pgCodecAttributeMatches([codec, column], 'attribute:select');
  if (!attribute || !field || !isShown) return null;
  const own = (attribute.codec.arrayOfCodec ?? attribute.codec) as PgCodec;
  const { tags, canInsert, canUpdate } = attribute.extensions ?? {};
  const reference = referenceOf(around, codec, column);
  const filter = filterType ? schema.getType(filterType) : null;
  const fieldType = getNamedType(field.type).name;
  const matches = (what: 'attribute:insert' | 'attribute:update') =>
    Boolean(build.behavior.pgCodecAttributeMatches([codec, column], what));
  const sortAsc = orderValue(around, name, 'ASC');
  const kind = reference
    ? reference.isFile
      ? 'file'
      : 'reference'
    : kindOfColumn(own, column, tags);
  return {
    name,
    column,
    type: fieldType,
    kind,
    isList: Boolean(attribute.codec.arrayOfCodec),
    required: Boolean(attribute.notNull),
    hasDefault: Boolean(attribute.hasDefault),
    defaultValue: null,
    computed: false,
    insertable: canInsert !== false && matches('attribute:insert'),
    updatable: canUpdate !== false && column !== stamp && matches('attribute:update'),
    sortable: sortAsc !== null,
    filterable: isInputObjectType(filter) && name in filter.getFields(),
    summable: isSummable(schema, typeName, name),
    sortAsc,
    sortDesc: orderValue(around, name, 'DESC'),
    description: attribute.description ?? null,
    words: [
      `${codec.extensions?.pg?.name ?? codec.name}.${build.inflection.camelCase(column.replace(/_minor$/, ''))}`,
      ...(reference ? [reference.table] : []),
    ],
    tags: readTags(tags),
    enumName: kind === 'enum' ? fieldType : null,
    possibleValues: null,
    reference: reference && { resource: reference.resource, field: reference.field },
    parts: kind === 'composite' ? partsOf(around, own, fieldType) : null,
  };
}

/** The columns of a table or composite type, as screens need to know them. */
export function describeFields(
  around: FieldContext,
  codec: PgCodecWithAttributes,
): CatalogueField[] {
  return Object.keys(codec.attributes).flatMap(
    (column) => describeColumn(around, codec, column) ?? [],
  );
}

/** Whether a list of this type contains the sum of a field. */
export function isSummable(schema: GraphQLSchema, typeName: string, field: string): boolean {
  const sums = schema.getType(`${typeName}SumAggregates`);
  return isObjectType(sums) && field in sums.getFields();
}
