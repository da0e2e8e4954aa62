import { lazy, Suspense, useState } from 'react';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { NoPermission } from '../states/NoPermission.tsx';
import type { ModulePage } from './ModulePage.ts';

/** A module's page once its script is there, or why this operator does not see it. */
export function ModuleScreen({ page }: { page: ModulePage }) {
  const { operator } = useKnowledge();
  const [Screen] = useState(() => lazy(async () => ({ default: await page.screen() })));
  if (!page.roles.includes(operator?.role ?? '')) return <NoPermission request="read" back="/" />;
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
}
