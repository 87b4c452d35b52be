/** Filled in once by the member; a mistake is then corrected by support. */
export const onceFields = ['payeeName', 'birthday', 'idNumber', 'placeOfBirth', 'nationality'] as const;

/** The forms of the profile page, each with the fields that it may change. */
export const profileForms = {
  profile: [...onceFields, 'nickname', 'occupation', 'sourceOfIncome', 'permanentAddress', 'currentAddress'],
  profileAccounts: ['telegram', 'whatsapp', 'line', 'facebook', 'wechat', 'zalo', 'qqNum'],
} as const;

export type ProfileField = (typeof profileForms)[keyof typeof profileForms][number];
export const profileFields: readonly ProfileField[] = Object.values(profileForms).flat();
