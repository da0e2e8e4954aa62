import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VerbatimIn } from './VerbatimIn.tsx';

// Goal: a translator of the browser leaves a name in a sentence as it is, and gets the words around it.

const markup = (text: (value: string) => string) =>
  renderToStaticMarkup(<VerbatimIn text={text} value="Kari Nordmann" />);

test.each([
  [
    (name: string) => `${name} sent it in`,
    /^<span translate="no">Kari Nordmann<\/span><span> sent it in<\/span>$/,
  ],
  [
    (name: string) => `Invoice by ${name}`,
    /^<span>Invoice by <\/span><span translate="no">Kari Nordmann<\/span>$/,
  ],
  [() => 'Sent to the client', /^<span>Sent to the client<\/span>$/],
])('the value has an element of its own, %s', (text, expected) => {
  expect(markup(text)).toMatch(expected);
});
