import { lazy } from 'react';

/** Loads the code of lists, rows and forms: a fifth of the console, which the dashboard does not need. */
export const loadPages = () => import('./pages.ts');

export const ResourceList = lazy(async () => ({ default: (await loadPages()).ResourceList }));
export const ResourceShow = lazy(async () => ({ default: (await loadPages()).ResourceShow }));
export const ResourceEdit = lazy(async () => ({ default: (await loadPages()).ResourceEdit }));
export const ResourceCreate = lazy(async () => ({ default: (await loadPages()).ResourceCreate }));
