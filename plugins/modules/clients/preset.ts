import type { ModulePresets } from '../../core/modules/read-module-presets.ts';
import { companiesPlugin } from './companies-plugin.ts';

export const portal: ModulePresets['portal'] = ({ registerUrl }) => ({
  plugins: [companiesPlugin({ registerUrl: registerUrl ?? null })],
});
