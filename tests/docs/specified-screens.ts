import { specified, component, e2e, member, portal, site } from './specified-line.ts';

export const screens = [
  specified('Every route, alias and page of the menus', [
    [site('specified-pages'), 'has a route'],
    [site('ways-to-pages'), 'has a way to it; pages that people arrive at from outside need none'],
  ]),
  specified('`loginedToHomePage` sends visitors to the login, but for pages that have to stay open', [
    [
      e2e('login-first'),
      'sends visitors from pages to the login, except from the pages that it says are open',
    ],
  ]),
  specified(
    'Header: categories with up to 11 vendors and more, centred up to 6, shortcuts, languages, app codes',
    [
      [
        component('vendor-links'),
        'shows all of eleven vendors, and of twelve eleven and the way to the rest',
      ],
      [component('vendor-links'), 'is centred with six vendors and in columns with seven'],
      [e2e('shell'), 'opens the vendors of a category by the keyboard, and one leads to its lobby'],
      [e2e('shell'), 'leads to the page of the app, and shows its codes where there are some'],
      [component('nav-menu'), 'keeps what does not fit under one word'],
    ],
  ),
  specified('Floating buttons and social links when configured', [
    [e2e('shell'), 'show once they are configured, and lead to allowed hosts only'],
  ]),
  specified('Footer: vendors, help topics, licence, languages', [
    [e2e('shell'), 'asks for vendors and help only when they come into sight, and leads to a help topic'],
  ]),
  specified(
    'Modals: Escape closes, 600 × 300 where no size is asked for',
    [
      [component('modal'), 'asks to be closed by Escape and by its button'],
      [component('modal'), 'is 600 pixels wide and at least 300 high where no size is asked for'],
    ],
    'Help is a page, so that each topic has an address. The first and the expired password are steps of the login.',
  ),
  specified('Member centre: name, level, day of joining, all entries, badge of missions', [
    [site('specified-pages'), 'can be opened from the member centre, where it is an entry of it'],
    [portal('machines/services'), 'know the member with wallet and unread count, day of joining from 1'],
  ]),
  specified(
    'Announcements: title, start date, HTML to unfold, 8 a page',
    [
      [component('notice-list'), 'shows a page at a time'],
      [component('notice-list'), 'makes the body when a notice is unfolded'],
      [site('read-settings'), 'does something'],
    ],
    'The date is written as the language on screen does; the answer has it as `YYYY-MM-DD`.',
  ),
  specified('Dark and light', [[e2e('home'), 'turns dark after one choice, and keeps it']]),
  specified('Every page passes axe, on a phone in the dark and wide in the light', [
    ['tests/a11y/every-page.spec.ts', 'every page that an agent opens fits 320 px'],
    ['tests/a11y/portal.spec.ts', 'every page in both themes and widths'],
  ]),
];

export const states = [
  specified('Login: token, first login, default and expired password, captcha after a failure', [
    [member('identity/log-in'), 'says when a login is the first one and when the password is too old'],
    [member('identity/log-in'), 'asks for a captcha after a wrong try and takes each picture once'],
    [e2e('password'), 'is changed on the spot'],
    [e2e('password'), 'a first login ends at home'],
  ]),
  specified('Login by a code of an SMS: without a puzzle, with a captcha after a failure', [
    [member('identity/log-in'), 'logs in by the code of an SMS, once, and without a puzzle'],
    [member('identity/log-in'), 'asks for a captcha after a wrong code of an SMS, as after a wrong password'],
  ]),
  specified('A session that came with the address, also after a reload', [
    [e2e('two-tabs'), 'know a session that came with the address after a reload'],
  ]),
  specified('Registration: check, puzzle, code, account, home; three mistakes cost one puzzle and one SMS', [
    ['tests/flows/registration.test.ts', 'costs one puzzle and one message with three mistakes'],
    [e2e('register'), 'a wrong picture is said before any proof, and what was typed stays'],
    [e2e('register'), 'ends at the first steps on a phone, logged in, with the SMS code from the outbox'],
  ]),
  specified(
    'An invitation binds by `referralCode`, `affiliateCode` or `recommenderId`; an unknown code is refused',
    [
      [member('referrals/referrals'), "['referralCode', 'affiliateCode', 'recommenderId']"],
      [
        member('identity/register'),
        'refuses an unknown code at its field, and keeps that of a hidden one as a record',
      ],
      [e2e('register'), 'an invitation carries its code to the form, where a reload keeps it'],
    ],
  ),
  specified('Forgotten password: by e-mail, and by phone straight into the account', [
    [e2e('ways-in'), 'forgotten: by e-mail through the link, once, and by phone straight into the account'],
  ]),
  specified('Free demo, which plays', [
    [e2e('play'), 'a visitor tries a game from its sheet on a phone: the demo account opens it'],
    [member('play/demo-play'), 'a visitor without a session starts a game for play money'],
    ['tests/a11y/games.spec.ts', 'the free demo plays games by the keys alone'],
  ]),
  specified('Logout asks, and ends the session on every open page', [
    [e2e('login'), 'stays logged in after a reload and asks before it logs out'],
    [e2e('two-tabs'), 'have one session, also after a reload, and end it together'],
  ]),
  specified('Launch: login first, then the game in its frame', [
    [e2e('play'), 'leads through the login to a round by keyboard and back to the lobby'],
    [e2e('books'), 'asks a visitor to log in and starts then'],
  ]),
  specified('Account type 4: a real account is needed; no unread messages, no contracts', [
    [e2e('password'), 'the page of the trial account says that a real account is needed'],
    [portal('machines/services'), 'do not ask for the messages of a trial account'],
    [member('contracts/handlers'), 'is closed to players and trial accounts'],
  ]),
  specified('Agents: own entry, which lets nobody else in', [
    [member('identity/log-in'), 'lets nobody but agents in at their entry'],
    [portal('page-controller'), 'for agents say so to other members, and ask a trial account for a real one'],
  ]),
  specified('Points, activities, rewards and their states', [
    [member('points/points'), 'takes points and a piece, and the order is in process'],
    [
      member('rewards/rewards'),
      'goes from applying over processing and issued to claimed, and names every status',
    ],
  ]),
  specified(
    'Contracts: offered, accepted, rejected, asked to end; a lower rate ends what is above it below',
    [
      [
        member('contracts/process-step'),
        'is offered, accepted, asked to end by one side and ended by the other',
      ],
      [
        member('contracts/process-step'),
        'ends what was given above it, down through all levels, in one transaction',
      ],
      [portal('open-pending-contract'), 'opens automatically after a login'],
      [e2e('contract'), 'asks to end it, takes that back and asks again, and the downline agrees'],
    ],
  ),
  specified('Withdrawal: received, partly, not received with proof, automatically', [
    [member('withdrawals/receipts'), 'is disputed with proof only'],
    [
      member('withdrawals/receipts'),
      'is called for at half and near the end, then counts as received, once over several nodes',
    ],
    [
      e2e('cashier'),
      'a withdrawal is paid, a part of it does not arrive, and the cashier adds what is missing',
    ],
  ]),
  specified('Login from a new place: SMS, e-mail, name of the payee, authenticator', [
    [member('identity/step-up'), 'is stopped after the right password, and says which ways the account has'],
    [member('identity/step-up'), 'is proven by the name on the bank account, however it is written'],
    [e2e('ways-in'), 'with an authenticator'],
  ]),
  specified('Third-party login by three providers', [
    [
      e2e('ways-in'),
      'through a provider: a closed window is reported, the first time an account is linked, then it is one press',
    ],
  ]),
  specified('Maintenance of a game and of the platform; closed regions', [
    [e2e('maintenance'), 'covers open pages within seconds'],
    [
      member('availability/availability'),
      'are refused with 403 by network and by country, and nobody else is',
    ],
  ]),
  specified('Customer service: an encrypted link in a window of 440 × 500, closed where the call fails', [
    [portal('machines/support'), 'has its size, shows the link, and tells when the person closes it'],
    [member('identity/devices'), 'is refused where the key is no point of the curve, and counted'],
  ]),
  specified('The step that follows has the focus, in sight', [
    [
      'tests/flows/page/paths.spec.ts',
      'the next step of every other flow of a page has the focus, in sight on a phone',
    ],
  ]),
];
