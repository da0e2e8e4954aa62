import { rm } from 'node:fs/promises';
import { copyTree } from '../../toy/support/copy-with-module.ts';
import type { Figure } from '../figure.ts';
import { printFigures } from '../print-figures.ts';
import { approvingRoles, clientField, errorCode, lineType } from './change.ts';
import { generate } from './generate.ts';
import { checked, makeChange } from './make-change.ts';
import { prove } from './prove.ts';
import { saveToVisible } from './save-to-visible.ts';
import { toyLines } from './toy-lines.ts';

/**
 * The cost of authoring: each change is made in a copy of the tree, its generated files are
 * written, the check finds nothing missing, and the product does it. Only then are its places
 * counted.
 */
export async function authoring(report: (message: string) => void): Promise<void> {
  const root = await copyTree(['sandbox', 'server', 'biome.json', '.gitignore']);
  try {
    report('Make each change in a copy of the tree');
    const figures: Figure[] = [];
    for (const change of [clientField, lineType, errorCode, approvingRoles]) {
      figures.push(await makeChange(root, change));
    }
    report('Generate what follows');
    const generated = await generate(root);
    report('Check that nothing is missing');
    const check = await checked(root);
    report('Do what the changes are for');
    const proven = await prove(root);
    report('Save a file as one works');
    const saved = await saveToVisible(root);
    figures.push(proven, ...toyLines(), ...saved, check, ...generated);
    printFigures(figures, true);
  } finally {
    await rm(root, { recursive: true });
  }
}
