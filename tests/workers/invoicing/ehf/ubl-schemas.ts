import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { standardsFolder } from '../../settlement/support/standards.ts';

const folder = path.join(standardsFolder, 'ubl/maindoc');

/** The UBL 2.1 schemas lie beside the project on some machines only. */
export const hasUblSchemas = existsSync(folder);

const validators = new Map<string, XsdValidator>();

/** The verdict of the official UBL 2.1 schema on an invoice or a credit note; empty when it is valid or no schema is at hand. */
export function ublFaults(xml: string): string[] {
  if (!hasUblSchemas) return [];
  const document = XmlDocument.fromString(xml);
  try {
    validatorOf(document.root.name).validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlValidateError) return error.details.map(({ message }) => message);
    throw error;
  } finally {
    document.dispose();
  }
}

/** A schema takes a second to read, so each is read once. */
function validatorOf(kind: string): XsdValidator {
  const known = validators.get(kind);
  if (known) return known;
  xmlRegisterFsInputProviders();
  const file = path.join(folder, `UBL-${kind}-2.1.xsd`);
  const schema = XmlDocument.fromBuffer(readFileSync(file), { url: pathToFileURL(file).href });
  const validator = XsdValidator.fromDoc(schema);
  schema.dispose();
  validators.set(kind, validator);
  return validator;
}
