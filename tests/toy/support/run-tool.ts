import { spawn } from 'node:child_process';
import { env as surroundings } from '../../support/env.ts';

/** Runs one of the project's own commands in a copy of the tree; returns its output. */
export function runTool(
  root: string,
  args: string[],
  settings: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const plain = { CI: '1', NO_COLOR: '1', FORCE_COLOR: '0' };
    const env = { ...surroundings.inherited, ...plain, ...settings };
    const child = spawn(process.execPath, args, { cwd: root, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    }
    child.once('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}
