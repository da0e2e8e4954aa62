import type { ModulePresets } from '../../core/modules/read-module-presets.ts';
import { IdentityProviderPlugin } from './identity-provider-plugin.ts';
import { SessionPlugin } from './session-plugin.ts';

/** Additions of identity to the portal's API, besides its tables and mutations. */
export const portal: ModulePresets['portal'] = {
  plugins: [SessionPlugin, IdentityProviderPlugin],
};
