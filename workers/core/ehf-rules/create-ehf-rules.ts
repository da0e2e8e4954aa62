import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { EhfVerdict } from './ehf-verdict.ts';

const COMPILED = '.sef.json';

type Reply = { verdict: EhfVerdict } | { error: string };

export type EhfRules = {
  judge(xml: string): Promise<EhfVerdict>;
  stop(): Promise<void>;
};

const limits = { timeMs: 60_000, memoryMb: 1_000 };

/**
 * The official rules that an operator has put into a folder, compiled for saxon-js, run in a thread of their own, one document
 * at a time. One that takes too long ends the thread and fails, so that its job is tried again. Throws for a folder without
 * rules that can be run.
 */
export function createEhfRules(folder: string, { timeMs, memoryMb } = limits): EhfRules {
  const files = rulesFilesIn(folder);
  let thread: Worker | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  const start = (): Worker => {
    const started = new Worker(new URL('./rules-thread.ts', import.meta.url), {
      workerData: files,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    // Waiting for a next document keeps no program from ending.
    started.unref();
    return started;
  };
  const judge = async (xml: string): Promise<EhfVerdict> => {
    thread ??= start();
    try {
      const reply = await nextReply(thread, xml, timeMs);
      if ('verdict' in reply) return reply.verdict;
      throw new Error(`the official rules cannot be run: ${reply.error}`);
    } catch (error) {
      await thread.terminate();
      thread = null;
      throw error;
    }
  };
  return {
    judge(xml) {
      const judged = queue.then(() => judge(xml));
      queue = judged.catch(() => undefined);
      return judged;
    },
    async stop() {
      await thread?.terminate();
      thread = null;
    },
  };
}

function nextReply(thread: Worker, xml: string, timeMs: number): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => settle(() => reject(new Error('the official rules took too long'))),
      timeMs,
    );
    const settle = (act: () => void) => {
      clearTimeout(late);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (reply: Reply) => settle(() => resolve(reply));
    const onError = (error: unknown) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error('the thread of the official rules ended')));
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.postMessage(xml);
  });
}

/** The rules in the folder of `EHF_RULES`, a path or `file:///folder`; null where an operator has installed none. */
export const openEhfRules = (folder: string | null): EhfRules | null =>
  folder === null
    ? null
    : createEhfRules(folder.startsWith('file:') ? fileURLToPath(folder) : folder);

/**
 * The compiled rules in a folder. Uncompiled stylesheets would check nothing, so they are an error that says
 * how to compile them, as is a folder without rules.
 */
function rulesFilesIn(folder: string): string[] {
  const names = readdirSync(folder).sort();
  const compiled = names.filter((name) => name.endsWith(COMPILED));
  const raw = names.filter((name) => /\.(xslt?|sch)$/.test(name));
  const missing = raw.filter((name) => !compiled.includes(name.replace(/\.\w+$/, COMPILED)));
  if (missing.length > 0) {
    const [name = ''] = missing;
    const into = name.replace(/\.\w+$/, COMPILED);
    throw new Error(
      `EHF_RULES has rules that are not compiled: ${missing.join(', ')}. Compile each: npx xslt3 -xsl:${name} -export:${into} -nogo`,
    );
  }
  if (compiled.length === 0) throw new Error(`EHF_RULES has no ${COMPILED} files: ${folder}`);
  return compiled.map((name) => path.join(folder, name));
}
