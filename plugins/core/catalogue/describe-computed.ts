import 'graphile-build-pg';
import type { PgCodec, PgCodecWithAttributes, PgResource } from '@dataplan/pg';
import { type GraphQLSchema, getNamedType, isObjectType } from 'grafast/graphql';
import type { CatalogueField } from './catalogue.ts';
import type { Surroundings } from './describe-fields.ts';
import { kindOfColumn } from './kind-of-column.ts';
import { orderValue } from './order-value.ts';
import { readTags } from './read-tags.ts';

/** The computed fields of a table that are plain values. */
export function describeComputed(
  around: Surroundings,
  codec: PgCodecWithAttributes,
): CatalogueField[] {
  const { build, schema, typeName } = around;
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return [];
  return Object.values(build.pgResources).flatMap((resource: PgResource): CatalogueField[] => {
    const own = (resource.codec.arrayOfCodec ?? resource.codec) as PgCodec;
    const isPlain = !own.attributes && resource.isUnique;
    if (!isPlain || resource.isMutation || resource.parameters?.[0]?.codec !== codec) return [];
    const details = { resource } as Parameters<typeof build.inflection.computedAttributeField>[0];
    const name = build.inflection.computedAttributeField(details);
    const field = type.getFields()[name];
    if (!field || field.args.length > 0) return [];
    const { tags, pg } = resource.extensions ?? {};
    const kind = kindOfColumn(own, pg?.name ?? name, tags);
    const sortAsc = orderValue(around, name, 'ASC');
    const fieldType = getNamedType(field.type).name;
    return [
      {
        name,
        column: null,
        type: fieldType,
        kind,
        isList: Boolean(resource.codec.arrayOfCodec),
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
        description: resource.description ?? null,
        words: [`${codec.extensions?.pg?.name ?? codec.name}.${name}`],
        tags: readTags(tags),
        enumName: kind === 'enum' ? fieldType : null,
        reference: null,
        parts: null,
      },
    ];
  });
}

/** Whether a list of this type contains the sum of a field. */
export function isSummable(schema: GraphQLSchema, typeName: string, field: string): boolean {
  const sums = schema.getType(`${typeName}SumAggregates`);
  return isObjectType(sums) && field in sums.getFields();
}
