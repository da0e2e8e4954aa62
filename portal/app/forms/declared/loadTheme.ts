import { patiently } from '#portal/ui/parts/patiently.ts';

/**
 * Loads the theme that renders a field of any form. It is imported through the chunk that already contains
 * it: importing it directly would enlarge the kit that every page loads first.
 */
export const loadTheme = async () => (await patiently(() => import('./FormBody.tsx'))).theme;
