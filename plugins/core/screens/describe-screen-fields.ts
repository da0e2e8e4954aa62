import 'graphile-build-pg';
import type { PgCodec, PgCodecRelation, PgCodecWithAttributes } from '@dataplan/pg';
import { type GraphQLSchema, getNamedType, isEnumType, isObjectType } from 'grafast/graphql';
import { kindOfColumn } from '../catalogue/kind-of-column.ts';
import { computedFields } from '../lists/computed-fields.ts';
import { relationOf } from '../lists/read-filters.ts';
import { relationsByField } from '../lists/read-sorts.ts';
import { tagText } from '../naming/tag-texts.ts';
import { labelOf } from './label-of.ts';
import type { ScreenField } from './screen.ts';

type Build = GraphileBuild.Build;
type Described = { build: Build; schema: GraphQLSchema; codec: PgCodecWithAttributes };

const shown = new Set([
  'text',
  'longText',
  'email',
  'integer',
  'money',
  'decimal',
  'percent',
  'boolean',
  'date',
  'datetime',
  'time',
  'enum',
]);

function fieldsOf({ build, schema, codec }: Described) {
  const type = schema.getType(build.inflection.tableType(codec));
  return isObjectType(type) ? type.getFields() : {};
}

function isListed(codec: PgCodecWithAttributes, column: string): boolean {
  const { tags } = codec.attributes[column]?.extensions ?? {};
  if (tags?.unlisted) return false;
  const isTagged = tags?.listed || tags?.filter !== undefined || tags?.sort || tags?.sum;
  return (
    Boolean(isTagged) || column === 'status' || column === tagText(codec.extensions?.tags?.label)
  );
}

/** The owning accounts are obvious on their own pages. */
const owners = new Set(['account_id', 'partner_account_id']);

/** The row a key references, if it has a label. */
function describeReference(around: Described, column: string): ScreenField | null {
  const { build, codec } = around;
  if (owners.has(column)) return null;
  const relation = relationOf(build, codec, column);
  const found = [...relationsByField(build, codec)].find(([, one]) => one === relation);
  if (!relation || !found || !(found[0] in fieldsOf(around))) return null;
  const remote = (relation as PgCodecRelation).remoteResource;
  const isFile = remote.extensions?.pg?.name === 'files';
  const remoteCodec = remote.codec as PgCodecWithAttributes;
  const label = isFile ? null : labelOf({ ...around, codec: remoteCodec });
  if (!isFile && label === null) return null;
  return {
    name: found[0],
    kind: isFile ? 'file' : 'reference',
    isListed: isListed(codec, column),
    enumName: null,
    values: null,
    groups: null,
    target: isFile
      ? null
      : {
          typeName: build.inflection.tableType(remoteCodec),
          table: remote.extensions?.pg?.name ?? remote.name,
          label,
        },
  };
}

function describeColumn(around: Described, column: string): ScreenField | null {
  const { build, schema, codec } = around;
  const attribute = codec.attributes[column];
  const name = build.inflection.attribute({ codec, attributeName: column });
  const field = fieldsOf(around)[name];
  if (!attribute || !field) return describeReference(around, column);
  const { tags } = attribute.extensions ?? {};
  const kind = kindOfColumn(attribute.codec as PgCodec, column, tags);
  if (attribute.codec.arrayOfCodec || !shown.has(kind)) return null;
  const enumName = kind === 'enum' ? getNamedType(field.type).name : null;
  const type = enumName === null ? null : schema.getType(enumName);
  return {
    name,
    kind: kind as ScreenField['kind'],
    isListed: isListed(codec, column),
    enumName,
    values: isEnumType(type) ? type.getValues().map((one) => one.name) : null,
    target: null,
    groups: tagText(tags?.groups),
    ...(tags?.name ? { word: build.inflection.camelCase(column) } : {}),
  };
}

/** The amounts that functions of the row compute, for its list. */
function describeAmounts(around: Described): ScreenField[] {
  const inApi = fieldsOf(around);
  return computedFields(around.build, around.codec, 'listed')
    .filter(({ name, tags }) => tagText(tags.unit) === 'MINOR' && name in inApi)
    .map(({ name }) => ({
      name,
      kind: 'money',
      isListed: true,
      enumName: null,
      values: null,
      target: null,
      groups: null,
    }));
}

/** The columns of a table as a screen shows them, in the table's order, and the amounts computed of it. */
export function describeScreenFields(around: Described): ScreenField[] {
  return [
    ...Object.keys(around.codec.attributes).flatMap(
      (column) => describeColumn(around, column) ?? [],
    ),
    ...describeAmounts(around),
  ];
}
