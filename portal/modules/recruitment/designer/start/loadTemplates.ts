import type { FormTemplate } from '#forms/applications/application-form.ts';
import { patiently } from '#portal/ui/parts/patiently.ts';

const found = import.meta.glob<FormTemplate>('../../../../../forms/applications/templates/*.json', {
  import: 'default',
});

/** The templates of forms by their file names, loaded only for an empty form. */
export async function loadTemplates(): Promise<{ name: string; template: FormTemplate }[]> {
  const loading = Object.entries(found).map(async ([name, load]) => ({
    name,
    template: await load(),
  }));
  return patiently(() => Promise.all(loading));
}

/** Those made for teams of this kind come first. */
export function forTeam<Named extends { template: Pick<FormTemplate, 'categories'> }>(
  templates: readonly Named[],
  tag: string,
): Named[] {
  const isFor = ({ template }: Named) => template.categories.some((one) => one === tag);
  return [...templates.filter(isFor), ...templates.filter((one) => !isFor(one))];
}
