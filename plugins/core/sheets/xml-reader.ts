import sax from 'sax';
import type { TakePart } from './unpack.ts';
import { WorksheetFault } from './worksheet.ts';

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
/** No part has as many attributes; sheet programs write some ten, and each is kept until the part is whole. */
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
