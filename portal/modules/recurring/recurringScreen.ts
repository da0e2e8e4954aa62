import { places } from 'virtual:screens';
import { createElement } from 'react';
import { RowScreen } from '../../app/screens/row/RowScreen.tsx';
import { runCell } from './runCell.tsx';

/** The declared page of a recurring invoice, whose runs link to the invoices they made. */
export async function recurringScreen() {
  const place = places.find(({ typeName }) => typeName === 'RecurringInvoice')!;
  const screen = await place.load();
  return () => createElement(RowScreen, { screen, renderCell: runCell });
}
