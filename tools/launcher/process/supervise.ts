import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { print } from '../print.ts';
import { ended, hasEnded, nextMessage } from './child-messages.ts';
import { limitLogSize } from './limit-log-size.ts';
import { logTail } from './log-tail.ts';
import { onLeash } from './on-leash.ts';

export interface Program {
  name: string;
  /** The TypeScript file it runs. */
  script: string;
  args?: string[];
  /** Its surroundings beyond what every process inherits. */
  env: Record<string, string>;
  /** Milliseconds that it may take to stop before it is killed, if not the default. */
  stopPatienceMs?: number;
}

export interface Supervised {
  name: string;
  logFile: string;
  /** The number of the running process; null while none runs. */
  processId(): number | null;
  /** The number of crashes since it last ran well. */
  crashes(): number;
  /** Restarts it immediately, for a change of its sources. */
  restart(): void;
  /**
   * Starts a second process beside the first, with `BESIDE` in its environment. It loads its files, builds
   * itself once `mayBuild` resolves to true, and takes over when it reports that it is ready. Resolves to
   * null then, or when it may not build; to its last output when it ended instead. In those two cases the
   * first process continues.
   */
  takeOver(mayBuild?: Promise<boolean>): Promise<string | null>;
  /**
   * Makes the running process rebuild itself, which is faster than starting another that has to load its
   * files. Resolves to null when it succeeded, or to its report of a fault, with which it continues
   * unchanged. Without a running process, or when it ends over this, another takes over.
   */
  renew(): Promise<string | null>;
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** Having run this long, the next crash counts as the first. */
const HEALTHY_AFTER_MS = 30_000;
const STOP_PATIENCE_MS = 10_000;
/** Other processes write to the same log meanwhile. */
const MOST_LAST_WORDS = 200;

/** Runs a program and restarts it whenever it ends without being stopped, after growing pauses. */
export function supervise(
  program: Program,
  place: {
    root: string;
    dataFolder: string;
    inherited: NodeJS.ProcessEnv;
    /** The maximum size of its log and the interval of checks, if not the default. */
    log?: { limitBytes: number; everyMs: number };
  },
): Supervised {
  const logFile = path.join(place.dataFolder, `${program.name}.log`);
  let child: ChildProcess | null = null;
  /** Builds itself beside the child, and then waits for its place. */
  let candidate: ChildProcess | null = null;
  let successor: ChildProcess | null = null;
  let stopping = false;
  let pause = FIRST_PAUSE_MS;
  let crashes = 0;
  const skipPause = { now: new AbortController() };

  const startNext = () => {
    const next = successor;
    successor = null;
    if (!next || hasEnded(next)) return launch(program, place, logFile);
    // If it ends at this moment, the loop notices and starts another.
    next.send('take over', () => {});
    return next;
  };
  const restartUntilStopped = async () => {
    while (!stopping) {
      const started = Date.now();
      const from = sizeOf(logFile);
      child = startNext();
      const reason = await ended(child);
      child = null;
      if (stopping) return;
      if (Date.now() - started > HEALTHY_AFTER_MS) {
        pause = FIRST_PAUSE_MS;
        crashes = 0;
      }
      if (!skipPause.now.signal.aborted) {
        crashes += 1;
        print(`${program.name} ended (${reason}); starting it again. Its log: ${logFile}`);
        // The first crash shows the last output; repeating it would only bury it. A killed process has none
        // to show.
        const lastWords = crashes === 1 && reason.startsWith('exit') && logTail(logFile, 12, from);
        if (lastWords) process.stdout.write(`${lastWords}\n`);
        await wait(pause, undefined, { signal: skipPause.now.signal }).catch(() => {});
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
      skipPause.now = new AbortController();
    }
  };
  const leaveLog = limitLogSize(logFile, place.log);
  const running = restartUntilStopped();
  const end = () => {
    skipPause.now.abort();
    child?.kill('SIGTERM');
  };
  return {
    name: program.name,
    logFile,
    processId: () => child?.pid ?? null,
    crashes: () => crashes,
    restart() {
      pause = FIRST_PAUSE_MS;
      crashes = 0;
      end();
    },
    async takeOver(mayBuild = Promise.resolve(true)) {
      const from = sizeOf(logFile);
      const next = launch({ ...program, env: { ...program.env, BESIDE: 'yes' } }, place, logFile);
      candidate = next;
      const whole = nextMessage(next, 'whole');
      const isWanted = await mayBuild;
      if (isWanted) next.send('build', () => {});
      else next.kill('SIGKILL');
      const isWhole = await whole;
      candidate = null;
      if (!isWanted) return null;
      if (!isWhole) return logTail(logFile, MOST_LAST_WORDS, from);
      successor = next;
      this.restart();
      return null;
    },
    async renew() {
      if (!child || hasEnded(child)) return this.takeOver();
      const answer = nextMessage(child, 'renewed');
      child.send('renew', () => {});
      const { fault } = (await answer) ?? { fault: undefined };
      return fault === undefined ? this.takeOver() : fault;
    },
    async stop() {
      stopping = true;
      candidate?.kill('SIGKILL');
      successor?.kill('SIGKILL');
      end();
      const late = setTimeout(
        () => child?.kill('SIGKILL'),
        program.stopPatienceMs ?? STOP_PATIENCE_MS,
      );
      await running;
      clearTimeout(late);
      leaveLog();
    },
  };
}

function launch(
  program: Program,
  place: { root: string; inherited: NodeJS.ProcessEnv },
  logFile: string,
): ChildProcess {
  const log = fs.openSync(logFile, 'a', 0o600);
  // Its own process group, so that Ctrl-C reaches only the launcher, which stops all in order.
  const child = spawn(process.execPath, [...onLeash, program.script, ...(program.args ?? [])], {
    cwd: place.root,
    env: { ...place.inherited, ...program.env },
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
  });
  fs.closeSync(log);
  return child;
}

const sizeOf = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
