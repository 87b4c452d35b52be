/**
 * States in which a screen need not repeat the failure that the projection still holds, machine by
 * machine, each with its reason. Moments in which the flow is busy need not either.
 */
export const quietFailures: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  session: {
    'member.idle': 'figures could not be renewed in the background; the next time may',
    'member.confirmingLogout': 'figures could not be renewed in the background; the question is another',
    disconnected: 'the page is a visitor’s, the offline notice says why, and it is tried again',
  },
  registration: { registered: 'the account is made; the way to log in is there' },
  forgotPassword: { changed: 'the password is changed; the way to log in is there' },
  announcement: { closed: 'nothing shows of it' },
  realityCheck: { resting: 'nothing shows of it' },
  gameLaunch: { loginNeeded: 'the state has its own words' },
  thirdPartyLogin: { idle: 'the form for a new account is gone' },
  stepUp: { cancelled: 'the form is gone', expired: 'the state has its own words' },
  deposit: {
    refused: 'the form for proofs is gone',
    paid: 'the form for proofs is gone',
    reviewing: 'the form for proofs is gone',
  },
  payoutAccounts: { locked: 'the state has its own words' },
  pointsRedeem: {
    unavailable: 'the state has its own words',
  },
  redEnvelope: {
    upcoming: 'there is a new envelope, and the failure was about the one before',
  },
  signIn: { unavailable: 'the state has its own words' },
  activityApplication: {
    comingSoon: 'the state has its own words',
  },
};
