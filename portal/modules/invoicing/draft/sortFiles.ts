const MAX_BYTES = 10_000_000;
const TYPES = ['application/pdf', 'image/png', 'image/jpeg'];

/** Files that may be sent, and how many may not and why. */
export interface SortedFiles {
  fit: File[];
  wrongType: number;
  tooBig: number;
}

/** Looks at files before they are sent. The server looks again, at what they really are. */
export function sortFiles(files: readonly File[]): SortedFiles {
  const right = files.filter((file) => TYPES.includes(file.type));
  const fit = right.filter((file) => file.size <= MAX_BYTES);
  return {
    fit,
    wrongType: files.length - right.length,
    tooBig: files.filter((file) => file.size > MAX_BYTES).length,
  };
}
