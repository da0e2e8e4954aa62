import { invoice } from '../../examples.ts';
import type { Documents } from './parts.ts';
import { invoiceOf } from './parts.ts';

const { client, seller } = invoice;

/** Characters and lengths that XML writers often get wrong. */
export const ofTexts: Documents = {
  'names of 300 letters': invoiceOf([{}], {
    client: { ...client, name: 'Å'.repeat(300), reference: 'Ø'.repeat(300) },
    seller: { ...seller, name: 'Æ'.repeat(300) },
    freelancer: { ...invoice.freelancer, name: 'Kari '.repeat(60).trim() },
  }),
  'a line of 1 000 letters': invoiceOf([{ description: 'Lang '.repeat(200).trim() }]),
  'letters of markup': invoiceOf([{ description: '<![CDATA[x]]> & "y" \'z\' ]]>' }], {
    note: '</cbc:Note><cbc:Note>&amp;&#38;',
    orderReference: '<PO>&"7"',
    client: { ...client, name: 'Bakke & Sønner <AS>' },
  }),
  'letters that XML cannot carry': invoiceOf(
    [{ description: 'før\u0000\u0008\u001b\ufffeetter' }],
    {
      note: 'en\u0000to\ud800tre',
    },
  ),
  'writing from the right and pictures': invoiceOf([
    { description: 'שלום \u202eabc\u202c مرحبا 👩‍💻🏳️‍🌈' },
  ]),
  'letters of many alphabets': invoiceOf(
    [{ description: 'Čáhppesvuotna · Ωμέγα · Ёлка · 東京 · e\u0301' }],
    {
      client: { ...client, name: 'Kárášjoga gielda – Karasjoks kåmmun' },
    },
  ),
};
