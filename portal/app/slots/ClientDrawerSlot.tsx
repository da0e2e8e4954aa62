import { type ComponentType, lazy, Suspense } from 'react';

/** What the clients module is asked to do when another module needs a client. */
export interface ClientDrawerProps {
  freelanceProfileId: string;
  clientId: string | null;
  opened: boolean;
  onClose: () => void;
  onSaved: (client: { id: string; name: string }) => void;
}

const found = import.meta.glob<ComponentType<ClientDrawerProps>>(
  '../../modules/*/drawer/ClientDrawer.tsx',
  { import: 'ClientDrawer' },
);
const Drawer = lazy(async () => {
  const load = Object.values(found)[0];
  if (!load) throw new Error('No module brings a client drawer');
  return { default: await load() };
});

/** The client drawer for whoever needs one, so that no module has to import another. */
export function ClientDrawerSlot(props: ClientDrawerProps) {
  if (!props.opened) return null;
  return (
    <Suspense fallback={null}>
      <Drawer {...props} />
    </Suspense>
  );
}
