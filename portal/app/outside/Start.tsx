import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { Toasts } from '../toasts/Toasts.tsx';
import { loadWhole } from './loadWhole.ts';
import { Outside, StartFailure } from './Outside.tsx';
import type { OutsideWay } from './outsideWay.ts';
import { Waiting } from './Waiting.tsx';

const Whole = lazy(async () => ({ default: (await loadWhole()).App }));

interface Props {
  queryClient: QueryClient;
  way: OutsideWay;
}

/**
 * Renders the public pages one by one until the user navigates into the account area; from then on the whole
 * portal.
 */
export function Start({ queryClient, way }: Props) {
  const [place, setPlace] = useState(way.place);
  const isWhole = place.page === null;
  useEffect(() => {
    if (isWhole) return;
    // The page one leaves stays until the next has come.
    return way.subscribe(() => startTransition(() => setPlace(way.place())));
  }, [way, isWhole]);
  return (
    <QueryClientProvider client={queryClient}>
      <StartFailure>
        <Suspense fallback={<Waiting pathname={place.pathname} />}>
          {place.page ? (
            <Outside way={way} place={place} page={place.page} />
          ) : (
            <Whole queryClient={queryClient} />
          )}
        </Suspense>
      </StartFailure>
      <Toasts />
    </QueryClientProvider>
  );
}
