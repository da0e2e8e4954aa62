import { lazy } from 'react';
import { patiently } from '../../ui/parts/patiently.ts';

/** The dialog for a new team, loaded on first use. */
export const CreateTeamPart = lazy(() =>
  patiently(async () => ({ default: (await import('./CreateTeamDialog.tsx')).CreateTeamDialog })),
);
