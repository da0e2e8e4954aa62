import schema from '#forms/applications/job-checks.schema.json' with { type: 'json' };

/** The kinds of checks there are, as the schema of `jobChecks` names them. */
export const checkTypes: readonly string[] = schema.items.properties.jobCheckType.enum;
