import type { ReactElement } from 'react';
import { SearchInput } from 'react-admin';
import type { Catalogue, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { enumNamed } from '../catalogue/enumNamed.ts';
import type { Labels } from '../catalogue/labelsIn.ts';
import { searchedField } from '../catalogue/searchedField.ts';
import { unitColumn } from '../catalogue/unitColumn.ts';
import { optionsOf } from '../inputs/optionsOf.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { ReferenceFilter } from './ReferenceFilter.tsx';
import { TextFilter } from './TextFilter.tsx';
import { YesNoFilter } from './YesNoFilter.tsx';

const ranges = new Set(['date', 'datetime', 'integer', 'money', 'decimal', 'percent']);
const texts = new Set(['text', 'email']);

/** The filters of a list, by the type of each filterable column. Search is always shown. */
export function filterInputs(
  resource: CatalogueResource,
  catalogue: Catalogue,
  labels: Labels,
): ReactElement[] {
  const searched = searchedField(resource);
  const inputs = resource.fields
    .filter(({ filterable, computed, isList }) => filterable && !computed && !isList)
    // Kroner and per cent in one column have no common from and to.
    .filter((field) => !unitColumn(catalogue, field))
    .flatMap((field) => {
      const common = { key: field.name, source: field.name, label: labels.field(field) };
      if (field.kind === 'enum') {
        const choices = optionsOf(enumNamed(catalogue, field.enumName), labels);
        // The state is what people filter by most; it is always there.
        const alwaysOn = field.name === resource.statusField;
        return [
          <ChoiceFilter {...common} key={field.name} choices={choices} alwaysOn={alwaysOn} />,
        ];
      }
      if (field.kind === 'boolean') return [<YesNoFilter {...common} key={field.name} />];
      if (ranges.has(field.kind))
        return [<RangeFilter {...common} key={field.name} kind={field.kind} />];
      if (field.kind === 'reference' && field.reference)
        return [
          <ReferenceFilter {...common} key={field.name} reference={field.reference.resource} />,
        ];
      return texts.has(field.kind) ? [<TextFilter {...common} key={field.name} />] : [];
    });
  return searched ? [<SearchInput key="q" source="q" alwaysOn />, ...inputs] : inputs;
}
