import type { ModulePresets } from '../../core/modules/read-module-presets.ts';
import { picturesPlugin } from './pictures-plugin.ts';

export const portal: ModulePresets['portal'] = ({ secret }) => ({
  plugins: [picturesPlugin({ secret })],
});
