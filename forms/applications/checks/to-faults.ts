import type { ErrorObject } from 'ajv';
import { atPointer, pointerPart } from '../at-pointer.ts';
import type { Fault, FaultCode } from './fault.ts';

const most = 12;

/** Values as a sentence names them; of many the first. */
export const listed = (values: readonly unknown[]): string =>
  [...values.slice(0, most).map(String), ...(values.length > most ? ['…'] : [])].join(', ');

/** Maps errors of the meta-schema to faults. */
export function toFaults(errors: readonly ErrorObject[], document: unknown): Fault[] {
  const found = new Map<string, Fault>();
  for (const error of errors) {
    const fault = toFault(error, document);
    found.set(`${fault.pointer} ${fault.code}`, fault);
  }
  return [...found.values()];
}

function toFault({ keyword, params, instancePath }: ErrorObject, document: unknown): Fault {
  const { missingProperty, additionalProperty, limit, allowedValues, type } = params as {
    missingProperty?: string;
    additionalProperty?: string;
    limit?: number;
    allowedValues?: unknown[];
    type?: string | string[];
  };
  const name = missingProperty ?? additionalProperty ?? nameOf(instancePath);
  const extra = additionalProperty === undefined ? '' : `/${pointerPart(additionalProperty)}`;
  const value = atPointer(document, instancePath);
  return {
    pointer: `${instancePath}${extra}`,
    code: codeOf(keyword, value),
    values: {
      name,
      ...(keyword === 'type' && { type: [type].flat().join(' / ') }),
      ...(allowedValues && { choices: listed(allowedValues) }),
      ...(limit !== undefined && { most: limit, least: limit }),
    },
  };
}

const codes: Record<string, FaultCode> = {
  required: 'missing',
  additionalProperties: 'unknownMember',
  type: 'type',
  enum: 'choice',
  minItems: 'empty',
  minProperties: 'empty',
  maxItems: 'tooLong',
  maxLength: 'tooLong',
  minimum: 'range',
  maximum: 'tooLong',
  pattern: 'brokenId',
};

function codeOf(keyword: string, value: unknown): FaultCode {
  if (keyword === 'minLength' || value === '') return 'empty';
  return codes[keyword] ?? 'broken';
}

/** The name of a place: its member, or that of the list it lies in. */
function nameOf(pointer: string): string {
  const parts = pointer.split('/').slice(1);
  const named = parts.filter((part) => !/^\d+$/.test(part));
  return (named.at(-1) ?? 'pages').replaceAll('~1', '/').replaceAll('~0', '~');
}
