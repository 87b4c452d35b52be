/** Paths that the program itself sends people to, whatever the documents of a site lead to. */
export const ownPaths = {
  home: '/',
  login: '/login',
  /** Where the link of a reset message leads. */
  resetPassword: '/reset-password',
} as const;
