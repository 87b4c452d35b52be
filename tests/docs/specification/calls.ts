import { contract, member, section } from './sentence.ts';

const served = [contract('wire-rows'), 'is served, at each of its names by each of its verbs'] as const;
const goesWell = [
  contract('wire-rows'),
  'goes well as clients of the contract send it, without a key',
] as const;
const all = [served, goesWell];

export const calls = section(7, [
  [
    'Every call carries the id of a module; some need a token.',
    [
      [contract('wire-rows'), 'is taken under the module ids that clients send'],
      [
        contract('wire-rows'),
        'is answered in the form of its part, and needs a session where clients have one',
      ],
    ],
  ],
  [
    'Some calls are encrypted.',
    [[member('calls/encrypted-body'), 'refuses an encrypted body as a wrong request, in both of its forms']],
    'Plain bodies over TLS; [the wire contract](wire-contract.md) says why. With `UPSTREAM_URL` encrypted bodies are passed on as they came.',
  ],
  ['Authentication and members: 20 calls.', all],
  ['Wallet: three calls.', all],
  ['Games: the named calls, popular lotteries, open issues and the launch.', all],
  [
    'A launch address of version 2 with the language in a header.',
    [
      [
        member('play/launch'),
        'gives an address with its own ticket, never with the token, and puts the game first',
      ],
    ],
    'Its path is not shown. The launch takes the language from the header `Language` too.',
  ],
  ['Home and contracts: four calls.', all],
  [
    'Common: domains, feedback, red envelopes, winners, unread messages, help, permissions.',
    [...all, [contract('wire-rows'), 'always has in its answer what clients read']],
  ],
  [
    'Points: balance, rewards, orders, settings, redeeming and converting with the fund password, movements.',
    all,
  ],
]);
