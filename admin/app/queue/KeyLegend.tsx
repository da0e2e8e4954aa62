import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CatalogueTransition } from '../../../plugins/core/catalogue/catalogue.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { useLabels } from '../catalogue/useLabels.ts';
import { Key } from './Key.tsx';

interface Props {
  transitions: CatalogueTransition[];
  keys: Map<string, string>;
}

/** Which key does what; left out where there is no keyboard. */
export function KeyLegend({ transitions, keys }: Props) {
  const translate = useTranslate();
  const labels = useLabels();
  const { catalogue } = useKnowledge();
  const actions = [...keys].map(([action, letter]) => {
    const transition = transitions.find((item) => item.action === action);
    const mutation = catalogue.mutations.find(({ name }) => name === transition?.mutation);
    return [letter, labels.action(action, mutation)];
  });
  const all = [
    ['j', translate('console.keyNext')],
    ['k', translate('console.keyPrevious')],
    ['Enter', translate('console.keyOpen')],
    ...actions,
  ];
  return (
    <Box
      component="p"
      aria-label={translate('console.keys')}
      sx={{
        display: { xs: 'none', md: 'flex' },
        gap: 2,
        m: 0,
        px: 2,
        py: 1,
        fontSize: 12,
        color: 'text.secondary',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      {all.map(([key, text]) => (
        <span key={key}>
          <Key name={key ?? ''} /> {text}
        </span>
      ))}
    </Box>
  );
}
