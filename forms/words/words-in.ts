import { snakeCase } from '#shared/names.ts';
import { humanise } from './humanise.ts';
import type { ActionWords, EventWords, FieldWords, NounWords, ValueWords, Words } from './words.ts';

export type Labels = ReturnType<typeof wordsIn>;

/** A code of three letters is its own name: NOK, EHF. */
const isOwnName = (value: string) => /^[A-Z]{3}$/.test(value);
/** The sentences of refusals are among the errors. */
const isCode = (owner: string, value: string) => owner === 'ErrorCode' || isOwnName(value);
const valueName = (value: string) => (isOwnName(value) ? value : humanise(value));

const asObject = <Shape extends { label: string }>(entry: string | Shape): Shape =>
  typeof entry === 'string' ? ({ label: entry } as Shape) : entry;

/** Warns in the browser's console, once for each name. No story may leave a warning. */
const reported = new Set<string>();
function reportMissing(place: string): void {
  if (reported.has(place)) return;
  reported.add(place);
  console.warn(`no label: ${place}`);
}

/**
 * Looks up words. A missing word is replaced by the readable name, so that an unfinished module can be tried;
 * `npm run check` reports missing words.
 */
export function wordsIn(words: Partial<Words>) {
  const fieldAt = (place: string): FieldWords | undefined => {
    const [owner = '', name] = place.split('.');
    if (name === undefined) {
      const noun = words.nouns?.[owner];
      return noun && { label: noun.one };
    }
    const entry = words.fields?.[owner]?.[name];
    return entry === undefined ? undefined : asObject(entry);
  };
  /**
   * The label of a field, by the first of these keys that exists: `clients.name`; the common label of that
   * name; then `clients` alone, for a reference to a client.
   */
  const field = (...places: string[]): Required<Pick<FieldWords, 'short'>> & FieldWords => {
    const name = places[0]?.split('.').at(-1) ?? '';
    const [own, pointed] = [true, false].map((is) =>
      places.filter((one) => one.includes('.') === is),
    );
    const found = [...(own ?? []), `*.${name}`, ...(pointed ?? [])]
      .map(fieldAt)
      .find((one) => one !== undefined);
    if (!found && name) reportMissing(`fields.${places[0]}`);
    const entry = found ?? { label: humanise(name) };
    return { ...entry, short: entry.short ?? entry.label };
  };
  /** A field of which only the name is known: as it is called everywhere, else by any noun. */
  const fieldNamed = (name: string): string => {
    const owner = Object.keys(words.fields ?? {}).find((one) => words.fields?.[one]?.[name]);
    return (fieldAt(`*.${name}`) ?? fieldAt(`${owner}.${name}`))?.label ?? humanise(name);
  };
  const anyOf = (owners: Words['values'] | Words['events'] | undefined, name: string) => {
    const found = Object.values(owners ?? {}).find((one) => Object.hasOwn(one, name))?.[name];
    return typeof found === 'object' ? found.label : found;
  };
  /** A name that a row holds in text: of a job, a rate, a verb, a field, an event or a state. */
  const named = (name: string): string =>
    words.jobs?.[name] ??
    words.nouns?.[name]?.many ??
    words.values?.['*']?.[name]?.toString() ??
    anyOf(words.events, name) ??
    anyOf(words.values, name) ??
    fieldNamed(name);
  /**
   * The label of an event of a table's row; `states` is the enum of its status, since a transition is named
   * after its target.
   */
  const event = (
    table: string,
    type: string,
    states?: string | null,
  ): { label: string; sentence?: string } => {
    const entry = words.events?.[table]?.[type];
    const own: EventWords = typeof entry === 'string' ? { label: entry } : { ...entry };
    const state = words.values?.[states ?? '']?.[type];
    const label =
      own.label ??
      words.events?.['*']?.[type]?.toString() ??
      (state === undefined ? named(type) : asObject(state).label);
    return { ...own, label };
  };
  return {
    section: (name: string): string => words.sections?.[name] ?? humanise(name),
    noun: (table: string): NounWords => {
      const name = humanise(table);
      return words.nouns?.[table] ?? { one: name, many: name };
    },
    field,
    fieldNamed,
    /** The label of a form's field: the form's own, else that of its column or noun. */
    formField: (form: string, name: string, schema: { words?: string[] }) =>
      field(`${snakeCase(form)}.${name}`, ...(schema.words ?? [])),
    value: (owner: string, value: string): ValueWords => {
      const entry = words.values?.[owner]?.[value];
      if (entry === undefined && !isCode(owner, value)) reportMissing(`values.${owner}.${value}`);
      return entry === undefined ? { label: valueName(value) } : asObject(entry);
    },
    action: (name: string): ActionWords => {
      const entry = words.actions?.[snakeCase(name)];
      if (entry) return entry;
      reportMissing(`actions.${snakeCase(name)}`);
      const submit = humanise(snakeCase(name));
      return { title: submit, submit, success: '' };
    },
    event,
    /** An event with its actor, as a sentence where one exists. */
    happened: (table: string, type: string, actor: string, states?: string | null): string => {
      const { label, sentence } = event(table, type, states);
      return sentence?.replace('{{actor}}', actor) ?? `${label} · ${actor}`;
    },
    named,
  };
}
