import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { patiently } from '../ui/parts/patiently.ts';
import { ConfirmPopup } from '../ui/popups/ConfirmPopup.tsx';
import { PageSkeleton } from '../ui/states/States.tsx';
import { ImpersonationBanner } from './banners/ImpersonationBanner.tsx';
import { gateOf } from './gates/gateOf.ts';
import { TeamInvitation } from './invitations/TeamInvitation.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { useSession } from './session/useSignedIn.ts';
import { AppFrame } from './shell/AppFrame.tsx';
import { ShellSkeleton } from './shell/ShellSkeleton.tsx';
import { useDeletionLock } from './shell/useDeletionLock.ts';
import { useRememberModule } from './shell/useRememberModule.ts';
import { PopupSlot } from './slots/PopupSlot.tsx';

// Loaded on demand, since users pass each gate once.
const AccountGate = lazy(() =>
  patiently(async () => ({ default: (await import('./gates/AccountGate.tsx')).AccountGate })),
);
const OnboardGate = lazy(() =>
  patiently(async () => ({ default: (await import('./gates/OnboardGate.tsx')).OnboardGate })),
);

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
