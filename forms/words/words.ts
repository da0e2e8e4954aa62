/** The labels of the modules in one language: a `words.<language>.json`, or several merged. */
export interface Words {
  /** Groups of the console's menu, by `@section`. */
  sections: Record<string, string>;
  /** By the name of the table. */
  nouns: Record<string, NounWords>;
  /**
   * By the owner (a table, composite type, noun beside the forms, or form), then by name in camel case. Below
   * `*`: labels that are the same for every owner.
   */
  fields: Record<string, Record<string, string | FieldWords>>;
  /** By the GraphQL name of the enum. Below `*`: names that rows hold in text. */
  values: Record<string, Record<string, string | ValueWords>>;
  /** By `verb_noun`, as the form and its function are called. */
  actions: Record<string, ActionWords>;
  /** By the table, then by the type of the event. */
  events: Record<string, Record<string, string | EventWords>>;
  /** Jobs of the worker, by their path. */
  jobs: Record<string, string>;
  /** By the code; `CODE.field` where a field has a sentence of its own. `{{path}}` is the field. */
  errors: Record<string, string>;
}

export interface NounWords {
  one: string;
  many: string;
  help?: string;
  /** The text of an empty list. */
  empty?: string;
}

export interface FieldWords {
  label: string;
  /** Above a narrow column; the label when absent. */
  short?: string;
  help?: string;
  placeholder?: string;
}

export interface ValueWords {
  label: string;
  /** Of a unit, after the figure 1. */
  one?: string;
  help?: string;
}

export interface ActionWords {
  title: string;
  description?: string;
  /** On the button. */
  submit: string;
  success: string;
}

export interface EventWords {
  /** The word of the state that it led to when absent. */
  label?: string;
  /** The event as a sentence about `{{actor}}`. */
  sentence?: string;
}

const parts = [
  'sections',
  'nouns',
  'fields',
  'values',
  'actions',
  'events',
  'jobs',
  'errors',
] as const;

/** The words of several modules as one. Entries of the same owner are merged. */
export function joinWords(files: readonly Partial<Words>[]): Words {
  const joined = Object.fromEntries(parts.map((part) => [part, {}])) as unknown as Words;
  for (const file of files) {
    for (const part of parts) {
      const into: Record<string, unknown> = joined[part];
      for (const [name, value] of Object.entries(file[part] ?? {})) {
        into[name] = typeof value === 'object' ? { ...(into[name] as object), ...value } : value;
      }
    }
  }
  return joined;
}
