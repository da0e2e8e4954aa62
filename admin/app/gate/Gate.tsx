import { lazy, Suspense, useRef, useSyncExternalStore } from 'react';
import { session } from '../session/session.ts';
import { SignInPage } from '../signIn/SignInPage.tsx';
import { Starting } from './Starting.tsx';

const Console = lazy(async () => ({ default: (await import('../console/Console.tsx')).Console }));

/** Shows sign-in until there is a token, and again when the session ends; the address stays. */
export function Gate() {
  const token = useSyncExternalStore(session.subscribe, session.read);
  const hadSession = useRef(false);
  if (token !== null) hadSession.current = true;
  if (token === null) return <SignInPage ended={hadSession.current} />;
  return (
    <Suspense fallback={<Starting />}>
      <Console key={token} />
    </Suspense>
  );
}
