import { specified, component, e2e, member, portal, site, type SpecifiedLine } from './specified-line.ts';
import { screens, states } from './specified-screens.ts';

const rules = [
  specified('Registration fields, patterns with bounds, stars, terms and age', [
    [member('identity/register'), 'follows a field that an operator hides or requires'],
    [
      'src/protocol/pattern-families.test.ts',
      'the family of dates takes every day of the calendar and no other',
    ],
    [member('identity/consents'), 'makes no account without the tick at'],
    [member('identity/register'), 'refuses who is a day too young'],
  ]),
  specified('Dialling codes: shown and locked by their switches', [
    [site('module-switches'), 'does something'],
  ]),
  specified('Feedback within its bounds, of members and visitors', [
    [member('feedback/feedback'), 'is refused at the field that is wrong, and nothing is kept'],
    [member('feedback/feedback'), 'is taken of a visitor who says how to be reached'],
  ]),
  specified('Activity: remark of 140 characters, three pictures of 5 MB', [
    [member('rewards/rewards'), 'is applied for with a remark and pictures, once'],
    [member('uploads/uploads'), 'is refused above 5 MB, to strangers, and on a trial account'],
    [member('uploads/uploads'), 'takes only pictures of that member, and at most three'],
  ]),
  specified('Every switch of the whitelabel tree, and every setting, does something', [
    [site('module-switches'), 'does something'],
    [site('read-settings'), 'does something'],
    [
      member('system/switches'),
      'refuses the calls that belong to no other module, and those alone, while it is off',
    ],
  ]),
];

const errors = [
  specified('Each code that the server answers with has its own words in every language', [
    [
      'tests/flows/error-texts.test.ts',
      'says every code that the server answers a player with in its own words',
    ],
  ]),
  specified(
    '“Username/Email does not exist”',
    [
      [
        member('identity/reset-password'),
        'answers alike, and does as much, whether or not name and address belong to somebody',
      ],
    ],
    'Not said: it would tell who has an account (decision 5).',
  ),
  specified('“Loading chunk failed” after 120 seconds, with another try', [
    [portal('with-load-timeout'), 'that does not come for two minutes has failed'],
    [e2e('robustness'), 'a page part that does not arrive leaves the frame and offers another try'],
  ]),
  specified('Text too long for a QR code', [
    [component('qr-code'), 'draws another code for another address, and says so of text that fits no code'],
  ]),
  specified('Pictures: three tries, then an error picture', [
    [
      portal('follow-pictures'),
      'tries a picture three times, with growing pauses, then shows the error picture',
    ],
  ]),
  specified('Popup blocked or closed', [
    [portal('machines/ways-in'), 'says that the provider refused, and that the person closed it'],
    [portal('machines/support'), 'tells that the browser refused it, after the step of the press'],
  ]),
  specified(
    '“Invalid URL, contact customer service”',
    [
      [
        site('refused-edits'),
        'shows no picture and no film from an address that is not safe or not allowed, or is put together so',
      ],
    ],
    'Members do not meet one: the check refuses an address that no page may open before it is published.',
  ),
  specified(
    '“Invalid captcha or non-whitelisted domain”',
    [[member('identity/check-registration'), 'captcha.wrong']],
    'A wrong picture is said at its field. The server sends the codes itself, so that no domain has to be allowed elsewhere.',
  ),
  specified('No connection, and a page that takes too long', [
    [e2e('home'), 'says so when the connection is gone, and keeps what it shows'],
    [
      portal('page-controller'),
      'that cannot be reached say so, report no failure, and load once the server answers',
    ],
  ]),
];

const constants = [
  specified('Waits of flows, pages of lists, sizes, ages', [
    [site('specified-constants'), 'is what the specification says'],
  ]),
  specified('QR codes of 200 pixels, 130 in the header', [
    [component('qr-code'), 'is 130 pixels wide in the header and 200 elsewhere'],
  ]),
  specified('CDNs of pictures and launches, one at random', [
    [member('play/launch'), 'goes through one of the launch mirrors, and pictures through those of pictures'],
  ]),
  specified('Real-time salary every 5 minutes; a daily one on the second day', [
    [
      member('contracts/settlement/ticks'),
      'settles and pays a real-time salary five minutes later, on three nodes once',
    ],
    [
      member('contracts/settlement/settlement'),
      'settles a salary on the next day, on three nodes once, and pays it on the second',
    ],
  ]),
  specified(
    'Session data in the browser: token, account, nickname, level, wallet and the rest',
    [[portal('machines/services'), 'keep wallet and level of the member in the tab']],
    'Notices, settings, vendors and other answers are not kept there (decision 103).',
  ),
];

const money = [
  specified('Betting, account and profit pages add up to the ledger, to the cent', [
    [
      member('records/ledger-check/records-ledger'),
      'every record of every member adds up to the ledger, to the cent',
    ],
    ['bench/run.ts', 'records-ledger'],
    ['bench/run.ts', 'records-pages'],
  ]),
  specified('One effect of many claims at the same moment', [
    ['bench/races/races.test.ts', 'one effect for each thing that is fought over'],
    [member('rebates/rebates'), 'pays once of forty claims at the same moment'],
    [member('missions/missions'), 'is paid once of a hundred claims at the same moment'],
  ]),
  specified('Levels, rebate, missions with leaderboard, tickets, referral, sign-in, envelopes', [
    [member('levels/levels'), 'rises over two levels with the bonus of each, once'],
    [member('missions/missions'), 'ends the week with places and prizes, once over three nodes'],
    [member('rewards/tickets'), 'a ticket is a reward that can be claimed'],
    [member('referrals/referrals'), 'rewards the referrer once, when the friend has played enough'],
    [e2e('promises'), 'a round in a game moves a mission on a phone'],
    [e2e('promises'), 'a rebate is claimed by the keyboard, once, is in the account record'],
    [e2e('promises'), 'a level, its progress and what it brings agree with the figures'],
    [e2e('register'), 'a friend who comes by the link of a member, or its QR code'],
  ]),
  specified('Winners come from rounds', [
    [
      member('games/winners'),
      'the winner board has what was won in rounds, masked, for a week, and no play money',
    ],
  ]),
  specified('Money between members, and between wallets', [
    [member('transfers/transfers'), 'moves the money once, as two entries that both records show'],
    [e2e('between-members'), 'a member sends money to the agent above, and the agent sends some'],
    [member('wallet/transfer'), 'get and give money once for each call, and the books stay even'],
  ]),
  specified('Every call: errors, foreign ids, repeats, extra fields', [
    ['tests/contract/member-api.test.ts', 'once, and a repeat %s has the same answer'],
    [
      member('hostile-calls'),
      'answers every absurd value of every field with a refusal or an answer, never with a failure',
    ],
    ['tests/contract/wire-rows.test.ts', 'goes well as clients of the contract send it, without a key'],
  ]),
];

export const specifiedLines: Readonly<Record<string, readonly SpecifiedLine[]>> = {
  Screens: screens,
  'States and transitions': states,
  'Validation rules': rules,
  'Error catalogue': errors,
  'Constants and limits': constants,
  'Money and records': money,
};
