import { component, contract, e2e, member, portal, section, site } from './sentence.ts';

export const product = section(1, [
  [
    'Visitors browse, log in, register, try a free demo and log in by one of three identity providers, each where it is on.',
    [
      [e2e('home'), 'shows banner, rows of games with pictures, header, side menu and footer'],
      [e2e('register'), 'ends at the first steps on a phone, logged in, with the SMS code from the outbox'],
      [e2e('play'), 'a visitor tries a game from its sheet on a phone: the demo account opens it'],
      [
        e2e('ways-in'),
        'through a provider: a closed window is reported, the first time an account is linked, then it is one press',
      ],
      [member('identity/sign-in/provider-login'), 'is off with its module, and for a provider nobody has'],
    ],
  ],
  [
    'Members see balance and unread messages, deposit, withdraw and manage the account.',
    [
      [e2e('login'), 'lead home with balance and unread count'],
      [e2e('cashier'), 'money is paid in on the page of the gateway, and is in the wallet'],
      [e2e('profile'), 'a member changes personal details by keyboard'],
      [
        e2e('cashier'),
        'a withdrawal is paid, a part of it does not arrive, and the cashier adds what is missing',
      ],
    ],
  ],
  [
    'Members launch games, keep favourites and recent games, read announcements and help.',
    [
      [e2e('play'), 'leads through the login to a round by keyboard and back to the lobby'],
      [member('play/games/games'), 'gives a member’s marks back and none to a visitor'],
      [portal('live/show-announcements'), 'open once a visit, whatever comes after'],
      [e2e('help'), 'opens for its name behind the #, with the focus, and again after a reload'],
    ],
  ],
  [
    'Members claim promotions and bonuses, redeem points, and have a level.',
    [
      [e2e('promises'), 'a rebate is claimed by the keyboard, once, is in the account record'],
      [member('rewards/points/points'), 'takes points and a piece, and the order is in process'],
      [member('rewards/levels/levels'), 'rises over two levels with the bonus of each, once'],
    ],
  ],
  [
    'There is a reward centre, and pages of missions and daily tasks, signing in among them.',
    [
      [member('rewards/rewards'), 'lists what waits first, and what was claimed'],
      [member('rewards/rewards'), 'claims a day once, of forty tries'],
      [member('rewards/missions/missions'), 'is paid once of a hundred claims at the same moment'],
    ],
  ],
  [
    'Agents manage a team, and use dividends and daily, hourly and real-time salaries.',
    [
      [member('agents/team-figures'), 'count everybody below, on any level, and nobody else'],
      [
        member('agents/contracts/settlement/settle'),
        'is what a plain program says, to the minor unit, on random trees',
      ],
      [e2e('contract'), 'an agent offers a contract, asks to end it, takes that back and asks again'],
    ],
  ],
  [
    'Agents have an endpoint of affiliates.',
    [
      ['tests/contract/wire-rows.test.ts', "ask('/wps/agent/affiliate', { code: 'LUMINA'"],
      [member('agents/links'), 'a link makes an agent below, with its rebate, and counts who came'],
    ],
  ],
  [
    'English is the default language; TY is Portuguese in one reading and Tagalog in another; about 35 languages are claimed.',
    [
      ['server/delivery/delivery.test.ts', 'chooses the language by address, then by what the browser likes'],
      [
        portal('machines/effects'),
        'changes the language immediately, stores it, and tells the server only for a member',
      ],
    ],
    'Three languages are shipped: EN, AR and TY, which is Filipino. The Portuguese reading of TY and the other 33 are missing; `npm run new locale` adds one.',
  ],
  [
    'The member is greeted with the day of joining.',
    [[portal('machines/services'), 'know the day of joining in the brand’s time zone']],
  ],
  ['Dark and light can be switched.', [[e2e('home'), 'turns dark after one choice, and keeps it']]],
  [
    'The footer names licences and the least age.',
    [
      [site('read-settings'), 'every setting of %s'],
      ['src/compiler/diff/classify-changes.test.ts', 'asks for a second person for limits, the licence'],
    ],
    'The age is a setting, 21 as shipped: the strictest of the markets that the product knows.',
  ],
  [
    'About 10,000 slot games are there.',
    [
      [component('game-grid'), 'holds few of ten thousand games in the page, and says how many there are'],
      ['tests/finder/find-misspelt.test.ts', 'the search of the portal over 10,000 games'],
    ],
  ],
  [
    'The platform is the web, the type of lottery ELOTT, and the code of the merchant is configured.',
    [
      [portal('place/keep-place'), 'is merchant, platform and the last entry of the member centre'],
      [contract('member-api'), 'wants exactly one known merchant header'],
    ],
  ],
]);
