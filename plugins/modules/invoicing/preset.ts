import type { ModulePresets } from '../../core/modules/read-module-presets.ts';
import { publicInvoicePlugin } from './public-invoice-plugin.ts';

export const portal: ModulePresets['portal'] = ({ secret }) => ({
  plugins: [publicInvoicePlugin({ secret })],
});
