/** The members of a form in reading order; unknown ones follow in their own order. */
const ORDER = [
  'pages',
  'pageNumber',
  'id',
  'label',
  'title',
  'description',
  'help',
  'type',
  'required',
  'options',
  'value',
  'questionId',
  'mode',
  'values',
  'validationRegexp',
  'validationMessage',
  'jobCheckType',
  'condition',
  'questions',
  'definitions',
  'jobChecks',
];

/**
 * The stored form as a text to edit. The server stores the content of a form but not its formatting: an equal
 * text stored on this device is used instead.
 */
export function writtenForm(form: unknown, stored: string | null): string {
  const text = `${JSON.stringify(inOrder(form), null, 2)}\n`;
  return stored !== null && isSame(stored, text) ? stored : text;
}

/** Whether two texts have the same content, regardless of formatting. */
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
