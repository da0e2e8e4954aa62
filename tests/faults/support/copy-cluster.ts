import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withClient } from '#db/tools/with-client.ts';

/**
 * Copies the files of a running cluster by Postgres's backup protocol, while `work` goes on. A copy for a streaming
 * replica needs the log of the meantime as well; one that is restored from an archive does not.
 */
export async function copyCluster(
  { url, folder }: { url: string; folder: string },
  copy: string,
  { work = async () => {}, hasLog = false } = {},
): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`select pg_backup_start('copy', true)`);
    const working = work();
    const copying = spawnSync('cp', ['-a', folder, copy]);
    // A file that was deleted meanwhile is in the log.
    const others = String(copying.stderr)
      .split('\n')
      .filter((line) => line && !/No such file/.test(line));
    if (others.length > 0) throw new Error(others.join('\n'));
    await working;
    const { rows } = await client.query<{ labelfile: string }>('select * from pg_backup_stop()');
    writeFileSync(path.join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
    rmSync(path.join(copy, 'postmaster.pid'), { force: true });
    spawnSync('rm', ['-rf', `${copy}/pg_wal/`]);
    spawnSync('cp', ['-a', `${folder}/pg_wal`, copy]);
    if (!hasLog) spawnSync('find', [`${copy}/pg_wal`, '-type', 'f', '-delete']);
  });
}

/** Gives files that this process wrote into a cluster to the user that runs it. */
export function giveToCluster(folder: string): void {
  spawnSync('chown', ['-R', `--reference=${folder}/base`, folder]);
}
