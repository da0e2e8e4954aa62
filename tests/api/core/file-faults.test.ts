// Goal: of a file that is not taken the true reason is told, and what only looks unusual is taken.
// Method: whole, cut, locked and hostile files of each kind, made here, through the parts that look into them.
import { strToU8, zipSync } from 'fflate';
import PdfDocument from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { lookIntoDocument } from '#plugins/core/files/look-into-document.ts';
import { readUpload } from '#plugins/core/files/read-upload.ts';
import { sniffFile } from '#plugins/core/files/sniff-file.ts';
import { docx } from '#plugins/core/files/word/word-type.ts';
import { isWhole } from '#shared/files/is-whole.ts';
import { pdfOf } from '../../support/pdf-of.ts';

const types = ['pdf', 'msword'].map((kind) => `application/${kind}`);
const contentTypes = [
  ...types,
  docx,
  ...['jpeg', 'png', 'webp', 'gif'].map((kind) => `image/${kind}`),
];

/** What an upload is refused with; its type when it is taken. */
async function verdict(bytes: Buffer) {
  const data = `data:;base64,${bytes.toString('base64')}`;
  const rule = { maxBytes: 20_000_000, contentTypes };
  const read = await readUpload({ data, filename: 'a' }, rule, 'file');
  const found = 'code' in read ? read : await sniffFile(read, 'file', null);
  return 'code' in found ? `${found.code} ${found.path}` : found.contentType;
}

async function drawnPdf(options: object): Promise<Buffer> {
  const document = new PdfDocument(options);
  document.text('Kvittering');
  document.end();
  return Buffer.concat(await document.toArray());
}

const field = (code: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r>`;
const relation = (type: string, mode: string) =>
  `<Relationships><Relationship Id="a>b" Type="http://s/${type}" Target="https://a.example/x" TargetMode="${mode}"/></Relationships>`;
const contents =
  '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml" PartName="/word/document.xml"/></Types>';

function word(parts: Record<string, string | Uint8Array> = {}, body = ''): Buffer {
  const files = {
    '[Content_Types].xml': contents,
    '_rels/.rels': '<Relationships/>',
    'word/document.xml': `<w:document xmlns:w="w"><w:p>${body}</w:p></w:document>`,
    ...parts,
  };
  const packed = Object.entries(files).map(([name, part]) => [
    name,
    typeof part === 'string' ? strToU8(part) : part,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(packed)));
}

const noise = Buffer.from(Array.from({ length: 90_000 }, (_, i) => (i * i * 31) & 0xff));
const picture = () => sharp(noise, { raw: { width: 200, height: 150, channels: 3 } });
const whole: Record<string, () => Promise<Buffer>> = {
  PDF: () => drawnPdf({}),
  JPEG: () =>
    picture()
      .jpeg()
      .withExif({ IFD0: { Make: 'a' } })
      .toBuffer(),
  'a JPEG drawn in passes': () => picture().jpeg({ progressive: true }).toBuffer(),
  PNG: () => picture().png().toBuffer(),
  WebP: () => picture().webp().toBuffer(),
  GIF: () => picture().gif().toBuffer(),
  DOCX: async () => word(),
};

describe.each(Object.keys(whole))('%s', (kind) => {
  test('is taken whole, also with some bytes after its end', async () => {
    const bytes = await whole[kind]!();
    const type = await verdict(bytes);
    expect(contentTypes).toContain(type);
    expect(await verdict(Buffer.concat([bytes, Buffer.from('\n\0\0')]))).toBe(type);
  });

  test.each([0.3, 0.6, 0.98])(
    'that ends at %d of its length is told to be incomplete',
    async (part) => {
      const bytes = await whole[kind]!();
      const cut = bytes.subarray(0, Math.floor(bytes.length * part));
      expect(await verdict(cut)).toBe('INVALID file.incomplete');
    },
  );
});

test('a PDF of nine bytes, and one for the web that has an end near its beginning, are incomplete', async () => {
  expect(await verdict(Buffer.from('%PDF-1.7\n'))).toBe('INVALID file.incomplete');
  const web = pdfOf(['1 0 obj<</Linearized 1/L 90000/N 1>>endobj\nstartxref\n0\n%%EOF\n2 0 obj<<']);
  expect(isWhole('application/pdf', web)).toBe(false);
  expect(isWhole('application/pdf', Buffer.concat([web, Buffer.alloc(90_000), pdfOf()]))).toBe(
    true,
  );
});

test('a picture of too many points is TOO_BIG, whatever it weighs', async () => {
  const create = { width: 9_248, height: 6_936, channels: 3 as const, background: '#fff' };
  expect(await verdict(await sharp({ create }).jpeg().toBuffer())).toBe('TOO_BIG file.pixels');
});

describe('PDF', () => {
  const versions = ['1.3', '1.4', '1.6', '1.7', '1.7ext3'];
  test.each(versions)('%s: one that only forbids printing is taken', async (pdfVersion) => {
    const rights = { ownerPassword: 'eier', permissions: {}, pdfVersion };
    expect(await verdict(await drawnPdf(rights))).toBe('application/pdf');
  });

  test.each(versions)('%s: one that needs a password is told to be locked', async (pdfVersion) => {
    const rights = { userPassword: 'leser', ownerPassword: 'eier', pdfVersion };
    expect(await verdict(await drawnPdf(rights))).toBe('INVALID file.locked');
  });

  test('a byte order mark before it does no harm', async () => {
    expect(await verdict(Buffer.concat([Buffer.from('\ufeff'), pdfOf()]))).toBe('application/pdf');
  });

  test('what is attached to it is told', async () => {
    const document = new PdfDocument();
    document.file(Buffer.from('<Invoice/>'), { name: 'factur-x.xml' });
    document.text('Faktura');
    document.end();
    const bytes = Buffer.concat(await document.toArray());
    expect(await verdict(bytes)).toBe('INVALID file.attachments');
  });
});

describe('DOCX', () => {
  test.each([
    ['macros', word({ 'word/VBAPROJECT.BIN': 'x' })],
    ['a control', word({ 'word/activeX/activeX1.xml': '<ax/>' })],
    ['an object of another program', word({ 'word/embeddings/oleObject1.bin': 'x' })],
    [
      'a template from elsewhere',
      word({ 'word/_rels/settings.xml.rels': relation('attachedTemplate', 'External') }),
    ],
    [
      'a picture from elsewhere',
      word({ 'word/_rels/document.xml.rels': relation('image', 'external') }),
    ],
    [
      'a part of another kind',
      word({ 'word/_rels/document.xml.rels': relation('aFChunk', 'Internal') }),
    ],
    ['a field that starts a program', word({}, field(' DDEAUTO c:\\\\cmd.exe "/k calc"'))],
    [
      'one in small letters, in pieces',
      word({}, `${field('d')}<w:r><w:instrText>de x</w:instrText></w:r>`),
    ],
    ['one spelled in numbers', word({}, field('QUOTE 68 68 69 65 85 84 79'))],
    ['one in an attribute', word({}, '<w:fldSimple w:instr="DDE x"/>')],
    ['one in a part of an unusual name', word({ 'a.bin': `<x>${field('DDE x')}</x>` })],
    ['a part in another encoding', word({ 'word/settings.xml': Buffer.from('<a/>', 'utf16le') })],
    ['a document type', word({ 'word/_rels/a.rels': '<!DOCTYPE a><Relationships/>' })],
    ['a bomb', word({ 'word/big.xml': new Uint8Array(70_000_000).fill(32) })],
  ])('%s is told to be active', async (_, bytes) => {
    expect(await verdict(bytes)).toBe('INVALID file.active');
  });

  test('links, page numbers, contents and the sheet of a chart are taken', async () => {
    const parts = {
      'word/_rels/document.xml.rels': relation('hyperlink', 'External'),
      'word/embeddings/Microsoft_Excel_Sheet1.xlsx': 'x',
    };
    const fields = field(' TOC \\o "1-3" ') + field(' HYPERLINK "https://add.example" ');
    expect(await verdict(word(parts, fields))).toBe(docx);
  });
});

describe('the older Word', () => {
  const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  const doc = (...parts: (string | Buffer)[]) =>
    Buffer.concat([
      compound,
      Buffer.alloc(504),
      Buffer.from('WordDocument', 'utf16le'),
      ...parts.map((part) =>
        typeof part === 'string' ? Buffer.from(`${part}\0`, 'utf16le') : part,
      ),
    ]);
  test.each([
    ['macros', doc('_vba_project')],
    ['a store of macros', doc('MACROS')],
    ['objects of other programs', doc('ObjectPool')],
    ['a field that starts a program', doc(Buffer.from('\x13 DDEAUTO cmd', 'latin1'))],
  ])('%s are told to be active', async (_, bytes) => {
    expect(await verdict(bytes)).toBe('INVALID file.active');
  });

  test('the word macros in its text is none', async () => {
    expect(await verdict(doc('Uten macros i dag'))).toBe('application/msword');
  });
});

test('the thread that serves goes on while a document of ten megabytes is looked into', async () => {
  const hostile = pdfOf(
    ['<</Type/ObjStm/First 4/Filter/FlateDecode>>'.repeat(100), '#'.repeat(9_000_000)],
    9_900_000,
  );
  let turns = 0;
  const beat = setInterval(() => {
    turns += 1;
  }, 2);
  expect(await lookIntoDocument('application/pdf', hostile)).toEqual({ fault: null });
  clearInterval(beat);
  // In the thread itself there would be none, however fast the machine.
  expect(turns).toBeGreaterThan(3);
});
