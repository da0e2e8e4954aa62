import { readdirSync, readFileSync } from 'node:fs';

/** A rule of the catalogue: a query that finds what offends against it. */
export interface CatalogueRule {
  name: string;
  /** The rule in words. */
  sentence: string;
  /** The correction to make. */
  cure: string;
  query: string;
}

const folder = new URL('./rules/', import.meta.url);

/** Every rule in `rules/`. Its first lines are the rule; those from `Cure:` on are the fix. */
export function catalogueRules(): CatalogueRule[] {
  return readdirSync(folder).map((file) => {
    const query = readFileSync(new URL(file, folder), 'utf8');
    const header = /^(?:-- .*\n)*/.exec(query)?.[0].replaceAll(/\n-- /g, ' ').slice('-- '.length);
    const [sentence, cure] = header?.trimEnd().split(' Cure: ') ?? [];
    if (!sentence || !cure)
      throw new Error(`db/check/rules/${file} must begin with -- and -- Cure:`);
    return { name: file.replace('.sql', ''), sentence, cure, query };
  });
}
