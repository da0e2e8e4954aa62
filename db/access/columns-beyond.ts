import type { Caller, World } from './build-world.ts';
import { grantsOf } from './grants-of.ts';
import type { Access } from './measure-access.ts';
import type { Queries } from './queries.ts';

const commands = ['select', 'insert', 'update'] as const;

/**
 * The columns that a role is granted and that none of its callers reaches on the account's row, one line for each
 * command: `app_user: insert name, description`. Which rows they are for depends on more than the measurement varies, as
 * the kind of account; which columns they are does not.
 */
export async function columnsBeyond(
  tx: Queries,
  { callers, rows }: World,
  table: string,
  measured: { caller: Caller; access: Access }[],
): Promise<string[]> {
  const grants = await grantsOf(tx, table, callers);
  const letIn = await commandsOfPolicies(tx, table);
  const columns = rows.tables.get(table)?.columns ?? [];
  const lines: string[] = [];
  for (const [role, granted] of grants) {
    const own = measured.filter(({ caller }) => caller.actor.role === role);
    for (const command of commands) {
      const reached = new Set(own.flatMap(({ access }) => access[command]));
      const beyond = granted[command].filter((name) => !reached.has(name));
      const isOpen = letIn.has(`${role} ${command}`);
      if (!isOpen || beyond.length === 0) continue;
      const names = beyond.length === columns.length ? '' : ` ${beyond.sort().join(', ')}`;
      lines.push(`${role}: ${command}${names}`);
    }
    const isDeleted = own.some(({ access }) => access.delete);
    if (granted.delete && !isDeleted && letIn.has(`${role} delete`)) lines.push(`${role}: delete`);
  }
  return lines;
}

/** `app_user insert` for each role and command that a policy can let in; a grant without one reaches nothing. */
async function commandsOfPolicies(tx: Queries, table: string): Promise<Set<string>> {
  const rows = await tx.query<{ one: string }>(
    `select distinct r.rolname || ' ' || k.command as one
     from pg_policy p
       cross join (values ('r', 'select'), ('a', 'insert'), ('w', 'update'), ('d', 'delete')) k (letter, command)
       join pg_roles r on 0::oid = any (p.polroles) or exists (select from unnest(p.polroles) of where pg_has_role(r.oid, of, 'usage'))
     where p.polrelid = $1::regclass and p.polpermissive and p.polcmd in (k.letter::"char", '*')`,
    [table],
  );
  return new Set(rows.map(({ one }) => one));
}
