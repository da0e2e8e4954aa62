import { setImmediate } from 'node:timers/promises';
import { Unzip, UnzipInflate } from 'fflate';
import sax from 'sax';
import { WorksheetFault } from './worksheet.ts';

/** One byte may become a thousand, so little is unfolded before it is looked at. */
const portion = 1_024;

const mostFiles = 1_000;

export type TakePart = (bytes: Uint8Array, isLast: boolean) => void;

export interface XmlHandlers {
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** A name without its namespace's prefix, which each program chooses for itself. */
const bare = (name: string) => name.slice(name.indexOf(':') + 1);

/** A sheet of fifty columns for two thousand people has fewer; each costs a microsecond or two. */
const mostParts = 500_000;
/** The maximum nesting of a document. */
const deepest = 100;
/** No element has as many attributes: spreadsheet programs write some ten, all in memory until the element ends. */
const mostAttributes = 100;

/** Reads XML as it comes. One that defines words of its own is not read: it could unfold without end. */
export function xmlReader({ open, text, close }: XmlHandlers): TakePart {
  const decoder = new TextDecoder();
  const parser = sax.parser(true, { position: false });
  parser.onerror = (error) => {
    throw new WorksheetFault('IMPORT_ERROR', error.message);
  };
  parser.ondoctype = () => {
    throw new WorksheetFault('IMPORT_ERROR', 'a document type');
  };
  let parts = 0;
  let depth = 0;
  const count = () => {
    parts += 1;
    if (parts > mostParts) throw new WorksheetFault('TOO_BIG', 'too many elements');
  };
  let attributesOfOne = 0;
  parser.onattribute = () => {
    count();
    attributesOfOne += 1;
    if (attributesOfOne > mostAttributes)
      throw new WorksheetFault('TOO_BIG', 'too many attributes');
  };
  parser.onopentag = ({ name, attributes }) => {
    count();
    attributesOfOne = 0;
    depth += 1;
    if (depth > deepest) throw new WorksheetFault('TOO_BIG', 'too deeply nested');
    open?.(bare(name), attributes as Record<string, string>);
  };
  parser.ontext = (content) => text?.(content);
  parser.oncdata = (content) => text?.(content);
  parser.onclosetag = (name) => {
    depth -= 1;
    close?.(bare(name));
  };
  return (bytes, isLast) => {
    parser.write(decoder.decode(bytes, { stream: !isLast }));
    if (isLast) parser.close();
  };
}

/**
 * Decompresses parts of a zip in portions, yielding in between. `open` returns the consumer for each name;
 * null leaves it compressed. Declared sizes are not trusted: bytes are counted.
 */
export async function unpack(
  zipped: Buffer,
  mostBytes: number,
  open: (name: string) => TakePart | null,
): Promise<void> {
  let left = mostBytes;
  let files = 0;
  let unfinished = 0;
  const unzip = new Unzip((file) => {
    files += 1;
    if (files > mostFiles) throw new WorksheetFault('TOO_BIG', 'too many files');
    const take = open(file.name);
    if (!take) return;
    unfinished += 1;
    file.ondata = (error, bytes, isLast) => {
      if (error) throw error;
      left -= bytes.length;
      if (left < 0) throw new WorksheetFault('TOO_BIG', 'too much when unfolded');
      take(bytes, isLast);
      if (isLast) unfinished -= 1;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let from = 0; from < zipped.length; from += portion) {
    const end = from + portion;
    unzip.push(zipped.subarray(from, end), end >= zipped.length);
    await setImmediate();
  }
  if (unfinished > 0) throw new WorksheetFault('IMPORT_ERROR', 'the file is truncated');
}
