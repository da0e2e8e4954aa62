import { lazy, Suspense, useSyncExternalStore } from 'react';
import { session } from '../session/session.ts';
import { SignInPage } from '../signIn/SignInPage.tsx';
import { Interruption } from './Interruption.tsx';
import { Starting } from './Starting.tsx';

const Console = lazy(async () => ({ default: (await import('../console/Console.tsx')).Console }));

/**
 * Shows sign-in until there is a token. When the service ends the session, sign-in is laid over
 * the console, so that what somebody was writing is still there afterwards.
 */
export function Gate() {
  const token = useSyncExternalStore(session.subscribe, session.read);
  const isInterrupted = useSyncExternalStore(session.subscribe, session.isInterrupted);
  if (token === null && !isInterrupted) return <SignInPage ended={false} />;
  return (
    <>
      <Suspense fallback={<Starting />}>
        <Console token={token} />
      </Suspense>
      {token === null && <Interruption />}
    </>
  );
}
