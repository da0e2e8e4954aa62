import type { BankFileFormat } from '../bank-file.ts';
import { FileRefusal } from '../findings.ts';
import type { XmlNode } from './xml-node.ts';

export type XmlFormat = Exclude<BankFileFormat, 'ocr-giro'>;

const FORMATS: readonly string[] = [
  'camt.053.001.02',
  'camt.053.001.08',
  'camt.054.001.02',
  'camt.054.001.08',
  'pain.002.001.03',
  'pain.002.001.10',
] satisfies XmlFormat[];

const isFormat = (name: string): name is XmlFormat => FORMATS.includes(name);

/** The format of an ISO 20022 document, by the namespace of its root. */
export function xmlFormat(root: XmlNode): XmlFormat {
  const namespaces = Object.entries(root.attributes)
    .filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'))
    .map(([, value]) => value.trim());
  for (const namespace of namespaces) {
    const [, name] = /^urn:iso:std:iso:20022:tech:xsd:([a-z]+\.[\d.]+)$/.exec(namespace) ?? [];
    if (!name || root.name !== 'Document') continue;
    if (isFormat(name)) return name;
    throw new FileRefusal('UNSUPPORTED_VERSION', root.line, name);
  }
  throw new FileRefusal('UNKNOWN_FORMAT', root.line, `${root.name} ${namespaces.join(' ')}`);
}
