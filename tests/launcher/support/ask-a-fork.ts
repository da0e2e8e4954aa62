import { fork } from 'node:child_process';
import path from 'node:path';

/**
 * A tool that delegates its work, as one that runs tests: sends a message to a fork, some time
 * after its start.
 */
const requested = fork(path.join(import.meta.dirname, 'answer-when-asked.ts'));
requested.on('message', (answer) => process.stdout.write(String(answer)));
setTimeout(() => requested.connected && requested.send('there?'), 300);
