const WHY: Record<string, (place: string) => string> = {
  EACCES: mayNotWrite,
  EPERM: mayNotWrite,
  EROFS: mayNotWrite,
  ENOSPC: (place) => `The disk is full: ${place} could not be written. Make room and start again.`,
};

/** The error as a sentence for the person who ran the command, where the system gives only a code. */
export function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  return WHY[code]?.(dest ?? path ?? 'a file') ?? error.message;
}

function mayNotWrite(place: string): string {
  return (
    `This user may not use ${place}. Start as the user to whom the folder belongs, or make it ` +
    'writable.'
  );
}
