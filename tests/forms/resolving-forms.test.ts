// Goal: a description of a form determines the rendered fields and the sent input for its values.
// Method: the pure readers on small schemas, and the client's own form with its conditions compiled
// as the build does.
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { conditionsHold, conditionsOf } from '#forms/describe/conditions-of.ts';
import { dataOfRow } from '#forms/describe/data-of-row.ts';
import { beginOf, type FormUi } from '#forms/describe/form-ui.ts';
import { inputOfData } from '#forms/describe/input-of-data.ts';
import { kindOfField } from '#forms/describe/kind-of-field.ts';
import { readUi } from '#forms/describe/read-ui.ts';
import { type Holds, resolveForm } from '#forms/describe/resolve-form.ts';
import { compileFormModule } from '#forms/validate/compile-form-module.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { readSchema } from '#forms/validate/read-schema.ts';

const modules = path.resolve(import.meta.dirname, '../../forms/modules');
const holds: Holds = (condition, data) => new Ajv({ strict: false }).validate(condition, data);

function formOf(name: string) {
  const folder = path.join(modules, name);
  return {
    schema: readSchema(path.join(folder, 'schema.json')).schema,
    ui: readUi(path.join(folder, 'ui.json'))?.ui ?? {},
  };
}

const names = ({ ui }: { ui: FormUi }) => ui['ui:order'];
const attributes = (data: object) => {
  const { schema, ui } = resolveForm(formOf('clients/create_client'), { attributes: data }, holds);
  return { schema: schema.properties!.attributes!, ui: ui.attributes as FormUi };
};

describe('the fields of a form depend on its values', () => {
  it('asks a person for a telephone and a company for its number', () => {
    const person = attributes({ clientType: 'INDIVIDUAL' });
    expect(names(person)).toContain('phone');
    expect(person.schema.properties).not.toHaveProperty('orgNumber');
    expect(person.ui.preferredDeliveryMethod).toMatchObject({ 'ui:choices': ['EMAIL', 'NONE'] });
    expect(person.ui['ui:register']).toBeUndefined();
    const company = attributes({ clientType: 'ORGANIZATION' });
    expect(names(company)).toContain('orgNumber');
    expect(company.schema.properties).not.toHaveProperty('phone');
    expect(company.ui['ui:register']).toMatchObject({ checked: 'nationalRegisterCheck' });
  });

  it('keeps the label of a field when a branch adds to it', () => {
    const schema: InputSchema = {
      type: 'object',
      properties: { why: { type: 'string', words: ['loans.why'] }, kind: { type: 'string' } },
      if: { required: ['kind'] },
      // biome-ignore lint/suspicious/noThenProperty: It is a keyword of JSON Schema.
      then: {
        properties: { why: { minLength: 3, words: ['lend.why'] }, more: { words: ['lend.more'] } },
      },
    };
    const { properties } = resolveForm({ schema, ui: {} }, { kind: 'x' }, holds).schema;
    expect(properties).toMatchObject({
      why: { type: 'string', minLength: 3, words: ['loans.why', 'lend.why'] },
      more: { words: ['lend.more'] },
    });
  });

  it('applies the branches of the schema, also those of allOf, and adds required fields', () => {
    const schema: InputSchema = {
      type: 'object',
      required: ['kind'],
      properties: { kind: { type: 'string' }, why: { type: 'string' }, gone: { type: 'string' } },
      allOf: [
        {
          if: { properties: { kind: { const: 'other' } }, required: ['kind'] },
          // biome-ignore lint/suspicious/noThenProperty: It is a keyword of JSON Schema.
          then: { required: ['why'], properties: { gone: false } },
          else: { properties: { why: false } },
        },
      ],
    };
    const other = resolveForm({ schema, ui: {} }, { kind: 'other' }, holds);
    expect(other.schema.required).toEqual(['kind', 'why']);
    expect(names(other)).toEqual(['kind', 'why']);
    expect(names(resolveForm({ schema, ui: {} }, {}, holds))).toEqual(['kind', 'gone']);
  });

  it('keeps the order, with all others at the star, and renders only named fields', () => {
    const schema: InputSchema = {
      properties: { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } },
    };
    const order = (...of: string[]) =>
      names(resolveForm({ schema, ui: { 'ui:order': of } }, {}, holds));
    expect(order('c', '*')).toEqual(['c', 'a', 'b']);
    expect(order('c', 'a', 'unknown')).toEqual(['c', 'a']);
    expect(names(resolveForm({ schema, ui: {} }, {}, holds))).toEqual(['a', 'b', 'c']);
  });

  it('finds every condition, and none in a field called "if"', () => {
    const found = conditionsOf(
      { properties: { if: { type: 'string' }, row: { items: { if: { const: 1 } } } } },
      { 'ui:if': [{ if: { const: 2 } }, { if: { const: 1 } }] },
    );
    expect(found).toEqual([{ const: 1 }, { const: 2 }]);
  });

  it('has its conditions compiled without eval', async () => {
    const { schema, ui } = formOf('clients/create_client');
    const code = compileFormModule(schema, ui);
    expect(code).not.toContain('require(');
    const form = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const holds = conditionsHold(form);
    const conditions = conditionsOf(schema, ui);
    expect(conditions).toContainEqual({ properties: { clientType: { const: 'INDIVIDUAL' } } });
    for (const clientType of ['INDIVIDUAL', 'ORGANIZATION']) {
      const all = conditions.map((one) => [one, holds(one, { clientType })]);
      expect(all).toContainEqual([
        { properties: { clientType: { const: 'INDIVIDUAL' } } },
        clientType === 'INDIVIDUAL',
      ]);
    }
  });
});

describe('the initial and the sent values of a form', () => {
  it('takes known fields from a row, and the ids of rows it references', () => {
    const schema: InputSchema = {
      properties: {
        name: { type: 'string' },
        owner: { type: 'string', nodeType: 'User' },
        address: { properties: { city: { type: 'string' } } },
        people: { items: { properties: { id: { type: 'string' } } } },
      },
    };
    const row = {
      name: 'Kari',
      secret: 1,
      owner: { id: 'usr_1', email: 'x' },
      address: null,
      people: [{ id: 'a', more: 1 }],
      $byHand: true,
    };
    expect(dataOfRow(schema, row)).toEqual({
      name: 'Kari',
      owner: 'usr_1',
      people: [{ id: 'a' }],
      $byHand: true,
    });
  });

  it('takes referenced rows for the ids of the form', () => {
    const ids = { boatId: { nodeType: 'Boat' }, crewIds: { items: { nodeType: 'User' } } };
    const row = { boat: { id: 'boa_1', name: 'Ravn' }, crews: [{ id: 'usr_1' }, { id: 'usr_2' }] };
    expect(dataOfRow({ properties: ids }, row)).toEqual({
      boatId: 'boa_1',
      crewIds: ['usr_1', 'usr_2'],
    });
    expect(dataOfRow({ properties: ids }, { boat: null })).toEqual({ boatId: null });
  });

  it('starts a new one with the values of its description', () => {
    expect(beginOf(formOf('clients/create_client').ui)).toEqual({
      attributes: {
        clientType: 'ORGANIZATION',
        language: 'NB',
        remindersEnabled: true,
        address: { country: 'NO' },
      },
    });
  });

  it('sends null for an emptied field, and omits one that was never filled in', () => {
    const schema: InputSchema = {
      properties: {
        name: { type: 'string' },
        nick: { type: ['string', 'null'] },
        other: { type: 'string' },
        rows: {
          items: { properties: { id: { type: 'string' }, phone: { type: ['string', 'null'] } } },
        },
      },
    };
    const data = {
      name: '',
      nick: '',
      other: '',
      rows: [{ id: 'a', phone: '' }, {}],
      $own: 1,
      odd: 2,
    };
    expect(inputOfData(schema, data, { name: 'Kari' })).toEqual({
      name: null,
      nick: null,
      rows: [{ id: 'a', phone: null }, {}],
    });
  });

  it('sends a selected file, and for an existing one only its removal', () => {
    const file = { maxBytes: 10, contentTypes: ['image/png'] };
    const schema: InputSchema = {
      type: 'object',
      properties: { logo: { type: ['object', 'null'], file } },
    };
    const there = { logo: { id: 'f1', filename: 'a.png', thumbPath: '/files/f1' } };
    const started = dataOfRow(schema, there);
    const picked = { logo: { data: 'data:image/png;base64,AA==', filename: 'b.png' } };
    expect(inputOfData(schema, started, started)).toEqual({});
    expect(inputOfData(schema, picked, started)).toEqual(picked);
    expect(inputOfData(schema, { logo: null }, started)).toEqual({ logo: null });
  });

  it('sends a required object, so that each of its fields can be refused', () => {
    const parts: InputSchema = { type: 'object', properties: { name: { type: 'string' } } };
    const properties = { attributes: parts, other: parts };
    expect(inputOfData({ properties, required: ['attributes'] }, {}, {})).toEqual({
      attributes: {},
    });
  });

  it('omits an optional part with its initial values', () => {
    const fields = { street: { type: 'string' }, country: { type: 'string' } };
    const address = { type: ['object', 'null'], properties: fields };
    const schema = { properties: { address } } as InputSchema;
    const started = { address: { country: 'NO' } };
    const sent = (street: string, country: string) =>
      inputOfData(schema, { address: { street, country } }, started, started);
    expect(sent('', 'NO')).toEqual({ address: null });
    expect(sent('', 'SE')).toEqual({ address: { country: 'SE' } });
    expect(sent('Storgata 1', 'NO')).toEqual({ address: { street: 'Storgata 1', country: 'NO' } });
  });

  it('omits fields that are not rendered: the company of a user who switched to a person', () => {
    const data = { clientType: 'INDIVIDUAL', name: 'Kari', orgNumber: '310951706', $byHand: true };
    expect(inputOfData(attributes(data).schema, data, {})).toEqual({
      clientType: 'INDIVIDUAL',
      name: 'Kari',
    });
  });
});

describe('the control of a field', () => {
  it.each<[InputSchema, string | undefined, string]>([
    [{ type: 'integer', format: 'minor' }, undefined, 'money'],
    [{ type: ['string', 'null'], format: 'decimal' }, undefined, 'decimal'],
    [{ type: 'string', format: 'decimal' }, 'percent', 'percent'],
    [{ type: 'string', format: 'date' }, undefined, 'date'],
    [{ type: 'string', format: 'time' }, undefined, 'time'],
    [{ type: 'string', format: 'date-time' }, undefined, 'datetime'],
    [{ type: 'string', format: 'email' }, undefined, 'email'],
    [{ type: 'string' }, 'phone', 'phone'],
    [{ type: 'string' }, 'country', 'country'],
    [{ type: 'string' }, 'password', 'password'],
    [{ type: 'string' }, 'textarea', 'longText'],
    [{ type: 'string', maxLength: 2000 }, undefined, 'longText'],
    [{ type: 'string', enum: ['A'] }, undefined, 'enum'],
    [{ type: 'string', nodeType: 'OccupationCode' }, undefined, 'reference'],
    [{ type: 'array', items: { type: 'string', nodeType: 'Client' } }, undefined, 'references'],
    [{ type: 'array', items: { type: 'string', enum: ['A'] } }, undefined, 'choices'],
    [{ type: 'array', items: { type: 'string' } }, undefined, 'words'],
    [{ type: 'array', items: { type: 'object', properties: {} } }, undefined, 'rows'],
    [{ type: 'object', file: { maxBytes: 1, contentTypes: [] } }, undefined, 'file'],
    [{ type: 'object', title: 'AddressInput', properties: {} }, undefined, 'address'],
    [{ type: 'object', properties: {} }, undefined, 'object'],
    [{ type: ['boolean', 'null'] }, undefined, 'boolean'],
    [{ type: ['integer', 'null'] }, undefined, 'integer'],
  ])('%j with %s is %s', (schema, widget, kind) => {
    expect(kindOfField(schema, widget)).toBe(kind);
  });
});
