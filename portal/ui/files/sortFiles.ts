/** What may be sent of files. */
export interface FileLimits {
  maxBytes: number;
  contentTypes: readonly string[];
}

/** Files that may be sent, and how many may not and why. */
export interface SortedFiles {
  fit: File[];
  wrongType: number;
  tooBig: number;
}

/** Looks at files before they are sent. The server looks again, at what they really are. */
export function sortFiles(files: readonly File[], limits: FileLimits): SortedFiles {
  const right = files.filter((file) => limits.contentTypes.includes(file.type));
  const fit = right.filter((file) => file.size <= limits.maxBytes);
  return {
    fit,
    wrongType: files.length - right.length,
    tooBig: files.filter((file) => file.size > limits.maxBytes).length,
  };
}
