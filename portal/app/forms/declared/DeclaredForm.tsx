import { useQuery } from '@tanstack/react-query';
import type { TadaDocumentNode } from 'gql.tada';
import type { ReactNode } from 'react';
import { operationOf } from '#portal/graphql/graphql.ts';
import { ErrorState } from '#portal/ui/states/States.tsx';
import type { Company } from '../companies/CompanySearch.tsx';
import type { RowChoices } from './FormContext.ts';
import { FormSkeleton } from './FormSkeleton.tsx';

/** The values of a form, by the names of its schema. */
export type FormData = Record<string, unknown>;

type Payload<Result> = NonNullable<Result[keyof Result]>;

export interface DeclaredFormProps<Result, Input> {
  /** The mutation that is sent; its form is found by its name. */
  document: TadaDocumentNode<Result, { input: Input }>;
  /** The name under which a half-filled form is stored. */
  storedAs: string;
  /** Initial values: the fields of a row, as it was read. */
  row?: object | null;
  /** Initial values of a new form that its description cannot know. */
  begin?: object;
  /** Parts of the input that are given and not rendered. */
  given?: object;
  /** The fields to edit, if a row is edited in parts; the others are neither rendered nor sent. */
  only?: readonly string[];
  /** Whether the one field of `only` must be filled in, although the mutation clears it where it is null. */
  required?: boolean;
  /** The sources from which rows are chosen for the fields that point to them, by type. */
  choices?: Record<string, RowChoices>;
  onDone: (payload: Payload<Result>) => void | Promise<void>;
  /** The message after success, where the form's own texts are not specific enough. */
  done?: (payload: Payload<Result>) => string;
  /** The title of that message. */
  doneTitle?: string;
  /**
   * Called with a company picked from the register; true when it has been handled, and nothing is to be
   * filled in.
   */
  onCompany?: (company: Company) => Promise<boolean>;
  /** The consequence of choosing a company that is bankrupt or being wound up. */
  consequence?: string;
  /** The label of the button, where it depends on more than the form. */
  submit?: string;
  /** The look of the button, for forms where another action is primary. */
  variant?: 'light';
  /** Content between the fields and the button; it may depend on the values. */
  children?: ReactNode | ((data: FormData) => ReactNode);
  /** Whether the values may be submitted now; otherwise the button is disabled. */
  isReady?: (data: FormData) => boolean;
  /** Only the owner may submit it, not an operator acting as them. */
  ownerOnly?: boolean;
}

/** The form of a mutation, as `forms/modules` declares it. Its code is loaded on first use. */
export function DeclaredForm<Result extends object, Input>(
  props: DeclaredFormProps<Result, Input>,
) {
  const { field } = operationOf(props.document);
  const loading = useQuery({
    queryKey: ['form', field],
    queryFn: async () => (await import('./loadForm.ts')).loadForm(field),
    staleTime: 'static',
    structuralSharing: false,
  });
  if (loading.isError) {
    return <ErrorState error={loading.error} onRetry={() => void loading.refetch()} />;
  }
  if (!loading.data) return <FormSkeleton />;
  const { FormBody, form } = loading.data;
  return <FormBody {...props} form={form} />;
}
