import { isoDay } from '../../ui/time/isoDay.ts';

/** Whether the client should have paid by now; `today` is the day where the person is. */
export function isOverdue(status: string, dueOn: string | null, now = new Date()): boolean {
  return status === 'PUBLISHED' && dueOn !== null && dueOn < isoDay(now);
}
