import type { Answers, ApplicationForm } from '../../../../forms/applications/application-form.ts';
import type { Verdict } from '../../../../forms/applications/check-answers.ts';
import type { FieldError } from '../../../../forms/validate/field-error.ts';
import { plannerOf } from '../../../core/limits/planner.ts';
import { ThreadPool } from '../../../core/threads/thread-pool.ts';

/** What a thread does with a form: each compiles or runs patterns that a recruiter wrote. */
export type JudgingTask =
  | { kind: 'form'; form: unknown; jobChecks: unknown }
  | { kind: 'answers'; form: ApplicationForm; digest: string; answers: Answers }
  | { kind: 'module'; form: ApplicationForm };

interface Verdicts {
  form: FieldError[];
  answers: Verdict;
  module: string;
}

const pool = new ThreadPool<JudgingTask, Verdicts[JudgingTask['kind']]>({
  script: new URL('./judging-thread.ts', import.meta.url),
  threads: 2,
  waiting: 60,
  perSource: 6,
  // What the budget of patterns allows takes up to a second.
  deadlineMs: 4_000,
  heapMb: 256,
});

/** Judges in a thread of its own, on behalf of whoever asks. */
export const judge = <Task extends JudgingTask>(
  origin: Parameters<typeof plannerOf>[0],
  task: Task,
): Promise<Verdicts[Task['kind']]> =>
  pool.run(plannerOf(origin).source, task) as Promise<Verdicts[Task['kind']]>;
