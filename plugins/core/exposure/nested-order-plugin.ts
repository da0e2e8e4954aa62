import 'graphile-build-pg';
import { type PgResource, type PgResourceUnique, PgSelectStep } from '@dataplan/pg';
import { ConnectionStep } from 'grafast';
import { sql } from 'pg-sql2';
import { type FieldMark, markField } from '../marks/field-mark.ts';
import { tagTexts } from '../naming/tag-texts.ts';

interface Order {
  attribute: string;
  direction: 'ASC' | 'DESC';
}

/**
 * The order of rows of a table that are equal in some columns: its `@order`, then its key, so that the order is
 * total. The key is left out where the other columns are unique, since an index may give the rows in their order.
 */
function orderOf({ name, codec, uniques }: PgResource, alike: readonly string[]): Order[] {
  const attributes = codec.attributes ?? {};
  const tagged = tagTexts(codec.extensions?.tags?.order).map((text): Order => {
    const [attribute = '', direction] = text.split(/\s+/);
    if (!attributes[attribute]) {
      throw new Error(`@order ${text}: ${name} has no column ${attribute}`);
    }
    return { attribute, direction: direction === 'desc' ? 'DESC' : 'ASC' };
  });
  const decided = new Set([...alike, ...tagged.map(({ attribute }) => attribute)]);
  const isDecided = uniques.some(({ attributes: columns }: PgResourceUnique) =>
    columns.every((column) => decided.has(column) && attributes[column]?.notNull),
  );
  if (isDecided) return tagged;
  const key = uniques.find((unique: PgResourceUnique) => unique.isPrimary)?.attributes ?? [];
  return [...tagged, ...key.map((attribute): Order => ({ attribute, direction: 'ASC' }))];
}

function orderRows($step: unknown, alike: readonly string[]): void {
  const $select = $step instanceof ConnectionStep ? $step.getSubplan() : $step;
  if (!($select instanceof PgSelectStep)) return;
  for (const term of orderOf($select.resource, alike)) $select.orderBy(term);
  $select.setOrderIsUnique();
}

/** The mark of a relation with the order of its rows. */
function orderedMark(
  { marked }: { marked?: { mark: FieldMark } },
  resource: PgResource,
  alike: readonly string[],
): FieldMark | null {
  if (marked?.mark.kind !== 'rows') return null;
  const { related } = marked.mark;
  return {
    kind: 'rows',
    related: (row, alias) => ({
      ...related(row, alias),
      order: orderOf(resource, alike).map(({ attribute, direction }) =>
        direction === 'ASC'
          ? sql`${alias.column(attribute)} asc`
          : sql`${alias.column(attribute)} desc`,
      ),
    }),
  };
}

/** The columns in which all rows of a relation are alike. */
function columnsOf({ pgRelationDetails }: GraphileBuild.ScopeObjectFieldsField): readonly string[] {
  if (!pgRelationDetails) return [];
  const { registry, codec, relationName } = pgRelationDetails;
  return registry.pgRelations[codec.name]?.[relationName]?.remoteAttributes.map(String) ?? [];
}

/** Nested rows always come in the same order. */
export const NestedOrderPlugin: GraphileConfig.Plugin = {
  name: 'NestedOrderPlugin',
  description: 'Orders the rows of a backward relation by the tag @order, then by their key.',
  schema: {
    hooks: {
      GraphQLObjectType_fields_field(field, _build, { scope }) {
        const plan = field.plan;
        if (!scope.isPgManyRelationListField || !plan) return field;
        const alike = columnsOf(scope);
        const ordered: typeof field = {
          ...field,
          plan: ($parent, args, info) => {
            const $rows = plan($parent, args, info);
            orderRows($rows, alike);
            return $rows;
          },
        };
        const mark = orderedMark(
          field.extensions ?? {},
          scope.pgFieldResource as PgResource,
          alike,
        );
        return mark ? markField(mark, ordered) : ordered;
      },
    },
  },
};
