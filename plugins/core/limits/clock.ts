import { setTimeout } from 'node:timers/promises';

/** Time and CPU time, in milliseconds since an arbitrary start. */
export interface Clock {
  now(): number;
  /** Time of the processor that this thread has had. */
  processor(): number;
  wait(milliseconds: number): Promise<unknown>;
}

export const clock: Clock = {
  now: () => performance.now(),
  processor: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  },
  wait: (milliseconds) => setTimeout(milliseconds),
};
