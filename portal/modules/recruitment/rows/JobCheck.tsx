import type { RowPartProps } from '#portal/app/screens/row/RowParts.tsx';
import { PapersCard } from '../checks/PapersCard.tsx';

/** The material submitted for a check, to be reviewed before the decision. */
export function RowPart({ id }: RowPartProps) {
  return <PapersCard id={id} />;
}
