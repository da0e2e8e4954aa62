import type { Fault } from '#forms/applications/fault.ts';
import en from '#forms/applications/faults.en.json' with { type: 'json' };
import nb from '#forms/applications/faults.nb.json' with { type: 'json' };

export const sentences = { nb, en };

/** What a recruiter reads of a fault; what is left open stays as `{{name}}`. */
export const putInWords = ({ code, values }: Fault, language: 'nb' | 'en'): string =>
  sentences[language][code].replace(/\{\{(\w+)\}\}/g, (open, name: string) =>
    String(values[name] ?? open),
  );
