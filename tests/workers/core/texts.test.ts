import { expect, test } from 'vitest';
import { html } from '#shared/html.ts';
import { parseText } from '#shared/texts/parse-text.ts';
import { unrenderableIn } from '#shared/texts/unrenderable-in.ts';
import { composeText, plainText } from '#workers/core/texts/compose-text.ts';
import { formatValue, type TemplateValue } from '#workers/core/texts/format-value.ts';

// Goal: a text becomes a mail like any other, and a row's values in it stay plain text.

const source = `---
subject: {{name}} er  senket
title: Båten er senket
footer: Du får denne e-posten fordi du har en båt.
---
**{{name}}** ligger på {{depth}} meter.
Les [mer](https://honorar.no/{{name}}).

> **Hvorfor**
>
> {{reason}}

- Ring {{name}}
- Vent

[Se båten]({{portal}}/harbour/boats/{{id}})
`;
const row: Record<string, string> = {
  name: 'Ægir',
  depth: '12',
  reason: 'Hull',
  id: 'boa_1',
  portal: 'https://honorar.test/v2/nb/personal/kari',
};
const mailOf = (over: Record<string, string> = {}) =>
  composeText(parseText(source), 'nb', (path) => ({ ...row, ...over })[path] ?? '');

test('a mail has the same contents in both forms, with the row’s values', () => {
  const { subject, text, html } = mailOf();
  expect(subject).toBe('Ægir er senket');
  expect(text).toBe(`Båten er senket

Ægir ligger på 12 meter.
Les mer (https://honorar.no/%C3%86gir).

Hvorfor:
Hull

– Ring Ægir
– Vent

Se båten:
https://honorar.test/v2/nb/personal/kari/harbour/boats/boa_1

--
Du får denne e-posten fordi du har en båt.
`);
  expect(html).toContain('<strong>Ægir</strong> ligger på 12 meter.');
  expect(html).toContain(`<a href="${row.portal}/harbour/boats/boa_1"`);
  expect(html).toMatch(/<h1[^>]*>Båten er senket<\/h1>/);
});

test('a row’s value is neither markup nor Markdown nor another subject', () => {
  const name = '<script>x</script> **fet** [her](https://evil.example)\r\nBcc: a@b.no';
  const { subject, text, html } = mailOf({ name, reason: name });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toMatch(/<script|<strong>fet|href="https:\/\/evil/);
  expect(html).toContain('&lt;script&gt;');
  expect(text).toContain('[her](https://evil.example)');
});

test('a button is followed by its address to copy, in the language of the mail', () => {
  const url = `${row.portal}/harbour/boats/boa_1`;
  const inEnglish = composeText(parseText(source), 'en', (path) => row[path] ?? '');
  expect(mailOf().html).toMatch(new RegExp(`Virker ikke knappen\\?[^<]*<br><a [^>]*>${url}</a>`));
  expect(inEnglish.html).toMatch(new RegExp(`Button not working\\?[^<]*<br><a [^>]*>${url}</a>`));
  expect(mailOf().text.split(url)).toHaveLength(2);
});

test('a row’s value can be a part of an address, but cannot change its target', () => {
  const { html } = mailOf({ id: '../../../x?y=javascript:alert(1)' });
  expect(html).toContain('/harbour/boats/..%2F..%2F..%2Fx%3Fy%3Djavascript%3Aalert(1)"');
});

test('a rendered block stands at its placeholder, and its contents are not read as a placeholder', () => {
  const text = parseText('---\nsubject: a\nfooter: b\n---\nSlik:\n\n{{> breakdown}}\n\n{{name}}');
  const breakdown = { html: html`<table></table>`, text: 'Ditt: 12,00' };
  const mail = composeText(text, 'nb', () => '{{> breakdown}}', { breakdown });
  expect(mail.text).toBe('a\n\nSlik:\n\nDitt: 12,00\n\n{{> breakdown}}\n\n--\nb\n');
  expect(mail.html.match(/<table><\/table>/g)).toHaveLength(1);
});

test('an empty quotation is omitted', () => {
  expect(mailOf({ reason: '' }).text).not.toContain('Hvorfor');
});

test('an SMS is the text alone', () => {
  const sms = plainText(parseText('**{{name}}** er\nsenket.\n\nRing oss.'), 'nb', () => 'Ægir');
  expect(sms).toBe('Ægir er\nsenket.\n\nRing oss.');
});

test('elements that a mail cannot show are reported', () => {
  const { tokens } = parseText('Hei <b>du</b>\n\n| a |\n|---|\n| b |\n\n> - ![x](y)\n\n`x`');
  expect(unrenderableIn(tokens).map(({ type }) => type)).toEqual([
    'html',
    'html',
    'table',
    'image',
    'codespan',
  ]);
});

test.each<[TemplateValue, string, string]>([
  [{ kind: 'money', value: { minor: 1250050, currency: 'NOK' } }, '12 500,50 kr', '12 500.50 kr'],
  [{ kind: 'money', value: { minor: 100, currency: 'SEK' } }, '1,00 SEK', '1.00 SEK'],
  [{ kind: 'money', value: { minor: null, currency: 'NOK' } }, '', ''],
  [{ kind: 'day', value: '2026-11-12' }, '12. november 2026', '12 November 2026'],
  [
    { kind: 'moment', value: '2026-11-12T23:05:00Z' },
    '13. november 2026 kl. 00.05',
    '13 November 2026 at 00:05',
  ],
  [{ kind: 'number', value: 12.5 }, '12,5', '12.5'],
  [{ kind: 'value:invoice_status', value: 'SENT' }, 'InvoiceStatus SENT', 'InvoiceStatus SENT'],
  [
    { kind: 'id:inv', value: '01890a5d-ac96-774b-bcce-b302099a8057' },
    'inv_01h455vb4pex5vsknk084sn02q',
    'inv_01h455vb4pex5vsknk084sn02q',
  ],
  [{ kind: 'kid', value: '00001042000078' }, '0000 1042 0000 78', '0000 1042 0000 78'],
  [{ kind: 'text', value: null }, '', ''],
  [
    { kind: 'text', value: 'ola@xn--blbr-roah.example' },
    'ola@blåbær.example',
    'ola@blåbær.example',
  ],
])('%j is formatted for readers', (stated, nb, en) => {
  const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');
  const word = (type: string, value: string) => `${type} ${value}`;
  expect(plain(formatValue(stated, 'nb', word))).toBe(nb);
  expect(plain(formatValue(stated, 'en', word))).toBe(en);
});
