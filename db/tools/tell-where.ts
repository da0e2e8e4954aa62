import { failingLine } from './failing-line.ts';
import { unclosedText } from './unclosed-text.ts';

/**
 * Adds to an error the file and the line it is about. The database counts from the start of everything that was
 * sent, which nobody has on a screen; of what breaks a rule of a table it tells no place at all.
 */
export async function tellWhere(error: unknown, sent: string, ownerUrl: string): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  const { position } = error as Error & { position?: string };
  if (position === undefined) {
    const failing = await failingLine(ownerUrl, sent, error);
    return failing === null ? error : located(error.message, sent, failing, error);
  }
  const lineAt = (offset: number) => sent.slice(0, offset).split('\n').length - 1;
  const unclosed = unclosedText(sent);
  if (unclosed !== null) return located('Unclosed text', sent, lineAt(unclosed), error);
  return located(error.message, sent, lineAt(Number(position) - 1), error);
}

function located(message: string, sent: string, index: number, cause: Error): Error {
  const lines = sent.split('\n');
  const { file, from } = fileAt(lines, index);
  const line = lines[index]?.trim() ?? '';
  return new Error(`${message}\n  in db/${file}, line ${index - from + 1}: ${line}`, { cause });
}

/** The innermost file that a line stands in, and where that begins. */
function fileAt(lines: string[], index: number): { file: string; from: number } {
  let split = { file: 'migrations/current', from: 0 };
  const open: (typeof split)[] = [];
  lines.slice(0, index + 1).forEach((line, at) => {
    const [, mark, name = ''] = /^--! (split:|Included|EndIncluded) (.*)$/.exec(line) ?? [];
    if (mark === 'split:') split = { file: `migrations/current/${name}`, from: at + 1 };
    if (mark === 'Included') open.push({ file: `modules/${name}`, from: at + 1 });
    if (mark === 'EndIncluded') open.pop();
  });
  return open.at(-1) ?? split;
}
