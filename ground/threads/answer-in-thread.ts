import { parentPort } from 'node:worker_threads';
import type { Answerer } from './open-thread.ts';

/** The other end of `openThread`: called once by the module that the thread runs. */
export function answerInThread<Question, Answer>(answer: Answerer<Question, Answer>): void {
  parentPort?.on('message', (question: Question) => {
    answer(question).then(
      (value) => parentPort?.postMessage({ value }),
      (error: unknown) => parentPort?.postMessage({ fault: String(error) }),
    );
  });
}
