import { type FileLimits, type SortedFiles, sortFiles } from '../../ui/files/sortFiles.ts';
import { shrinkPicture } from './shrinkPicture.ts';

/** Files that were chosen, pictures made to fit; used wherever files are chosen. */
export async function fitFiles(files: readonly File[], limits: FileLimits): Promise<SortedFiles> {
  const fitted: File[] = [];
  // One after the other: a phone has memory for one large picture at a time.
  for (const file of files) fitted.push(await shrinkPicture(file, limits));
  return sortFiles(fitted, limits);
}
