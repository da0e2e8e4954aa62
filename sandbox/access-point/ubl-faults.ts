import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { XsdValidator } from 'libxml2-wasm';

const folder = path.resolve(import.meta.dirname, '../../../shared/standards/ubl/maindoc');

/** The UBL 2.1 schemas lie beside the project on some machines only. */
export const hasUblSchemas = existsSync(folder);

/** A schema takes a second to read, so each is read once. */
const validators = new Map<string, XsdValidator>();

/** The faults that the official UBL 2.1 schema finds in an invoice or a credit note; none where no schema is at hand. */
export async function ublFaults(xml: string): Promise<string[]> {
  if (!hasUblSchemas) return [];
  const { ParseOption, XmlDocument, XmlValidateError } = await import('libxml2-wasm');
  // An attachment is one text of up to 14 MB.
  const document = XmlDocument.fromString(xml, { option: ParseOption.XML_PARSE_HUGE });
  try {
    (await validatorOf(document.root.name)).validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlValidateError) return error.details.map(({ message }) => message);
    throw error;
  } finally {
    document.dispose();
  }
}

async function validatorOf(kind: string): Promise<XsdValidator> {
  const known = validators.get(kind);
  if (known) return known;
  const { XmlDocument, XsdValidator } = await import('libxml2-wasm');
  const { xmlRegisterFsInputProviders } = await import('libxml2-wasm/lib/nodejs.mjs');
  xmlRegisterFsInputProviders();
  const file = path.join(folder, `UBL-${kind}-2.1.xsd`);
  const schema = XmlDocument.fromBuffer(readFileSync(file), { url: pathToFileURL(file).href });
  const validator = XsdValidator.fromDoc(schema);
  schema.dispose();
  validators.set(kind, validator);
  return validator;
}
