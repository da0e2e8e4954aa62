import { type ComponentType, lazy, Suspense } from 'react';
import { patiently } from '../../ui/parts/patiently.ts';

const found = import.meta.glob<ComponentType>('../../modules/*/Identities.tsx', {
  import: 'Identities',
});
const Identities = lazy(async () => {
  const load = Object.values(found)[0];
  if (!load) throw new Error('No module provides identities');
  return { default: await patiently(load) };
});

/** The person's verified identities, for the page of another module. */
export function IdentitiesSlot() {
  return (
    <Suspense fallback={null}>
      <Identities />
    </Suspense>
  );
}
