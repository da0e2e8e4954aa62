import { FormControlLabel, FormGroup, FormHelperText, Switch } from '@mui/material';
import { FieldTitle, InputHelperText, type InputProps, useInput } from 'react-admin';

/**
 * Yes or no. React-admin's own switch hands the place of its input to the label, where this version of the component
 * library writes it into the page. A switch always has a value, so it needs no mark for required.
 */
export function SwitchInput({ label, helperText, ...props }: InputProps) {
  const { id, field, fieldState } = useInput({ defaultValue: false, ...props, type: 'checkbox' });
  const { error, invalid } = fieldState;
  return (
    <FormGroup className="ra-input">
      <FormControlLabel
        control={
          <Switch
            id={id}
            name={field.name}
            checked={Boolean(field.value)}
            onChange={(event) => {
              field.onChange(event);
              field.onBlur();
            }}
            slotProps={{ input: { ref: field.ref } }}
          />
        }
        label={<FieldTitle label={label} source={props.source} isRequired={false} />}
      />
      {(helperText !== false || invalid) && (
        <FormHelperText error={invalid}>
          <InputHelperText error={error?.message} helperText={helperText} />
        </FormHelperText>
      )}
    </FormGroup>
  );
}
