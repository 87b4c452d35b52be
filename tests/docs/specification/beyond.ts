import { contract, e2e, member, site, type SpecifiedSentence } from './sentence.ts';

/** What the specification does not say and every line of it needs. */
export const beyond: readonly Omit<SpecifiedSentence, 'number'>[] = [
  {
    sentence: 'Betting, account and profit pages add up to the ledger, to the cent.',
    tests: [
      [
        member('records/ledger-check/records-ledger'),
        'every record of every member adds up to the ledger, to the cent',
      ],
      ['bench/run.ts', 'records-ledger'],
      ['bench/run.ts', 'records-pages'],
    ],
  },
  {
    sentence: 'Many claims at the same moment have one effect.',
    tests: [
      ['bench/races/races.test.ts', 'one effect for each thing that is fought over'],
      [member('rewards/rebates/rebates'), 'pays once of forty claims at the same moment'],
      [member('rewards/missions/missions'), 'is paid once of a hundred claims at the same moment'],
    ],
  },
  {
    sentence: 'Levels, rebates, missions, tickets and invitations pay what they promise, once.',
    tests: [
      [member('rewards/levels/levels'), 'rises over two levels with the bonus of each, once'],
      [member('rewards/missions/missions'), 'ends the week with places and prizes, once over three nodes'],
      [member('rewards/tickets'), 'a ticket is a reward that can be claimed'],
      [member('rewards/referrals/referrals'), 'rewards the referrer once, when the friend has played enough'],
      [e2e('promises'), 'a level, its progress and what it brings agree with the figures'],
    ],
  },
  {
    sentence:
      'An invitation binds by `referralCode`, `affiliateCode` or `recommenderId`; an unknown code is refused.',
    tests: [
      [member('rewards/referrals/referrals'), "['referralCode', 'affiliateCode', 'recommenderId']"],
      [
        member('identity/registration/register'),
        'refuses an unknown code at its field, and keeps that of a hidden one as a record',
      ],
    ],
  },
  {
    sentence: 'Money moves between members and between wallets, once.',
    tests: [
      [member('money/transfers/transfers'), 'moves the money once, as two entries that both records show'],
      [e2e('between-members'), 'a member sends money to the agent above, and the agent sends some'],
      [member('money/wallet/transfer'), 'get and give money once for each call, and the books stay even'],
    ],
  },
  {
    sentence: 'No call breaks by absurd values, foreign ids, repeats or extra fields.',
    tests: [
      [contract('member-api'), 'once, and a repeat %s has the same answer'],
      [
        member('hostile-calls'),
        'answers every absurd value of every field with a refusal or an answer, never with a failure',
      ],
    ],
  },
  {
    sentence:
      'Every switch of the whitelabel tree does something, and every setting is read by a screen or the server.',
    tests: [
      [site('module-switches'), 'does something'],
      [site('read-settings'), 'every setting of %s'],
      [
        member('calls/system/switches'),
        'refuses the calls that belong to no other module, and those alone, while it is off',
      ],
    ],
  },
  {
    sentence: 'The step that follows has the focus, in sight, and every page passes axe in both themes.',
    tests: [
      [
        'tests/flows/page/paths.spec.ts',
        'the next step of every other flow of a page has the focus, in sight on a phone',
      ],
      ['tests/a11y/every-page.spec.ts', 'every page that an agent opens fits 320 px'],
      ['tests/a11y/portal.spec.ts', 'every page in both themes and widths'],
    ],
  },
  {
    sentence: 'Lottery plays are judged line by line, and none returns more than its series says.',
    tests: [
      ['src/lottery/brute-force.test.ts', 'costs and wins what its lines do, written out'],
      ['src/lottery/chances.test.ts', 'each line wins as often as its chance says, over all draws'],
      [
        'src/lottery/returns.test.ts',
        'every tier of every play returns what its series says, and never more',
      ],
      [
        'src/lottery/returns.test.ts',
        'a choice that may be given back returns less than is staked at every series, with its rebate',
      ],
    ],
    differs:
      'Three-of of lucky 28 and cross of mark six are not sold; decision 131 says why. The totals and places that they are made of are.',
  },
];
