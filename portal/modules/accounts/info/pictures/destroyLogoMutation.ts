import { graphql } from '#portal/graphql/graphql.ts';

/** Takes the logo from the team. */
export const destroyLogoMutation = graphql(`
  mutation DestroyAccountLogo($input: DestroyAccountLogoInput!) {
    destroyAccountLogo(input: $input) {
      account { id logo { id } }
      errors { code path }
    }
  }
`);
