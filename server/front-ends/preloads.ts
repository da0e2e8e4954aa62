import fs from 'node:fs';
import path from 'node:path';
import { html, type Markup } from '#shared/html.ts';

interface Piece {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, Piece>;

const SCREEN = /^\/v2\/(nb|en)(?=[/?]|$)/;
const ACCOUNT = /^\/v2\/\w\w\/(personal|business)\//;
const FRAME = ['app/App.tsx', 'app/AccountLayout.tsx', 'app/shell/ShellSkeleton.tsx'];
/** The screens that are opened most. */
const SCREENS: [address: RegExp, module: string][] = [
  [/\/invoicemore\/payout-service\/invoices\/?(\?|$)/, 'modules/invoicing/list/Invoices.tsx'],
  [/\/invoicemore\/invoice-creation/, 'modules/invoicing/draft/InvoiceCreation.tsx'],
];

const known = new Map<string, { madeAt: number; manifest: Manifest }>();

/**
 * Names in a page the scripts that its screen will import, so that they come with the first ones and not when those
 * have run. The portal knows them as already requested (shared/scripts/fetch-then-import.ts).
 */
export function preloadsOf(folder: string, url: string): Markup[] {
  const language = SCREEN.exec(url)?.[1];
  const manifest = language && readManifest(path.join(folder, '.vite/manifest.json'));
  if (!manifest) return [];
  const texts = ['app', 'ui'].map((place) => `${place}/messages.${language}.json`);
  const inAccount = ACCOUNT.test(url)
    ? [...FRAME, ...SCREENS.flatMap(([address, module]) => (address.test(url) ? [module] : []))]
    : [];
  const first = scriptsOf(manifest, ['index.html']);
  return [...scriptsOf(manifest, [...texts, ...inAccount])]
    .filter((file) => !first.has(file))
    .map((file) => html`<link rel="modulepreload" crossorigin href="/${file}">`);
}

function scriptsOf(manifest: Manifest, modules: string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const add = (name: string): void => {
    const piece = manifest[name];
    if (!piece || seen.has(name)) return;
    seen.add(name);
    if (piece.file.endsWith('.js')) files.add(piece.file);
    piece.imports?.forEach(add);
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
