import { SessionPlugin } from './session-plugin.ts';

/** What the portal's API is told of identity besides its tables and mutations. */
export const portal = (): GraphileConfig.Preset => ({ plugins: [SessionPlugin] });
