import { useListContext } from 'react-admin';
import { useFollowWork } from '../states/useFollowWork.ts';

/** Reads the list again while the worker is at work on one of its rows. */
export function FollowList() {
  const { data } = useListContext();
  useFollowWork(data ?? []);
  return null;
}
