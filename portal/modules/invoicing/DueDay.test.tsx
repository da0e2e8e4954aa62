import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import { DueDay } from './DueDay.tsx';
import en from './messages.en.json' with { type: 'json' };
import nb from './messages.nb.json' with { type: 'json' };

// Goal: the day beside an overdue invoice reads as a sentence in both languages.

test.each([
  ['nb', 'Forfalt 2. november 2020'],
  ['en', 'Was due 2 November 2020'],
])('the due day of an overdue invoice in %s', async (lng, expected) => {
  const resources = { nb: { invoicing: nb }, en: { invoicing: en } };
  await i18next.use(initReactI18next).init({ lng, resources });
  const text = renderToStaticMarkup(<DueDay isOverdue dueOn="2020-11-02" />);
  expect(text.replace(/<[^>]*>/g, '')).toBe(expected);
});
