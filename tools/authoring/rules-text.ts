import type { Column } from '#db/tools/shapes/column-schema.ts';
import { humanise } from '#forms/words/humanise.ts';
import { labelOf } from './reaction-texts.ts';
import type { Sketch, SketchedTable } from './sketch.ts';
import { withArticle } from './with-article.ts';

/** The rules file of a table: members read, owners and admins write, operators look on. */
export function rulesText({ module }: Sketch, table: SketchedTable): string {
  const { name, noun, prefix, columns, keys, states, isTie, isRemovable } = table;
  const own = 'account_id = (select app_hidden.current_account_id())';
  const managed = `${own} and (select app_hidden.can_manage())`;
  const things = humanise(name).toLowerCase();
  const may = (verb: string, command: string) =>
    `create policy "owners and admins ${verb} their account's ${things}" on app_public.${name} for ${command} to app_user
  using (${managed});
`;
  const policies = [
    ...(isTie ? [] : [may('change', 'update')]),
    ...(isRemovable ? [may('remove', 'delete')] : []),
  ];
  // A row that only joins two others is shown on the page of either.
  const tags = isTie
    ? [`@section ${module}`, '@hide']
    : [
        '@list',
        '@portal',
        ...(table.shape.includes('search_text') ? ['@search search_text'] : []),
        `@section ${module}`,
        `@label ${labelOf(columns)}`,
      ];
  return `-- ${sentence(things)} of an account. Owners and admins look after them.
select app_private.begin_rules('app_public.${name}');

create policy "members read their account's ${things}" on app_public.${name} for select to app_user
  using (${own});
create policy "owners and admins add ${things}" on app_public.${name} for insert to app_user
  with check (${managed});
${policies.join('')}grant select${isRemovable ? ', delete' : ''} on app_public.${name} to app_user;
grant insert (account_id)${states.length > 0 ? ', update (status)' : ''} on app_public.${name} to app_user;

comment on table app_public.${name} is
'@prefix ${prefix}
${tags.map((tag) => `${tag}\n`).join('')}@personal none
${sentence(withArticle(noun.replaceAll('_', ' ')))} of the account.';
${columns.map((column) => comment(column, isTie)).join('\n')}
${states.length > 0 ? `comment on column app_public.${name}.status is E'@filter\\n${states.join(', ')}.';\n` : ''}${keys.map(({ constraint, called }) => `comment on constraint ${constraint} on app_public.${name} is '@foreignFieldName ${called}';\n`).join('')}${isTie ? '' : `comment on column app_public.${name}.created_at is E'@sort\\nWhen it was added, UTC.';\n`}
select app_private.grant_forms('app_public.${name}');
`;
}

function comment({ owner, name, is_enum, referenced, type }: Column, isTie: boolean): string {
  const isSorted = ['text', 'date'].includes(type);
  const list = is_enum || (referenced && !isTie) ? ['@filter'] : isSorted ? ['@sort'] : [];
  const tags =
    referenced === 'files' ? ['@form', '@file'] : [isTie ? '@form create' : '@form', ...list];
  const unit = name.endsWith('_minor') ? ', in øre' : '';
  const lines = [...tags, `${humanise(name.replace(/_minor$/, ''))}${unit}.`];
  return `comment on column app_public.${owner}.${name} is\n'${lines.join('\n')}';`;
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
