import { Worker } from 'node:worker_threads';

interface Options {
  /** After this the thread is ended and the question counts as failed. */
  deadlineMs: number;
  /** Of the heap; what a question takes beyond it ends the thread, not the process. */
  memoryMb: number;
  /** A thread that has had nothing to do for so long gives its memory back. */
  idleMs?: number;
}

/** What the module of a thread exports to it, by `answerInThread`. */
export type Answerer<Question, Answer> = (question: Question) => Promise<Answer>;

/**
 * Asks a thread of its own, one question at a time, so that work which a stranger chooses the size of
 * holds neither the thread that serves nor its memory. Rejects when the deadline or the memory is
 * used up; the next question gets a new thread.
 */
export function openThread<Question, Answer>(
  module: URL,
  { deadlineMs, memoryMb, idleMs = 30_000 }: Options,
): Answerer<Question, Answer> {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let resting: NodeJS.Timeout | undefined;
  const end = () => {
    const ended = worker;
    worker = null;
    return ended?.terminate();
  };
  const begin = () => {
    const begun = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    // It may fail while nothing is asked; without a listener that would end the process.
    begun.on('error', () => {});
    begun.on('exit', () => {
      if (worker === begun) worker = null;
    });
    return begun;
  };
  const askNow = async (question: Question): Promise<Answer> => {
    clearTimeout(resting);
    worker ??= begin();
    const asked = worker;
    try {
      return await answerOf<Answer>(asked, question, deadlineMs);
    } catch (error) {
      await end();
      throw error;
    } finally {
      asked.unref();
      resting = setTimeout(() => void end(), idleMs).unref();
    }
  };
  return (question) => {
    const answer = last.then(() => askNow(question));
    last = answer.catch(() => {});
    return answer;
  };
}

function answerOf<Answer>(worker: Worker, question: unknown, deadlineMs: number): Promise<Answer> {
  worker.ref();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const heard = (answer: { value: Answer } | { fault: string }) =>
    'value' in answer ? resolve(answer.value) : reject(new Error(answer.fault));
  const ended = () => reject(new Error('the thread ended'));
  const late = setTimeout(() => reject(new Error('no answer in time')), deadlineMs);
  worker.on('message', heard).on('error', reject).on('exit', ended);
  worker.postMessage(question);
  return promise.finally(() => {
    clearTimeout(late);
    worker.off('message', heard).off('error', reject).off('exit', ended);
  });
}
