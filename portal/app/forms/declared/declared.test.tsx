import Form from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FormUi } from '#forms/describe/form-ui.ts';
import { named } from '#forms/describe/renderable-form.ts';
import { resolveForm } from '#forms/describe/resolve-form.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import { drawingOf } from './drawingOf.ts';
import type { FormContext } from './FormContext.ts';
import { fields, templates, widgets } from './theme.ts';
import { errorsAt } from './useRefusals.ts';
import { validatorOf } from './validatorOf.ts';

// Goal: a schema is rendered with our own controls, each with its label, its value and its refusal.
// Method: the form is rendered to a text.
beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'nb', resources: { nb: { errors: {} } } });
  i18next.addResourceBundle('nb', 'errors', { BLANK: '{{path}} mangler' });
});

const many = Array.from({ length: 300 }, (_, at) => `field${at}`);

const context: FormContext = {
  name: 'sinkBoat',
  row: null,
  choices: {},
  words: wordsIn({
    fields: {
      sink_boat: {
        name: { label: 'Navn', help: 'Som det står på baugen' },
        ...Object.fromEntries(many.map((name) => [name, `Felt ${name}`])),
      },
    },
    values: { Rig: { SLOOP: 'Slupp', KETCH: 'Ketsj' }, RigOfMine: { SLOOP: 'Min slupp' } },
  }),
  fill: () => undefined,
  read: () => undefined,
  onCompany: undefined,
  consequence: undefined,
};

function rendered(
  schema: InputSchema,
  ui: FormUi = {},
  data: object = {},
  refusals: [string, string][] = [],
) {
  const form = drawingOf(resolveForm({ schema, ui }, data, () => true));
  const rendered = named(form.schema);
  return renderToString(
    <Form
      tagName="div"
      schema={rendered as RJSFSchema}
      uiSchema={form.ui as UiSchema}
      formData={data}
      validator={validatorOf({ form: () => true }, rendered)}
      extraErrors={errorsAt(refusals.map(([code, path]) => ({ code, path })))}
      formContext={context}
      fields={fields}
      templates={templates}
      widgets={widgets}
      nameGenerator={(path) => path.join('.')}
      noValidate
    >
      <span hidden />
    </Form>,
  );
}

const text = { type: 'string' };

describe('a rendered form', () => {
  it('has the label, the value and the refusal of a field', () => {
    const page = rendered({ type: 'object', properties: { name: text } }, {}, { name: 'Ravn' }, [
      ['BLANK', 'name'],
    ]);
    expect(page).toMatch(/<label[^>]*>Navn<\/label>/);
    expect(page).toContain('Som det står på baugen');
    expect(page).toContain('Navn mangler');
    expect(page).toMatch(
      /aria-invalid="true"[^>]*name="name"[^>]*value="Ravn"|name="name"[^>]*value="Ravn"/,
    );
  });

  it('leaves out hidden fields and fields not in the order', () => {
    const schema: InputSchema = {
      type: 'object',
      properties: { id: text, name: text, rest: text },
    };
    const page = rendered(
      schema,
      { 'ui:order': ['id', 'name'], id: { 'ui:widget': 'hidden' } },
      { id: 'x' },
    );
    expect(page).toContain('name="name"');
    expect(page).not.toContain('name="id"');
    expect(page).not.toContain('name="rest"');
  });

  it('offers the values of an enum by their labels, or only the declared ones', () => {
    const rig = { type: ['string', 'null'], enum: ['SLOOP', 'KETCH', null], graphqlEnum: 'Rig' };
    const schema: InputSchema = { type: 'object', properties: { rig } };
    expect(rendered(schema)).toMatch(/Slupp.*Ketsj/);
    expect(rendered(schema, { rig: { 'ui:choices': ['KETCH'] } })).not.toContain('Slupp');
  });

  it('renders a row for each item, with its own fields and refusals', () => {
    const crew = { type: 'array', items: { type: 'object', properties: { name: text } } };
    const page = rendered(
      { type: 'object', properties: { crew } },
      {},
      { crew: [{ name: 'Kari' }, { name: 'Ola' }] },
      [['BLANK', 'crew.1.name']],
    );
    expect(page).toMatch(/name="crew.0.name"[^>]*value="Kari"/);
    expect(page).toMatch(/name="crew.1.name"[^>]*value="Ola"/);
    expect(page.match(/mangler/g)).toHaveLength(1);
  });

  it('puts fields beside each other and renders each once', () => {
    const schema: InputSchema = { type: 'object', properties: { a: text, b: text, c: text } };
    const page = rendered(schema, { 'ui:rows': [['b', 'c']] });
    expect(page.match(/name="/g)).toHaveLength(3);
  });

  it('puts fields into sections with headings of their own, an object without its label', () => {
    const schema: InputSchema = {
      properties: { kind: text, name: text, home: { properties: { city: text } } },
    };
    const page = rendered(schema, {
      'ui:sections': [
        { 'ui:word': 'boats.who', fields: ['name'] },
        { 'ui:word': 'boats.where', fields: ['home'] },
        { 'ui:word': 'boats.nothing', fields: ['gone'] },
      ],
      home: { 'ui:label': false },
    });
    expect(page).toMatch(/name="kind".*<h2[^>]*>Who<\/h2>.*name="name".*<h2[^>]*>Where<\/h2>/s);
    expect(page).not.toContain('Nothing');
    expect(page).not.toContain('<legend');
  });

  it('shows a company that was found in the section of its name, without fields for its address', () => {
    const address = { title: 'AddressInput', properties: { city: text } };
    const schema: InputSchema = { properties: { kind: text, name: text, no: text, home: address } };
    const ui: FormUi = {
      'ui:register': { name: 'name', number: 'no', address: 'home', checked: '$found' },
      'ui:sections': [
        { 'ui:word': 'boats.who', fields: ['name', 'no'] },
        { 'ui:word': 'boats.where', fields: ['home'] },
      ],
    };
    const page = rendered(schema, ui, { $found: true, name: 'RAVN AS', home: { city: 'Oslo' } });
    expect(page).toMatch(/name="kind".*Who<\/h2>.*RAVN AS.*Oslo/s);
    expect(page).not.toMatch(/Where|name="name"|name="home.city"/);
    expect(rendered(schema, ui, { $byHand: true })).toMatch(
      /name="name".*Where.*name="home.city"/s,
    );
  });

  it('labels the values of an enum by other labels', () => {
    const rig = { type: 'string', enum: ['SLOOP', 'KETCH'], graphqlEnum: 'Rig' };
    const page = rendered({ properties: { rig } }, { rig: { 'ui:values': 'RigOfMine' } });
    expect(page).toContain('Min slupp');
  });

  it('stays quick with 300 fields', () => {
    const properties = Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => [`field${at}`, at % 3 ? text : { type: 'integer' }]),
    );
    expect(rendered({ type: 'object', properties }).match(/<input/g)).toHaveLength(300);
  });

  it.each<[string, InputSchema]>([
    [
      'names of the prototype',
      { type: 'object', properties: { constructor: text, toString: text } },
    ],
    [
      'markup in a description',
      { type: 'object', properties: { a: { ...text, description: '<img src=x>' } } },
    ],
    [
      'a field called as a part of rjsf',
      { type: 'object', properties: { 'ui:order': text, errors: text } },
    ],
    ['an unknown type', { type: 'object', properties: { a: {}, b: { type: 'object' } } }],
  ])('renders %s safely', (_what, schema) => {
    const page = rendered(schema);
    expect(page).not.toContain('<img');
    expect(page).not.toContain('Unsupported');
  });

  it('renders all of 300 fields, in their order, and the refusal of the last', () => {
    const properties = Object.fromEntries(many.map((name) => [name, text]));
    const page = rendered({ type: 'object', properties }, {}, { field299: 'sist' }, [
      ['BLANK', 'field299'],
    ]);
    const renderedNames = [...page.matchAll(/<input[^>]* name="(field\d+)"/g)].map(
      ([, name]) => name,
    );
    expect(renderedNames).toEqual(many);
    expect(page).toContain('value="sist"');
    expect(page).toContain('Felt field299 mangler');
  });
});
