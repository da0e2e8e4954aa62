/** What a policy document may be; the form says the same to the server. */
export const policyLimits = {
  maxBytes: 10_000_000,
  contentTypes: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
};
