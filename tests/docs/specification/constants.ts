import { component, member, portal, section, site } from './sentence.ts';

const constant = (words: string) => [site('specified-constants'), words] as const;

export const constants = section(9, [
  [
    'English by default, and TY.',
    [['server/delivery/delivery.test.ts', 'chooses the language by address, then by what the browser likes']],
  ],
  [
    'Parts of the program have 120 seconds.',
    [[portal('page/with-load-timeout'), 'that does not come for two minutes has failed']],
  ],
  [
    'Customer service has a window of 440 by 500.',
    [[portal('machines/support'), 'has its size, shows the link']],
    'Where the brand shows the chat in the page (`supportInPage`), the dialog is as large, and a button opens the window.',
  ],
  [
    'A QR code has 200 pixels, 130 in the header, and a margin of 20.',
    [
      [component('qr-code'), 'is 130 pixels wide in the header and 200 elsewhere'],
      [component('qr-code'), 'is a picture with a name and a quiet zone of four modules'],
    ],
    'The margin is four modules, as ISO/IEC 18004 has it: at these sizes 20 pixels and more.',
  ],
  [
    'A dialog is 600 by 300.',
    [[component('modal'), 'is 600 pixels wide and at least 300 high where no size is asked for']],
  ],
  [
    'The default password has to be changed.',
    [[member('identity/passwords/reset-password'), 'is said to be the default one until it was changed']],
  ],
  [
    'A picture is drawn again after 1,000 ms, a code by SMS asked for after a second.',
    [
      constant("'captcha pause, ms': 1_000"),
      constant("'pause after a code that could not be sent, ms': 1_000"),
    ],
    'The server counts pictures by network; the second is a rule of the flow.',
  ],
  [
    'Another code comes after 60 seconds when logging in, and after `expiredMinutes` elsewhere; too many requests wait five minutes.',
    [
      constant("'another code when logging in, s': 60"),
      constant("'lockout, min': 5"),
      [
        member('identity/registration/register'),
        'sends the next code to a number when the one before is over',
      ],
    ],
  ],
  [
    'Eight announcements are on a page, 20 vendors in the footer, eleven in a menu, which is centred with six or fewer.',
    [
      constant("'announcements a page': 8"),
      constant("'vendors in a menu': 11"),
      constant("'vendors in the footer': 20"),
      [component('vendor-links'), 'is centred with six vendors and in columns with seven'],
    ],
  ],
  [
    'Money has two decimals.',
    [['src/protocol/money/format-money.test.ts', 'keeps every digit of an amount that a float would round']],
    'It has the places of its currency, as ISO 4217 has them: none for the yen, three for the dinar of Kuwait.',
  ],
  [
    'Mirrors of pictures and launches are chosen at random.',
    [
      [
        member('play/launch'),
        'goes through one of the launch mirrors, and pictures through those of pictures',
      ],
    ],
  ],
  [
    'Lists offer three pages around and one at each end.',
    [['src/components/pagination/pagination.test.tsx', 'are the first, the last and those around']],
  ],
  [
    'Pictures are loaded late: 1.3 screens ahead, three tries, 200 ms between looks, 200 kept.',
    [
      [component('image'), 'has its words and is loaded late'],
      [portal('live/follow-pictures'), 'tries a picture three times, with growing pauses'],
    ],
    'Three tries are ours; when a picture is loaded, and how many are kept, is what `loading="lazy"` and the cache of the browser do.',
  ],
  [
    'The least age is 18, with 21 elsewhere.',
    [[member('identity/registration/register'), 'refuses who is a day too young']],
    'One age, 21 as shipped, and another for birthdays where an operator sets it.',
  ],
  [
    'A real-time salary is settled every five minutes.',
    [[member('agents/contracts/settlement/ticks'), 'settles and pays a real-time salary five minutes later']],
  ],
  [
    'A daily salary is paid on the second day.',
    [
      [
        member('agents/contracts/settlement/settlement'),
        'settles a salary on the next day, on three nodes once, and pays it on the second',
      ],
    ],
  ],
  [
    'Points never expire.',
    [
      [
        'server/infrastructure/retention.test.ts',
        'gives a sentence for each table that nothing is taken from',
      ],
    ],
  ],
  [
    'There is a bonus of up to 131K for Zalo.',
    [[member('identity/profile/profile'), 'changes what is sent, and leaves the rest as it was']],
    'Not there: Zalo is a field of the profile, and a bonus for it is an offer that an operator may make.',
  ],
  [
    'A withdrawal counts as received after minutes that are set.',
    [
      [
        member('money/withdrawals/receipts'),
        'is called for at half and near the end, then counts as received',
      ],
    ],
  ],
  [
    'Days are chosen by the last or next 7 and 30.',
    [[component('date-range-picker'), 'begins where the quick choice says, both ends counted']],
    'The last ones: no record has days ahead.',
  ],
]);
