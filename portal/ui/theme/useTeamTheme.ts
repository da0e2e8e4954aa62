import { useEffect } from 'react';
import { usePart } from '../parts/usePart.ts';

/** The colours and font of a team's own pages. They replace the platform's. */
export interface TeamTheme {
  primary: string;
  primaryContrast: string;
  primaryHover: string;
  font: { name: string; url: string };
}

const load = () => import('./applyTheme.ts');
const nothing = () => {};

/** Marks a part of a page for a team's theme; the code that applies it is loaded only if there is one. */
export function useTeamTheme(scope: string, theme: TeamTheme | null | undefined) {
  const part = usePart(load, Boolean(theme), nothing);
  useEffect(
    () => (theme && part ? part.applyTheme(scope, theme) : undefined),
    [scope, theme, part],
  );
  return theme ? { 'data-team-theme': scope } : {};
}
