import { formTexts } from './form-texts.ts';
import { functionTexts } from './function-texts.ts';
import { reactionTexts } from './reaction-texts.ts';
import { rulesText } from './rules-text.ts';
import type { Sketch, SketchedTable } from './sketch.ts';
import { wordsText } from './words-text.ts';

/** Every file of a new module, by its path from the root, but for the changes of its tables. */
export function moduleFiles(sketch: Sketch, modulesUsed: string[]): Map<string, string> {
  const { module, tables } = sketch;
  const db = `db/modules/${module}`;
  const forms = `forms/modules/${module}`;
  const files = new Map<string, string>([
    [`${db}/module.md`, pageText(sketch, modulesUsed)],
    [`${forms}/words.nb.json`, wordsText(sketch, 'nb')],
    [`${forms}/words.en.json`, wordsText(sketch, 'en')],
  ]);
  for (const table of tables) {
    files.set(`${db}/tables/${table.name}.rules.sql`, rulesText(sketch, table));
    if (table.states.length > 0) {
      files.set(`${db}/transitions/${table.name}.sql`, transitionsText(table));
      for (const [path, text] of reactionTexts(module, table)) {
        files.set(`${db}/reactions/${path}`, text);
      }
    }
    for (const [name, text] of functionTexts(table)) {
      files.set(`${db}/functions/${name}.sql`, text);
    }
    for (const [path, text] of formTexts(table)) files.set(`${forms}/${path}`, text);
  }
  return files;
}

function pageText({ module, tables }: Sketch, modulesUsed: string[]): string {
  const things = tables.map(({ name }) => name.replaceAll('_', ' ')).join(', ');
  return `# ${module}\n\nManages ${things}.\n\nUses: ${modulesUsed.join(', ')}\n`;
}

/**
 * A table with states begins in the first. The order of further steps needs a decision, so the other states
 * are listed in a comment.
 */
function transitionsText({ name, states }: SketchedTable): string {
  const [first, ...others] = states;
  return `-- It begins as ${first}; each further step is a row here and a function that takes it.
select app_private.begin_transitions('${name}');
insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors) values
  ('${name}', 'create', null, '${first}', 'MEMBERS', '{OWNER,ADMIN}');
${others.map((state) => `-- ('${name}', '<action>', '${first}', '${state}', 'GOOD_END', '{OWNER,ADMIN}');`).join('\n')}
`;
}
