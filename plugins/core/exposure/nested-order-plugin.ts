import 'graphile-build-pg';
import { type PgResourceUnique, PgSelectStep } from '@dataplan/pg';
import { ConnectionStep } from 'grafast';
import { tagTexts } from '../naming/tag-texts.ts';

/** Orders a step by the row table's `@order` and always by its key, so that no order is left open. */
function orderRows($step: unknown): void {
  const $select = $step instanceof ConnectionStep ? $step.getSubplan() : $step;
  if (!($select instanceof PgSelectStep)) return;
  const { resource } = $select;
  const attributes = resource.codec.attributes ?? {};
  const key =
    resource.uniques.find((unique: PgResourceUnique) => unique.isPrimary)?.attributes ?? [];
  for (const text of tagTexts(resource.codec.extensions?.tags?.order)) {
    const [attribute = '', direction = 'asc'] = text.split(/\s+/);
    if (!attributes[attribute]) {
      throw new Error(`@order ${text}: ${resource.name} has no column ${attribute}`);
    }
    $select.orderBy({ attribute, direction: direction === 'desc' ? 'DESC' : 'ASC' });
  }
  for (const attribute of key) {
    $select.orderBy({ attribute, direction: 'ASC' });
  }
  $select.setOrderIsUnique();
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
        return {
          ...field,
          plan: ($parent, args, info) => {
            const $rows = plan($parent, args, info);
            orderRows($rows);
            return $rows;
          },
        };
      },
    },
  },
};
