import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { print } from '../print.ts';
import { limitLogSize } from '../process/limit-log-size.ts';
import { type PostgresOptions, type RunningPostgres, startPostgres } from './start-postgres.ts';

export interface SupervisedPostgres {
  port: number;
  adopted: boolean;
  stop(): Promise<void>;
}

/** Starts Postgres and restarts it when it dies, on the same port. */
export async function supervisePostgres(options: PostgresOptions): Promise<SupervisedPostgres> {
  let stopping = false;
  let current: RunningPostgres = await startPostgres(options);
  const watch = async () => {
    for (;;) {
      await current.exited;
      if (stopping) return;
      print('Postgres ended; starting it again');
      current = await restarted();
      if (stopping) await current.stop();
    }
  };
  const restarted = async (): Promise<RunningPostgres> => {
    for (let pause = 250; ; pause = Math.min(pause * 2, 10_000)) {
      try {
        return await startPostgres(options);
      } catch (error) {
        print(error instanceof Error ? error.message : String(error));
        await wait(pause);
      }
    }
  };
  const watching = watch();
  const leaveLog = limitLogSize(path.join(options.dataFolder, `${options.name}.log`));
  return {
    port: current.port,
    adopted: current.adopted,
    async stop() {
      stopping = true;
      await current.stop();
      await watching;
      leaveLog();
    },
  };
}
