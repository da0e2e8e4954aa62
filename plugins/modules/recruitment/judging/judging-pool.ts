import type { Answers, ApplicationForm } from '#forms/applications/application-form.ts';
import type { Verdict } from '#forms/applications/check-answers.ts';
import type { FieldError } from '#forms/validate/to-field-errors.ts';
import { plannerOf } from '#plugins/core/limits/planning-time.ts';
import { ThreadPool } from '#plugins/core/threads/thread-pool.ts';

/** The tasks of a thread: each compiles or runs patterns that a recruiter wrote. */
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
  // Patterns within the budget take up to a second.
  deadlineMs: 4_000,
  heapMb: 256,
});

/** Runs a task in a thread, on account of the caller's source. */
export const judge = <Task extends JudgingTask>(
  origin: Parameters<typeof plannerOf>[0],
  task: Task,
): Promise<Verdicts[Task['kind']]> =>
  pool.run(plannerOf(origin).source, task) as Promise<Verdicts[Task['kind']]>;
