import { type ComponentProps, lazy, Suspense } from 'react';
import { patiently } from '#portal/ui/parts/patiently.ts';
import type { MailedReceipts } from './MailedReceipts.tsx';

const Mailed = lazy(() =>
  patiently(async () => ({ default: (await import('./MailedReceipts.tsx')).MailedReceipts })),
);

/** The receipts that came by mail, fetched with the first expense. */
export function LazyMailedReceipts(props: ComponentProps<typeof MailedReceipts>) {
  return (
    <Suspense fallback={null}>
      <Mailed {...props} />
    </Suspense>
  );
}
