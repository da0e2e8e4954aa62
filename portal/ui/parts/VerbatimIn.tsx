import { Verbatim } from './Verbatim.tsx';

interface Props {
  /** The text around a value. */
  text: (value: string) => string;
  value: string;
}

const MARK = '\u0001';

/** A text with a name or number in it, which the browser's translator leaves as it is. */
export function VerbatimIn({ text, value }: Props) {
  const [before, after] = text(MARK).split(MARK);
  // A text that does not name the value.
  if (after === undefined) return <span>{before}</span>;
  return (
    <>
      {before && <span>{before}</span>}
      <Verbatim>{value}</Verbatim>
      {after && <span>{after}</span>}
    </>
  );
}
