import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import type { Offence } from '#db/check/offence.ts';
import { tasksIn } from '../tasks-in.ts';
import { placeInReactions, textOffences } from './text-offences.ts';

const faultsQuery = new URL('./follower-faults.sql', import.meta.url);

interface Fault {
  module: string;
  entity: string;
  /** Another word of the same row, used to find its line. */
  near: string;
  word: string;
  what: string;
  cure: string;
}

/** Names in reactions, timetables and functions that do not exist: an event, a state, a job. */
export async function reactionOffences(client: pg.Client, root: string): Promise<Offence[]> {
  const { rows } = await client.query<Fault>(readFileSync(faultsQuery, 'utf8'));
  const faults = rows.map(({ module, entity, near, word, what, cure }) => ({
    rule: 'reactions',
    ...placeInReactions(root, module, word, near),
    what: `${entity}: ${what}`,
    cure,
  }));
  return [...faults, ...unknownTasks(root), ...(await textOffences(client, root))];
}

/** Names of jobs without a task, in followers, calls that enqueue, and timetables. */
function unknownTasks(root: string): Offence[] {
  const known = tasksIn(root);
  const files = globSync(
    ['db/modules/*/{functions,reactions}/*.sql', 'workers/modules/*/crontab'],
    { cwd: root },
  );
  return files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const isTimetable = file.endsWith('crontab');
    if (!isTimetable && !/app_private\.(?:enqueue|begin_reactions)\(/.test(text)) return [];
    return text.split('\n').flatMap((line, at) => {
      if (/^\s*(--|#)/.test(line)) return [];
      const named = line.matchAll(isTimetable ? /\s([a-z_]+\/[a-z_]+)/g : /'([a-z_]+\/[a-z_]+)'/g);
      return [...named]
        .filter(([, task = '']) => !known.includes(task))
        .map(([, task = '']) => unknownTask(file, at + 1, task));
    });
  });
}

function unknownTask(file: string, line: number, task: string): Offence {
  const [module, name] = task.split('/');
  return {
    rule: 'reactions',
    file,
    line,
    what: `no program performs the job ${task}`,
    cure: `Write @task ${module} in the comment of app_private.${name}, or workers/modules/${task}.ts.`,
  };
}
