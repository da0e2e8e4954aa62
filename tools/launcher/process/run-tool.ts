import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { env as surroundings } from '../env.ts';
import { onLeash } from './on-leash.ts';

export interface ToolResult {
  code: number;
  output: string;
}

/**
 * Runs an npm package's tool on this Node rather than the one its first line would find. It ends with this
 * process: the build of a stopped start must not write into the next one's.
 */
export function runTool(
  root: string,
  tool: string,
  args: string[],
  env: Record<string, string> = {},
  patienceMs = 10 * 60_000,
): Promise<ToolResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...onLeash, toolScript(root, tool), ...args], {
      cwd: root,
      env: { ...surroundings.inherited, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    child.stdout?.on('data', (text) => {
      output += text;
    });
    child.stderr?.on('data', (text) => {
      output += text;
    });
    child.once('error', (error) => resolve({ code: 1, output: String(error) }));
    const late = setTimeout(() => {
      output += `\n${tool} did not end within ${patienceMs / 60_000} minutes`;
      child.kill('SIGKILL');
    }, patienceMs);
    child.once('close', (code) => {
      clearTimeout(late);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** A TypeScript file of the project unchanged, a script by its path in its package, else the script of a command. */
function toolScript(root: string, tool: string): string {
  if (tool.endsWith('.ts')) return path.join(root, tool);
  if (tool.includes('/')) return path.join(root, 'node_modules', tool);
  const link = path.join(root, 'node_modules/.bin', tool);
  if (!fs.existsSync(link)) {
    throw new Error(`${tool} is not installed`);
  }
  return fs.realpathSync(link);
}
