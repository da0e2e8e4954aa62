import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { marked, messageWith, unmarked, withVerbatim } from '#shared/texts/with-verbatim.ts';

// Goal: a translator of the browser leaves names and numbers in a message as they are, and gets the words around.

type Values = Record<string, string>;

const markup = async (message: string, verbatim: Values, others: Values) => {
  const texts = i18next.createInstance();
  const t = await texts.init({
    lng: 'en',
    resources: { en: { translation: { message } } },
    interpolation: { escapeValue: false },
  });
  return renderToStaticMarkup(messageWith(t, 'message', verbatim, others));
};

test.each([
  ['{{client}} gets it', '<span translate="no">A & B</span><span> gets it</span>'],
  ['Invoice for {{client}}', '<span>Invoice for </span><span translate="no">A & B</span>'],
  ['Sent to the client', '<span>Sent to the client</span>'],
  [
    'To {{client}}, {{email}}, on {{day}}.',
    '<span>To </span><span translate="no">A & B</span><span>, </span>' +
      '<span translate="no">a@b.no</span><span>, on 3 May.</span>',
  ],
])('each value has an element of its own: %s', async (message, expected) => {
  const html = await markup(message, { client: 'A & B', email: 'a@b.no' }, { day: '3 May' });
  expect(html.replaceAll('&amp;', '&')).toBe(`<span>${expected}</span>`);
});

test('a value that is missing leaves no empty element', () => {
  expect(renderToStaticMarkup(withVerbatim(`For ${marked(null)}.`))).toBe(
    '<span><span>For </span><span>.</span></span>',
  );
});

test('a value that is more than text is given by its name', () => {
  const sum = createElement('b', null, '1 500,00');
  expect(renderToStaticMarkup(withVerbatim(`Pay ${marked('sum')}`, { sum }))).toBe(
    '<span><span>Pay </span><span translate="no"><b>1 500,00</b></span></span>',
  );
});

test('a title of a tab has no marks', () => {
  expect(unmarked(`Invoice ${marked('2026-0001')}`)).toBe('Invoice 2026-0001');
});
