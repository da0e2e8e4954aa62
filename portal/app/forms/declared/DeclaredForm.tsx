import { useQuery } from '@tanstack/react-query';
import type { TadaDocumentNode } from 'gql.tada';
import type { ReactNode } from 'react';
import { operationOf } from '../../../graphql/operationOf.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import type { Company } from '../companies/Company.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import type { RowChoices } from './RowChoices.ts';

/** What is written in a form, by the names of its schema. */
export type FormData = Record<string, unknown>;

type Payload<Result> = NonNullable<Result[keyof Result]>;

export interface DeclaredFormProps<Result, Input> {
  /** The mutation that is sent; its form is found by its name. */
  document: TadaDocumentNode<Result, { input: Input }>;
  /** What is half filled in is kept under this name. */
  keptAs: string;
  /** What the form begins with: the fields of a row, as it was read. */
  row?: object | null;
  /** What a new form begins with that its description cannot know. */
  begin?: object;
  /** Parts of the input that are known and not asked for. */
  given?: object;
  /** Some of the fields, where a row is changed bit by bit; the others are neither asked for nor sent. */
  only?: readonly string[];
  /** What the rows its fields point to are chosen from, by their type. */
  choices?: Record<string, RowChoices>;
  onDone: (payload: Payload<Result>) => void | Promise<void>;
  /** What is said when it is done, where the form's own words do not know enough. */
  done?: (payload: Payload<Result>) => string;
  /** What stands above that. */
  doneTitle?: string;
  /** Told of a company picked from the register; true when it is seen to, and nothing is filled in. */
  onCompany?: (company: Company) => Promise<boolean>;
  /** What cannot be done with a company that is bankrupt or being wound up. */
  consequence?: string;
  /** What the button says, where that depends on more than the form. */
  submit?: string;
  /** How the button looks, where another is the one to press. */
  variant?: 'light';
  /** What stands between the fields and the button; it may depend on what is written. */
  children?: ReactNode | ((data: FormData) => ReactNode);
  /** What is written may be sent now; else the button waits. */
  isReady?: (data: FormData) => boolean;
  /** Only who it belongs to may send it, not somebody in their name. */
  ownerOnly?: boolean;
}

/** The form of a mutation, drawn as `forms/modules` declares it. What draws it is fetched only then. */
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
