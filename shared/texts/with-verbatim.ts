import { createElement, type ReactElement, type ReactNode } from 'react';

type Value = string | number | null | undefined;

/** A text by its key, with these values in it, as of i18next or react-admin. */
type Translate = (key: string, values: Record<string, Value>) => unknown;

const MARK = '\u0001';

/** Marks a name, number or amount that is written into a text, for `withVerbatim`. */
export const marked = (value: Value): string => `${MARK}${value ?? ''}${MARK}`;

/** The text where there are no elements, as in the title of a tab. */
export const unmarked = (text: string): string => text.replaceAll(MARK, '');

/**
 * A text whose marked values the browser's translator leaves as they are, and whose words it gets. A value
 * that is more than text is marked by a name, and given by it in `nodes`.
 */
export function withVerbatim(text: string, nodes: Record<string, ReactNode> = {}): ReactElement {
  const parts = text.split(MARK).map((part, at) => {
    if (!part) return null;
    if (at % 2 === 0) return createElement('span', null, part);
    return createElement('span', { translate: 'no' }, nodes[part] ?? part);
  });
  return createElement('span', null, ...parts);
}

/**
 * A message in which the browser's translator leaves names, numbers and amounts as they are, as
 * `messageWith(t, 'sent', { client, email }, { day })`. `others` are translated: days, reasons, words.
 */
export function messageWith(
  translate: Translate,
  key: string,
  verbatim: Record<string, Value>,
  others?: Record<string, Value>,
): ReactElement {
  const values = Object.entries(verbatim).map(([name, value]) => [name, marked(value)]);
  return withVerbatim(String(translate(key, { ...others, ...Object.fromEntries(values) })));
}
