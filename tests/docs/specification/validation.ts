import { e2e, member, portal, section, site } from './sentence.ts';

export const validation = section(5, [
  [
    'A login needs name and password, the picture where it shows, and the code by SMS; spaces around the name are taken off; each form is judged alone.',
    [
      [e2e('login'), 'an empty form says at each field what is missing, by keyboard on a phone'],
      [
        member('identity/sign-in/log-in'),
        'asks for a captcha after a wrong try without a puzzle, and takes each picture once',
      ],
    ],
  ],
  [
    'Each field of a registration has a rule by name, and one of the server; `*` is any text.',
    [
      [
        member('identity/registration/register'),
        'tells each field’s code and keeps nothing of a refused form',
      ],
      [
        'src/protocol/document/pattern-families.test.ts',
        'the family of dates takes every day of the calendar and no other',
      ],
    ],
  ],
  [
    'Passwords are equal.',
    [[member('identity/registration/register'), 'refuses passwords that differ and codes nobody gave out']],
    'The shipped site has the password typed once; the second field is a switch of the operator.',
  ],
  [
    'Optional fields show where they are on, and are required, with a star, where that is said.',
    [[member('identity/registration/register'), 'follows a field that an operator hides or requires']],
  ],
  [
    'A code by SMS is needed where REGMOBVERF3 is on; the password of a registration by number shows where its module allows it; the picture where its setting says so.',
    [
      [member('identity/registration/register'), 'needs no code while its module is off'],
      [site('module-switches'), 'does something'],
      [
        member('identity/registration/check-registration'),
        'is owed by an attempt that began before the site asked for one',
      ],
    ],
  ],
  [
    'A code needs a valid mobile number.',
    [
      [
        member('identity/registration/register'),
        'sends the next code to a number when the one before is over, and refuses what is no number',
      ],
    ],
  ],
  [
    'There are nineteen families of patterns, each with bounds.',
    [
      [
        'src/protocol/document/pattern-families.test.ts',
        'the family of dates takes every day of the calendar and no other',
      ],
    ],
  ],
  [
    'Feedback has a least and a most.',
    [
      [member('messages/feedback/feedback'), 'is refused at the field that is wrong, and nothing is kept'],
      [member('messages/feedback/feedback'), 'has the choices and bounds of its form'],
    ],
    'Characters rather than words: words cannot be counted in every language.',
  ],
  [
    'A remark has 140 characters; three pictures of 5 MB, PNG or JPEG.',
    [
      [member('rewards/rewards'), 'is applied for with a remark and pictures, once'],
      [member('calls/uploads/uploads'), 'is refused above 5 MB, to strangers, and on a trial account'],
      [member('calls/uploads/uploads'), 'takes only pictures of that member, and at most three'],
    ],
  ],
  [
    'The age of 18 or another is confirmed, a birthday is judged by 21, and the terms are agreed to.',
    [
      [member('identity/registration/register'), 'refuses who is a day too young'],
      [member('identity/consents'), 'makes no account without the tick at'],
    ],
  ],
  [
    'What needs a login asks for one; type 4 is told that a real account is needed, with a button.',
    [
      [
        portal('page/page-controller'),
        'for agents say so to other members, and ask a trial account for a real one',
      ],
      [e2e('password'), 'the page of the trial account says that a real account is needed'],
    ],
  ],
]);
