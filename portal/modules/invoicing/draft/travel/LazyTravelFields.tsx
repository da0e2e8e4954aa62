import { lazy, Suspense } from 'react';
import { patiently } from '#portal/ui/parts/patiently.ts';

const Fields = lazy(() =>
  patiently(async () => ({ default: (await import('./TravelFields.tsx')).TravelFields })),
);

/** The fields of a trip, fetched with the first line that has one. */
export function LazyTravelFields() {
  return (
    <Suspense fallback={null}>
      <Fields />
    </Suspense>
  );
}
