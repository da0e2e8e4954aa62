import type { Column } from '#db/tools/shapes/column-schema.ts';
import { camelCase } from '#shared/names.ts';
import { formTexts } from './form-texts.ts';
import { reactionTexts } from './reaction-texts.ts';
import { rulesText } from './rules-text.ts';
import type { Sketch, SketchedTable } from './sketch.ts';
import { withArticle } from './with-article.ts';
import { wordsText } from './words-text.ts';

const refuseMembers = '  perform app_private.require_owner_or_admin();';

const fields = (columns: Column[]) =>
  `array[${columns.map(({ name }) => `'${camelCase(name)}'`).join(', ')}]`;

const words = (noun: string) => noun.replaceAll('_', ' ');

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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
 * are listed in comments, each of which becomes a row when its dashes are removed.
 */
function transitionsText({ name, states }: SketchedTable): string {
  const [first, ...others] = states;
  return `-- It begins as ${first}; each further step is a row here and a function that takes it.
select app_private.begin_transitions('${name}');
insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors) values
${others.map((state) => `  -- ('${name}', '<action>', '${first}', '${state}', 'GOOD_END', '{OWNER,ADMIN}'),\n`).join('')}  ('${name}', 'create', null, '${first}', 'MEMBERS', '{OWNER,ADMIN}');
`;
}

/**
 * `create_…`, `update_…` and `destroy_…` of a table, as far as they apply: a starting point for functions
 * written by hand.
 */
function functionTexts(table: SketchedTable): Map<string, string> {
  return new Map([
    [`create_${table.noun}`, createText(table)],
    ...(table.isTie ? [] : [[`update_${table.noun}`, updateText(table)] as const]),
    ...(table.isRemovable ? [[`destroy_${table.noun}`, destroyText(table)] as const] : []),
  ]);
}

function createText({ name, noun, columns, states }: SketchedTable): string {
  const required = columns.filter((column) => column.is_required);
  const refusals = [
    states.length > 0
      ? `  perform app_private.require_transition('${name}', null, null, 'create');`
      : refuseMembers,
    required.length > 0 &&
      `  perform app_private.refuse_blanks(input -> 'attributes', ${fields(required)});`,
    (states.length > 0 || required.length > 0) && '  perform app_private.stop_if_refused();',
  ].filter(Boolean);
  return `-- ${sentence(withArticle(words(noun)))} of the account one acts in.
create or replace function app_public.create_${noun}(input jsonb) returns app_public.${name}
language plpgsql volatile
as $$
begin
${refusals.join('\n')}
  return app_private.insert_row(null::app_public.${name}, input -> 'attributes');
end;
$$;
comment on function app_public.create_${noun}(jsonb) is
'@impersonated allowed
${states.length > 0 ? `@performs ${name} create` : '@actors OWNER ADMIN'}
Adds ${withArticle(words(noun))}. UNAUTHORIZED for members, BLANK for a required field without a value.';
grant execute on function app_public.create_${noun}(jsonb) to app_user;
`;
}

function updateText({ name, noun, columns }: SketchedTable): string {
  const required = columns.filter((column) => column.is_required);
  return `-- Absent attributes stay.
create or replace function app_public.update_${noun}(input jsonb) returns app_public.${name}
language plpgsql volatile
as $$
declare
  v_row app_public.${name};
begin
${refuseMembers}
  v_row := app_private.require_row(null::app_public.${name}, (input ->> 'id')::uuid);
  perform app_private.refuse_when_changed(v_row.updated_at, input);
${required.length > 0 ? `  perform app_private.refuse_blanks(\n    input -> 'attributes', array(select f from unnest(${fields(required)}) f where input -> 'attributes' ? f)\n  );\n` : ''}  perform app_private.stop_if_refused();
  return app_private.update_row(v_row, input -> 'attributes');
end;
$$;
comment on function app_public.update_${noun}(jsonb) is
'@impersonated allowed
@actors OWNER ADMIN
Changes ${withArticle(words(noun))}. UNAUTHORIZED for members, INVALID for what is not the account''s, INVALID_ACTION when it is newer, BLANK for '
  'a required field without a value.';
grant execute on function app_public.update_${noun}(jsonb) to app_user;
`;
}

function destroyText({ name, noun }: SketchedTable): string {
  return `-- ${sentence(withArticle(words(noun)))} goes again.
create or replace function app_public.destroy_${noun}(input jsonb) returns app_public.${name}
language plpgsql volatile
as $$
begin
${refuseMembers}
  return app_private.delete_row(null::app_public.${name}, (input ->> 'id')::uuid);
end;
$$;
comment on function app_public.destroy_${noun}(jsonb) is
'@impersonated allowed
@actors OWNER ADMIN
Removes ${withArticle(words(noun))}. UNAUTHORIZED for members, INVALID for what is not the account''s.';
grant execute on function app_public.destroy_${noun}(jsonb) to app_user;
`;
}
