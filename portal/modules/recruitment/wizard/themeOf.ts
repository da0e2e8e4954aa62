import type { ResultOf } from 'gql.tada';
import type { TeamTheme } from '#portal/ui/theme/TeamTheme.ts';
import type { publicJobQuery } from './publicJobQuery.ts';

export type PublicJob = NonNullable<ResultOf<typeof publicJobQuery>['publicJob']>;

/** The platform's font, for teams without a theme. */
export const letters = { name: 'Inter', url: '/fonts/inter.woff2' };

/** The theme of a job's pages: its own colours, else those of its team. */
export function themeOf({ theme, colors }: PublicJob): TeamTheme | null {
  if (!colors) return theme;
  return {
    primary: colors.default,
    primaryHover: colors.hover,
    primaryContrast: colors.contrast,
    font: theme?.font ?? letters,
  };
}
