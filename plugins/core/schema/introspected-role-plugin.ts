import 'graphile-build-pg';

/** Shows of the catalogue what the grants of a role leave open, whoever has read it. */
export function introspectedRolePlugin(role: string): GraphileConfig.Plugin {
  return {
    name: 'IntrospectedRolePlugin',
    description: `Builds the API as ${role} sees the database.`,
    gather: {
      hooks: {
        pgIntrospection_introspection(_info, { introspection }) {
          const found = introspection.roles.find(({ rolname }) => rolname === role);
          introspection.getCurrentUser = () => found;
        },
      },
    },
  };
}
