import { MoneyPage } from './money/MoneyPage.tsx';

export const screens = { money: MoneyPage };
