import { lazy, Suspense, useRef } from 'react';
import { patiently } from '#portal/ui/parts/patiently.ts';
import type { ClientDrawerProps } from './ClientDrawer.tsx';

const Drawer = lazy(() =>
  patiently(async () => ({ default: (await import('./ClientDrawer.tsx')).ClientDrawer })),
);

/** The client drawer, fetched when it is first opened. */
export function LazyClientDrawer(props: ClientDrawerProps) {
  // The content stays while the drawer slides out, and only then is the focus given back.
  const shown = useRef<ClientDrawerProps | null>(null);
  if (props.opened) shown.current = props;
  if (!shown.current) return null;
  return (
    <Suspense fallback={null}>
      <Drawer {...shown.current} opened={props.opened} />
    </Suspense>
  );
}
