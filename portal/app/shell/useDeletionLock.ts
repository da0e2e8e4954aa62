import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Session } from '../session/Session.ts';

/** Whoever sees on another page that the account is to be deleted, or no longer, is led on by the guards. */
export function useDeletionLock(session: Session | null): void {
  const router = useRouter();
  const scheduledOn = session?.account.deletionScheduledOn;
  useEffect(() => {
    if (scheduledOn) void router.invalidate();
  }, [router, scheduledOn]);
}
