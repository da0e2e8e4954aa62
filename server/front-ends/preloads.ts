import fs from 'node:fs';
import path from 'node:path';
import { html, type Markup } from '#shared/html.ts';
import { isInside } from '#shared/is-inside.ts';
import { frame, piecesOf, portalScreens } from '#shared/scripts/portal-screens.ts';

interface Piece {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Piece>;

const SCREEN = /^\/v2\/(nb|en)(?=[/?]|$)/;

const known = new Map<string, { madeAt: number; manifest: Manifest }>();

/**
 * Names in a page the scripts and style sheets that its screen will import, so that they come with the first ones and
 * not when those have run. The portal treats them as already requested (shared/scripts/fetch-then-import.ts).
 */
export function preloadsOf(folder: string, url: string): Markup[] {
  const language = SCREEN.exec(url)?.[1];
  const manifest = language && readManifest(path.join(folder, '.vite/manifest.json'));
  if (!manifest) return [];
  const { pathname } = new URL(url, 'http://portal');
  const screen = portalScreens.find(({ address }) => address.test(pathname));
  const loads = [isInside(pathname) ? frame : [], screen ?? []].flat();
  const first = filesOf(manifest, ['index.html']);
  return [...filesOf(manifest, piecesOf(loads, language))]
    .filter((file) => !first.has(file))
    .map((file) =>
      file.endsWith('.css')
        ? html`<link rel="stylesheet" crossorigin href="/${file}">`
        : html`<link rel="modulepreload" crossorigin href="/${file}">`,
    );
}

/** The files of some modules and of all they import; a style sheet comes after those that it builds on. */
function filesOf(manifest: Manifest, modules: string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const add = (name: string): void => {
    const piece = manifest[name];
    if (!piece || seen.has(name)) return;
    seen.add(name);
    piece.imports?.forEach(add);
    for (const file of [piece.file, ...(piece.css ?? [])]) files.add(file);
  };
  modules.forEach(add);
  return files;
}

function readManifest(file: string): Manifest | null {
  const made = fs.statSync(file, { throwIfNoEntry: false });
  if (!made) return null;
  const found = known.get(file);
  if (found?.madeAt === made.mtimeMs) return found.manifest;
  const manifest: Manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
  known.set(file, { madeAt: made.mtimeMs, manifest });
  return manifest;
}
