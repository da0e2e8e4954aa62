import 'graphile-build-pg';

/** Reduces the catalogue to what a role is granted, independent of the role that has read it. */
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
