// Goal: a document that goes to a client has no active content, however it is hidden.
// Method: each kind of such a PDF, in each disguise, is sent through the server as a receipt; a
// scanner that speaks ClamAV's protocol answers clean, infected, nothing, or something else.
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import PdfDocument from 'pdfkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pdfOf } from '../../support/pdf-of.ts';
import type { Payload } from '../support/answer.ts';
import { type RealServer, realServer } from './support/real-server.ts';
import { makeTenant, type Tenant } from './support/tenant.ts';

async function errorsOf({ portal }: RealServer, kari: Tenant, bytes: Buffer, filename = 'a.pdf') {
  const text = `mutation ($input: CreateReceiptInput!) { createReceipt(input: $input) {
    receipt { id } errors { code path } } }`;
  const data = `data:application/pdf;base64,${bytes.toString('base64')}`;
  const input = { invoiceId: kari.ids.invoice, attributes: { file: { data, filename } } };
  const answer = await portal<{ createReceipt: Payload }>(text, { input }, kari.token);
  return answer.data.createReceipt.errors;
}

const pdf = (...parts: (string | Buffer)[]) => pdfOf(parts);
const packed = (head: string, objects: string) =>
  pdf(
    `5 0 obj<<${head}/Filter/FlateDecode/Length 99>>stream\n`,
    deflateSync(Buffer.from(objects)),
    '\nendstream endobj',
  );
const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

const harmful: Record<string, Buffer> = {
  'a script on opening': pdf(`1 0 obj<</Type/Catalog/OpenAction${script}>>endobj`),
  'a script with an abbreviated key': pdf('1 0 obj<</S /X /JS (app.alert)>>endobj'),
  'a script in another object': pdf('1 0 obj<</S /X /JS 7 0 R>>endobj'),
  'a name written in hex': pdf('1 0 obj<</S/J#61v#61Script>>endobj'),
  'a program': pdf('1 0 obj<</S/Launch/F(cmd.exe)>>endobj'),
  'an embedded file': pdf('1 0 obj<</Names<</EmbeddedFiles 4 0 R>>>>endobj'),
  'a zip of embedded files': Buffer.concat([
    pdf('1 0 obj<</Type/Catalog>>endobj'),
    zipSync({ 'a.class': Buffer.from('CAFEBABE') }),
    Buffer.from('PK\x05\x06'),
  ]),
  'one embedded file': pdf('1 0 obj<</Type/EmbeddedFile>>stream\nMZ\nendstream endobj'),
  'a form that submits': pdf('1 0 obj<</S/SubmitForm/F(https://a.example)>>endobj'),
  'a video with a script': pdf('1 0 obj<</S/Rendition/JS(x)>>endobj'),
  'an XFA form': pdf('1 0 obj<</XFA[(a)4 0 R]>>endobj'),
  'packed objects': packed('/Type/ObjStm/N 1/First 4', `1 0 ${script}`),
  'packed objects of an escaped type': packed('/Type/Obj#53tm/N 1/First 4', `1 0 ${script}`),
  'packed objects of a type elsewhere': packed('/Type 8 0 R/N 1/First 4', `1 0 ${script}`),
  'objects packed twice': packed(
    '/Type/ObjStm/N 1/First 4',
    deflateSync(script).toString('latin1'),
  ),
  'objects packed by another filter': pdf(
    '5 0 obj<</Type/ObjStm/N 1/First 4/Filter/LZWDecode>>stream\nabc\nendstream endobj',
  ),
  'a stream far from its object': pdf('1 0 obj<<', ' '.repeat(20_000), '>>stream\nabc\nendstream'),
  'the test text of virus scanners': pdf(`%${EICAR}\n`),
  'the test text in a packed object': packed('/Type/ObjStm/N 1/First 4', `1 0 (${EICAR})`),
};

describe('without a scanner', () => {
  let server: RealServer;
  let kari: Tenant;
  beforeAll(async () => {
    server = await realServer();
    kari = await makeTenant(server.database);
  });
  afterAll(() => server?.[Symbol.asyncDispose]());

  test.each(Object.keys(harmful))('%s is refused at its field', async (kind) => {
    const fault = /embedded files?/.test(kind)
      ? 'attachments'
      : /test text/.test(kind)
        ? 'infected'
        : 'active';
    expect(await errorsOf(server, kari, harmful[kind] ?? Buffer.alloc(0))).toEqual([
      { code: 'INVALID', path: `attributes.file.${fault}` },
    ]);
  });

  test('passive content is accepted: pages, links, packed objects and the word itself', async () => {
    const document = new PdfDocument({ pdfVersion: '1.7' });
    document.text('Kvittering for kurs i HTML/JavaScript', { link: 'https://example.no' });
    document.end();
    const rendered = Buffer.concat(await document.toArray());
    const [opens, objects] = [
      pdf('1 0 obj<</Type/Catalog/OpenAction[3 0 R/Fit]>>endobj'),
      packed('/Type/ObjStm/N 1/First 4', '1 0 <</Type/Page/Contents 4 0 R>>'),
    ];
    for (const one of [rendered, opens, objects])
      expect(await errorsOf(server, kari, one)).toEqual([]);
  });
});

describe('with a scanner', () => {
  let server: RealServer;
  let kari: Tenant;
  let answer: string;
  let seen: Buffer[] = [];
  const clamd = net.createServer((socket) => {
    const chunks: Buffer[] = [];
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      const all = Buffer.concat(chunks);
      if (!all.subarray(-4).equals(Buffer.alloc(4))) return;
      seen.push(all);
      if (answer) socket.end(answer);
      else socket.destroy();
    });
  });
  beforeAll(async () => {
    await once(clamd.listen(0, '127.0.0.1'), 'listening');
    const { port } = clamd.address() as AddressInfo;
    server = await realServer({ CLAMAV_URL: `tcp://127.0.0.1:${port}` });
    kari = await makeTenant(server.database);
  });
  beforeEach(() => {
    seen = [];
  });
  afterEach(() => expect(seen).toHaveLength(1));
  afterAll(async () => {
    clamd.close();
    await server?.[Symbol.asyncDispose]();
  });
  const harmless = pdf('1 0 obj<</Type/Catalog>>endobj');

  test('the scanner receives every byte, and a clean file is accepted', async () => {
    answer = 'stream: OK\0';
    const bytes = pdf('%', 'a'.repeat(200_000));
    expect(await errorsOf(server, kari, bytes)).toEqual([]);
    expect(seen[0]?.subarray(0, 10).toString()).toBe('zINSTREAM\0');
    expect(seen[0]?.length).toBe(10 + bytes.length + 4 * (Math.ceil(bytes.length / 65_536) + 1));
  });

  test('an infected file is refused', async () => {
    answer = 'stream: Win.Test.EICAR_HDB-1 FOUND\0';
    expect(await errorsOf(server, kari, harmless)).toEqual([
      { code: 'INVALID', path: 'attributes.file.infected' },
    ]);
  });

  test.each(['', 'INSTREAM size limit exceeded. ERROR\0', 'stream: maybe\0'])(
    'an answer %j accepts nothing',
    async (stated) => {
      answer = stated;
      expect(await errorsOf(server, kari, harmless)).toEqual([
        { code: 'PARTNER_CALLBACK_ERROR', path: 'attributes.file' },
      ]);
    },
  );
});
