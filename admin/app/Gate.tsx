import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { request } from './api/authorizedFetch.ts';
import { consoleModelFor } from './gate/consoleModelFor.ts';
import { Interruption } from './gate/Interruption.tsx';
import { Starting } from './gate/Starting.tsx';
import { farewell } from './session/farewell.ts';
import { session } from './session/session.ts';
import { SignInPage } from './signIn/SignInPage.tsx';

const loadConsole = () => import('./console/Console.tsx');
const Console = lazy(async () => ({ default: (await loadConsole()).Console }));

/** The same failure is reported by the component that needs the result. */
const ignore = () => {};
const prepare = () => void loadConsole().catch(ignore);

/**
 * Shows the sign-in until there is a token. When the service ends the session, the sign-in is laid over the
 * console, so that unsaved input is still there afterwards.
 */
export function Gate() {
  const token = useSyncExternalStore(session.subscribe, session.read);
  const isInterrupted = useSyncExternalStore(session.subscribe, session.isInterrupted);
  useEffect(() => {
    if (token !== null) consoleModelFor(token).catch(ignore);
  }, [token]);
  useEffect(() => {
    if (token === null) return undefined;
    return farewell.subscribe(() => void request('{ __typename }').catch(ignore));
  }, [token]);
  if (token === null && !isInterrupted) {
    return <SignInPage ended={false} begin={prepare} />;
  }
  return (
    <>
      <Suspense fallback={<Starting />}>
        <Console token={token} />
      </Suspense>
      {token === null && <Interruption />}
    </>
  );
}
