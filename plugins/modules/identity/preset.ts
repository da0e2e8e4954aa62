import type { ModulePresets } from '../../core/modules/read-module-presets.ts';
import { IdentityProviderPlugin } from './identity-provider-plugin.ts';
import { SessionPlugin } from './session-plugin.ts';

/** What the portal's API is told of identity besides its tables and mutations. */
export const portal: ModulePresets['portal'] = {
  plugins: [SessionPlugin, IdentityProviderPlugin],
};
