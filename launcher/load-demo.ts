import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the loader of demo data is given. */
export interface DemoOptions {
  superuserUrl: string;
  ownerUrl: string;
  authenticatorUrl: string;
  workerUrl: string;
  sandboxDir: string;
  filesUrl: string;
  secret: string;
  report: (message: string) => void;
}

type LoadDemo = (options: DemoOptions) => Promise<boolean>;

/**
 * Fills a database that has no account yet with the demo's people and invoices. The loader itself
 * looks whether there is anything, and never touches a database that people already use.
 */
export async function loadDemo(root: string, options: DemoOptions): Promise<boolean> {
  const file = path.join(root, 'db/demo/load-demo.ts');
  if (!fs.existsSync(file)) return false;
  const loader: { loadDemo: LoadDemo } = await import(pathToFileURL(file).href);
  return loader.loadDemo(options);
}
