import { inflateSync } from 'node:zlib';

/** The text of a PDF that our own code drew, in the order it was written. */
export function pdfText(pdf: Buffer): string {
  const objects = readObjects(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const { text } of objects.values()) {
    for (const [, name, id] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!)?.text ?? '')?.[1];
      if (unicode) fonts.set(name!, readLetters(objects.get(unicode)?.stream ?? ''));
    }
  }
  return [...objects.values()].map(({ stream }) => readPage(stream, fonts)).join('');
}

/** The drawing operators on the pages of such a PDF. */
export function pdfStrokes(pdf: Buffer): string {
  return [...readObjects(pdf).values()].map(({ stream }) => stream).join('\n');
}

type PdfObject = { text: string; stream: string };

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const all = pdf.toString('latin1');
  for (const [, id, body] of all.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [text = '', rest] = body!.split(/\nstream\r?\n/);
    const raw = Buffer.from(rest?.replace(/\nendstream$/, '') ?? '', 'latin1');
    const isPacked = rest !== undefined && text.includes('/FlateDecode');
    const stream = isPacked ? inflateSync(raw).toString('latin1') : raw.toString('latin1');
    objects.set(id!, { text, stream });
  }
  return objects;
}

/** The letters of each glyph of a subset. */
function readLetters(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first, , list] of map.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    [...list!.matchAll(/<([\w ]*)>/g)].forEach(([, hex], i) => {
      const glyph = (Number.parseInt(first!, 16) + i).toString(16).padStart(4, '0');
      const units = hex!.match(/\w{4}/g) ?? [];
      letters.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    });
  }
  return letters;
}

function readPage(stream: string, fonts: Map<string, Map<string, string>>): string {
  let letters = new Map<string, string>();
  let text = '';
  for (const [, font, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? letters;
    const glyphs = [...(shown ?? '').matchAll(/<(\w+)>/g)].flatMap(
      ([, hex]) => hex!.match(/\w{4}/g) ?? [],
    );
    if (shown) text += `${glyphs.map((glyph) => letters.get(glyph) ?? '').join('')}\n`;
  }
  return text;
}
