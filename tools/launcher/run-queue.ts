import { runTool } from './process/run-tool.ts';

interface QueueOptions {
  root: string;
  workerUrl: string;
  filesUrl: string;
  publicUrl: string;
  numberKey: string;
}

/** Does every job of some tasks that waits, in a process of its own; there is no one yet to send a mail. */
export async function runQueue(options: QueueOptions, tasks: string[]): Promise<void> {
  const { code, output } = await runTool(options.root, 'workers/run-once.ts', tasks, {
    DATABASE_URL_WORKER: options.workerUrl,
    FILES_URL: options.filesUrl,
    PUBLIC_URL: options.publicUrl,
    NUMBER_KEY: options.numberKey,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SMS_URL: 'http://127.0.0.1:1',
    LOG_LEVEL: 'warn',
  });
  if (code !== 0) throw new Error(`The queue could not be emptied:\n${output}`);
}
