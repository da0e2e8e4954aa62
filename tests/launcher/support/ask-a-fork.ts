import { fork } from 'node:child_process';
import path from 'node:path';

/** A tool that has others do its work, as one that runs tests: asks a fork, later than it begins. */
const requested = fork(path.join(import.meta.dirname, 'answer-when-asked.ts'));
requested.on('message', (answer) => process.stdout.write(String(answer)));
setTimeout(() => requested.connected && requested.send('there?'), 300);
