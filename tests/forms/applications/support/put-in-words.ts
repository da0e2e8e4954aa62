import type { Fault } from '#forms/applications/checks/fault.ts';
import en from '#forms/applications/checks/faults.en.json' with { type: 'json' };
import nb from '#forms/applications/checks/faults.nb.json' with { type: 'json' };

export const sentences = { nb, en };

/** The message of an error as a recruiter reads it; unset values stay as `{{name}}`. */
export const putInWords = ({ code, values }: Fault, language: 'nb' | 'en'): string =>
  sentences[language][code].replace(/\{\{(\w+)\}\}/g, (open, name: string) =>
    String(values[name] ?? open),
  );
