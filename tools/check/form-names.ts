import type { InputSchema } from '#forms/validate/input-schema.ts';

/** A name in a form from which no API can be built, although its schema allows it. */
export interface FormFault {
  what: string;
  cure: string;
  /** The word of the schema that it is about. */
  near: string;
}

/** A form is an object of fields, and each is called as GraphQL and JavaScript can call it. */
export function formFaults(schema: InputSchema): FormFault[] {
  const isObject = schema.type === 'object';
  const cure = 'Write "type": "object", with its fields as "properties".';
  return [
    ...(isObject ? [] : [{ what: 'a form is an object of fields', cure, near: '"type"' }]),
    ...namesIn(schema),
  ];
}

function namesIn(schema: InputSchema | undefined): FormFault[] {
  if (!schema) return [];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...(isName(name) ? [] : [fault(name)]),
    ...namesIn(field),
  ]);
  return [...own, ...namesIn(schema.items)];
}

/** Not `constructor` and its like, which every object answers to. */
const isName = (name: string) => /^[a-z][A-Za-z0-9]{0,60}$/.test(name) && !(name in {});

const fault = (name: string): FormFault => ({
  what: `no field can be called ${name.length > 80 ? `${name.slice(0, 80)}…` : name}`,
  cure: 'Write letters of a to z and digits, a small one first, as "berthNumber". What people read stands in the words of the module, in any script.',
  near: `"${name}"`,
});
