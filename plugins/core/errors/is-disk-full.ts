/** Of the file system: no space, no quota, read-only; of Postgres: the disk is full. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100']);

/** Whether an error means that nothing more can be stored for now, rather than that the request was wrong. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && codes.has((error as Error & { code?: string }).code ?? '');
