import fs from 'node:fs';
import path from 'node:path';

interface Piece {
  file: string;
  imports?: string[];
}

/**
 * The scripts loaded on a first visit, from Vite's manifest of a front end: the page's own script, the
 * modules named besides, and all their imports.
 */
export function scriptsOf(root: string, frontEnd: string, modules: readonly string[]): string[] {
  const dist = path.join(root, 'dist', frontEnd);
  const notes = fs.readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8');
  const pieces: Record<string, Piece> = JSON.parse(notes);
  const needed = new Set<string>();
  const need = (name: string): void => {
    const piece = pieces[name];
    if (!piece) throw new Error(`Nothing was built from ${name} in ${frontEnd}`);
    if (needed.has(piece.file)) return;
    needed.add(piece.file);
    piece.imports?.forEach(need);
  };
  for (const name of ['index.html', ...modules]) need(name);
  return [...needed].filter((file) => file.endsWith('.js'));
}

/** The compressed size of these in bytes. */
export function scriptSize(root: string, frontEnd: string, modules: readonly string[]): number {
  const dist = path.join(root, 'dist', frontEnd);
  const scripts = scriptsOf(root, frontEnd, modules);
  return scripts.reduce((sum, file) => sum + sentBytes(path.join(dist, file)), 0);
}

/** Files worth compressing were compressed by the build. */
function sentBytes(file: string): number {
  return (fs.statSync(`${file}.br`, { throwIfNoEntry: false }) ?? fs.statSync(file)).size;
}
