import { parentPort, workerData } from 'node:worker_threads';
import { readBankFile } from '../read-bank-file.ts';
import type { ThreadAnswer, ThreadTask } from './read-in-thread.ts';
import { readingOfFile } from './reading-of-file.ts';

const ROWS_IN_PORTION = 2_000;

/** Reads one file beside the thread that does the worker's other jobs, and answers with JSON that goes to the database as it is. */
const { bytes, ownAccount } = workerData as ThreadTask;
const { kind, rows, ...reading } = readingOfFile(
  readBankFile(bytes, { ownAccounts: [ownAccount] }),
);
const portions: string[] = [];
for (let at = 0; at < rows.length; at += ROWS_IN_PORTION) {
  portions.push(JSON.stringify(rows.slice(at, at + ROWS_IN_PORTION)));
}
parentPort?.postMessage({ kind, portions, reading } satisfies ThreadAnswer);
