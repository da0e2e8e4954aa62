import type { ModulePresets } from '../../core/modules/read-module-presets.ts';
import { CompaniesPlugin } from './companies-plugin.ts';

export const portal: ModulePresets['portal'] = { plugins: [CompaniesPlugin] };
