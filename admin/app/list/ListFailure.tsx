import { useListContext } from 'react-admin';
import { Failure } from '../states/Failure.tsx';

/** A list that could not be read. */
export function ListFailure() {
  const { error, refetch } = useListContext();
  return <Failure error={error} retry={refetch} />;
}
