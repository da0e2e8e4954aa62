import { MantineProvider } from '@mantine/core';
import Form from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { FormUi } from '#forms/describe/form-ui.ts';
import { partOfForm } from '#forms/describe/part-of-form.ts';
import { named } from '#forms/describe/renderable-form.ts';
import { resolveForm } from '#forms/describe/resolve-form.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import { operationName } from '#portal/graphql/graphql.ts';
import { drawingOf } from './drawingOf.ts';
import type { FormContext, RowChoices } from './FormContext.ts';
import { fields, templates, widgets } from './theme.ts';
import { errorsAt } from './useRefusals.ts';
import { validatorOf } from './validatorOf.ts';
import { momentOf, momentParts } from './widgets/MomentWidget.tsx';

// Goal: every kind of field a schema can describe has a control with its value, its label and its refusal.
// Method: each is rendered to a text, with the rows it may refer to already loaded.
beforeAll(async () => {
  // The picker of a day depends on the width of the window, which a test has not.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await i18next.use(initReactI18next).init({ lng: 'nb', resources: { nb: { errors: {} } } });
  i18next.addResourceBundle('nb', 'errors', { BLANK: '{{path}} mangler' });
});

afterAll(() => vi.unstubAllGlobals());

const document = { name: 'Berths', kind: 'query', text: '', hash: '' } as unknown;
const choices: FormContext['choices'] = {
  Berth: {
    document: document as RowChoices['document'],
    list: 'berths',
    label: 'name',
    isSearched: true,
  },
};
const context: FormContext = {
  name: 'moorBoat',
  row: { id: 'boa_1', berth: { id: 'ber_9', name: 'Innerst' } },
  choices,
  words: wordsIn({
    fields: { moor_boat: { field: { label: 'Feltet', help: 'Hjelp' } } },
    values: { Rig: { SLOOP: 'Slupp', KETCH: 'Ketsj' } },
  }),
  fill: () => undefined,
  read: () => undefined,
  onCompany: undefined,
  consequence: undefined,
};

function rendered(field: InputSchema, value: unknown, ui: FormUi = {}) {
  const schema = { type: 'object', properties: { field } };
  const form = drawingOf(resolveForm({ schema, ui: { field: ui } }, {}, () => true));
  const rendered = named(form.schema);
  const client = new QueryClient();
  const items = [
    { id: 'ber_1', name: 'Ytterst' },
    { id: 'ber_2', name: 'Midt i' },
  ];
  client.setQueryData([operationName(document as object), { search: null }], { berths: { items } });
  return renderToString(
    <QueryClientProvider client={client}>
      <MantineProvider>
        <Form
          tagName="div"
          schema={rendered as RJSFSchema}
          uiSchema={form.ui as UiSchema}
          formData={{ field: value }}
          validator={validatorOf({ form: () => true }, rendered)}
          extraErrors={errorsAt([{ code: 'BLANK', path: 'field' }])}
          formContext={context}
          fields={fields}
          templates={templates}
          widgets={widgets}
          nameGenerator={(path) => path.join('.')}
          noValidate
        >
          <span hidden />
        </Form>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

const rig: InputSchema = { type: 'string', enum: ['SLOOP', 'KETCH'], graphqlEnum: 'Rig' };
const berth: InputSchema = { type: 'string', nodeType: 'Berth' };
const paper: InputSchema = {
  file: { maxBytes: 10, contentTypes: ['application/pdf', 'image/png'] },
  properties: { data: {}, filename: {} },
};
const deed = { data: 'data:application/pdf;base64,AA==', filename: 'skjøte.pdf' };

it.each<[string, InputSchema, unknown, RegExp[]]>([
  [
    'several values of an enum',
    { type: 'array', items: rig },
    ['KETCH'],
    [/Slupp/, /checked=""[^>]*\/><span[^>]*>Ketsj/],
  ],
  ['a row', berth, 'ber_1', [/value="Ytterst"/]],
  ['a row that is no longer listed', berth, 'ber_9', [/value="Innerst"/]],
  ['several rows', { type: 'array', items: berth }, ['ber_2'], [/Midt i/]],
  ['words', { type: 'array', items: { type: 'string' } }, ['tau', 'anker'], [/tau/, /anker/]],
  ['a file', paper, deed, [/skjøte\.pdf/, /Feltet: files\.pickOne/, /Feltet: files\.camera/]],
  ['several files', { type: 'array', items: paper }, [deed], [/skjøte\.pdf/, /files\.pick"/]],
  ['a moment', { type: 'string', format: 'date-time' }, '2026-03-01T10:30:00Z', [/value="1/]],
  ['a time', { type: 'string', format: 'time' }, '14:05', [/type="text"[^>]*value="14:05"/]],
])('renders %s with its value, its label and its refusal', (_what, field, value, shown) => {
  const page = rendered(field, value);
  for (const part of [/Feltet/, /Feltet mangler/, ...shown]) expect(page).toMatch(part);
  expect(page).toMatch(/(?:data-path|name)="field"/);
});

it('renders choices side by side below their label, unless it is off, and their refusal', () => {
  const named = rendered(rig, 'KETCH', { 'ui:widget': 'choice' });
  expect(named).toMatch(
    /data-path="field".*>Feltet<\/span>.*Hjelp.*Feltet mangler.*checked="" value="KETCH"/s,
  );
  const [, declared] = /<fieldset[^>]*aria-describedby="([^"]+)"/.exec(named) ?? [];
  expect(named).toContain(`id="${declared}">Feltet mangler`);
  const bare = rendered(rig, 'KETCH', { 'ui:widget': 'choice', 'ui:label': false });
  expect(bare).not.toContain('>Feltet</span>');
  expect(bare).toContain('aria-label="Feltet"');
});

it('shows a share in percent, in the format of the language', () => {
  const page = rendered({ type: ['string', 'number'], format: 'decimal' }, '33.5', {
    'ui:widget': 'percent',
  });
  expect(page).toMatch(/value="33,5"/);
  expect(page).toContain('%');
});

it('reads a day and a time as a moment, and leaves half a moment for the server to refuse', () => {
  const whole = momentOf({ day: '2026-07-01', time: '08:15' });
  expect(momentParts(whole)).toEqual({ day: '2026-07-01', time: '08:15' });
  expect(whole).toBe(new Date(2026, 6, 1, 8, 15).toISOString());
  expect(momentOf({ day: '2026-07-01', time: '' })).toBe('2026-07-01T');
  expect(momentParts('2026-07-01T')).toEqual({ day: '2026-07-01', time: '' });
  expect(momentOf({ day: '', time: '' })).toBe('');
});

it('has no field for the row itself and for values that the screen provides', () => {
  const text = { type: 'string' };
  const schema: InputSchema = {
    properties: {
      id: berth,
      updatedAt: text,
      harbourId: text,
      attributes: { properties: { id: text, note: text, boatId: text } },
    },
  };
  const { ui } = drawingOf(
    resolveForm({ schema, ui: {} }, {}, () => true),
    {
      harbourId: 'har_1',
      attributes: { boatId: 'boa_1' },
    },
  );
  expect(ui['ui:order']).toEqual(['attributes']);
  expect((ui.attributes as FormUi)['ui:order']).toEqual(['id', 'note']);
});

it('renders and sends a part of a form alone', () => {
  const text = { type: 'string' };
  const whole: InputSchema = {
    properties: { attributes: { required: ['a', 'b'], properties: { a: text, b: text } } },
  };
  expect(partOfForm(whole, ['b']).properties?.attributes).toEqual({
    required: ['b'],
    properties: { b: text },
  });
  const flat: InputSchema = { properties: { id: text, a: text, b: text } };
  expect(Object.keys(partOfForm(flat, ['a']).properties ?? {})).toEqual(['id', 'a']);
});
