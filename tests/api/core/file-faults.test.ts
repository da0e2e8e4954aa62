// Goal: a rejected file gets the true reason, and a file that only looks unusual is accepted.
// Method: complete, truncated, encrypted and hostile files of each kind, made here, through the
// functions that inspect them.
import PdfDocument from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { lookIntoDocument } from '#plugins/core/files/look-into-document.ts';
import { isWhole } from '#shared/files/is-whole.ts';
import { pdfOf } from '../../support/pdf-of.ts';
import { contentTypes, uploadVerdict, wordFile } from './support/upload-verdict.ts';

async function renderedPdf(options: object): Promise<Buffer> {
  const document = new PdfDocument(options);
  document.text('Kvittering');
  document.end();
  return Buffer.concat(await document.toArray());
}

const noise = Buffer.from(Array.from({ length: 90_000 }, (_, i) => (i * i * 31) & 0xff));
const picture = () => sharp(noise, { raw: { width: 200, height: 150, channels: 3 } });
const whole: Record<string, () => Promise<Buffer>> = {
  PDF: () => renderedPdf({}),
  JPEG: () =>
    picture()
      .jpeg()
      .withExif({ IFD0: { Make: 'a' } })
      .toBuffer(),
  'a progressive JPEG': () => picture().jpeg({ progressive: true }).toBuffer(),
  PNG: () => picture().png().toBuffer(),
  WebP: () => picture().webp().toBuffer(),
  GIF: () => picture().gif().toBuffer(),
  DOCX: async () => wordFile(),
};

describe.each(Object.keys(whole))('%s', (kind) => {
  // Requirements: A5.19
  test('is accepted whole, also with some bytes after its end', async () => {
    const bytes = await whole[kind]!();
    const type = await uploadVerdict(bytes);
    expect(contentTypes).toContain(type);
    expect(await uploadVerdict(Buffer.concat([bytes, Buffer.from('\n\0\0')]))).toBe(type);
  });

  test.each([0.3, 0.6, 0.98])(
    'that ends at %d of its length is reported as incomplete',
    async (part) => {
      const bytes = await whole[kind]!();
      const cut = bytes.subarray(0, Math.floor(bytes.length * part));
      expect(await uploadVerdict(cut)).toBe('INVALID file.incomplete');
    },
  );
});

test('a PDF of nine bytes, and a linearised one with an end near its beginning, are incomplete', async () => {
  expect(await uploadVerdict(Buffer.from('%PDF-1.7\n'))).toBe('INVALID file.incomplete');
  const web = pdfOf(['1 0 obj<</Linearized 1/L 90000/N 1>>endobj\nstartxref\n0\n%%EOF\n2 0 obj<<']);
  expect(isWhole('application/pdf', web)).toBe(false);
  expect(isWhole('application/pdf', Buffer.concat([web, Buffer.alloc(90_000), pdfOf()]))).toBe(
    true,
  );
});

test('a picture with too many pixels is TOO_BIG, whatever its size in bytes', async () => {
  const create = { width: 9_248, height: 6_936, channels: 3 as const, background: '#fff' };
  expect(await uploadVerdict(await sharp({ create }).jpeg().toBuffer())).toBe(
    'TOO_BIG file.pixels',
  );
});

describe('PDF', () => {
  const versions = ['1.3', '1.4', '1.6', '1.7', '1.7ext3'];
  test.each(versions)('%s: a file that only forbids printing is accepted', async (pdfVersion) => {
    const rights = { ownerPassword: 'eier', permissions: {}, pdfVersion };
    expect(await uploadVerdict(await renderedPdf(rights))).toBe('application/pdf');
  });

  test.each(versions)(
    '%s: a file that needs a password is reported as encrypted',
    async (pdfVersion) => {
      const rights = { userPassword: 'leser', ownerPassword: 'eier', pdfVersion };
      expect(await uploadVerdict(await renderedPdf(rights))).toBe('INVALID file.locked');
    },
  );

  test('a byte order mark before it does no harm', async () => {
    expect(await uploadVerdict(Buffer.concat([Buffer.from('\ufeff'), pdfOf()]))).toBe(
      'application/pdf',
    );
  });

  test('an attachment is reported', async () => {
    const document = new PdfDocument();
    document.file(Buffer.from('<Invoice/>'), { name: 'factur-x.xml' });
    document.text('Faktura');
    document.end();
    const bytes = Buffer.concat(await document.toArray());
    expect(await uploadVerdict(bytes)).toBe('INVALID file.attachments');
  });
});

test('a PDF that ends in a comment, or contains only digits, is inspected in bounded time', async () => {
  const objects = `${'1'.repeat(8_000)}obj<<>>stream\n`.repeat(100);
  const before = process.cpuUsage();
  for (const part of [`/Encrypt <<${'%'.repeat(60)}`, objects]) {
    const bytes = Buffer.from(`%PDF-1.7\n${part}`);
    expect(await lookIntoDocument('application/pdf', bytes)).toMatchObject({});
  }
  // Time of all threads.
  expect(process.cpuUsage(before).user).toBeLessThan(8_000_000);
});

test('the serving thread continues while a document of ten megabytes is inspected', async () => {
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
  // Inspection in this thread would allow none, however fast the machine.
  expect(turns).toBeGreaterThan(3);
});
