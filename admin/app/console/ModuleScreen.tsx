import { lazy, Suspense, useState } from 'react';
import { useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { locale } from '../locale/locale.ts';
import { fetchModuleMessages } from '../locale/moduleMessages.ts';
import { fetchWords } from '../locale/words.ts';
import type { modulePages } from '../pages/modulePages.ts';
import { Missing } from '../states/Missing.tsx';

/**
 * Loads the code of lists, rows, forms and queues, a fifth of the console, and the words of events and refusals: the
 * dashboard needs neither.
 */
export async function loadPages() {
  const [pages] = await Promise.all([import('./pages.ts'), fetchWords(locale.read())]);
  return pages;
}

export const ResourceList = lazy(async () => ({ default: (await loadPages()).ResourceList }));

export const ResourceShow = lazy(async () => ({ default: (await loadPages()).ResourceShow }));

export const ResourceEdit = lazy(async () => ({ default: (await loadPages()).ResourceEdit }));

export const ResourceCreate = lazy(async () => ({ default: (await loadPages()).ResourceCreate }));

export const QueuePage = lazy(async () => ({ default: (await loadPages()).QueuePage }));

const NoPermission = lazy(async () => ({ default: (await loadPages()).NoPermission }));

/** A module's page once its script and its texts are there, or why this operator does not see it. */
export function ModuleScreen({ page }: { page: (typeof modulePages)[number] }) {
  const { operator } = useConsoleModel();
  const [Screen] = useState(() =>
    lazy(async () => {
      const [pages] = await Promise.all([loadPages(), fetchModuleMessages(page.module)]);
      return { default: pages.moduleScreens[page.path] ?? Missing };
    }),
  );
  const isOpen = page.roles.includes(operator?.role ?? '');
  return <Suspense>{isOpen ? <Screen /> : <NoPermission request="read" back="/" />}</Suspense>;
}
