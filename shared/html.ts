/** Markup that has been made safe. Only `html` makes it. */
export type Markup = { readonly markup: string };

type Value = Markup | string | number | null | undefined | false | readonly Markup[];

/** Writes HTML in which every value is text unless it is itself markup. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  const markup = strings.reduce((all, part, index) => all + written(values[index - 1]) + part);
  return { markup };
}

function written(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  if ('markup' in value) return value.markup;
  return value.map((one) => one.markup).join('');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}
