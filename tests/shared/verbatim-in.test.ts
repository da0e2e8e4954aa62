import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VerbatimIn } from '#shared/texts/VerbatimIn.tsx';

// Goal: a translator of the browser leaves names and amounts in a sentence as they are, and gets the words around them.

type Text = (marked: Record<string, string>) => string;

const values = { who: 'Kari Nordmann', sum: createElement('b', null, '1 500,00') };

const markup = (children: Text) =>
  renderToStaticMarkup(createElement(VerbatimIn, { values, children }));

test.each<[Text, string]>([
  [({ who }) => `${who} sent it`, '<span translate="no">Kari Nordmann</span><span> sent it</span>'],
  [
    ({ who, sum }) => `Pay ${sum} to ${who}`,
    '<span>Pay </span><span translate="no"><b>1 500,00</b></span><span> to </span>' +
      '<span translate="no">Kari Nordmann</span>',
  ],
  [() => 'Sent to the client', '<span>Sent to the client</span>'],
])('each value has an element of its own, %s', (text, expected) => {
  expect(markup(text)).toBe(expected);
});
