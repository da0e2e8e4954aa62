import { Fragment, type ReactNode } from 'react';

interface Props {
  /** The values by their names in the text. */
  values: Record<string, ReactNode>;
  /** The text, with a mark for each value. */
  children: (marked: Record<string, string>) => string;
}

const MARK = '\u0001';

/** A text with names, amounts or numbers in it, which the browser's translator leaves as they are. */
export function VerbatimIn({ values, children }: Props) {
  const names = Object.keys(values);
  const marked = Object.fromEntries(names.map((name) => [name, MARK + name + MARK]));
  // Between two marks is the name of a value.
  const parts = children(marked).split(MARK);
  return parts.map((part, place) => {
    const isValue = place % 2 === 1;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place only.
      <Fragment key={place}>
        {isValue ? <span translate="no">{values[part]}</span> : part && <span>{part}</span>}
      </Fragment>
    );
  });
}
