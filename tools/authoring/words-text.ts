import { typeName } from '#db/tools/shapes/type-name.ts';
import { humanise } from '#forms/words/humanise.ts';
import { fieldName } from '#shared/names.ts';
import { json } from './form-texts.ts';
import type { Sketch } from './sketch.ts';

/** The texts of a language that cannot be derived from names. */
interface Verbs {
  create: string;
  add: string;
  update: string;
  created: string;
  updated: string;
  save: string;
  destroy: string;
  destroyed: string;
}

const verbs: Record<'nb' | 'en', Verbs> = {
  nb: {
    create: 'Ny',
    add: 'Legg til',
    update: 'Endre',
    created: 'Lagt til.',
    updated: 'Lagret.',
    save: 'Lagre',
    destroy: 'Fjern',
    destroyed: 'Fjernet.',
  },
  en: {
    create: 'New',
    add: 'Add',
    update: 'Change',
    created: 'Added.',
    updated: 'Saved.',
    save: 'Save',
    destroy: 'Remove',
    destroyed: 'Removed.',
  },
};

type Entry = [string, ReturnType<typeof words>];
const words = (title: string, submit: string, success: string) => ({ title, submit, success });

/**
 * The words of a module, derived from its names. The Norwegian ones have to be translated; until then
 * the screens show the names of the columns.
 */
export function wordsText({ module, tables, types }: Sketch, language: 'nb' | 'en'): string {
  const { create, add, update, created, updated, save, destroy, destroyed } = verbs[language];
  const each = <Value>(entries: (table: Sketch['tables'][number]) => [string, Value][]) =>
    Object.fromEntries(tables.flatMap(entries));
  return json({
    sections: { [module]: humanise(module) },
    nouns: each(({ name, noun }) => [[name, { one: humanise(noun), many: humanise(name) }]]),
    fields: each(({ name, columns }) => [
      [
        name,
        Object.fromEntries(
          columns.map((column) => [
            fieldName(column.name),
            humanise(column.name.replace(/_minor$|_file_id$/, '')),
          ]),
        ),
      ],
    ]),
    values: Object.fromEntries(
      types.map(({ name, values }) => [
        typeName(name),
        Object.fromEntries(values.map((value) => [value, humanise(value)])),
      ]),
    ),
    actions: each(({ noun, isTie, isRemovable }) => {
      const one = humanise(noun).toLowerCase();
      return [
        [`create_${noun}`, words(`${create} ${one}`, `${add} ${one}`, created)],
        ...(isTie
          ? []
          : [[`update_${noun}`, words(`${update} ${one}`, save, updated)] satisfies Entry]),
        ...(isRemovable
          ? [[`destroy_${noun}`, words(`${destroy} ${one}`, destroy, destroyed)] satisfies Entry]
          : []),
      ];
    }),
    events: each(({ name, states: [first] }) =>
      first ? [[name, { CREATED: humanise('created') }]] : [],
    ),
  });
}
