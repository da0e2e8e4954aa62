import type { ModulePresets } from '../../core/modules/read-module-presets.ts';
import { PublicInvoicePlugin } from './public-invoice-plugin.ts';

export const portal: ModulePresets['portal'] = { plugins: [PublicInvoicePlugin] };
