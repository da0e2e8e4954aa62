import { useContext } from 'react';
import { Line, type LineState } from './Line.ts';

/** The line one writes on. */
export function useLine(): LineState {
  const line = useContext(Line);
  if (!line) throw new Error('This field was shown outside a line');
  return line;
}
