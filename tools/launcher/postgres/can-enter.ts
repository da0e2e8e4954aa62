import { spawnSync } from 'node:child_process';
import type { SystemUser } from './system-user.ts';

/**
 * Whether the user reaches this folder through all folders above it. Runs a shell as that user, because
 * permission bits alone do not show it (access lists, mounts).
 */
export function canEnter(folder: string, user: SystemUser): boolean {
  if (user.uid === undefined) return true;
  const result = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    ...user,
    cwd: '/',
    stdio: 'ignore',
  });
  return result.status === 0;
}
