import { readFileSync } from 'node:fs';
import { type ParsedText, parseText, textFile } from '#shared/texts/parse-text.ts';
import { placeholdersIn } from '#shared/texts/placeholder.ts';
import { renderedPart } from '#shared/texts/rendered-part.ts';
import type { WrittenLanguage } from '../format/written-values.ts';

/** A text in both languages, with its placeholders. */
export type Text = {
  in: Record<WrittenLanguage, ParsedText>;
  paths: string[];
  /** The placeholders for parts that the module's code renders. */
  parts: string[];
  /** Whether it contains a one-time link that signs its reader in. */
  opens: boolean;
};

const modules = new URL('../../../db/modules/', import.meta.url);

/** Reads a text of a module beside its reactions; `folder` is where the modules are. */
export function readText(module: string, message: string, folder = modules): Text {
  const read = (language: WrittenLanguage) =>
    readFileSync(new URL(textFile(module, message, language), folder), 'utf8');
  const [nb, en] = [read('nb'), read('en')];
  const parsed = { nb: parseText(nb), en: parseText(en) };
  const parts = [...parsed.nb.tokens, ...parsed.en.tokens].flatMap(
    ({ raw }) => renderedPart(raw) ?? [],
  );
  return {
    in: parsed,
    parts: [...new Set(parts)],
    paths: placeholdersIn(nb + en),
    opens: /\{\{\s*entrance\s*\}\}/.test(nb + en),
  };
}
