import { useContext } from 'react';
import { Desk, type DeskState } from './Desk.ts';

/** The sheet one writes on. */
export function useDesk(): DeskState {
  const desk = useContext(Desk);
  if (!desk) throw new Error('This field was shown outside the sheet');
  return desk;
}
