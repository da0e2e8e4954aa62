import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { env } from '../env.ts';
import { runTool } from '../process/run-tool.ts';
import type { TestStep } from './outcome.ts';
import { withMigratedDatabase } from './with-migrated-database.ts';

/**
 * Writes every generated file anew and fails when one has changed. A generator is a file named
 * `write-….ts`; it says so by looking at `import.meta.main` or by doing its work when loaded.
 */
export function generatedStep(clusterUrl: () => Promise<string>): TestStep {
  return {
    name: 'generated files',
    weight: 1,
    async run() {
      const before = hashes();
      const generators = [...before.keys()].filter((file) => /(^|\/)write-[^/]+\.ts$/.test(file));
      let output = await generate(generators, await clusterUrl());
      for (const [file, hash] of hashes()) {
        if (before.get(file) !== hash)
          output += `${file} was out of date; it is written anew now\n`;
      }
      return { passed: output ? 0 : 1, failed: output ? 1 : 0, output };
    },
  };
}

/** Runs the generators one by one; what they say in their trouble is the result. */
function generate(generators: string[], clusterUrl: string): Promise<string> {
  return withMigratedDatabase(clusterUrl, async (urls) => {
    let output = '';
    for (const generator of generators) {
      const made = await runTool(env.root, generator, [], {
        ...{ DATABASE_URL: clusterUrl, TEST_DATABASE_URL: clusterUrl },
        DATABASE_URL_OWNER: urls.ownerUrl,
        DATABASE_URL_AUTHENTICATOR: urls.authenticatorUrl,
        DATABASE_URL_WORKER: urls.workerUrl,
      });
      if (made.code !== 0) output += `${generator} failed:\n${made.output}\n`;
    }
    return output;
  });
}

/** Of every file that git has or would take. */
function hashes(): Map<string, string> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: env.root,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  const files = listed.split('\0').filter((file) => file && isFile(file));
  return new Map(files.map((file) => [file, hash(file)]));
}

const isFile = (file: string) =>
  fs.statSync(path.join(env.root, file), { throwIfNoEntry: false })?.isFile() ?? false;

const hash = (file: string) =>
  createHash('sha256')
    .update(fs.readFileSync(path.join(env.root, file)))
    .digest('hex');
