import { patiently } from '../../../ui/parts/patiently.ts';

/**
 * What draws a field of any form. By way of the one piece that has it already: whoever imports it by
 * themselves makes the kit larger that every page begins with.
 */
export const loadTheme = async () => (await patiently(() => import('./FormBody.tsx'))).theme;
