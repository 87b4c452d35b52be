import { component, e2e, member, portal, section, site } from './sentence.ts';

export const screens = section(2, [
  [
    'Every route and alias is there, in history mode.',
    [
      [site('specified-pages'), 'has a route'],
      [e2e('home'), 'goes from page to page without loading the document again'],
    ],
  ],
  [
    '`/lottery`, `/seaLottery` and `/vnLottery` need a login and have no footer.',
    [
      [site('specified-pages'), 'the lotteries are open to visitors, and have the footer'],
      [e2e('lottery'), 'a visitor fills a bet slip by keyboard and is led to the login'],
    ],
    'Visitors may look at draws, results and odds, and the footer names licence and help there too: who may see what a draw is does not have to have an account. Buying asks for the login. An operator who wants it as specified gives the page `"access": "member"` and `"chrome": { "footer": false }`.',
  ],
  [
    'Pages of games have the types rng, bgs, bingo, live, fish and pvp, and the query `page` chooses the vendor.',
    [
      [site('specified-pages'), '/rng /bgs /bingo /live /fish /pvp'],
      [e2e('books'), 'is chosen by chips above it'],
    ],
  ],
  [
    '`/esports`, `/sports` and `/cockfight` start their book in the frame.',
    [[e2e('books'), 'is in its page straight away']],
  ],
  [
    '`/promotions` has filters by type; `/helpmc` is help without a header; `/down` has guides for both systems; `/join` is there.',
    [
      [site('specified-pages'), '/promotions /help /helpmc /down /download /join'],
      [site('ways-to-pages'), 'has a way to it; pages that people arrive at from outside need none'],
    ],
  ],
  [
    '`/help#{tag}` and `/help?page={page}` open a topic.',
    [
      [e2e('help'), 'opens for its name behind the #, with the focus, and again after a reload'],
      [e2e('help'), 'is reached from another page on a phone, and says its own address'],
    ],
  ],
  [
    'Starts of lotteries lead to `/vnLottery`, `/seaLottery` and `/lottery` with the code of the game and the kind of play.',
    [
      [portal('machines/games'), 'goes to the page of a lottery in place of the frame'],
      [member('lottery/arrivals'), 'leads a browser on, and leaves what is not a page alone'],
    ],
  ],
  [
    'Groups of pages are loaded when they are needed.',
    [
      ['tests/e2e/script-budget.spec.ts', 'keeps to its budgets'],
      [portal('page/with-load-timeout'), 'that comes, or fails alone, leaves no timer behind'],
    ],
    'By page rather than by the 16 groups that are named.',
  ],
  [
    'A press on a game leads to the page of its type; TCG_LOTTO_VN to `/vnLottery`; sports, esports and cockfight start in the frame.',
    [
      [portal('machines/games'), 'goes to the page of a lottery in place of the frame'],
      [
        portal('machines/games'),
        'leads back from a game to the lobby of its kind, and to the first where none is known',
      ],
      [e2e('books'), 'is in its page straight away'],
    ],
  ],
  [
    'With `loginedToHomePage` visitors are sent to the login, but for pages that stay open.',
    [
      [
        e2e('login-first'),
        'sends visitors from pages to the login, except from the pages that it says are open',
      ],
    ],
  ],
  [
    'Most pages have header, main area, side menu and footer.',
    [[e2e('home'), 'shows banner, rows of games with pictures, header, side menu and footer']],
  ],
  [
    'The bar above has ways to deposit, withdraw, member centre and, for agents, their centre; languages; and a way to log in, or balance and unread messages.',
    [
      [e2e('login'), 'lead home with balance and unread count'],
      [
        portal('page/page-controller'),
        'for agents say so to other members, and ask a trial account for a real one',
      ],
      [component('language-switch'), 'is chosen from by the keyboard alone'],
    ],
  ],
  [
    'Each category with vendors has up to eleven of them and a way to more; promotions; the app with codes for both systems.',
    [
      [
        component('vendor-links'),
        'shows all of eleven vendors, and of twelve eleven and the way to the rest',
      ],
      [e2e('shell'), 'opens the vendors of a category by the keyboard, and one leads to its lobby'],
      [e2e('shell'), 'leads to the page of the app, and shows its codes where there are some'],
      [component('nav-menu'), 'keeps what does not fit under one word'],
    ],
  ],
  [
    'Floating buttons for two messengers, and social links in the side menu, show where they are configured.',
    [[e2e('shell'), 'show once they are configured, and lead to allowed hosts only']],
  ],
  [
    'The side menu has customer service, live chat and inviting friends.',
    [
      [component('side-menu'), 'is a rail that is narrow when closed'],
      [portal('machines/support'), 'has its size, shows the link, and tells when the person closes it'],
      [site('specified-pages'), "referral: 'referral'"],
    ],
  ],
  [
    'The footer has up to 20 vendors, topics of help, pictures of licences, a line of copyright and the languages.',
    [
      [e2e('shell'), 'asks for vendors and help only when they come into sight, and leads to a help topic'],
      [site('specified-constants'), "'vendors in the footer': 20"],
    ],
    'The year of the copyright is the one of the day.',
  ],
  [
    'Dialogs: login, registration, forgotten and changed password, help, announcements, notice.',
    [
      [e2e('login'), 'without the puzzle a wrong password brings the captcha'],
      [e2e('password'), 'is changed on the spot'],
    ],
    'Help is a page, so that each topic has an address. The first and the expired password are steps of the login, and the forgotten one a page.',
  ],
  [
    'Escape closes a dialog; it is 600 wide and 300 high where nothing else is asked for.',
    [
      [component('modal'), 'asks to be closed by Escape and by its button'],
      [component('modal'), 'is 600 pixels wide and at least 300 high where no size is asked for'],
    ],
    'A dialog that asks for an answer, as the reality check does, stays.',
  ],
  [
    'The member centre shows picture, account, level and day of joining.',
    [[portal('machines/services'), 'know the member with wallet and unread count, day of joining from 1']],
  ],
  [
    'Its menu has 13 entries; missions have a badge with their number, and the reward centre can lead to the points mall.',
    [[site('specified-pages'), 'can be opened from the member centre, where it is an entry of it']],
  ],
  [
    'The screens that labels imply are there: wallet, points, team, income, messages, feedback, maintenance, closed places, winners, contracts.',
    [
      [site('specified-pages'), 'has a route'],
      [e2e('maintenance'), 'covers open pages within seconds'],
      [
        member('play/availability/availability'),
        'are refused with 403 by network and by country, and nobody else is',
      ],
      [component('winner-board'), 'shows name, game and amount of some, and brings up the others in turn'],
    ],
  ],
  [
    'Announcements have a title, a day, HTML to unfold, and eight are on a page.',
    [
      [component('notice-list'), 'shows a page at a time'],
      [component('notice-list'), 'makes the body when a notice is unfolded'],
      [site('specified-constants'), "'announcements a page': 8"],
    ],
    'The day is written as the language on screen does; the answer has it as `YYYY-MM-DD`.',
  ],
]);
