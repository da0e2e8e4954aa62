import type { Column } from '../db/tools/column-schema.ts';
import { humanise } from '../forms/words/humanise.ts';
import { labelOf } from './label-of.ts';
import type { Sketch, SketchedTable } from './sketch.ts';

/** The rules file of a table: members read, owners and admins write, operators look on. */
export function rulesText({ module }: Sketch, table: SketchedTable): string {
  const { name, noun, columns, states } = table;
  const own = 'account_id = (select app_hidden.current_account_id())';
  const managed = `${own} and (select app_hidden.can_manage())`;
  const things = humanise(name).toLowerCase();
  return `-- ${sentence(things)} of an account. Owners and admins look after them.
select app_private.begin_rules('app_public.${name}');

create policy "members read their account's ${things}" on app_public.${name} for select to app_user
  using (${own});
create policy "owners and admins add ${things}" on app_public.${name} for insert to app_user
  with check (${managed});
create policy "owners and admins change their account's ${things}" on app_public.${name} for update to app_user
  using (${managed});
grant select on app_public.${name} to app_user;
grant insert (account_id)${states.length > 0 ? ', update (status)' : ''} on app_public.${name} to app_user;

comment on table app_public.${name} is
'@prefix ${prefixOf(noun)}
@list
@portal
${table.shape.includes('search_text') ? '@search search_text\n' : ''}@section ${module}
@label ${labelOf(columns)}
@personal none
A ${noun.replaceAll('_', ' ')} of the account.';
${columns.map((column) => comment(column)).join('\n')}
${states.length > 0 ? `comment on column app_public.${name}.status is E'@filter\\n${states.join(', ')}.';\n` : ''}comment on column app_public.${name}.created_at is E'@sort\\nWhen it was added, UTC.';

select app_private.grant_forms('app_public.${name}');
`;
}

function comment({ owner, name, is_enum, referenced, type }: Column): string {
  const list = is_enum || referenced ? ['@filter'] : type === 'text' ? ['@sort'] : [];
  const lines = ['@form', ...list, `${sentence(humanise(name).toLowerCase())}.`];
  return `comment on column app_public.${owner}.${name} is\n'${lines.join('\n')}';`;
}

/** Three letters that its ids begin with. */
const prefixOf = (noun: string) => noun.replaceAll('_', '').padEnd(3, 'x').slice(0, 3);

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
