/** Digits of the codes that this build sends by SMS and email: forms and fields for them take as many. */
export const codeDigits = 6;

/** Signs that a captcha asks for: letters of a picture, or digits that are heard in its place. */
export const captchaSigns = { picture: 5, sound: 6 } as const;
