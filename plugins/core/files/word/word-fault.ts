import type { FileFault } from '#shared/files/file-fault.ts';
import { xmlReader } from '../../sheets/xml-reader.ts';
import { docx } from './word-type.ts';
import { type ZipEntry, zipEntries } from './zip-entries.ts';

/**
 * Names of active parts in the newer format: macros, controls, and embedded objects except the sheet of a
 * chart.
 */
const activeParts =
  /vbaproject|vbadata|(^|\/)activex\/|(^|\/)embeddings\/(?!.*\.xlsx$)|\.hta$|\.exe$/;
/**
 * The only allowed reference outside the file is a hyperlink, which opens on click; templates, objects and
 * pictures are fetched automatically.
 */
const pressed = /\/hyperlink$/i;
const activeRelations =
  /\/(?:oleObject|vbaProject|wordVbaData|control|activeXControlBinary|aFChunk|subDocument|attachedToolbars|keyMapCustomizations|webextension\w*)$/i;
/** An address or a share of a network; a part of the file has neither scheme nor such a beginning. */
const outside = /^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i;
/** Fields that start another program, spelled out or by the numbers of their letters, and those that fetch. */
const activeFields =
  /(?:^|[^A-Z])DDE(?:AUTO)?(?![A-Z])|QUOTE\s+\d+(?:\s+\d+){2}|^\s*(?:LINK|EMBED|IMPORT|INCLUDE|INCLUDEPICTURE|INCLUDETEXT|DATABASE|RD|MACROBUTTON|ADDIN)\b/im;
/** As the older format names its parts, and how a field begins that starts another program; in it a letter may have two bytes. */
const activeStreams = ['_vba_project', 'macros', 'objectpool'];
// biome-ignore lint/suspicious/noControlCharactersInRegex: a field begins with one.
const activeField = /\x13\0?(?:\s\0?)*d\0?d\0?e/;
const mostBytes = 64 * 1024 * 1024;

/** The first bytes of a text in the older format, and the flag in them that it is encrypted. */
const textStart = 512;
const textMark = 0xa5ec;
const encryptedFlag = 0x0100;

/** Why a Word document is refused: it runs, fetches or starts something when it is opened. Null if it is accepted. */
export function wordFault(bytes: Buffer, contentType: string): FileFault | null {
  try {
    if (contentType !== docx && isEncryptedDoc(bytes)) return 'locked';
    return (contentType === docx ? isActiveDocx(bytes) : isActiveDoc(bytes)) ? 'active' : null;
  } catch {
    // It cannot be read to its end: parts are hidden, or it decompresses to more than a document has.
    return 'active';
  }
}

function isActiveDocx(bytes: Buffer): boolean {
  const entries = zipEntries(bytes);
  if (entries.some(({ name }) => activeParts.test(name.toLowerCase()))) return true;
  let left = mostBytes;
  return entries.some((entry) => {
    const part = entry.read(left);
    left -= part.length;
    return isActivePart(entry, part);
  });
}

function isActivePart({ name }: ZipEntry, part: Buffer): boolean {
  if (/\.rels$/i.test(name)) return hasActiveRelation(part);
  // The main document is named in a list of contents; instead, all parts with a field are read.
  const isText = /\.xml$/i.test(name) || part.includes('instrText') || part.includes('fldSimple');
  if (!isText) return false;
  // Another encoding would be read by Word, and not here.
  if (part.includes(0) || part.includes('macroEnabled') || part.includes('OLEObject')) return true;
  return /instrText|fldSimple/.test(part.toString('latin1')) && activeFields.test(fieldsOf(part));
}

function hasActiveRelation(part: Buffer): boolean {
  if (part.includes(0)) return true;
  let found = false;
  xmlReader({
    open(name, { Type = '', Target = '', TargetMode = '' }) {
      if (name !== 'Relationship') return;
      if (activeRelations.test(Type)) found = true;
      const isOutside = /^external$/i.test(TargetMode) || outside.test(Target.trim());
      if (isOutside && !pressed.test(Type)) found = true;
    },
  })(part, true);
  return found;
}

/** The field instructions of a part; an instruction may be split into pieces. */
function fieldsOf(part: Buffer): string {
  const pieces: string[] = [];
  let isField = false;
  xmlReader({
    open(name, attributes) {
      isField = name === 'instrText';
      if (name === 'fldChar') pieces.push('\n');
      if (name === 'fldSimple') pieces.push('\n', ...Object.values(attributes));
    },
    text: (content) => isField && pieces.push(content),
    close: () => {
      isField = false;
    },
  })(part, true);
  return pieces.join('');
}

const isEncryptedDoc = (bytes: Buffer) =>
  bytes.length > textStart + 12 &&
  bytes.readUInt16LE(textStart) === textMark &&
  (bytes.readUInt16LE(textStart + 10) & encryptedFlag) !== 0;

/** Names are of any case there, in two bytes a letter, and end with none. */
function isActiveDoc(bytes: Buffer): boolean {
  const text = bytes.toString('latin1').toLowerCase();
  const named = (name: string) => text.includes(`${[...name].join('\0')}\0\0`);
  return text.includes('vbaproject.bin') || activeStreams.some(named) || activeField.test(text);
}
