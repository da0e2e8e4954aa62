import fs from 'node:fs';
import path from 'node:path';
import { refuse } from './refuse.mjs';

/**
 * The Node that runs everything after the first step: the one npm installed for this system, else the running
 * one if it is new enough for TypeScript files.
 */
export function findNode(root) {
  const brought = path.join(
    root,
    'node_modules',
    `node-${process.platform}-${process.arch}`,
    'bin/node',
  );
  if (fs.existsSync(brought)) return brought;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  return refuse(
    `Node ${process.versions.node} is too old to run Honorar, and npm has no newer Node for ` +
      `${process.platform}-${process.arch}. Install Node 24 and start again.`,
  );
}
