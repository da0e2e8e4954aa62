import type { Column } from '#db/tools/shapes/column-schema.ts';
import { humanise } from '#forms/words/humanise.ts';
import { camelCase } from '#shared/names.ts';
import type { SketchedTable } from './sketch.ts';

const usual = ['name', 'title', 'label'];

/** The label column of a row: one with a usual name, else its first text. */
export const labelOf = (columns: Column[]): string => {
  const texts = columns.filter(({ type }) => type === 'text').map(({ name }) => name);
  return usual.find((name) => texts.includes(name)) ?? texts[0] ?? 'id';
};

/** The texts of the example mail in each language, to be edited by the author. */
const mailTexts = {
  nb: {
    subject: (thing: string) => `${thing} er lagt til`,
    footer: 'Du får denne e-posten fordi du eier kontoen.',
    body: 'er lagt til.',
    open: 'Åpne',
  },
  en: {
    subject: (thing: string) => `${thing} was added`,
    footer: 'You get this email because the account is yours.',
    body: 'was added.',
    open: 'Open',
  },
};

/**
 * An example of a reaction, by its paths below the module's folder: the owner of the account gets a mail
 * about a new row of a table with states, since only their creation is an event.
 */
export function reactionTexts(
  module: string,
  { name, noun, columns }: SketchedTable,
): Map<string, string> {
  const message = `${noun}_created`.slice(0, 40);
  const label = columns.some((column) => column.name === labelOf(columns));
  const thing = label ? `{{${camelCase(labelOf(columns))}}}` : humanise(noun);
  const text = (language: 'nb' | 'en') => {
    const { subject, footer, body, open } = mailTexts[language];
    return `---
subject: ${subject(thing)}
footer: ${footer}
---
**${thing}** ${body}

[${open}]({{portal}}/${module}/${name.replaceAll('_', '-')}/{{id}})
`;
  };
  return new Map([
    [
      `${name}.sql`,
      `-- Tells the owner of the account of each new ${noun.replaceAll('_', ' ')}: an example, to be changed or removed.
select app_private.begin_reactions('${module}', '${name}');

insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('${module}', '${name}', 'CREATED', 'accounts/send_mail', '${message}', 'OWNER');
`,
    ],
    [`${message}.nb.md`, text('nb')],
    [`${message}.en.md`, text('en')],
  ]);
}
