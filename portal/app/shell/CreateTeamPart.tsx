import { lazy } from 'react';
import { patiently } from '../../ui/parts/patiently.ts';

/** The popup for a new team, fetched when somebody wants one. */
export const CreateTeamPart = lazy(() =>
  patiently(async () => ({ default: (await import('./CreateTeamDialog.tsx')).CreateTeamDialog })),
);
