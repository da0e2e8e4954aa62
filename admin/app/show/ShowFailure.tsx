import { useShowContext } from 'react-admin';
import { Failure } from '../states/Failure.tsx';

/** A row that could not be read. */
export function ShowFailure() {
  const { error, refetch } = useShowContext();
  return <Failure error={error} retry={refetch} />;
}
