import { contract, e2e, member, portal, section, site } from './sentence.ts';

const goesWell = [
  contract('wire-rows'),
  'goes well as clients of the contract send it, without a key',
] as const;
const isRead = [contract('wire-rows'), 'always has in its answer what clients read'] as const;

export const entities = section(3, [
  [
    'A launch is asked for with 12 fields, and `game_url` and `game_url2` are read.',
    [goesWell, isRead, [portal('machines/games'), 'asks for it as the wire wants it']],
  ],
  [
    'A game to launch has vassalage, code, `isGame` and the play that it begins with; VASSALAGE opens a list of games.',
    [
      isRead,
      [portal('machines/games'), 'goes to the page of a lottery in place of the frame'],
      [
        'src/components/vendor-links/vendor-links.test.tsx',
        'lists the games of a vendor at a press where its place says so',
      ],
    ],
  ],
  [
    'Games are narrowed by NEW, FAV, ALL, HOT and RECENT.',
    [[member('play/games/games'), 'keeps vendor, sub-type and filters together']],
  ],
  [
    'Cockfights and esports have their vendors among the sports and a place in the order.',
    [[member('play/games/games'), 'has lanes of vendors, hot games, lottery menus and winners in order']],
  ],
  ['A vendor has six fields, a category a title, cards and kinds; vendors come as lanes.', [isRead]],
  [
    'Favourites are kept by `nodeId`.',
    [isRead, [member('play/games/games'), 'gives a member’s marks back and none to a visitor']],
  ],
  [
    'Winners have what was won.',
    [
      isRead,
      [member('play/games/winners'), 'the winner board has what was won in rounds, masked, for a week'],
    ],
  ],
  ['The balance is `sumBalance`.', [isRead]],
  [
    'A login has name, password, picture, kind, number and code; by SMS the number goes as the name and the code as the password.',
    [
      goesWell,
      [member('identity/sign-in/log-in'), 'logs in by the code of an SMS, once, and without a puzzle'],
    ],
  ],
  [
    'It is answered with a token, whether it is the first one and whether the password is too old; a failure says whether a picture is asked for.',
    [
      isRead,
      [
        member('identity/sign-in/log-in'),
        'says when a login is the first one and when the password is too old',
      ],
      [
        member('identity/sign-in/log-in'),
        'asks for a captcha after a wrong try without a puzzle, and takes each picture once',
      ],
    ],
  ],
  ['A code is answered with `expiredMinutes`.', [isRead]],
  [
    'A registration has 18 fields and says where it comes from; operators show and require each.',
    [
      goesWell,
      [portal('machines/services'), 'register by name or by number, and say where from'],
      [member('identity/registration/register'), 'follows a field that an operator hides or requires'],
    ],
  ],
  [
    'A password is changed with the old, the new and the repeated one.',
    [
      goesWell,
      [portal('machines/services'), 'change a password and give the token that replaces the old one'],
    ],
  ],
  [
    'A forgotten one needs name and e-mail, or number, code and the new one.',
    [
      goesWell,
      [
        member('identity/passwords/reset-password'),
        'is replaced through the link of the message, which takes a form post too',
      ],
      [
        member('identity/passwords/reset-password'),
        'is replaced with the code of the SMS, which says whose account it is',
      ],
    ],
  ],
  ['A member has nickname, account, id, type, upline, day of joining and level.', [isRead]],
  [
    'A notice has title, day and HTML, and is asked for by type, platform and execution.',
    [isRead, [member('messages/notices'), 'come in the asked kinds and in the language of the page']],
  ],
  ['A topic of help has title and tag.', [isRead]],
  [
    'Domains, resources with their codes, and mirrors for pictures and launches are named.',
    [
      isRead,
      [
        member('play/launch'),
        'goes through one of the launch mirrors, and pictures through those of pictures',
      ],
    ],
  ],
  [
    'Contracts come in one answer of seven sets, with the status of the agent.',
    [
      isRead,
      [member('agents/contracts/handlers'), 'tell a downline what is asked and what stands, by product'],
    ],
  ],
  ['Modules have an id and are on or off.', [isRead, [site('module-switches'), 'does something']]],
  [
    'The tab keeps account, token, merchant, level, language, place and the rest by their names; the language stays in the browser.',
    [
      [portal('place/keep-place'), 'what a tab keeps by the keys of the specification'],
      [portal('machines/services'), 'keep wallet and level of the member in the tab'],
    ],
    'Notices, settings, vendors and other answers are not kept there (decision 103). The entry that was open is in the address.',
  ],
  [
    'Customer service is a list of ways with a kind and a path.',
    [isRead, [member('identity/sessions/devices'), 'the link to customer service']],
  ],
  [
    'The points mall has balance, needs, amounts, rate, pieces, remark and status.',
    [
      isRead,
      [member('rewards/points/points'), 'says of each reward whether it is open and how many may be ordered'],
    ],
  ],
  [
    'A contract has rate, active members, valid bets, profit and loss, and a period of day, week, half a month or month.',
    [
      [
        member('agents/contracts/settlement/settle'),
        'are the day, the week from Monday, half a month, the month',
      ],
    ],
  ],
  [
    'Feedback has kind, text and a way to answer.',
    [[member('messages/feedback/feedback'), 'has the choices and bounds of its form']],
  ],
  [
    'An application has a remark and up to three pictures.',
    [[member('rewards/rewards'), 'is applied for with a remark and pictures, once']],
  ],
  [
    'A profile has birthday, Telegram, Zalo, full name, two addresses, place of birth, nationality, occupation and source of income.',
    [
      [member('identity/profile/profile'), 'changes what is sent, and leaves the rest as it was'],
      [e2e('profile'), 'a member changes personal details by keyboard'],
    ],
  ],
]);
