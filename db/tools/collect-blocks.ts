/** Adds the text of each module file that a migration has written out to `blocks`, by its path. */
export function collectBlocks(migration: string, blocks: Map<string, string>): void {
  const lines = migration.split('\n');
  const open: { path: string; from: number }[] = [];
  lines.forEach((line, index) => {
    const started = /^--! Included (.*)$/.exec(line)?.[1];
    if (started) open.push({ path: started, from: index + 1 });
    const ended = /^--! EndIncluded (.*)$/.exec(line)?.[1];
    const block = ended ? open.pop() : undefined;
    if (block) blocks.set(block.path, lines.slice(block.from, index).join('\n'));
  });
}
