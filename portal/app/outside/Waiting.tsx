import { lazy, Suspense } from 'react';
import { isInside } from '#shared/is-inside.ts';
import { PageSkeleton } from '../../ui/states/States.tsx';

const Shell = lazy(async () => ({
  default: (await import('../shell/ShellSkeleton.tsx')).ShellSkeleton,
}));

/** The shape of where an address leads, while it is not known yet who comes. */
export function Waiting({ pathname }: { pathname: string }) {
  if (!isInside(pathname)) return <PageSkeleton />;
  return (
    <Suspense fallback={null}>
      <Shell />
    </Suspense>
  );
}
