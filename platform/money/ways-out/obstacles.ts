/** Every hold, limit, break and check that may keep a member from what the member has. */
export const obstacles = {
  hold: 'the hold after a change of what protects the account: password, e-mail, phone, authenticator, passkey, questions',
  identity: 'the market wants the identity proven before money leaves, and it is not',
  break: 'a break or an exclusion is running',
  frozen: 'staff froze the account, or the member closed it',
  wagering: 'all money in the wallet is of a bonus that is not played off yet',
  bonusBesideCash: 'a bonus is not played off yet, and the own cash beside it is enough',
  noFundPassword: 'the member has no fund password',
  wrongFundPassword: 'the fund password is wrong, or locked after wrong tries',
  heldDeposit: 'the money came in above a deposit limit and is held',
  lossLimit: 'a limit of losses or stakes is reached',
  playCheck: 'a question about the time played waits, or a rest is running',
} as const;
export type Obstacle = keyof typeof obstacles;

export interface Verdict {
  readonly is: 'refused' | 'allowed';
  readonly why: string;
}
export const refused = (why: string): Verdict => ({ is: 'refused', why });
export const allowed = (why: string): Verdict => ({ is: 'allowed', why });

/** What each obstacle does to one way out. */
export type Verdicts = Readonly<Record<Obstacle, Verdict>>;

const notPlay = allowed('a rule about play');
const ownCash = allowed('a bonus locks its own money alone');
const notInWallet = refused(
  'it is in the house’s account for held deposits, where no call of a member reaches it',
);

/** To a person outside, or to another member. */
export const leaves: Verdicts = {
  hold: refused('who changed the protection may be a thief; a day is time for the owner to notice'),
  identity: refused('the market’s rule'),
  break: refused('nothing but the own money’s way home is open'),
  frozen: refused('nothing moves while staff look'),
  wagering: refused('money of a bonus would leave before it is played'),
  bonusBesideCash: ownCash,
  noFundPassword: refused('a login alone never sends money away'),
  wrongFundPassword: refused('a login alone never sends money away'),
  heldDeposit: notInWallet,
  lossLimit: notPlay,
  playCheck: notPlay,
};

/** A stake, or the start of a game. */
export const plays: Verdicts = {
  hold: allowed('a stake is paid to the house at its own odds: nobody else can gain by it'),
  identity: allowed('what a market wants before play is asked of the call, not of the money'),
  break: refused('a break is from play'),
  frozen: refused('nothing moves while staff look'),
  wagering: allowed('this is how a bonus is played off'),
  bonusBesideCash: ownCash,
  noFundPassword: allowed(
    'the fund password is for what leaves, and a stake of each minute could not ask for it',
  ),
  wrongFundPassword: allowed('no fund password is asked for'),
  heldDeposit: notInWallet,
  lossLimit: refused('the member’s own limit'),
  playCheck: refused('it is answered, and the rest over, before the next stake'),
};

/** From one account of the member to another one of the same member. */
export const staysOwn: Verdicts = {
  hold: allowed('it stays the member’s, and what leads on from there is held'),
  identity: allowed('it stays the member’s'),
  break: refused('it would lead to play'),
  frozen: refused('nothing moves while staff look'),
  wagering: refused('what plays it off is played from the main wallet'),
  bonusBesideCash: ownCash,
  noFundPassword: allowed('it stays the member’s'),
  wrongFundPassword: allowed('no fund password is asked for'),
  heldDeposit: notInWallet,
  lossLimit: notPlay,
  playCheck: notPlay,
};

/** What moves nothing that the member has now. */
export const movesNothing = (why: string): Verdicts => ({
  hold: allowed(why),
  identity: allowed(why),
  break: refused('closed to a session on a break'),
  frozen: refused('nobody is logged in to a frozen account'),
  wagering: allowed(why),
  bonusBesideCash: ownCash,
  noFundPassword: allowed(why),
  wrongFundPassword: allowed(why),
  heldDeposit: allowed(why),
  lossLimit: notPlay,
  playCheck: notPlay,
});

/** What people other than the member decide. */
export const decidedByStaff = (why: string): Verdicts => ({
  ...movesNothing(why),
  break: allowed(why),
  frozen: allowed(why),
});
