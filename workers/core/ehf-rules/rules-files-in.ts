import { readdirSync } from 'node:fs';
import path from 'node:path';

const COMPILED = '.sef.json';

/**
 * The compiled rules in a folder. Uncompiled stylesheets would check nothing, so they are an error that says
 * how to compile them, as is a folder without rules.
 */
export function rulesFilesIn(folder: string): string[] {
  const names = readdirSync(folder).sort();
  const compiled = names.filter((name) => name.endsWith(COMPILED));
  const raw = names.filter((name) => /\.(xslt?|sch)$/.test(name));
  const missing = raw.filter((name) => !compiled.includes(name.replace(/\.\w+$/, COMPILED)));
  if (missing.length > 0) {
    const [name = ''] = missing;
    const into = name.replace(/\.\w+$/, COMPILED);
    throw new Error(
      `EHF_RULES has rules that are not compiled: ${missing.join(', ')}. Compile each: npx xslt3 -xsl:${name} -export:${into} -nogo`,
    );
  }
  if (compiled.length === 0) throw new Error(`EHF_RULES has no ${COMPILED} files: ${folder}`);
  return compiled.map((name) => path.join(folder, name));
}
