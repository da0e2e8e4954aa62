import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ConfirmPopup } from '../ui/popups/ConfirmPopup.tsx';
import { PageSkeleton } from '../ui/states/PageSkeleton.tsx';
import { ImpersonationBanner } from './banners/ImpersonationBanner.tsx';
import { GateKeeper } from './gates/GateKeeper.tsx';
import { OnboardGate } from './gates/OnboardGate.tsx';
import { useSession } from './session/useSession.ts';
import { AppFrame } from './shell/AppFrame.tsx';
import { ShellSkeleton } from './shell/ShellSkeleton.tsx';
import { useRememberModule } from './shell/useRememberModule.ts';
import { PopupSlot } from './slots/PopupSlot.tsx';

/** The account area: first the gates of document A, section 2, then the shell with the page. */
export function AccountLayout() {
  const session = useSession();
  useRememberModule(session);
  if (!session) return <ShellSkeleton />;
  if (!session.user.confirmed && !session.administrator) return <GateKeeper session={session} />;
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
