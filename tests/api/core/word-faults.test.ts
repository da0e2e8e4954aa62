// Goal: a Word document that runs, fetches or hides something is refused, however it is written,
// and others are accepted.
// Method: documents made here, through the functions that inspect uploads.
import { describe, expect, test } from 'vitest';
import { docx } from '#plugins/core/files/word/word-type.ts';
import { uploadVerdict, wordContents, wordFile } from './support/upload-verdict.ts';

const field = (code: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r>`;
const relation = (type: string, mode: string) =>
  `<Relationships><Relationship Id="a>b" Type="http://s/${type}" Target="https://a.example/x" TargetMode="${mode}"/></Relationships>`;
const macros = wordContents.replace(
  'openxmlformats-officedocument.wordprocessingml.document.main',
  'ms-word.document.macroEnabled.main',
);
const endOfDirectory = Buffer.from('504b0506', 'hex');
const endAt = (zip: Buffer) => zip.lastIndexOf(endOfDirectory);

/** A zip that readers open as the given one or as a harmless one, whose directory its end names. */
function withSecondDirectory(zip: Buffer): Buffer {
  const harmless = wordFile();
  const end = Buffer.from(zip.subarray(endAt(zip)));
  const start = zip.readUInt32LE(endAt(zip) + 16);
  harmless.copy(end, 8, endAt(harmless) + 8, endAt(harmless) + 20);
  return Buffer.concat([
    harmless.subarray(0, endAt(harmless)),
    zip.subarray(start, endAt(zip)),
    end,
  ]);
}

/** A zip whose comment contains the end record of a harmless one, with which it begins. */
function inComment(zip: Buffer): Buffer {
  const harmless = wordFile();
  const directory = zip.subarray(zip.readUInt32LE(endAt(zip) + 16), endAt(zip));
  const end = Buffer.from(zip.subarray(endAt(zip)));
  end.writeUInt16LE(harmless.length - harmless.readUInt32LE(endAt(harmless) + 16), 20);
  const [start, from] = [endAt(harmless), harmless.readUInt32LE(endAt(harmless) + 16)];
  const before = [harmless.subarray(0, from), directory, end];
  const last = Buffer.from(harmless.subarray(start));
  last.writeUInt32LE(Buffer.concat(before).length, 16);
  return Buffer.concat([...before, harmless.subarray(from, start), last]);
}

/** The header of older documents, and of encrypted ones. */
const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)]);

describe('DOCX', () => {
  test.each([
    ['macros', wordFile({ 'word/VBAPROJECT.BIN': 'x' })],
    ['a control', wordFile({ 'word/activeX/activeX1.xml': '<ax/>' })],
    ['an object of another program', wordFile({ 'word/embeddings/oleObject1.bin': 'x' })],
    [
      'a template from another server',
      wordFile({ 'word/_rels/settings.xml.rels': relation('attachedTemplate', 'External') }),
    ],
    [
      'a picture from another server',
      wordFile({ 'word/_rels/document.xml.rels': relation('image', 'external') }),
    ],
    [
      'a part of another kind',
      wordFile({ 'word/_rels/document.xml.rels': relation('aFChunk', 'Internal') }),
    ],
    ['a field that starts a program', wordFile({}, field(' DDEAUTO c:\\\\cmd.exe "/k calc"'))],
    [
      'a field in lower case, in pieces',
      wordFile({}, `${field('d')}<w:r><w:instrText>de x</w:instrText></w:r>`),
    ],
    ['a field spelled in numbers', wordFile({}, field('QUOTE 68 68 69 65 85 84 79'))],
    ['a field in an attribute', wordFile({}, '<w:fldSimple w:instr="DDE x"/>')],
    ['a field in a part of an unusual name', wordFile({ 'a.bin': `<x>${field('DDE x')}</x>` })],
    [
      'a part in another encoding',
      wordFile({ 'word/settings.xml': Buffer.from('<a/>', 'utf16le') }),
    ],
    [
      'a template from another server in another encoding',
      wordFile({
        'word/_rels/settings.xml.rels': Buffer.from(
          `\ufeff${relation('attachedTemplate', 'External')}`,
          'utf16le',
        ),
      }),
    ],
    [
      'an external address that is declared internal',
      wordFile({ 'word/_rels/settings.xml.rels': relation('attachedTemplate', 'Internal') }),
    ],
    [
      'a template from a shared folder',
      wordFile({
        'word/_rels/settings.xml.rels':
          '<Relationships><Relationship Id="a" Type="http://s/x" Target="\\\\a.example\\x"/></Relationships>',
      }),
    ],
    ['an add-in', wordFile({ '_rels/.rels': relation('webextensiontaskpanes', 'Internal') })],
    [
      'an embedded workbook that opens on a click',
      wordFile(
        {
          'word/_rels/document.xml.rels': relation('package', 'Internal').replace(
            'https://a.example/x',
            'embeddings/a.xlsx',
          ),
          'word/embeddings/a.xlsx': 'x',
        },
        '<w:object><o:OLEObject ProgID="Excel.Sheet.12" r:id="a"/></w:object>',
      ),
    ],
    [
      'a picture from another server by a field',
      wordFile({}, field(' INCLUDEPICTURE "https://a.example" ')),
    ],
    [
      'a text from another server by a field',
      wordFile({}, field('includetext "\\\\a.example\\x"')),
    ],
    ['a link to another program', wordFile({}, field('LINK Excel.Sheet.8 "c:\\\\a.xls"'))],
    ['a button for a macro', wordFile({}, field('MACROBUTTON Run her'))],
    [
      'a second directory behind the first',
      withSecondDirectory(wordFile({ 'word/vbaProject.bin': 'x' })),
    ],
    ['a directory in the comment of another', inComment(wordFile({ 'word/vbaProject.bin': 'x' }))],
    ['macros that are declared', wordFile({ '[Content_Types].xml': macros })],
    ['a document type', wordFile({ 'word/_rels/a.rels': '<!DOCTYPE a><Relationships/>' })],
    ['a bomb', wordFile({ 'word/big.xml': new Uint8Array(70_000_000).fill(32) })],
  ])('%s is reported as active content', async (_, bytes) => {
    expect(await uploadVerdict(bytes)).toBe('INVALID file.active');
  });

  test('a file that needs a password is reported as encrypted', async () => {
    const packed = Buffer.concat([compound, Buffer.from('EncryptedPackage\0', 'utf16le')]);
    expect(await uploadVerdict(packed)).toBe('INVALID file.locked');
  });

  test('links, page numbers, contents and the workbook of a chart are accepted', async () => {
    const parts = {
      'word/_rels/document.xml.rels': relation('hyperlink', 'External'),
      'word/embeddings/Microsoft_Excel_Sheet1.xlsx': 'x',
    };
    const fields = field(' TOC \\o "1-3" ') + field(' HYPERLINK "https://add.example" ');
    expect(await uploadVerdict(wordFile(parts, fields))).toBe(docx);
  });
});

describe('the older Word', () => {
  const doc = (...parts: (string | Buffer)[]) =>
    Buffer.concat([
      compound,
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
  ])('%s are reported as active content', async (_, bytes) => {
    expect(await uploadVerdict(bytes)).toBe('INVALID file.active');
  });

  test('a file that needs a password is reported as encrypted', async () => {
    const head = Buffer.from('eca5c1000000000000000001', 'hex');
    const locked = Buffer.concat([compound, head, doc().subarray(512)]);
    expect(await uploadVerdict(locked)).toBe('INVALID file.locked');
  });

  test('the word "macros" in the text is accepted', async () => {
    expect(await uploadVerdict(doc('Uten macros i dag'))).toBe('application/msword');
  });
});
