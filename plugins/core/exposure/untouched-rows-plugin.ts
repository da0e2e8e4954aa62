import 'graphile-build-pg';
import type { PgDeleteSingleStep, PgResource, PgUpdateSingleStep } from '@dataplan/pg';
import { context, type FieldArgs, type ObjectStep, sideEffect, TRAP_ERROR, trap } from 'grafast';
import { sql } from 'pg-sql2';
import { Refusal } from '../errors/refusal.ts';

type Writing = ObjectStep<{ result: PgUpdateSingleStep | PgDeleteSingleStep }>;
const writes = ['constraint:resource:update', 'constraint:resource:delete'];

/** The results of the generated delete when it found nothing to delete. */
const isUntouched = (result: unknown) =>
  result === null ||
  (result instanceof Error && result.message.startsWith('No values were deleted in '));

/** Row-level security silently skips rows the caller may not write, so rows that can only be read are found here. */
async function report(
  { from }: PgResource,
  { pgSettings, withPgClient }: Grafast.Context,
  id: string,
) {
  if (!sql.isSQL(from)) return;
  const text = `select from ${sql.compile(from).text} where id = $1`;
  const found = await withPgClient(pgSettings, (tx) => tx.query({ text, values: [id] }));
  throw new Refusal([
    found.rows.length > 0 ? { code: 'UNAUTHORIZED', path: '' } : { code: 'INVALID', path: 'id' },
  ]);
}

/**
 * A generated update or delete that touched no row answers like a success. This reports that the row is gone,
 * or that the caller may read but not write it.
 */
export const UntouchedRowsPlugin: GraphileConfig.Plugin = {
  name: 'UntouchedRowsPlugin',
  description: 'Refuses generated updates and deletes that touch no row.',
  schema: {
    hooks: {
      GraphQLObjectType_fields_field(field, _build, { scope }) {
        const { plan } = field;
        if (!scope.isRootMutation || !plan || !writes.includes(scope.fieldBehaviorScope ?? '')) {
          return field;
        }
        return {
          ...field,
          plan($root, args: FieldArgs, info) {
            const $payload = plan($root, args, info) as Writing;
            const $result = $payload.get('result');
            const $outcome = trap($result, TRAP_ERROR, { valueForError: 'PASS_THROUGH' });
            sideEffect([$outcome, context(), args.getRaw(['input', 'id'])], ([result, ctx, id]) =>
              isUntouched(result) ? report($result.resource, ctx, id) : undefined,
            );
            return $payload;
          },
        };
      },
    },
  },
};
