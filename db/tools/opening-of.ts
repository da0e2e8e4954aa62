/** The `begin_…` call that a module file opens with. The objects it creates belong to the file. */
export function openingOf(text: string): string | null {
  return /^select app_private\.(begin_\w+)\(/m.exec(text)?.[1] ?? null;
}

/** Whether one of these files is that `begin_…` itself, or a part of it. */
export function hasOpening(paths: string[], opening: string | null): boolean {
  return opening !== null && paths.some((path) => path.startsWith(`core/functions/${opening}`));
}
