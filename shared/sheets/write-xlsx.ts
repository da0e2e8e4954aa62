import { strToU8, Zip, ZipDeflate } from 'fflate';
import { plainCell } from '../plain-cell.ts';
import { headingsOf, type Row, type WorksheetColumn } from './worksheet-column.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const packaged = 'http://schemas.openxmlformats.org/package/2006';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Styles of cells, by their place in `cellXfs`. Days and moments are shown as the reader's own machine shows them. */
const style = { plain: 0, heading: 1, date: 2, datetime: 3, money: 4, quoted: 5 };

/** The files of a workbook besides its one sheet. */
const workbookParts: Record<string, string> = {
  '[Content_Types].xml': `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf quotePrefix="1"/></cellXfs></styleSheet>`,
};

const worksheetHead = `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;

const worksheetFoot = '</sheetData></worksheet>';

const dayMs = 86_400_000;
/** Day 0 of sheet programs, which count 29 February 1900 as a day. */
const epoch = Date.UTC(1899, 11, 30);

function escapeXml(text: string): string {
  return text
    .replace(/[\p{Cc}\ufffe\uffff]/gu, (sign) => ('\t\n\r'.includes(sign) ? sign : ''))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** A text that would be a formula if typed keeps its quote: else it becomes one when a person edits it. */
function plainText(value: string, format = style.plain): string {
  return text(value, plainCell(value) === value ? format : style.quoted);
}

function text(value: string, format: number): string {
  return ` s="${format}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is>`;
}

function number(value: number, format: number): string {
  return ` s="${format}"><v>${value}</v>`;
}

/** The type and value of a cell, after its address. */
function content(value: string, kind: WorksheetColumn['kind'] | undefined): string {
  if (kind === 'date' || kind === 'datetime') {
    const moment = Date.parse(`${value.replace(' ', 'T')}${kind === 'date' ? 'T00:00:00' : ''}Z`);
    return Number.isNaN(moment) ? plainText(value) : number((moment - epoch) / dayMs, style[kind]);
  }
  const isNumber = (kind === 'number' || kind === 'minor') && Number.isFinite(Number(value));
  // A sheet rounds beyond fifteen digits; a text is exact.
  if (!isNumber || value.replace(/\D/g, '').length > 15) return plainText(value);
  return number(Number(value), kind === 'minor' ? style.money : style.plain);
}

/** A, B, … Z, AA. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

/** A row with the addresses of its cells, without which some programs read none. */
function line(number: number, contents: readonly (string | null)[]): string {
  const cells = contents.map((one, i) =>
    one === null ? '' : `<c r="${letters(i)}${number}"${one}</c>`,
  );
  return `<row r="${number}">${cells.join('')}</row>`;
}

const usualWidths = { text: 24, number: 12, minor: 14, date: 12, datetime: 18 };

/**
 * Wide enough for the usual values of a column; a sheet program shows `####` for a date that does not fit.
 */
function widths(columns: readonly WorksheetColumn[]): string {
  const each = columns.map(({ heading, kind }, i) => {
    const width = Math.min(Math.max(usualWidths[kind], heading.length + 2), 60);
    return `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`;
  });
  return each.length > 0 ? `<cols>${each.join('')}</cols>` : '';
}

/** Writes rows as a workbook of one sheet, zipped as a stream. Runs in browsers, too. */
export async function* writeXlsx(
  columns: readonly WorksheetColumn[],
  portions: AsyncIterable<Row[]>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let ready: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(new Uint8Array(chunk));
  });
  const take = () => {
    const taken = ready;
    ready = [];
    return taken;
  };
  for (const [name, content] of Object.entries(workbookParts)) {
    const part = new ZipDeflate(name, { level: 6 });
    zip.add(part);
    part.push(strToU8(content), true);
  }
  const worksheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 });
  zip.add(worksheet);
  const headings = line(
    1,
    headingsOf(columns).map((heading) => plainText(heading, style.heading)),
  );
  let written = 1;
  worksheet.push(strToU8(`${worksheetHead}${widths(columns)}<sheetData>${headings}`));
  for await (const rows of portions) {
    const lines = rows.map((row) => {
      written += 1;
      return line(
        written,
        row.map((value, i) => (value === null ? null : content(value, columns[i]?.kind))),
      );
    });
    worksheet.push(strToU8(lines.join('')));
    yield* take();
  }
  worksheet.push(strToU8(worksheetFoot), true);
  zip.end();
  yield* take();
}
