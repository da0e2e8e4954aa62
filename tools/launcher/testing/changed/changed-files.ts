import { execFileSync } from 'node:child_process';

export interface Change {
  /** The base of the comparison, for display. */
  since: string;
  files: string[];
}

/**
 * The files that this branch and its working folder have changed since leaving main; on main itself the
 * uncommitted files, or if there are none, the last commit.
 */
export function changedFiles(root: string): Change {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const lines = (...args: string[]) =>
    git(...args, '-z')
      .split('\0')
      .filter(Boolean);
  const tried = (...args: string[]) => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
    } catch {
      return null;
    }
  };
  const since = (commit: string) => [
    ...lines('diff', '--name-only', '--no-renames', commit),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ];
  const head = git('rev-parse', 'HEAD').trim();
  const left = tried('merge-base', 'HEAD', 'main') ?? tried('merge-base', 'HEAD', 'origin/main');
  if (left && left !== head) return { since: 'main', files: since(left) };
  const open = since(head);
  if (open.length > 0 || !tried('rev-parse', 'HEAD~1')) return { since: 'HEAD', files: open };
  return { since: 'the commit before', files: since('HEAD~1') };
}
