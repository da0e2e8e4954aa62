import type { TestTransaction } from '../test-transaction.ts';

export type Transition = {
  action: string;
  from: string | null;
  to: string;
  actors: string[];
  condition: string | null;
  refusal: string;
  isProtective: boolean;
};
export type StateMachine = {
  entity: string;
  statuses: string[];
  transitions: Transition[];
  /** Whether its rows belong to an account. */
  hasAccount: boolean;
  /** Whether two accounts share them. */
  isShared: boolean;
};

/** Every entity with its statuses, from the type, and its transitions, from the table. */
export async function readStateMachines(tx: TestTransaction): Promise<StateMachine[]> {
  return tx.query<StateMachine>(`
    select t.entity,
      exists (
        select from pg_attribute a
        where a.attrelid = to_regclass('app_public.' || quote_ident(t.entity)) and a.attname = 'account_id'
      ) as "hasAccount",
      exists (
        select from pg_attribute a
        where a.attrelid = to_regclass('app_public.' || quote_ident(t.entity)) and a.attname = 'partner_account_id'
      ) as "isShared",
      (
        select array_agg(e.enumlabel::text order by e.enumsortorder)
        from pg_attribute a join pg_enum e on e.enumtypid = a.atttypid
        where a.attrelid = to_regclass('app_public.' || quote_ident(t.entity)) and a.attname = 'status'
      ) as statuses,
      json_agg(json_build_object(
        'action', action, 'from', from_status, 'to', to_status, 'actors', actors,
        'condition', condition, 'refusal', refusal, 'isProtective', is_protective) order by position) as transitions
    from app_public.transitions t
    group by t.entity
    order by t.entity`);
}
