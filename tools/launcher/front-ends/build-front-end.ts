import fs from 'node:fs';
import path from 'node:path';
import { runTool } from '../process/run-tool.ts';
import { compressFiles } from './compress-files.ts';
import { hashSources } from './hash-sources.ts';

/** The inputs of a front end besides its own folder, relative to the root. */
export const SHARED = [
  'forms',
  'shared',
  'plugins/portal.graphql',
  'plugins/portal-screens.json',
  'plugins/admin.graphql',
  'package-lock.json',
];

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
