import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, startTransition, use, useEffect, useState } from 'react';
import { Toasts } from '../toasts/Toasts.tsx';
import { loadWhole, openedWhole } from './loadWhole.ts';
import { Outside, StartFailure } from './Outside.tsx';
import type { PublicNavigation } from './publicNavigation.ts';
import { Waiting } from './Waiting.tsx';

interface Props {
  queryClient: QueryClient;
  navigation: PublicNavigation;
}

/**
 * Renders the public pages one by one until the user navigates into the account area; from then on the whole
 * portal.
 */
export function Start({ queryClient, navigation }: Props) {
  const [place, setPlace] = useState(navigation.place);
  const isWhole = place.page === null;
  useEffect(() => {
    if (isWhole) return;
    // The page one leaves stays until the next has come.
    return navigation.subscribe(() => startTransition(() => setPlace(navigation.place())));
  }, [navigation, isWhole]);
  return (
    <QueryClientProvider client={queryClient}>
      <StartFailure>
        <Suspense fallback={<Waiting pathname={place.pathname} />}>
          {place.page ? (
            <Outside navigation={navigation} place={place} page={place.page} />
          ) : (
            <Whole queryClient={queryClient} />
          )}
        </Suspense>
      </StartFailure>
      <Toasts />
    </QueryClientProvider>
  );
}

function Whole({ queryClient }: { queryClient: QueryClient }) {
  const Portal = openedWhole() ?? use(loadWhole(queryClient));
  return <Portal />;
}
