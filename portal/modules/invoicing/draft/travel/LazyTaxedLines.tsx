import { type ComponentProps, lazy, Suspense } from 'react';
import { patiently } from '#portal/ui/parts/patiently.ts';
import type { TaxedLines } from './TaxedLines.tsx';

const Lines = lazy(() =>
  patiently(async () => ({ default: (await import('./TaxedLines.tsx')).TaxedLines })),
);

/** The allowances that are taxed, fetched when there is one. */
export function LazyTaxedLines(props: ComponentProps<typeof TaxedLines>) {
  return (
    <Suspense fallback={null}>
      <Lines {...props} />
    </Suspense>
  );
}
