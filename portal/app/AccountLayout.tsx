import type { QueryClient } from '@tanstack/react-query';
import { Outlet, useLocation, useMatches, useParams, useRouter } from '@tanstack/react-router';
import i18next from 'i18next';
import { lazy, Suspense, useEffect } from 'react';
import { patiently } from '../ui/parts/patiently.ts';
import { ConfirmPopup } from '../ui/popups/ConfirmPopup.tsx';
import { PageSkeleton } from '../ui/states/States.tsx';
import { ImpersonationBanner } from './banners/ImpersonationBanner.tsx';
import { gateOf } from './gates/gateOf.ts';
import { TeamInvitation } from './invitations/TeamInvitation.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { lastModule } from './routing/lastModule.ts';
import { loadSession, type Session } from './session/loadSession.ts';
import { useSession } from './session/useSignedIn.ts';
import { AppFrame } from './shell/AppFrame.tsx';
import { menuTexts } from './shell/menu/menuItems.ts';
import { ShellSkeleton } from './shell/ShellSkeleton.tsx';
import { PopupSlot } from './slots/PopupSlot.tsx';

// Loaded on demand, since users pass each gate once.
const AccountGate = lazy(() =>
  patiently(async () => ({ default: (await import('./gates/AccountGate.tsx')).AccountGate })),
);
const OnboardGate = lazy(() =>
  patiently(async () => ({ default: (await import('./gates/OnboardGate.tsx')).OnboardGate })),
);

/** Fetches the texts of the frame at once; each part of it would render what it has, wait, and render again. */
export async function loadFrameTexts(queryClient: QueryClient): Promise<void> {
  const session = await loadSession(queryClient);
  if (session) await i18next.loadNamespaces(menuTexts(session));
}

/** The account area: first the gates of document A, section 2, then the shell with the page. */
export function AccountLayout() {
  const session = useSession();
  const isUngated = useMatches({ select: (all) => all.some((one) => one.staticData.isUngated) });
  useRememberModule(session);
  useDeletionLock(session);
  if (!session) return <ShellSkeleton />;
  const gate = gateOf(session, isUngated);
  if (gate === 'open') return <PublicLayout />;
  if (gate) {
    return (
      <Suspense fallback={<ShellSkeleton />}>
        {gate === 'address' ? <AccountGate session={session} /> : <OnboardGate />}
      </Suspense>
    );
  }
  return (
    <>
      {session.administrator && <ImpersonationBanner session={session} />}
      <TeamInvitation session={session} />
      <AppFrame>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </AppFrame>
      <PopupSlot />
      <ConfirmPopup />
    </>
  );
}

/** Re-runs the guards when another page shows that the account is to be deleted, or no longer is. */
function useDeletionLock(session: Session | null): void {
  const router = useRouter();
  const scheduledOn = session?.account.deletionScheduledOn;
  useEffect(() => {
    if (scheduledOn) void router.invalidate();
  }, [router, scheduledOn]);
}

/** Remembers the module one works in, so that the next visit begins there. */
function useRememberModule(session: Session | null): void {
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
