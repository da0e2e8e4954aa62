import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { print } from '../print.ts';
import { runTool } from '../process/run-tool.ts';

/** The inputs of a front end besides its own folder, relative to the root. */
export const SHARED = [
  'forms',
  'shared',
  'plugins/portal.graphql',
  'plugins/portal-screens.json',
  'plugins/admin.graphql',
  'package-lock.json',
];

const NAMES = ['portal', 'admin'];

/** Builds both front ends side by side, as far as they have changed. */
export async function buildFrontEnds(root: string): Promise<void> {
  const present = NAMES.filter((name) => fs.existsSync(path.join(root, name, 'vite.config.ts')));
  await Promise.all(
    present.map(async (name) => {
      const started = performance.now();
      const wasBuilt = await buildFrontEnd(root, name, () => print(`… building ${name}`));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      print(wasBuilt ? `${name} built (${seconds} s)` : `${name} is built already`);
    }),
  );
}

/** Builds a front end, unless it was built from exactly these sources. Returns whether it did. */
export async function buildFrontEnd(
  root: string,
  name: string,
  onStart: () => void = () => {},
): Promise<boolean> {
  const dist = path.join(root, 'dist', name);
  const stamp = path.join(root, 'dist', `${name}.sources`);
  const wanted = hashSources(root, [name, ...SHARED]);
  const isBuilt = fs.existsSync(path.join(dist, 'index.html')) && fs.existsSync(stamp);
  if (isBuilt && fs.readFileSync(stamp, 'utf8') === wanted) return false;
  onStart();
  const config = path.join(name, 'vite.config.ts');
  const built = await runTool(root, 'vite', ['build', '--config', config, '--logLevel', 'warn']);
  if (built.code !== 0) throw new Error(`The front end ${name} does not build:\n${built.output}`);
  await compressFiles(dist);
  fs.writeFileSync(stamp, wanted);
  return true;
}

/** One number for the content of all files below the given places, whatever their dates. */
function hashSources(root: string, places: string[]): string {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesBelow(path.join(root, place))) {
      hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesBelow(place: string): string[] {
  const found = fs.statSync(place, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [place];
  return fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

const TEXT = /\.(js|css|html|svg|json|txt|webmanifest)$/;
const WORTH_IT_BYTES = 256;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Lays a small copy beside each text file once, so that no request waits for compression. */
async function compressFiles(folder: string): Promise<void> {
  const entries = await fs.promises.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const content = await fs.promises.readFile(file);
      if (content.length < WORTH_IT_BYTES) return;
      // The strongest: twice the time of the one below, once a build, for two per cent of every visit.
      const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } };
      await fs.promises.writeFile(`${file}.br`, await brotli(content, quality));
      await fs.promises.writeFile(`${file}.gz`, await gzip(content, { level: 9 }));
    }),
  );
}
