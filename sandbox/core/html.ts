/** Markup that has been made safe. Only `html` makes it. */
export type Markup = { readonly markup: string };

type Value = Markup | string | number | null | undefined | false | readonly Markup[];

/** Writes HTML in which every value is text unless it is itself markup. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return { markup: strings.reduce((all, part, at) => all + written(values[at - 1]) + part) };
}

function written(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(written).join('');
  if (typeof value === 'object') return (value as Markup).markup;
  return String(value).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
