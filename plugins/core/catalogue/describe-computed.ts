import 'graphile-build-pg';
import type { PgCodec, PgCodecWithAttributes, PgResource } from '@dataplan/pg';
import { type GraphQLObjectType, getNamedType, isObjectType } from 'grafast/graphql';
import type { CatalogueField } from './catalogue.ts';
import { type FieldContext, isSummable, partsOf } from './describe-fields.ts';
import { kindOfColumn } from './kind-of-column.ts';
import { orderValue } from './order-value.ts';
import { readTags } from './resource-name.ts';

/** A field that no form fills in, without the tags of its comment. */
function computedField(
  around: FieldContext,
  codec: PgCodecWithAttributes,
  name: string,
  kind: CatalogueField['kind'],
  isList: boolean,
): CatalogueField {
  const { schema, typeName } = around;
  const field = (schema.getType(typeName) as GraphQLObjectType).getFields()[name];
  const type = field ? getNamedType(field.type).name : '';
  const sortAsc = orderValue(around, name, 'ASC');
  return {
    name,
    column: null,
    type,
    kind,
    isList,
    required: false,
    hasDefault: false,
    defaultValue: null,
    computed: true,
    insertable: false,
    updatable: false,
    sortable: sortAsc !== null,
    filterable: false,
    summable: isSummable(schema, typeName, name),
    sortAsc,
    sortDesc: orderValue(around, name, 'DESC'),
    description: field?.description ?? null,
    words: [`${codec.extensions?.pg?.name ?? codec.name}.${name}`],
    tags: {},
    enumName: kind === 'enum' ? type : null,
    possibleValues: null,
    reference: null,
    parts: null,
  };
}

/** The actions of a row with a status, which decide its buttons. */
export function describeActions(
  around: FieldContext,
  codec: PgCodecWithAttributes,
): CatalogueField[] {
  const type = around.schema.getType(around.typeName);
  const isThere =
    codec.extensions?.tags?.actions && isObjectType(type) && type.getFields().availableActions;
  return isThere ? [computedField(around, codec, 'availableActions', 'text', true)] : [];
}

/** The computed fields of a table that are plain values, and composites that a decision rests on. */
export function describeComputed(
  around: FieldContext,
  codec: PgCodecWithAttributes,
): CatalogueField[] {
  const { build, schema, typeName } = around;
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return [];
  return Object.values(build.pgResources).flatMap((resource: PgResource): CatalogueField[] => {
    const own = (resource.codec.arrayOfCodec ?? resource.codec) as PgCodec;
    const { tags, pg } = resource.extensions ?? {};
    const isShown = !own.attributes || tags?.decides !== undefined;
    if (
      !isShown ||
      !resource.isUnique ||
      resource.isMutation ||
      resource.parameters?.[0]?.codec !== codec
    )
      return [];
    const details = { resource } as Parameters<typeof build.inflection.computedAttributeField>[0];
    const name = build.inflection.computedAttributeField(details);
    const field = type.getFields()[name];
    if (!field || field.args.length > 0) return [];
    const isList = Boolean(resource.codec.arrayOfCodec);
    const kind = kindOfColumn(own, pg?.name ?? name, tags);
    return [
      {
        ...computedField(around, codec, name, kind, isList),
        parts: partsOf(around, own, getNamedType(field.type).name),
        description: resource.description ?? null,
        tags: readTags(tags),
      },
    ];
  });
}
