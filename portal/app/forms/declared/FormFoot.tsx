import { Button } from '#portal/ui/controls/Button.tsx';
import { OwnerOnly } from '../../impersonation/OwnerOnly.tsx';
import type { DeclaredFormProps, FormData } from './DeclaredForm.tsx';

type Foot = Pick<
  DeclaredFormProps<object, unknown>,
  'children' | 'isReady' | 'ownerOnly' | 'variant'
>;

interface Props extends Foot {
  data: FormData;
  submit: string;
  busy: boolean;
}

/** The content below the fields and the submit button. */
export function FormFoot({ children, isReady, ownerOnly = false, ...rest }: Props) {
  const { data, submit, busy, variant = 'filled' } = rest;
  return (
    <>
      {typeof children === 'function' ? children(data) : children}
      <OwnerOnly unless={!ownerOnly}>
        <Button type="submit" variant={variant} loading={busy} disabled={isReady?.(data) === false}>
          {submit}
        </Button>
      </OwnerOnly>
    </>
  );
}
