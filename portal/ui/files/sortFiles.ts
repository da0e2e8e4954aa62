import { isCut } from '#shared/files/is-whole.ts';

/** The limits for files. */
export interface FileLimits {
  maxBytes: number;
  contentTypes: readonly string[];
}

/** Files that may be sent, and how many may not and why. */
export interface SortedFiles {
  fit: File[];
  wrongType: number;
  tooBig: number;
  /** Those that end too early, such as a download that was interrupted. */
  incomplete: number;
}

/** Looks at files before they are sent. The server looks again, at what they really are. */
export async function sortFiles(files: readonly File[], limits: FileLimits): Promise<SortedFiles> {
  const right = files.filter((file) => limits.contentTypes.includes(file.type));
  const small = right.filter((file) => file.size <= limits.maxBytes);
  const looked = await Promise.all(
    small.map(async (file) => ({ file, ends: !isCut(new Uint8Array(await file.arrayBuffer())) })),
  );
  const fit = looked.flatMap(({ file, ends }) => (ends ? [file] : []));
  return {
    fit,
    wrongType: files.length - right.length,
    tooBig: files.filter((file) => file.size > limits.maxBytes).length,
    incomplete: small.length - fit.length,
  };
}
