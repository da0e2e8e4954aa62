import { readEnv } from './env.ts';
import { startSandbox } from './start-sandbox.ts';

/** The simulated external services of a demo, in one process. */
const sandbox = await startSandbox(readEnv());
process.send?.({ type: 'ready' });

function stop(): void {
  sandbox.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
// The parent has ended, and no other process would stop this one.
process.once('disconnect', stop);
