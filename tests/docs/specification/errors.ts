import { component, e2e, flows, member, portal, section, site } from './sentence.ts';

const said = [
  flows('error-texts'),
  'says every code that the server answers a player with in its own words',
] as const;

export const errors = section(8, [
  [
    'A part of the program that does not come within 120 seconds has failed.',
    [
      [portal('page/with-load-timeout'), 'that does not come for two minutes has failed'],
      [e2e('robustness'), 'a page part that does not arrive leaves the frame and offers another try'],
    ],
  ],
  [
    'Where customer service fails, its window closes.',
    [[portal('machines/support'), 'tells that the browser refused it']],
  ],
  [
    'A text that is too long for a QR code is said.',
    [[component('qr-code'), 'draws another code for another address, and says so of text that fits no code']],
  ],
  [
    'A login that fails ends its waiting and shows the picture by its flag.',
    [
      [e2e('login'), 'without the puzzle a wrong password brings the captcha'],
      [
        member('identity/sign-in/log-in'),
        'asks for a captcha after a wrong code of an SMS, as after a wrong password',
      ],
    ],
  ],
  [
    'A code that could not be sent is told with the words of the server.',
    [said, [portal('input/announce-failure'), 'is the sentence of the code that the server gave']],
    'At its field rather than in a dialog.',
  ],
  [
    'A picture is tried three times, then the error picture shows.',
    [
      [
        portal('live/follow-pictures'),
        'tries a picture three times, with growing pauses, then shows the error picture',
      ],
    ],
  ],
  [
    'Type 4 on pages of members and agents is told that a real account is needed.',
    [[e2e('password'), 'the page of the trial account says that a real account is needed']],
  ],
  [
    'Number wrong or missing, code wrong, missing or expired, quota used up, function not enabled, unknown error.',
    [said, [member('identity/registration/register'), 'takes five tries at a code and no sixth']],
  ],
  [
    'Too many requests: try again after five minutes.',
    [
      [
        member('identity/sign-in/log-in'),
        'sends one code a minute to a number, no matter who has it, over all nodes, and locks out after three',
      ],
    ],
  ],
  [
    'Invalid captcha or non-whitelisted domain.',
    [[member('identity/registration/check-registration'), 'captcha.wrong']],
    'A wrong picture is said at its field. The server sends the codes itself, so that no domain has to be allowed elsewhere.',
  ],
  [
    'A window that was closed, or that the browser refused.',
    [
      [portal('machines/ways-in'), 'says that the provider refused, and that the person closed it'],
      [portal('machines/support'), 'tells that the browser refused it, after the step of the press'],
    ],
  ],
  ['Not logged in.', [said]],
  [
    'Name or e-mail does not exist.',
    [
      [
        member('identity/passwords/reset-password'),
        'answers alike, and does as much, whether or not name and address belong to somebody',
      ],
    ],
    'Not said: it would tell who has an account (decision 5).',
  ],
  [
    'No connection; a page that takes too long.',
    [
      [e2e('home'), 'says so when the connection is gone, and keeps what it shows'],
      [
        portal('page/page-controller'),
        'that cannot be reached say so, report no failure, and load once the server answers',
      ],
    ],
  ],
  [
    'An invalid address: ask customer service.',
    [[site('refused-edits'), 'shows no picture and no film from an address that is not safe or not allowed']],
    'Members do not meet one: the check refuses an address that no page may open before it is published.',
  ],
  [
    'A place that is closed; maintenance of the platform and of a game.',
    [
      said,
      [
        member('play/availability/availability'),
        'are refused with 403 by network and by country, and nobody else is',
      ],
      [member('play/launch'), 'is refused to trial accounts, without money, under maintenance'],
    ],
  ],
  [
    'Verification and terms first.',
    [said, [member('identity/consents'), 'makes no account without the tick at']],
  ],
  [
    'Who is no agent cannot log in there; who is no member cannot log in.',
    [[member('identity/sign-in/log-in'), 'lets nobody but agents in at their entry']],
    'For the second one see 6.4.',
  ],
]);
