import type { ModulePresets } from '../../core/modules/read-module-presets.ts';
import { AnswerColumnsPlugin } from './answers/answer-columns-plugin.ts';

export const portal: ModulePresets['portal'] = { plugins: [AnswerColumnsPlugin] };
