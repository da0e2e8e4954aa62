import { type ComponentType, lazy, Suspense } from 'react';
import { patiently } from '../../ui/parts/patiently.ts';
import { useSignedIn } from '../session/useSignedIn.ts';

const found = import.meta.glob<ComponentType>('../../modules/*/DeleteAccount.tsx', {
  import: 'DeleteAccount',
});
const DeleteAccount = lazy(async () => {
  const load = Object.values(found)[0];
  if (!load) throw new Error('No module deletes accounts');
  return { default: await patiently(load) };
});

/** The deletion of a personal account, for the page of another module. A team's is on the team's page. */
export function DeleteAccountSlot() {
  const { account } = useSignedIn();
  if (account.accountType !== 'PERSONAL') return null;
  return (
    <Suspense fallback={null}>
      <DeleteAccount />
    </Suspense>
  );
}
