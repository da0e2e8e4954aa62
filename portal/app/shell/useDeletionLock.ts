import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Session } from '../session/startSession.ts';

/** Re-runs the guards when another page shows that the account is to be deleted, or no longer is. */
export function useDeletionLock(session: Session | null): void {
  const router = useRouter();
  const scheduledOn = session?.account.deletionScheduledOn;
  useEffect(() => {
    if (scheduledOn) void router.invalidate();
  }, [router, scheduledOn]);
}
