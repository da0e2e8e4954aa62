import type { Command } from '#db/access/measure-reach.ts';
import type { Queries } from '#db/access/queries.ts';
import { conjunctsOf } from './conjuncts.ts';

/** A change of one policy or grant that lets in more than it should. */
export interface Weakness {
  /** `clients "members read …": without (archived_at IS NULL)`, `clients: app_user may update all of it`. */
  name: string;
  table: string;
  /** Null for a grant. */
  policy: string | null;
  /** The part of the condition that is dropped; null for all of it. */
  part: string | null;
  statement: string;
  /** The callers and commands that it can let in. */
  roles: string[];
  commands: Command[];
}

interface Policy {
  table: string;
  name: string;
  command: string;
  roles: string[];
  isPermissive: boolean;
  using: string | null;
  check: string | null;
}

const COMMANDS: Record<string, Command[]> = {
  r: ['select'],
  a: ['insert'],
  w: ['update'],
  d: ['delete'],
  '*': ['select', 'insert', 'update', 'delete'],
};

/** Every policy and every grant weakened in turn. */
export const weaknesses = async (tx: Queries): Promise<Weakness[]> => [
  ...(await policyWeaknesses(tx)),
  ...(await grantWeaknesses(tx)),
];

/** Each command on whole rows to each role that a policy would let in, where the role has it for some columns or not at all. */
async function grantWeaknesses(tx: Queries): Promise<Weakness[]> {
  const lacking = await tx.query<{ table: string; role: string; command: Command }>(`
    select n.nspname || '.' || c.relname as "table", r.role::text, k.command
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      cross join (select distinct unnest(p.polroles)::regrole as role from pg_policy p) r
      cross join (values ('select', 'r'), ('insert', 'a'), ('update', 'w'), ('delete', 'd')) k (command, letter)
    where r.role not in (0::regrole, 'app_owner'::regrole) and not has_table_privilege(r.role, c.oid, k.command) and exists (
      select from pg_policy p
      where p.polrelid = c.oid and p.polpermissive and p.polcmd in (k.letter::"char", '*')
        and (0::oid = any (p.polroles) or exists (select from unnest(p.polroles) of where pg_has_role(r.role, of, 'usage')))
    )
    order by 1, 2, 3`);
  return lacking.map(({ table, role, command }) => ({
    table,
    policy: null,
    part: null,
    roles: [role],
    commands: [command],
    name: `${table.split('.')[1]}: ${role} may ${command} all of it`,
    statement: `grant ${command} on ${table} to ${role}`,
  }));
}

/** Drops the whole condition of a policy, and each of its parts. */
async function policyWeaknesses(tx: Queries): Promise<Weakness[]> {
  const policies = await tx.query<Policy>(`
    select n.nspname || '.' || c.relname as "table", p.polname::text as name, p.polcmd::text as command,
      array(select r::regrole::text from unnest(p.polroles) r) as roles, p.polpermissive as "isPermissive",
      pg_get_expr(p.polqual, p.polrelid) as using, pg_get_expr(p.polwithcheck, p.polrelid) as check
    from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
    where not p.polroles @> array['app_owner'::regrole::oid]
    order by 1, 2`);
  return policies.flatMap(weakened);
}

function weakened(policy: Policy): Weakness[] {
  const { table, name, roles, isPermissive } = policy;
  const stated = `${table.split('.')[1]} "${name}"`;
  const commands = COMMANDS[policy.command] ?? [];
  const one = (how: string, clauses: string, part: string | null = null): Weakness => ({
    name: `${stated}: ${how}`,
    table,
    policy: name,
    roles,
    commands,
    part,
    statement: `alter policy "${name}" on ${table} ${clauses}`,
  });
  if (!isPermissive) {
    return [
      {
        ...one('gone', ''),
        statement: `drop policy "${name}" on ${table}`,
      },
    ];
  }
  return [...halves('using', policy.using, one), ...halves('with check', policy.check, one)];
}

function halves(
  clause: string,
  condition: string | null,
  one: (how: string, clauses: string, part?: string) => Weakness,
): Weakness[] {
  if (condition === null || condition === 'true') return [];
  const parts = conjunctsOf(condition);
  const without = parts.map((part, at) => {
    const rest = parts.filter((_, other) => other !== at).join(' and ');
    return one(`${clause} without ${part}`, `${clause} (${rest})`, part);
  });
  return [one(`${clause} (true)`, `${clause} (true)`), ...without];
}
