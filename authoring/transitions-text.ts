import type { SketchedTable } from './sketch.ts';

/**
 * A table with states begins in the first. The order of further steps needs a decision, so the other states
 * are listed in a comment.
 */
export function transitionsText({ name, states }: SketchedTable): string {
  const [first, ...others] = states;
  return `-- It begins as ${first}; each further step is a row here and a function that takes it.
select app_private.begin_transitions('${name}');
insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors) values
  ('${name}', 'create', null, '${first}', 'MEMBERS', '{OWNER,ADMIN}');
${others.map((state) => `-- ('${name}', '<action>', '${first}', '${state}', 'GOOD_END', '{OWNER,ADMIN}');`).join('\n')}
`;
}
