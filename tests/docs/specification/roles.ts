import { contract, e2e, member, portal, section } from './sentence.ts';

export const roles = section(6, [
  [
    'Visitors have menus, lists of games, login, registration, captcha, free play and codes, and may try demos.',
    [
      [contract('member-api'), 'refuses a token that is unknown, and a missing one where it needs a member'],
      [member('play/demo-play'), 'a visitor without a session starts a game for play money'],
    ],
  ],
  [
    'Members have wallet, details, favourites, points, inbox, deposits, withdrawals and redemption.',
    [[contract('member-api'), 'answers a good request within its schema']],
  ],
  [
    'Agents are of the types 1, 2, 41 and 42, and alone see their centre; others cannot log in there.',
    [
      [member('identity/sign-in/log-in'), 'lets nobody but agents in at their entry'],
      [
        portal('page/page-controller'),
        'for agents say so to other members, and ask a trial account for a real one',
      ],
      [member('agents/defaults'), 'is for agents alone'],
    ],
  ],
  [
    'Accounts that are no members cannot log in.',
    [[member('identity/sign-in/provider-login'), 'does not bind a demo account']],
    'Every account of this platform is one of a member, so that the message “Non-member account unable to login” is raised where a service would be linked to a demo account, and by a platform behind `UPSTREAM_URL`.',
  ],
  [
    'Type 4 is kept out of pages of members and agents.',
    [[e2e('password'), 'the page of the trial account says that a real account is needed']],
  ],
  [
    'Lotteries, deposit, member centre and agents need a login; what is not allowed opens it.',
    [
      [e2e('login'), 'the account page is for members, and shows who is logged in'],
      [e2e('lottery'), 'a visitor fills a bet slip by keyboard and is led to the login'],
    ],
    'A lottery may be looked at without one; see 2.2.',
  ],
]);
