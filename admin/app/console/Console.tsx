import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useEffect, useState } from 'react';
import { styleNonce } from '#shared/style-nonce.ts';
import { ApiError } from '../api/authorizedFetch.ts';
import type { ConsoleModel } from '../catalogue/loadConsoleModel.ts';
import { consoleModelFor } from '../gate/consoleModelFor.ts';
import { StartFailed } from '../gate/StartFailed.tsx';
import { Starting } from '../gate/Starting.tsx';
import { KnownConsole } from './KnownConsole.tsx';

const cache = createCache({ key: 'css', nonce: styleNonce() });

/**
 * Reads the catalogue, then renders the console from it. With a new token of the same operator the screen
 * stays as it is. For another operator everything is mounted again.
 */
export function Console({ token }: { token: string | null }) {
  const [model, setModel] = useState<ConsoleModel | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (token === null) return undefined;
    let isCurrent = true;
    consoleModelFor(token, attempt > 0).then(
      (found) => isCurrent && setModel(found),
      (cause: unknown) => {
        const code = cause instanceof ApiError ? cause.message : 'FAULT';
        // The caller shows the sign-in over all of this.
        if (isCurrent && code !== 'UNAUTHENTICATED') setFailure(code);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, token]);
  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  if (failure && !model) return <StartFailed code={failure} retry={retry} />;
  return model ? (
    <NoncedStyles>
      <KnownConsole key={model.operator?.id} model={model} />
    </NoncedStyles>
  ) : (
    <Starting />
  );
}

/** The component library writes its styles into the page; the browser takes only those with our nonce. */
function NoncedStyles({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
