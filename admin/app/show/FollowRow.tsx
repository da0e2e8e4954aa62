import { useRecordContext } from 'react-admin';
import { useFollowWork } from '../states/useFollowWork.ts';

/** Reads the row again while the worker is at work on it. */
export function FollowRow() {
  const record = useRecordContext();
  useFollowWork(record ? [record] : []);
  return null;
}
