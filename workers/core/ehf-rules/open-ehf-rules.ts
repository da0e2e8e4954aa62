import { fileURLToPath } from 'node:url';
import { createEhfRules, type EhfRules } from './create-ehf-rules.ts';

/** The rules in the folder of `EHF_RULES`, a path or `file:///folder`; null where an operator has installed none. */
export const openEhfRules = (folder: string | null): EhfRules | null =>
  folder === null
    ? null
    : createEhfRules(folder.startsWith('file:') ? fileURLToPath(folder) : folder);
