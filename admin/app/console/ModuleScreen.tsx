import { lazy, Suspense, useState } from 'react';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { fetchModuleMessages } from '../locale/moduleMessages.ts';
import type { modulePages } from '../pages/modulePages.ts';
import { Missing } from '../states/Missing.tsx';
import { NoPermission } from '../states/NoPermission.tsx';
import { loadPages } from './laterPages.ts';

/** A module's page once its script and its texts are there, or why this operator does not see it. */
export function ModuleScreen({ page }: { page: (typeof modulePages)[number] }) {
  const { operator } = useKnowledge();
  const [Screen] = useState(() =>
    lazy(async () => {
      const [pages] = await Promise.all([loadPages(), fetchModuleMessages(page.module)]);
      return { default: pages.moduleScreens[page.path] ?? Missing };
    }),
  );
  if (!page.roles.includes(operator?.role ?? '')) return <NoPermission request="read" back="/" />;
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
}
