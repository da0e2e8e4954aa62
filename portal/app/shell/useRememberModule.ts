import { useLocation, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { lastModule } from '../routing/lastModule.ts';
import type { Session } from '../session/startSession.ts';

/** Remembers the module one works in, so that the next visit begins there. */
export function useRememberModule(session: Session | null): void {
  const { pathname } = useLocation();
  const { accountSlug }: { accountSlug?: string } = useParams({ strict: false });
  const [, , , , , module, page] = pathname.split('/');
  // The dashboard is where one looks before one goes to work, and not work.
  const isWork = page !== 'dashboard';
  const userId = session?.user.id;
  useEffect(() => {
    if (userId && accountSlug && module && isWork)
      lastModule.write(userId, { slug: accountSlug, module });
  }, [userId, accountSlug, module, isWork]);
}
