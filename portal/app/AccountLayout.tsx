import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ConfirmPopup } from '../ui/popups/ConfirmPopup.tsx';
import { PageSkeleton } from '../ui/states/PageSkeleton.tsx';
import { ImpersonationBanner } from './banners/ImpersonationBanner.tsx';
import { GateKeeper } from './gates/GateKeeper.tsx';
import { OnboardGate } from './gates/OnboardGate.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { useSession } from './session/useSession.ts';
import { AppFrame } from './shell/AppFrame.tsx';
import { ShellSkeleton } from './shell/ShellSkeleton.tsx';
import { useDeletionLock } from './shell/useDeletionLock.ts';
import { useRememberModule } from './shell/useRememberModule.ts';
import { PopupSlot } from './slots/PopupSlot.tsx';

/** The account area: first the gates of document A, section 2, then the shell with the page. */
export function AccountLayout() {
  const session = useSession();
  const isUngated = useMatches({ select: (all) => all.some((one) => one.staticData.isUngated) });
  useRememberModule(session);
  useDeletionLock(session);
  if (!session) return <ShellSkeleton />;
  const isUnconfirmed = !session.user.confirmed && !session.administrator;
  if ((isUnconfirmed || session.needsOnboarding) && isUngated) return <PublicLayout />;
  if (isUnconfirmed) return <GateKeeper session={session} />;
  if (session.needsOnboarding) return <OnboardGate />;
  return (
    <>
      {session.administrator && <ImpersonationBanner session={session} />}
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
