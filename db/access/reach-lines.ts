import type { Caller } from './build-world.ts';
import type { Reach } from './measure-reach.ts';

/**
 * The deviations in certain states, for a table's access file: `status SENT – a member of the account:
 * select`. Actors with the same access in a state share a line; an actor whose access is the same as to the
 * original row, which the file's sentences describe, is left out.
 */
export function reachLines(reached: Reach[], sentences: ReadonlyMap<Caller, string[]>): string[] {
  const usual = new Map(sentences);
  for (const { caller, state, deeds } of reached) {
    if (!state) usual.set(caller, deeds.filter(isCommand));
  }
  const groups = new Map<string, { head: string; names: string[]; deeds: string }>();
  for (const { caller, state, deeds } of reached) {
    const before = (state ? usual : sentences).get(caller)?.join(', ');
    const now = deeds.join(', ');
    if (now === before) continue;
    const head = state?.name ?? 'as it was made';
    const key = `${head}: ${now}`;
    const group = groups.get(key) ?? { head, names: [], deeds: now || 'nothing' };
    group.names.push(caller.name);
    groups.set(key, group);
  }
  return [...groups.values()].map(
    ({ head, names, deeds }) => `${head} – ${names.join(', ')}: ${deeds}`,
  );
}

/** Others give a value that a policy looks at. */
const isCommand = (deed: string) => !deed.startsWith('set ');
