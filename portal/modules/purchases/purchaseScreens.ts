import { places } from 'virtual:screens';
import { createElement, type ReactNode } from 'react';
import { RowScreen } from '../../app/screens/row/RowScreen.tsx';
import { ForBuyers } from './ForBuyers.tsx';
import { PurchaseList, purchaseCell } from './list/PurchaseList.tsx';

const forBuyers = (screen: ReactNode) => () => createElement(ForBuyers, null, screen);

const declared = (path: string) => places.find((place) => place.path === path)!.load();

/** A declared list, with the cells for buyers. */
export async function listScreen(path: string) {
  const screen = await declared(path);
  return forBuyers(createElement(PurchaseList, { screen }));
}

export async function supplierScreen() {
  const screen = await declared('payoutmore/purchases/by-supplier');
  return forBuyers(createElement(RowScreen, { screen, renderCell: purchaseCell }));
}
