import { e2e, flows, member, portal, section, site } from './sentence.ts';

export const transitions = section(4, [
  [
    'A token at the start is a login; without its account it is removed.',
    [
      [portal('machines/services'), 'restore no member without a token, or for a token without its account'],
      [e2e('two-tabs'), 'know a session that came with the address after a reload'],
    ],
    'A token that came with the address asks for its account first.',
  ],
  [
    'Types 1, 2, 4, 41 and 42 are agents.',
    [[member('identity/sign-in/log-in'), 'lets nobody but agents in at their entry']],
    'Type 4 is a trial account, which no page of agents opens: the stricter of the two readings.',
  ],
  [
    'A login by SMS needs no puzzle, any other one does.',
    [
      [member('identity/sign-in/log-in'), 'logs in by the code of an SMS, once, and without a puzzle'],
      [member('identity/sign-in/log-in'), 'wants a fresh human verification while its module is on'],
    ],
  ],
  [
    'The token is kept; a first login is greeted; a default or expired password is changed first, but not after SMS or a provider.',
    [
      [portal('machines/effects'), 'welcomes the person who logs in for the first time'],
      [e2e('password'), 'is changed on the spot'],
      [
        member('identity/sign-in/log-in'),
        'asks for a new password in place of an expired one, until it was changed',
      ],
      [member('identity/passwords/reset-password'), 'is said to be the default one until it was changed'],
    ],
  ],
  [
    'Then the member is read, the dialog closes, announcements may show, and the way leads home.',
    [
      [portal('machines/effects'), 'goes home after a sign-in, but stays where a page had asked for it'],
      ['src/portal/session/greet-member.test.ts', 'shows the announcements to who logged in a moment ago'],
    ],
  ],
  [
    'A failure shows the picture where its flag says so; it is drawn again once a second at most.',
    [
      [
        member('identity/sign-in/log-in'),
        'asks for a captcha after a wrong try without a puzzle, and takes each picture once',
      ],
      [site('specified-constants'), "'captcha pause, ms': 1_000"],
    ],
  ],
  [
    'Tabs of name and number, where the number is on; a forgotten password by phone where its module is.',
    [
      [member('identity/passwords/reset-password'), 'is off with its module'],
      [e2e('ways-in'), 'forgotten: by e-mail through the link, once, and by phone straight into the account'],
    ],
  ],
  [
    'A registration is checked, proven, sent, and ends logged in at home; the code of an affiliate comes with the address.',
    [
      [flows('registration'), 'costs one puzzle and one message with three mistakes'],
      [e2e('register'), 'ends at the first steps on a phone, logged in, with the SMS code from the outbox'],
      [
        e2e('register'),
        'an invitation says who invites, and carries its code to the form, where a reload keeps it',
      ],
    ],
    'A brand that has a page of first steps leads there, the shipped one does.',
  ],
  [
    'A failure of it draws the picture again.',
    [
      [
        member('identity/registration/check-registration'),
        'is judged before any proof, and last of the form',
      ],
    ],
    'The picture is judged before anything else and stays good for the attempt, so that no failure costs another one.',
  ],
  [
    'A free demo asks for a session and leads home.',
    [
      [
        member('identity/registration/free-demo'),
        'lends an account of type 4 with play money, one to each visitor',
      ],
      [e2e('play'), 'a visitor tries a game from its sheet on a phone: the demo account opens it'],
    ],
  ],
  [
    'Logout asks, ends the session and goes home.',
    [
      [e2e('login'), 'stays logged in after a reload and asks before it logs out'],
      [e2e('two-tabs'), 'have one session, also after a reload, and end it together'],
    ],
  ],
  [
    'A launch needs a login and leads to `/game`.',
    [
      [e2e('play'), 'leads through the login to a round by keyboard and back to the lobby'],
      [e2e('books'), 'shows visitors its matches and odds, and asks for a login'],
    ],
  ],
  [
    'Type 4 is told that a real account is needed; its messages and contracts are not asked for.',
    [
      [e2e('password'), 'the page of the trial account says that a real account is needed'],
      [portal('machines/services'), 'do not ask for the messages of a trial account'],
      [member('agents/contracts/handlers'), 'is closed to players and trial accounts'],
    ],
  ],
  [
    'The status A or V opens what agents are paid by.',
    [[member('agents/contracts/handlers'), 'tell a downline what is asked and what stands, by product']],
  ],
  [
    'An order of points is in process, rejected or approved.',
    [
      [member('rewards/points/points'), 'takes points and a piece, and the order is in process'],
      [
        member('rewards/points/points'),
        'gives points and piece back once when many reject at the same moment',
      ],
    ],
  ],
  [
    'An activity has eight states.',
    [
      [
        member('rewards/rewards'),
        'goes from applying over processing and issued to claimed, and names every status',
      ],
    ],
  ],
  [
    'A contract is offered, accepted, rejected and ended on request; a lower rate ends those above it below.',
    [
      [
        member('agents/contracts/process-step'),
        'is offered, accepted, asked to end by one side and ended by the other',
      ],
      [
        member('agents/contracts/process-step'),
        'ends what was given above it, down through all levels, in one transaction',
      ],
      [portal('live/open-pending-contract'), 'opens automatically after a login'],
    ],
  ],
  [
    'A withdrawal that was paid is confirmed as received, in part, or not, with proof; without an answer it counts as received.',
    [
      [member('money/withdrawals/receipts'), 'is disputed with proof only'],
      [
        member('money/withdrawals/receipts'),
        'is called for at half and near the end, then counts as received',
      ],
      [
        e2e('cashier'),
        'a withdrawal is paid, a part of it does not arrive, and the cashier adds what is missing',
      ],
    ],
  ],
  [
    'A login from an unknown place is proven by phone, SMS, e-mail, name of the payee or authenticator.',
    [
      [
        member('identity/sign-in/step-up'),
        'is stopped after the right password, and says which ways the account has',
      ],
      [
        member('identity/sign-in/step-up'),
        'is proven by the name on the bank account, however it is written',
      ],
      [e2e('ways-in'), 'with an authenticator'],
    ],
  ],
  [
    'A game or the whole platform may be closed for maintenance.',
    [
      [e2e('maintenance'), 'covers open pages within seconds'],
      [member('play/game-back-office'), 'of a game is told to players with its end, until somebody opens it'],
    ],
  ],
  [
    'Customer service is an encrypted link, opened in a window of 440 by 500, which closes where the call fails.',
    [
      [portal('machines/support'), 'has its size, shows the link, and tells when the person closes it'],
      [member('identity/sessions/devices'), 'is refused where the key is no point of the curve, and counted'],
    ],
    'The brand chooses: `supportInPage` shows the chat in a dialog of the page, and the site that is shipped does. Without it the window opens as specified.',
  ],
]);
