import forms from 'virtual:renderable-forms';
import { useQuery } from '@tanstack/react-query';
import { conditionsHold, conditionsOf } from '#forms/describe/conditions-of.ts';
import type { Holds } from '#forms/describe/resolve-form.ts';
import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue.ts';

/**
 * Evaluates the conditions of a form, which were compiled with the console, since the page's content policy
 * forbids it. They are fetched only for forms with conditions. Null until then.
 */
export function useConditions({ name, schema, ui }: CatalogueMutation): Holds | null {
  const isConditional = conditionsOf(schema, ui).length > 0;
  const { data } = useQuery({
    queryKey: ['conditions', name],
    queryFn: async () => {
      const form = await forms[name]?.();
      if (!form) throw new Error(`The conditions of ${name} were not compiled`);
      return { holds: conditionsHold(form) };
    },
    enabled: isConditional,
    staleTime: 'static',
    structuralSharing: false,
    throwOnError: true,
  });
  return isConditional ? (data?.holds ?? null) : never;
}

const never: Holds = () => false;
