import { Box, Button, FormHelperText } from '@mui/material';
import { type ChangeEvent, useState } from 'react';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import { readDataUrl } from '#shared/read-data-url.ts';
import { sizeText } from '../format/valueTexts.ts';
import type { InputSpec } from './InputSpec.ts';
import { validatorsOf } from './validatorsOf.ts';

/** A label that looks like a button; the input within is what takes the focus. */
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** A file or several, given to the API as data URLs with their names. */
export function FileDataInput({ spec }: { spec: InputSpec }) {
  const translate = useTranslate();
  const [tooBig, setTooBig] = useState(false);
  const { field, fieldState, id } = useInput({ source: spec.source, validate: validatorsOf(spec) });
  const most = spec.maxBytes ?? Number.POSITIVE_INFINITY;
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    if (files.length === 0) return;
    const isTooBig = files.some(({ size }) => size > most);
    setTooBig(isTooBig);
    const read = files.map(async (one) => ({ data: await readDataUrl(one), filename: one.name }));
    const chosen = isTooBig ? [] : await Promise.all(read);
    field.onChange(spec.many ? chosen : (chosen[0] ?? null));
  };
  const error = fieldState.error?.message;
  return (
    <Box sx={{ my: 1 }}>
      <Button {...asLabel} variant="outlined" htmlFor={id}>
        <span>{`${spec.label}: ${translate('form.chooseFile')}`}</span>
        <input
          id={id}
          type="file"
          multiple={spec.many ?? false}
          accept={acceptedBy(spec)}
          onChange={choose}
          style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
        />
      </Button>
      <Box component="span" translate="no" sx={{ ml: 1 }}>
        {[field.value ?? []]
          .flat()
          .map(({ filename }: { filename: string }) => filename)
          .join(', ')}
      </Box>
      <FormHelperText error={tooBig || fieldState.invalid} role="status">
        {tooBig && <span>{translate('form.tooBig', { max: sizeText(most) })}</span>}
        {error ? <ValidationError error={error} /> : <span>{spec.help}</span>}
      </FormHelperText>
    </Box>
  );
}

/** Plain-text files have any extension, so the browser's dialog must not filter. */
const acceptedBy = ({ contentTypes = [] }: InputSpec) =>
  contentTypes.includes('text/plain') ? undefined : contentTypes.join(',') || undefined;
