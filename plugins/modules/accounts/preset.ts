import type { ModulePresets } from '../../core/modules/read-module-presets.ts';
import { AddressesPlugin } from './addresses-plugin.ts';
import { PicturesPlugin } from './pictures-plugin.ts';

export const portal: ModulePresets['portal'] = { plugins: [AddressesPlugin, PicturesPlugin] };
