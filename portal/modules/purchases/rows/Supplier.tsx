import { useQuery } from '@tanstack/react-query';
import type { RowPartProps } from '#portal/app/screens/row/RowParts.tsx';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { Card } from '#portal/ui/layout/Page.tsx';
import { Money } from '#portal/ui/money/Money.tsx';
import { useWords } from '#portal/ui/texts.ts';

/** The overdue amount of a supplier. */
const supplierQuery = graphql(`
  query SupplierPart($id: ID!) {
    node(id: $id) { __typename ... on Supplier { id overdue } }
  }
`);

/** The overdue amount, above the facts of a supplier; nothing when there is none. */
export function RowPart({ id }: RowPartProps) {
  const words = useWords('purchases');
  const { data } = useQuery(queryOf(supplierQuery, { id }));
  if (data?.node?.__typename !== 'Supplier' || data.node.overdue === 0) return null;
  return (
    <Card title={words.field('suppliers.overdue').label}>
      <Money amount={data.node.overdue} size="hero" />
    </Card>
  );
}
