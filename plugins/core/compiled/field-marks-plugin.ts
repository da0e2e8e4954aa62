import 'graphile-build-pg';
import type {
  PgCodecAttribute,
  PgCodecRelation,
  PgCodecWithAttributes,
  PgResource,
} from '@dataplan/pg';
import { sql } from 'pg-sql2';
import {
  type FieldMark,
  isPresent,
  markField,
  type RelatedRows,
  type Row,
} from '../marks/field-mark.ts';
import { callFunction } from './call-function.ts';

type Build = GraphileBuild.Build;
type FunctionDetails = Parameters<GraphileBuild.Inflection['computedAttributeField']>[0];

/** Marks the fields that PostGraphile makes of columns, keys and functions. Our own plugins mark theirs. */
export const FieldMarksPlugin: GraphileConfig.Plugin = {
  name: 'FieldMarksPlugin',
  description: 'Marks each field of a row with the column, relation or function it is.',
  // Those that change a plan mark the field again.
  before: ['GlobalIdsPlugin', 'NestedOrderPlugin'],
  schema: {
    hooks: {
      GraphQLObjectType_fields_field(field, build, { scope }) {
        const mark = columnMark(scope) ?? relationMark(scope) ?? functionMark(build, scope);
        return mark ? markField(mark, field) : field;
      },
    },
  },
};

type Scope = GraphileBuild.ScopeObjectFieldsField;

/** A set of rows, or an array of them. */
const isRows = /^typeField:resource:(list|array)$/;

function columnMark({ pgCodec, pgFieldAttribute }: Scope): FieldMark | null {
  if (!pgFieldAttribute || !pgCodec?.attributes) return null;
  const attributes: [string, PgCodecAttribute][] = Object.entries(pgCodec.attributes);
  const [name, { codec, notNull, via, expression } = pgFieldAttribute] =
    attributes.find(([, attribute]) => attribute === pgFieldAttribute) ?? [];
  if (!name || via || expression) return null;
  const isNotNull = Boolean(notNull || codec.notNull);
  return { kind: 'value', codec, value: (row) => row.column(name), isNotNull };
}

function relationMark({
  pgRelationDetails,
  pgRefDetails,
  isPgSingleRelationField,
  isPgManyRelationListField,
}: Scope): FieldMark | null {
  const isRelation = isPgSingleRelationField || isPgManyRelationListField;
  if (!pgRelationDetails || pgRefDetails || !isRelation) return null;
  const { registry, codec, relationName } = pgRelationDetails;
  const relation: PgCodecRelation | undefined = registry.pgRelations[codec.name]?.[relationName];
  const from = relation?.remoteResource.from;
  if (!relation || !sql.isSQL(from)) return null;
  const related = (row: Row, alias: Row): RelatedRows => ({
    from,
    conditions: relation.localAttributes.map(
      (local, i) =>
        sql`${alias.column(String(relation.remoteAttributes[i]))} = ${row.column(String(local))}`,
    ),
    order: [],
  });
  return { kind: isPgSingleRelationField ? 'row' : 'rows', related };
}

function functionMark(build: Build, scope: Scope): FieldMark | null {
  const { fieldBehaviorScope: behavior, fieldName, pgCodec } = scope;
  const isSingle = behavior === 'queryField:single' || behavior === 'typeField:single';
  if (behavior === 'queryField:single') {
    const resource = findFunction(
      build,
      (details) => build.inflection.customQueryField(details) === fieldName,
    );
    return resource ? { kind: 'function', resource } : null;
  }
  if (!isSingle && !isRows.test(behavior ?? '')) return null;
  const resource =
    (scope.pgFieldResource as PgResource | undefined) ??
    findFunction(
      build,
      (details) =>
        details.resource.parameters?.[0]?.codec === pgCodec &&
        build.inflection.computedAttributeField(details) === fieldName,
    );
  return resource?.parameters?.length === 1 ? computedMark(resource) : null;
}

/** A unique function: whatever it returns, it returns it once. */
function findFunction(build: Build, isIt: (details: FunctionDetails) => boolean) {
  return (Object.values(build.pgResources) as PgResource[]).find((resource) => {
    const { parameters, isUnique, isMutation } = resource;
    return parameters && isUnique && !isMutation && isIt({ resource } as FunctionDetails);
  });
}

function computedMark(resource: PgResource): FieldMark | null {
  const { codec, isUnique } = resource;
  const value = (row: Row) => callFunction(resource, [{ placeholder: row.whole }]);
  if (!codec.attributes) return isUnique ? { kind: 'value', codec, value } : null;
  const related = (row: Row, alias: Row): RelatedRows => ({
    from: value(row),
    conditions: isUnique ? [isPresent(codec as PgCodecWithAttributes, alias)] : [],
    order: [],
  });
  return { kind: isUnique ? 'row' : 'rows', related };
}
