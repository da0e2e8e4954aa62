import { useContext } from 'react';
import { Line, type LineState } from './Line.ts';

/** The state of the line a field belongs to. Throws outside a line. */
export function useLine(): LineState {
  const line = useContext(Line);
  if (!line) throw new Error('This field was shown outside a line');
  return line;
}
