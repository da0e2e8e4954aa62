import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { Money, moneyText } from './Money.tsx';

// Goal: an amount that is read aloud or copied has a space before its currency. Method: its text without the tags.

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'nb', resources: { nb: { ui: {} } } });
});

test.each([287_505, -100])('%d øre has the same text as in sentences', (amount) => {
  const text = renderToStaticMarkup(<Money amount={amount} />).replace(/<[^>]*>/g, '');
  expect(text).toBe(moneyText(amount, 'nb', 'NOK'));
});
