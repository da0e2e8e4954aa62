import { Refusal } from '#plugins/core/errors/refusal.ts';
import type { Prepare } from '#plugins/core/mutations/prepare.ts';

/** Stands for work that SQL cannot do: a look-up first, or a refusal. */
export const lookUp: Prepare = async (input, { query }) => {
  const attributes = (input.attributes ?? {}) as { title?: string };
  if (attributes.title === 'unprepared') {
    throw new Refusal([{ code: 'TAKEN', path: 'attributes.title' }]);
  }
  const { rows } = await query<{ user: string }>('select current_user as user');
  return { note: `prepared by ${rows[0]?.user}` };
};
