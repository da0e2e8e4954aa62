import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { productName } from '../productName.ts';

/** The weight of the logo; the whole font has all of them and every letter, 58 kB instead of 1. */
const WEIGHT = 560;

const whole = fileURLToPath(
  import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'),
);
const logo = await subsetFont(await readFile(whole), productName, {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHT },
});
await writeFile(new URL('logo.generated.woff2', import.meta.url), logo);
