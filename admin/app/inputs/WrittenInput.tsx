import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, type InputProps, useInput, useTranslate, ValidationError } from 'react-admin';
import { messageWith } from '#shared/texts/withVerbatim.ts';

interface Props extends InputProps {
  /** The text shown for a value. */
  write: (value: unknown) => string;
  /** The value of typed text; undefined when it has none. */
  read: (text: string) => unknown;
  /** The error for text that cannot be parsed. */
  unreadable: (text: string) => string | { message: string; args: Record<string, string> };
  unit?: string;
  multiline?: boolean;
}

/**
 * A text field for a value that is not text. Typed text stays unchanged until it can be parsed, so that the
 * caret never jumps and "12," is no error while typing.
 */
export function WrittenInput({ write, read, unreadable, unit, multiline, ...props }: Props) {
  const translate = useTranslate();
  const [text, setText] = useState<string | null>(null);
  const given = Array.isArray(props.validate) ? props.validate : [];
  const readable = () => (text && read(text) === undefined ? unreadable(text) : undefined);
  const { field, fieldState, id, isRequired } = useInput({
    ...props,
    validate: [readable, ...given],
  });
  const error = fieldState.error?.message;
  const fault = readable();
  const help = props.helperText === false ? undefined : props.helperText;
  return (
    <TextField
      id={id}
      name={field.name}
      label={<FieldTitle label={props.label} source={props.source} isRequired={isRequired} />}
      value={text ?? write(field.value)}
      onChange={({ target }) => {
        setText(target.value);
        field.onChange(target.value.trim() === '' ? null : (read(target.value) ?? target.value));
      }}
      onBlur={() => {
        if (text !== null && read(text) !== undefined) setText(null);
        field.onBlur();
      }}
      error={fieldState.invalid}
      helperText={
        error ? (
          typeof fault === 'object' ? (
            messageWith(translate, fault.message, fault.args)
          ) : (
            <ValidationError error={error} />
          )
        ) : typeof help === 'string' ? (
          translate(help, { _: help })
        ) : (
          help
        )
      }
      multiline={multiline}
      minRows={multiline ? 4 : undefined}
      inputRef={field.ref}
      slotProps={{
        htmlInput: multiline ? {} : { inputMode: 'decimal' },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
    />
  );
}
