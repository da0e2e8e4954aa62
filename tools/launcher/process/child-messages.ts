import type { ChildProcess } from 'node:child_process';
import { on } from 'node:events';

export const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/** A message of a process about its state. */
interface Saying {
  type: string;
  /** Why it could not do it. */
  fault?: string | null;
}

/** The next message of that type; null when the process ends instead. */
export async function nextMessage(child: ChildProcess, type: string): Promise<Saying | null> {
  const exited = new AbortController();
  child.once('exit', () => exited.abort());
  try {
    for await (const [message] of on(child, 'message', { signal: exited.signal })) {
      if (message.type === type) return message;
    }
  } catch {
    // It has ended.
  }
  return null;
}

/** The reason for which a process ends, once it has. */
export function ended(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
}
