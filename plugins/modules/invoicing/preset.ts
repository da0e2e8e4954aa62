import type { ModulePresets } from '../../core/modules/read-module-presets.ts';
import { DocumentLinksPlugin } from './document-links-plugin.ts';
import { DraftLinkPlugin } from './draft-link-plugin.ts';

export const portal: ModulePresets['portal'] = { plugins: [DocumentLinksPlugin, DraftLinkPlugin] };
