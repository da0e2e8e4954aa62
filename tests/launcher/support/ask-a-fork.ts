import { fork } from 'node:child_process';
import path from 'node:path';

/** A tool that has others do its work, as one that runs tests: asks a fork, later than it begins. */
const asked = fork(path.join(import.meta.dirname, 'answer-when-asked.ts'));
asked.on('message', (answer) => process.stdout.write(String(answer)));
setTimeout(() => asked.connected && asked.send('there?'), 300);
