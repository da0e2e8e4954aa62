import { Box, Button, FormHelperText } from '@mui/material';
import { type ChangeEvent, useState } from 'react';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import { sizeText } from '../format/sizeText.ts';
import type { InputSpec } from './InputSpec.ts';
import { readDataUrl } from './readDataUrl.ts';
import { validatorsOf } from './validatorsOf.ts';

/** A file, given to the API as a data URL with its name. */
export function FileDataInput({ spec }: { spec: InputSpec }) {
  const translate = useTranslate();
  const [tooBig, setTooBig] = useState(false);
  const { field, fieldState, id } = useInput({ source: spec.source, validate: validatorsOf(spec) });
  const most = spec.maxBytes ?? Number.POSITIVE_INFINITY;
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    setTooBig(file.size > most);
    field.onChange(
      file.size > most ? null : { data: await readDataUrl(file), filename: file.name },
    );
  };
  const error = fieldState.error?.message;
  return (
    <Box sx={{ my: 1 }}>
      <Button component="label" variant="outlined" htmlFor={id}>
        {`${spec.label}: ${translate('form.chooseFile')}`}
        <input
          id={id}
          type="file"
          accept={spec.contentTypes?.join(',')}
          onChange={choose}
          style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
        />
      </Button>
      <Box component="span" sx={{ ml: 1 }}>
        {field.value?.filename}
      </Box>
      <FormHelperText error={tooBig || fieldState.invalid} role="status">
        {tooBig && translate('form.tooBig', { max: sizeText(most) })}
        {error ? <ValidationError error={error} /> : spec.help}
      </FormHelperText>
    </Box>
  );
}
