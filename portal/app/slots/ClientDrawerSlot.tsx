import { type ComponentType, lazy, Suspense, useRef } from 'react';

import { patiently } from '../../ui/parts/patiently.ts';

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
  return { default: await patiently(load) };
});

/** The client drawer for whoever needs one, so that no module has to import another. */
export function ClientDrawerSlot(props: ClientDrawerProps) {
  // What was open stays as it was while it slides away, and then gives the focus back.
  const shown = useRef<ClientDrawerProps | null>(null);
  if (props.opened) shown.current = props;
  if (!shown.current) return null;
  return (
    <Suspense fallback={null}>
      <Drawer {...shown.current} opened={props.opened} />
    </Suspense>
  );
}
