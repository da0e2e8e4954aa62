/** The members of a form in the order in which one reads them; what is not among them follows as it came. */
const ORDER = [
  ...['pages', 'pageNumber', 'id', 'label', 'title', 'description', 'help', 'type', 'required'],
  ...['options', 'value', 'questionId', 'mode', 'values', 'validationRegexp', 'validationMessage'],
  ...['jobCheckType', 'condition', 'questions', 'definitions', 'jobChecks'],
];

/**
 * A form that the server has as a text to work on. The server keeps what a form says and not how it
 * was written: what this person wrote on this device, and says the same, is taken instead.
 */
export function writtenForm(form: unknown, kept: string | null): string {
  const text = `${JSON.stringify(inOrder(form), null, 2)}\n`;
  return kept !== null && isSame(kept, text) ? kept : text;
}

/** Whether two texts say the same, however they are written. */
export function isSame(one: string, other: string): boolean {
  try {
    return plain(one) === plain(other);
  } catch {
    return one === other;
  }
}

const plain = (text: string): string => JSON.stringify(inOrder(JSON.parse(text)));

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const rank = (name: string) => {
    const at = ORDER.indexOf(name);
    return at < 0 ? ORDER.length : at;
  };
  const names = Object.keys(value).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return Object.fromEntries(names.map((name) => [name, inOrder(Reflect.get(value, name))]));
}
