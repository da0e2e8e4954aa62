import type { RowPartProps } from '../../../app/screens/row/RowParts.tsx';
import { PapersCard } from '../checks/PapersCard.tsx';

/** What was handed in for the check, to be looked at before it is decided on. */
export function RowPart({ id }: RowPartProps) {
  return <PapersCard id={id} />;
}
