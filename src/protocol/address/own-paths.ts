/** Paths that the program itself sends people to, whatever the documents of a site lead to. */
export const homePath = '/';
export const loginPath = '/login';
/** Where the link of a reset message leads. */
export const resetPasswordPath = '/reset-password';
