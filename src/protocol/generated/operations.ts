// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { OperationContract } from '../operation-contract.ts';

/** Every call of the member API. */
export const operations: readonly OperationContract[] = [
  {
    name: 'admission.read',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/member/admission',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['texts', 'details', 'identityBefore'],
      properties: {
        texts: {
          type: 'array',
          description:
            'Texts in force that the member has not agreed to; nothing is played or paid in before.',
          items: {
            type: 'string',
          },
        },
        details: {
          type: 'array',
          description:
            'What the market wants to know of the person and the account does not have; nothing is played or paid in before.',
          items: {
            type: 'string',
            enum: ['payeeName', 'birthday', 'idNumber', 'mobileNum', 'email'],
          },
        },
        identityBefore: {
          type: 'array',
          description: 'What waits until an operator has approved a paper of the member.',
          items: {
            type: 'string',
            enum: ['deposit', 'play', 'withdrawal'],
          },
        },
      },
    },
  },
  {
    name: 'agent.affiliate',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/agent/affiliate',
    aliases: [],
    moduleId: 'AFFMAN3',
    token: 'none',
    envelope: true,
    money: false,
    layout: true,
    verdict: 'valid',
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        code: {
          type: 'string',
          maxLength: 64,
        },
        domain: {
          type: 'string',
          maxLength: 255,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['valid'],
      properties: {
        valid: {
          type: 'boolean',
        },
      },
    },
  },
  {
    name: 'agent.announcements',
    method: 'GET',
    alsoMethods: ['POST'],
    path: '/wps/agent/announcements',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    portal: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['announcements'],
      properties: {
        announcements: {
          type: 'array',
          description: 'Of the brand for its agents alone, in its order.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'title', 'content', 'startDateStr', 'promotionType'],
            properties: {
              id: {
                type: 'string',
              },
              title: {
                type: 'string',
              },
              content: {
                type: 'string',
                description: 'HTML; the reader sanitises it.',
              },
              startDateStr: {
                type: 'string',
                description: 'YYYY-MM-DD',
              },
              promotionType: {
                type: 'string',
                description: 'Set where the reward center has more; else empty.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'agent.bets',
    method: 'GET',
    alsoMethods: ['POST'],
    path: '/wps/report/teamPVPRNGBetting',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        parent: {
          type: 'string',
          description: 'Account whose team is meant; the own without it.',
          maxLength: 64,
        },
        from: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'First day, by the clocks of the brand; a week before the last one without it.',
        },
        to: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'Last day; today without it. At most 92 days.',
        },
        games: {
          type: 'string',
          enum: ['', 'lottery', 'other'],
          default: '',
          description: 'Bets of lotteries, or of all other games; all without it.',
        },
        pageNo: {
          type: 'integer',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        pageSize: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'from',
        'to',
        'zone',
        'symbol',
        'path',
        'rows',
        'totals',
        'pageTotals',
        'pageNum',
        'totalPages',
        'totalCount',
      ],
      properties: {
        from: {
          type: 'string',
        },
        to: {
          type: 'string',
        },
        zone: {
          type: 'string',
          description: 'Whose days they are.',
        },
        symbol: {
          type: 'string',
        },
        path: {
          type: 'array',
          description: 'From the signed-in agent down to the parent.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['account', 'nickname'],
            properties: {
              account: {
                type: 'string',
                'x-identity': true,
              },
              nickname: {
                type: 'string',
              },
            },
          },
        },
        rows: {
          type: 'array',
          description:
            'Settled bets, the newest first. Of a parent that is not the signed-in agent, its own too.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'time',
              'account',
              'nickname',
              'vendor',
              'product',
              'game',
              'round',
              'state',
              'stake',
              'payout',
              'net',
            ],
            properties: {
              id: {
                type: 'string',
              },
              time: {
                type: 'string',
                description: 'ISO 8601: when it was settled.',
              },
              account: {
                type: 'string',
              },
              nickname: {
                type: 'string',
              },
              vendor: {
                type: 'string',
              },
              product: {
                type: 'string',
              },
              game: {
                type: 'string',
              },
              round: {
                type: 'string',
                description: 'Round of the vendor, or issue of a lottery.',
              },
              state: {
                type: 'string',
                enum: ['won', 'even', 'lost'],
              },
              stake: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              payout: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              net: {
                type: 'string',
                description: 'Decimal text: what it brought the member.',
                'x-unit': 'money',
              },
            },
          },
        },
        totals: {
          type: 'object',
          additionalProperties: false,
          required: ['stake', 'payout', 'net'],
          properties: {
            stake: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            payout: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            net: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
          },
        },
        pageTotals: {
          type: 'object',
          additionalProperties: false,
          required: ['stake', 'payout', 'net'],
          properties: {
            stake: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            payout: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            net: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
          },
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'agent.branches',
    method: 'GET',
    alsoMethods: ['POST'],
    path: '/wps/report/teamPVPFishingPNL',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        parent: {
          type: 'string',
          description: 'Account whose team is meant; the own without it.',
          maxLength: 64,
        },
        from: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'First day, by the clocks of the brand; a week before the last one without it.',
        },
        to: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'Last day; today without it. At most 92 days.',
        },
        games: {
          type: 'string',
          enum: ['', 'lottery', 'other'],
          default: '',
          description: 'Bets of lotteries, or of all other games; all without it.',
        },
        pageNo: {
          type: 'integer',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        pageSize: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'from',
        'to',
        'zone',
        'symbol',
        'path',
        'rows',
        'totals',
        'pageNum',
        'totalPages',
        'totalCount',
        'pageTotals',
      ],
      properties: {
        from: {
          type: 'string',
        },
        to: {
          type: 'string',
        },
        zone: {
          type: 'string',
          description: 'Whose days they are.',
        },
        symbol: {
          type: 'string',
        },
        path: {
          type: 'array',
          description: 'From the signed-in agent down to the parent.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['account', 'nickname'],
            properties: {
              account: {
                type: 'string',
                'x-identity': true,
              },
              nickname: {
                type: 'string',
              },
            },
          },
        },
        rows: {
          type: 'array',
          description: 'Direct downlines, each with its whole branch.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'account',
              'nickname',
              'type',
              'members',
              'deposits',
              'withdrawals',
              'validBets',
              'payout',
              'rebate',
              'bonus',
              'salary',
              'dividend',
              'net',
            ],
            properties: {
              account: {
                type: 'string',
              },
              nickname: {
                type: 'string',
              },
              type: {
                type: 'integer',
                description: '0 player; 1, 2, 41, 42 agent.',
              },
              members: {
                type: 'integer',
                description: 'The member with all members below.',
              },
              deposits: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              withdrawals: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              validBets: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              payout: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              rebate: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              bonus: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              salary: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              dividend: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              net: {
                type: 'string',
                description:
                  'Decimal text: settled bets less all that was paid to members; of some games, less their payout.',
                'x-unit': 'money',
              },
            },
          },
        },
        totals: {
          type: 'object',
          additionalProperties: false,
          required: [
            'deposits',
            'withdrawals',
            'validBets',
            'payout',
            'rebate',
            'bonus',
            'salary',
            'dividend',
            'net',
          ],
          properties: {
            deposits: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            withdrawals: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            validBets: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            payout: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            rebate: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            bonus: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            salary: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            dividend: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            net: {
              type: 'string',
              description:
                'Decimal text: settled bets less all that was paid to members; of some games, less their payout.',
              'x-unit': 'money',
            },
          },
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
        pageTotals: {
          type: 'object',
          additionalProperties: false,
          required: [
            'deposits',
            'withdrawals',
            'validBets',
            'payout',
            'rebate',
            'bonus',
            'salary',
            'dividend',
            'net',
          ],
          properties: {
            deposits: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            withdrawals: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            validBets: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            payout: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            rebate: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            bonus: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            salary: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            dividend: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            net: {
              type: 'string',
              description:
                'Decimal text: settled bets less all that was paid to members; of some games, less their payout.',
              'x-unit': 'money',
            },
          },
        },
      },
    },
  },
  {
    name: 'agent.changeLink',
    method: 'PUT',
    alsoMethods: [],
    path: '/wps/agent/affiliateUrl',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    changes: ['agent.links'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'state'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
        state: {
          type: 'string',
          enum: ['active', 'paused'],
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'name',
        'code',
        'address',
        'type',
        'state',
        'rates',
        'expiresAt',
        'mostUses',
        'uses',
        'earnings',
        'createdAt',
      ],
      properties: {
        id: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        code: {
          type: 'string',
        },
        address: {
          type: 'string',
        },
        type: {
          type: 'integer',
          description: '0 player, 1 agent.',
        },
        state: {
          type: 'string',
          enum: ['active', 'paused', 'expired', 'usedUp'],
        },
        rates: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['product', 'rate'],
            properties: {
              product: {
                type: 'string',
                enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
              },
              rate: {
                type: 'string',
                'x-unit': 'percent',
              },
            },
          },
        },
        expiresAt: {
          type: ['integer', 'null'],
          description: 'Milliseconds; null for a link without an end.',
        },
        mostUses: {
          type: ['integer', 'null'],
          description: 'Null for as many as come.',
        },
        uses: {
          type: 'integer',
          description: 'Members who registered by it.',
        },
        earnings: {
          type: 'string',
          description: 'What their play brought the agent in rebates; decimal text.',
          'x-unit': 'money',
        },
        createdAt: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'agent.createLink',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/agent/affiliateUrl',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['agent.links'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['type'],
      properties: {
        name: {
          type: 'string',
          maxLength: 40,
          default: '',
        },
        type: {
          type: 'integer',
          enum: [0, 1],
          description: '0 player, 1 agent.',
        },
        rebates: {
          type: 'object',
          additionalProperties: false,
          description: 'Product to per cent, in steps of 0.1; a product that is left out stays as it is.',
          properties: {
            RNG: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            LIVE: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            FISH: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            PVP: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            SPORTS: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            ESPORTS: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            ELOTT: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            LOTT: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            COCKFIGHT: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
          },
        },
        days: {
          type: 'integer',
          minimum: 1,
          maximum: 3650,
          description: 'Days until it ends; without it, it has no end.',
        },
        mostUses: {
          type: 'integer',
          minimum: 1,
          maximum: 1000000,
          description: 'Without it, as many as come.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'name',
        'code',
        'address',
        'type',
        'state',
        'rates',
        'expiresAt',
        'mostUses',
        'uses',
        'earnings',
        'createdAt',
      ],
      properties: {
        id: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        code: {
          type: 'string',
        },
        address: {
          type: 'string',
        },
        type: {
          type: 'integer',
          description: '0 player, 1 agent.',
        },
        state: {
          type: 'string',
          enum: ['active', 'paused', 'expired', 'usedUp'],
        },
        rates: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['product', 'rate'],
            properties: {
              product: {
                type: 'string',
                enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
              },
              rate: {
                type: 'string',
                'x-unit': 'percent',
              },
            },
          },
        },
        expiresAt: {
          type: ['integer', 'null'],
          description: 'Milliseconds; null for a link without an end.',
        },
        mostUses: {
          type: ['integer', 'null'],
          description: 'Null for as many as come.',
        },
        uses: {
          type: 'integer',
          description: 'Members who registered by it.',
        },
        earnings: {
          type: 'string',
          description: 'What their play brought the agent in rebates; decimal text.',
          'x-unit': 'money',
        },
        createdAt: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'agent.default',
    method: 'GET',
    alsoMethods: ['POST'],
    path: '/wps/agent/default',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'step', 'rates', 'days', 'mostUses'],
      properties: {
        type: {
          type: 'integer',
          enum: [0, 1],
          description: 'What a form begins with; 0 player, 1 agent.',
        },
        step: {
          type: 'string',
          description: 'Per cent by which a rate goes up.',
          'x-unit': 'percent',
        },
        rates: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['product', 'rate', 'own'],
            properties: {
              product: {
                type: 'string',
                enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
              },
              rate: {
                type: 'string',
                description: 'Per cent that is given where none is named.',
                'x-unit': 'percent',
              },
              own: {
                type: 'string',
                description: 'Per cent that the agent has: the most to give.',
                'x-unit': 'percent',
              },
            },
          },
        },
        days: {
          type: ['integer', 'null'],
          description: 'How long a link brings members where no days are named; null without an end.',
        },
        mostUses: {
          type: ['integer', 'null'],
          description: 'How many members a link brings where no number is named; null without a limit.',
        },
      },
    },
  },
  {
    name: 'agent.downlines',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/agent/downlines',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        parent: {
          type: 'string',
          description: 'Account whose direct downlines are meant; the own without it.',
          maxLength: 64,
        },
        page: {
          type: 'integer',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        size: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['path', 'content', 'pageNum', 'totalPages', 'totalCount'],
      properties: {
        path: {
          type: 'array',
          description: 'From the signed-in agent down to the parent.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['account', 'nickname'],
            properties: {
              account: {
                'x-identity': true,
                type: 'string',
              },
              nickname: {
                type: 'string',
              },
            },
          },
        },
        content: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'account',
              'nickname',
              'type',
              'level',
              'mobile',
              'email',
              'regDate',
              'downlines',
              'contracts',
            ],
            properties: {
              account: {
                type: 'string',
              },
              nickname: {
                type: 'string',
              },
              type: {
                type: 'integer',
                description: '0 player; 1, 2, 41, 42 agent; 4 trial.',
              },
              level: {
                type: 'string',
              },
              mobile: {
                type: 'string',
                description: 'Masked; empty where none.',
              },
              email: {
                type: 'string',
                description: 'Masked; empty where none.',
              },
              regDate: {
                type: 'integer',
                description: 'Epoch milliseconds.',
              },
              downlines: {
                type: 'integer',
                description: 'Direct downlines of this one.',
              },
              contracts: {
                type: 'integer',
                description: 'Contracts in force with the signed-in agent.',
              },
            },
          },
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'agent.file',
    method: 'GET',
    alsoMethods: ['POST'],
    path: '/wps/report/teamFile',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['record'],
      properties: {
        record: {
          type: 'string',
          enum: ['profit', 'transactions', 'bets', 'losses'],
        },
        parent: {
          type: 'string',
          description: 'Account whose team is meant; the own without it.',
          maxLength: 64,
        },
        from: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'First day, by the clocks of the brand; a week before the last one without it.',
        },
        to: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'Last day; today without it. At most 92 days.',
        },
        games: {
          type: 'string',
          enum: ['', 'lottery', 'other'],
          default: '',
          description: 'Bets of lotteries, or of all other games; all without it.',
        },
        kind: {
          type: 'string',
          enum: [
            '',
            'deposit',
            'withdrawal',
            'rebate',
            'bonus',
            'salary',
            'dividend',
            'transfer',
            'adjustment',
            'other',
          ],
          default: '',
          description: 'Movements of one kind; all besides stakes and wins without it.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'mediaType', 'content'],
      properties: {
        name: {
          type: 'string',
          description: 'Name of the file.',
        },
        mediaType: {
          type: 'string',
        },
        content: {
          type: 'string',
          description: 'The bytes in Base64 (RFC 4648).',
        },
      },
    },
  },
  {
    name: 'agent.globalRebates',
    method: 'GET',
    alsoMethods: ['POST'],
    path: '/wps/agent/globalRebateSettings',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['step', 'rates'],
      properties: {
        step: {
          type: 'string',
          'x-unit': 'percent',
        },
        rates: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['product', 'most', 'own'],
            properties: {
              product: {
                type: 'string',
                enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
              },
              most: {
                type: 'string',
                'x-unit': 'percent',
              },
              own: {
                type: 'string',
                'x-unit': 'percent',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'agent.links',
    method: 'GET',
    alsoMethods: ['POST'],
    path: '/wps/agent/affiliateUrls',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{0,18}$',
          description: 'Number of one link; all of them without it.',
        },
        pageNo: {
          type: 'integer',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        pageSize: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['links', 'symbol', 'pageNum', 'totalPages', 'totalCount'],
      properties: {
        links: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'name',
              'code',
              'address',
              'type',
              'state',
              'rates',
              'expiresAt',
              'mostUses',
              'uses',
              'earnings',
              'createdAt',
            ],
            properties: {
              id: {
                type: 'string',
              },
              name: {
                type: 'string',
              },
              code: {
                type: 'string',
              },
              address: {
                type: 'string',
              },
              type: {
                type: 'integer',
                description: '0 player, 1 agent.',
              },
              state: {
                type: 'string',
                enum: ['active', 'paused', 'expired', 'usedUp'],
              },
              rates: {
                type: 'array',
                items: {
                  type: 'object',
                  additionalProperties: false,
                  required: ['product', 'rate'],
                  properties: {
                    product: {
                      type: 'string',
                      enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
                    },
                    rate: {
                      type: 'string',
                      'x-unit': 'percent',
                    },
                  },
                },
              },
              expiresAt: {
                type: ['integer', 'null'],
                description: 'Milliseconds; null for a link without an end.',
              },
              mostUses: {
                type: ['integer', 'null'],
                description: 'Null for as many as come.',
              },
              uses: {
                type: 'integer',
                description: 'Members who registered by it.',
              },
              earnings: {
                type: 'string',
                description: 'What their play brought the agent in rebates; decimal text.',
                'x-unit': 'money',
              },
              createdAt: {
                type: 'integer',
              },
            },
          },
        },
        symbol: {
          type: 'string',
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'agent.lotteryOdds',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/agent/downlineLotteryOdds',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        account: {
          type: 'string',
          maxLength: 64,
          description: "A direct downline; the agent's own odds without it.",
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['account', 'series', 'own', 'least', 'step', 'mostRebate', 'values'],
      properties: {
        account: {
          type: 'string',
        },
        series: {
          type: 'integer',
          description: 'The highest odds that the downline may choose.',
        },
        own: {
          type: 'integer',
          description: 'The highest odds of the signed-in agent: the downline cannot get more.',
        },
        least: {
          type: 'integer',
          description:
            'What the downline gave further down, or the lowest odds there are: it cannot get less.',
        },
        step: {
          type: 'integer',
        },
        mostRebate: {
          type: 'string',
          description: 'Per cent of a stake that the downline gets back where it chooses the lowest odds.',
          'x-unit': 'percent',
        },
        values: {
          type: 'object',
          additionalProperties: false,
          required: ['series'],
          description: 'What the downline has, by the field of the form.',
          properties: {
            series: {
              type: 'string',
            },
          },
        },
      },
    },
  },
  {
    name: 'agent.lotteryProfit',
    method: 'GET',
    alsoMethods: ['POST'],
    path: '/wps/report/downlineLottoPNL',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        parent: {
          type: 'string',
          description: 'Account whose team is meant; the own without it.',
          maxLength: 64,
        },
        from: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'First day, by the clocks of the brand; a week before the last one without it.',
        },
        to: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'Last day; today without it. At most 92 days.',
        },
        pageNo: {
          type: 'integer',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        pageSize: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'from',
        'to',
        'zone',
        'symbol',
        'path',
        'rows',
        'totals',
        'pageNum',
        'totalPages',
        'totalCount',
        'pageTotals',
      ],
      properties: {
        from: {
          type: 'string',
        },
        to: {
          type: 'string',
        },
        zone: {
          type: 'string',
          description: 'Whose days they are.',
        },
        symbol: {
          type: 'string',
        },
        path: {
          type: 'array',
          description: 'From the signed-in agent down to the parent.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['account', 'nickname'],
            properties: {
              account: {
                type: 'string',
                'x-identity': true,
              },
              nickname: {
                type: 'string',
              },
            },
          },
        },
        rows: {
          type: 'array',
          description: 'Direct downlines, each with its whole branch.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'account',
              'nickname',
              'type',
              'members',
              'deposits',
              'withdrawals',
              'validBets',
              'payout',
              'rebate',
              'bonus',
              'salary',
              'dividend',
              'net',
            ],
            properties: {
              account: {
                type: 'string',
              },
              nickname: {
                type: 'string',
              },
              type: {
                type: 'integer',
                description: '0 player; 1, 2, 41, 42 agent.',
              },
              members: {
                type: 'integer',
                description: 'The member with all members below.',
              },
              deposits: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              withdrawals: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              validBets: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              payout: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              rebate: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              bonus: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              salary: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              dividend: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              net: {
                type: 'string',
                description:
                  'Decimal text: settled bets less all that was paid to members; of some games, less their payout.',
                'x-unit': 'money',
              },
            },
          },
        },
        totals: {
          type: 'object',
          additionalProperties: false,
          required: [
            'deposits',
            'withdrawals',
            'validBets',
            'payout',
            'rebate',
            'bonus',
            'salary',
            'dividend',
            'net',
          ],
          properties: {
            deposits: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            withdrawals: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            validBets: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            payout: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            rebate: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            bonus: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            salary: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            dividend: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            net: {
              type: 'string',
              description:
                'Decimal text: settled bets less all that was paid to members; of some games, less their payout.',
              'x-unit': 'money',
            },
          },
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
        pageTotals: {
          type: 'object',
          additionalProperties: false,
          required: [
            'deposits',
            'withdrawals',
            'validBets',
            'payout',
            'rebate',
            'bonus',
            'salary',
            'dividend',
            'net',
          ],
          properties: {
            deposits: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            withdrawals: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            validBets: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            payout: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            rebate: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            bonus: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            salary: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            dividend: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            net: {
              type: 'string',
              description:
                'Decimal text: settled bets less all that was paid to members; of some games, less their payout.',
              'x-unit': 'money',
            },
          },
        },
      },
    },
  },
  {
    name: 'agent.openAccount',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/agent/downline',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['agent.downlines', 'agent.overview'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['account', 'type', 'password'],
      properties: {
        account: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        nickname: {
          type: 'string',
          maxLength: 40,
        },
        type: {
          type: 'integer',
          enum: [0, 1],
          description: '0 player, 1 agent.',
        },
        password: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
          description: 'To be changed at the first login.',
        },
        payeeName: {
          type: 'string',
          maxLength: 80,
          description:
            'Full name, where the agent knows it; it is kept, and an excluded person is known by it together with the birthday.',
        },
        birthday: {
          type: 'string',
          maxLength: 40,
          description: '`YYYY-MM-DD`, where the agent knows it; kept.',
        },
        email: {
          type: 'string',
          maxLength: 80,
          description:
            'Only compared with excluded persons: the member proves an address of their own at the first login.',
        },
        mobileNum: {
          type: 'string',
          maxLength: 20,
          description: 'Only compared with excluded persons, as the e-mail.',
        },
        rebates: {
          type: 'object',
          additionalProperties: false,
          description: 'Product to per cent, in steps of 0.1; a product that is left out stays as it is.',
          properties: {
            RNG: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            LIVE: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            FISH: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            PVP: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            SPORTS: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            ESPORTS: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            ELOTT: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            LOTT: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            COCKFIGHT: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
          },
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['account', 'type'],
      properties: {
        account: {
          type: 'string',
        },
        type: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'agent.overview',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/agent/overview',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        parent: {
          type: 'string',
          description: 'Account whose team is meant; the own without it.',
          maxLength: 64,
        },
        from: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'First day, by the clocks of the brand; a week before the last one without it.',
        },
        to: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'Last day; today without it. At most 92 days.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'from',
        'to',
        'zone',
        'symbol',
        'members',
        'agents',
        'newMembers',
        'newToday',
        'firstDeposits',
        'active',
        'balance',
        'deposits',
        'withdrawals',
        'validBets',
        'payout',
        'rebate',
        'bonus',
        'salary',
        'dividend',
        'net',
        'days',
      ],
      properties: {
        from: {
          type: 'string',
        },
        to: {
          type: 'string',
        },
        zone: {
          type: 'string',
          description: 'Whose days they are.',
        },
        symbol: {
          type: 'string',
        },
        members: {
          type: 'integer',
          description: 'All members below, on any level.',
        },
        agents: {
          type: 'integer',
        },
        newMembers: {
          type: 'integer',
          description: 'Registered in these days.',
        },
        newToday: {
          type: 'integer',
          description: 'Registered today, whatever the days.',
        },
        firstDeposits: {
          type: 'integer',
          description: 'Paid in for the first time in these days.',
        },
        active: {
          type: 'integer',
          description: 'With a settled bet in these days.',
        },
        balance: {
          type: 'string',
          description: 'Decimal text: what is in the wallets now.',
          'x-unit': 'money',
        },
        deposits: {
          type: 'string',
          description: 'Decimal text.',
          'x-unit': 'money',
        },
        withdrawals: {
          type: 'string',
          description: 'Decimal text.',
          'x-unit': 'money',
        },
        validBets: {
          type: 'string',
          description: 'Decimal text: stakes of settled bets.',
          'x-unit': 'money',
        },
        payout: {
          type: 'string',
          description: 'Decimal text.',
          'x-unit': 'money',
        },
        rebate: {
          type: 'string',
          description: 'Decimal text: rebates.',
          'x-unit': 'money',
        },
        bonus: {
          type: 'string',
          description: 'Decimal text: bonuses, less what was taken back.',
          'x-unit': 'money',
        },
        salary: {
          type: 'string',
          description: 'Decimal text: salaries of contracts.',
          'x-unit': 'money',
        },
        dividend: {
          type: 'string',
          description: 'Decimal text: dividends of contracts.',
          'x-unit': 'money',
        },
        net: {
          type: 'string',
          description: 'Decimal text: valid bets less payout, rebates, bonuses, salaries and dividends.',
          'x-unit': 'money',
        },
        days: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['day', 'deposits', 'withdrawals', 'validBets', 'net'],
            properties: {
              day: {
                type: 'string',
              },
              deposits: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              withdrawals: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              validBets: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              net: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'agent.promote',
    method: 'PUT',
    alsoMethods: ['POST'],
    path: '/wps/agent/promoteDownlineToAgent',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    changes: ['agent.downlines', 'agent.rebates'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['account'],
      properties: {
        account: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['account', 'type'],
      properties: {
        account: {
          type: 'string',
        },
        type: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'agent.rebates',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/agent/downlineRebates',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        account: {
          type: 'string',
          maxLength: 64,
          description: 'A direct downline; the own rates without it.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['account', 'nickname', 'type', 'rates', 'values', 'without'],
      properties: {
        account: {
          type: 'string',
        },
        nickname: {
          type: 'string',
        },
        type: {
          type: 'integer',
        },
        rates: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['product', 'own', 'rate', 'least'],
            properties: {
              product: {
                type: 'string',
                enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
              },
              own: {
                type: 'string',
                description: 'Per cent that the signed-in agent has.',
                'x-unit': 'percent',
              },
              rate: {
                type: 'string',
                description: 'Per cent that the downline has; 0.00 without one.',
                'x-unit': 'percent',
              },
              least: {
                type: 'string',
                description: 'What the downline gave further down: it cannot get less.',
                'x-unit': 'percent',
              },
            },
          },
        },
        values: {
          type: 'object',
          additionalProperties: false,
          description: 'What the downline has, by the field of the form.',
          properties: {
            rebateRNG: {
              type: 'string',
              'x-unit': 'percent',
            },
            rebateLIVE: {
              type: 'string',
              'x-unit': 'percent',
            },
            rebateFISH: {
              type: 'string',
              'x-unit': 'percent',
            },
            rebatePVP: {
              type: 'string',
              'x-unit': 'percent',
            },
            rebateSPORTS: {
              type: 'string',
              'x-unit': 'percent',
            },
            rebateESPORTS: {
              type: 'string',
              'x-unit': 'percent',
            },
            rebateELOTT: {
              type: 'string',
              'x-unit': 'percent',
            },
            rebateLOTT: {
              type: 'string',
              'x-unit': 'percent',
            },
            rebateCOCKFIGHT: {
              type: 'string',
              'x-unit': 'percent',
            },
          },
        },
        without: {
          type: 'array',
          items: {
            type: 'string',
          },
          description: 'Fields of products in which the agent has no rebate to give.',
        },
      },
    },
  },
  {
    name: 'agent.registered',
    method: 'GET',
    alsoMethods: ['POST'],
    path: '/wps/agent/registeredAffiliates',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        link: {
          type: 'string',
          pattern: '^[0-9]{0,18}$',
          description: 'Number of one link; all of them without it.',
        },
        pageNo: {
          type: 'integer',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        pageSize: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['rows', 'symbol', 'pageNum', 'totalPages', 'totalCount'],
      properties: {
        rows: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['account', 'nickname', 'type', 'link', 'joinedAt', 'validBets', 'earnings'],
            properties: {
              account: {
                type: 'string',
              },
              nickname: {
                type: 'string',
              },
              type: {
                type: 'integer',
              },
              link: {
                type: 'string',
                description: 'Name of the link, or its code.',
              },
              joinedAt: {
                type: 'integer',
              },
              validBets: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              earnings: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
            },
          },
        },
        symbol: {
          type: 'string',
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'agent.removeLink',
    method: 'DELETE',
    alsoMethods: [],
    path: '/wps/agent/affiliateUrl',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    changes: ['agent.links'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
        },
      },
    },
  },
  {
    name: 'agent.setLotteryOdds',
    method: 'PUT',
    alsoMethods: [],
    path: '/wps/agent/downlineLotteryOdds',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['agent.lotteryOdds'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['account', 'series'],
      properties: {
        account: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          description: 'A direct downline of the agent.',
        },
        series: {
          type: 'integer',
          minimum: 0,
          maximum: 9999,
          description:
            "The highest odds of the downline: at most the agent's own, at least what the downline gave further down. Two less are a rebate of 0.1 % more.",
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['account', 'series'],
      properties: {
        account: {
          type: 'string',
        },
        series: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'agent.setRebates',
    method: 'PUT',
    alsoMethods: ['POST'],
    path: '/wps/agent/downlineRebates',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['agent.rebates'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['account', 'rebates'],
      properties: {
        account: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        rebates: {
          type: 'object',
          additionalProperties: false,
          description: 'Product to per cent, in steps of 0.1; a product that is left out stays as it is.',
          properties: {
            RNG: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            LIVE: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            FISH: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            PVP: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            SPORTS: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            ESPORTS: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            ELOTT: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            LOTT: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
            COCKFIGHT: {
              type: 'string',
              pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
            },
          },
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['account', 'nickname', 'type', 'rates'],
      properties: {
        account: {
          type: 'string',
        },
        nickname: {
          type: 'string',
        },
        type: {
          type: 'integer',
        },
        rates: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['product', 'own', 'rate', 'least'],
            properties: {
              product: {
                type: 'string',
                enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
              },
              own: {
                type: 'string',
                description: 'Per cent that the signed-in agent has.',
                'x-unit': 'percent',
              },
              rate: {
                type: 'string',
                description: 'Per cent that the downline has; 0.00 without one.',
                'x-unit': 'percent',
              },
              least: {
                type: 'string',
                description: 'What the downline gave further down: it cannot get less.',
                'x-unit': 'percent',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'agent.transactions',
    method: 'GET',
    alsoMethods: ['POST'],
    path: '/wps/report/downlineTransaction',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        parent: {
          type: 'string',
          description: 'Account whose team is meant; the own without it.',
          maxLength: 64,
        },
        from: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'First day, by the clocks of the brand; a week before the last one without it.',
        },
        to: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'Last day; today without it. At most 92 days.',
        },
        kind: {
          type: 'string',
          enum: [
            '',
            'deposit',
            'withdrawal',
            'rebate',
            'bonus',
            'salary',
            'dividend',
            'transfer',
            'adjustment',
            'other',
          ],
          default: '',
          description: 'Movements of one kind; all besides stakes and wins without it.',
        },
        pageNo: {
          type: 'integer',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        pageSize: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'from',
        'to',
        'zone',
        'symbol',
        'path',
        'rows',
        'totals',
        'pageTotals',
        'pageNum',
        'totalPages',
        'totalCount',
      ],
      properties: {
        from: {
          type: 'string',
        },
        to: {
          type: 'string',
        },
        zone: {
          type: 'string',
          description: 'Whose days they are.',
        },
        symbol: {
          type: 'string',
        },
        path: {
          type: 'array',
          description: 'From the signed-in agent down to the parent.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['account', 'nickname'],
            properties: {
              account: {
                type: 'string',
                'x-identity': true,
              },
              nickname: {
                type: 'string',
              },
            },
          },
        },
        rows: {
          type: 'array',
          description:
            'Movements of main wallets, the newest first. Of a parent that is not the signed-in agent, its own too.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'time', 'account', 'nickname', 'kind', 'in', 'out', 'balance', 'reference'],
            properties: {
              id: {
                type: 'string',
                description: 'Number of the movement.',
              },
              time: {
                type: 'string',
                description: 'ISO 8601.',
              },
              account: {
                type: 'string',
              },
              nickname: {
                type: 'string',
              },
              kind: {
                type: 'string',
                enum: [
                  'deposit',
                  'withdrawal',
                  'rebate',
                  'bonus',
                  'salary',
                  'dividend',
                  'transfer',
                  'adjustment',
                  'other',
                ],
              },
              in: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              out: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              balance: {
                type: 'string',
                description: 'Decimal text: what was in the wallet after it.',
                'x-unit': 'money',
              },
              reference: {
                type: 'string',
              },
            },
          },
        },
        totals: {
          type: 'object',
          additionalProperties: false,
          required: ['in', 'out', 'net'],
          properties: {
            in: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            out: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            net: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
          },
        },
        pageTotals: {
          type: 'object',
          additionalProperties: false,
          required: ['in', 'out', 'net'],
          properties: {
            in: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            out: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            net: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
          },
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'agent.userLoss',
    method: 'GET',
    alsoMethods: ['POST'],
    path: '/wps/report/userLoss',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        parent: {
          type: 'string',
          description: 'Account whose team is meant; the own without it.',
          maxLength: 64,
        },
        from: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'First day, by the clocks of the brand; a week before the last one without it.',
        },
        to: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'Last day; today without it. At most 92 days.',
        },
        pageNo: {
          type: 'integer',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        pageSize: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'from',
        'to',
        'zone',
        'symbol',
        'path',
        'rows',
        'totals',
        'pageTotals',
        'pageNum',
        'totalPages',
        'totalCount',
      ],
      properties: {
        from: {
          type: 'string',
        },
        to: {
          type: 'string',
        },
        zone: {
          type: 'string',
          description: 'Whose days they are.',
        },
        symbol: {
          type: 'string',
        },
        path: {
          type: 'array',
          description: 'From the signed-in agent down to the parent.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['account', 'nickname'],
            properties: {
              account: {
                type: 'string',
                'x-identity': true,
              },
              nickname: {
                type: 'string',
              },
            },
          },
        },
        rows: {
          type: 'array',
          description: 'Direct downlines with what each did, without members below; the largest loss first.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'account',
              'nickname',
              'type',
              'downlines',
              'daysLost',
              'lastLogin',
              'loss',
              'deposits',
            ],
            properties: {
              account: {
                type: 'string',
              },
              nickname: {
                type: 'string',
              },
              type: {
                type: 'integer',
                description: '0 player; 1, 2, 41, 42 agent.',
              },
              downlines: {
                type: 'integer',
                description: 'Members directly below.',
              },
              daysLost: {
                type: 'integer',
                description: 'Days on which the payout was less than the bets.',
              },
              lastLogin: {
                type: ['string', 'null'],
                description: 'ISO 8601; null before the first login.',
              },
              loss: {
                type: 'string',
                description: 'Decimal text: settled bets less their payout.',
                'x-unit': 'money',
              },
              deposits: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
            },
          },
        },
        totals: {
          type: 'object',
          additionalProperties: false,
          required: ['loss', 'deposits'],
          properties: {
            loss: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            deposits: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
          },
        },
        pageTotals: {
          type: 'object',
          additionalProperties: false,
          required: ['loss', 'deposits'],
          properties: {
            loss: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            deposits: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
          },
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'authenticator.confirm',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/authenticator/confirmation',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['authenticator.read', 'withdrawals.hold', 'withdrawals.form', 'security.config'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['code'],
      properties: {
        code: {
          type: 'string',
          minLength: 1,
          maxLength: 16,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['recoveryCodes'],
      properties: {
        recoveryCodes: {
          type: 'array',
          description: 'Told once; each opens one door.',
          items: {
            type: 'string',
          },
        },
      },
    },
  },
  {
    name: 'authenticator.read',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/member/authenticator',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['since', 'recoveryCodesLeft', 'asksAtLogin'],
      properties: {
        since: {
          type: ['string', 'null'],
          description: 'ISO 8601, UTC; null where there is none.',
        },
        recoveryCodesLeft: {
          type: 'integer',
          minimum: 0,
        },
        asksAtLogin: {
          type: 'boolean',
          description: 'Whether a login asks for a code of it.',
        },
      },
    },
  },
  {
    name: 'authenticator.remove',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/authenticator/removal',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['authenticator.read', 'withdrawals.hold', 'withdrawals.form', 'security.config'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['code'],
      properties: {
        code: {
          type: 'string',
          description: 'Six digits of the authenticator, or a recovery code.',
          minLength: 1,
          maxLength: 64,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
  },
  {
    name: 'authenticator.renewCodes',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/authenticator/recovery-codes',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['authenticator.read'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['code'],
      properties: {
        code: {
          type: 'string',
          description: 'Six digits of the authenticator, or a recovery code.',
          minLength: 1,
          maxLength: 64,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['recoveryCodes'],
      properties: {
        recoveryCodes: {
          type: 'array',
          description: 'Told once; each opens one door.',
          items: {
            type: 'string',
          },
        },
      },
    },
  },
  {
    name: 'authenticator.start',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/authenticator',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        password: {
          type: 'string',
          description:
            'The login password, for the first one; left out by a member who signs in by SMS only.',
          maxLength: 128,
        },
        code: {
          type: 'string',
          description: 'A code of the authenticator that is replaced, or a recovery code.',
          maxLength: 64,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['secret', 'uri', 'expiresInSeconds'],
      properties: {
        secret: {
          type: 'string',
          description: 'Base32, without padding.',
        },
        uri: {
          type: 'string',
          description: 'What authenticators read from a picture: otpauth://totp/…',
        },
        expiresInSeconds: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'captcha.image',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/captcha',
    aliases: [],
    moduleId: 'CAPTCHA3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        t: {
          type: 'string',
          description: 'Cache buster.',
          maxLength: 64,
        },
      },
    },
    response: {
      type: 'string',
      description: 'PNG in base64, without a data: prefix.',
    },
  },
  {
    name: 'captcha.sound',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/captcha/sound',
    aliases: [],
    moduleId: 'CAPTCHA3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        t: {
          type: 'string',
          description: 'Cache buster.',
          maxLength: 64,
        },
      },
    },
    response: {
      type: 'string',
      description: 'WAV in base64: six digits, spoken in the language of the call.',
    },
  },
  {
    name: 'care.answerCheck',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/care/check',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['care.play', 'care.session'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['checkInSeconds', 'restSeconds', 'restUntil', 'isTimeUp'],
      properties: {
        checkInSeconds: {
          type: ['integer', 'null'],
          minimum: 0,
          description: 'Until the next reality check; 0 while one is due, null where there is none.',
        },
        restSeconds: {
          type: 'integer',
          minimum: 0,
          description: 'Left of the rest after a check; 0 outside one.',
        },
        restUntil: {
          type: ['string', 'null'],
          description: 'End of the rest, ISO 8601.',
        },
        isTimeUp: {
          type: 'boolean',
          description: 'A limit on time is used up: no stake is taken.',
        },
      },
    },
  },
  {
    name: 'care.askReturn',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/care/return/ask',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['care.returnState', 'care.history'],
    request: {
      type: 'object',
      additionalProperties: false,
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['isOnRequest', 'endsAt', 'from', 'canAsk', 'opensAt', 'waitHours'],
      properties: {
        isOnRequest: {
          type: 'boolean',
          description: 'The exclusion stays in force after its end until the member asks to return.',
        },
        endsAt: {
          type: ['string', 'null'],
          description:
            'End of the break, ISO 8601; 9999-12-31T00:00:00.000Z where there is none, null where play is open.',
        },
        from: {
          type: ['string', 'null'],
          description: 'From when a return can be asked for, ISO 8601; null where none can.',
        },
        canAsk: {
          type: 'boolean',
        },
        opensAt: {
          type: ['string', 'null'],
          description: 'When play opens because a return was asked for, ISO 8601; null before.',
        },
        waitHours: {
          type: 'integer',
          description: 'Hours from a request until play opens.',
        },
      },
    },
  },
  {
    name: 'care.breakEnd',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/care/breakEnd',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['length'],
      properties: {
        length: {
          type: 'string',
          description:
            'ISO 8601 duration of one unit, as care.standing offers it, or forever; 24h, 7d, 6m, 1y as sites of before write them.',
          pattern: '^(forever|PT[1-9][0-9]{0,3}H|P[1-9][0-9]{0,3}[DWMY]|[1-9][0-9]{0,3}[hdwmy])$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['until', 'onRequest'],
      properties: {
        onRequest: {
          type: 'boolean',
          description: 'Play would stay closed after that end until the member asks to return.',
        },
        until: {
          type: 'string',
          description:
            'End of a break that begins now, ISO 8601; 9999-12-31T00:00:00.000Z where there is none.',
        },
      },
    },
  },
  {
    name: 'care.confirmLimit',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/care/limit/confirm',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['care.standing', 'care.history', 'care.depositRoom', 'deposit.settings'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'period'],
      properties: {
        kind: {
          type: 'string',
          enum: ['deposit', 'loss', 'session'],
          description: 'deposit and loss are money, session is minutes.',
        },
        period: {
          type: 'string',
          enum: ['day', 'week', 'month'],
          description: 'The last 24 hours, 7 days, 30 days.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'limits',
        'coolingHours',
        'timeOuts',
        'exclusions',
        'panicButton',
        'cancelled',
        'currency',
        'currencySymbol',
      ],
      properties: {
        limits: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'kind',
              'period',
              'amount',
              'used',
              'left',
              'change',
              'next',
              'nextFrom',
              'nextUntil',
            ],
            properties: {
              id: {
                type: 'string',
                description: 'kind.period',
              },
              kind: {
                type: 'string',
                enum: ['deposit', 'loss', 'session'],
                description: 'deposit and loss are money, session is minutes.',
              },
              period: {
                type: 'string',
                enum: ['day', 'week', 'month'],
                description: 'The last 24 hours, 7 days, 30 days.',
              },
              amount: {
                type: ['string', 'null'],
                description: 'Decimal, for a session whole minutes; null where there is none.',
              },
              used: {
                type: 'string',
                description: 'What counts against it, in the same way.',
              },
              left: {
                type: ['string', 'null'],
              },
              change: {
                type: 'string',
                enum: ['none', 'cooling', 'ready'],
                description: 'Whether a looser limit waits, and whether it can be confirmed.',
              },
              next: {
                type: ['string', 'null'],
                description: 'The looser limit; null takes it away.',
              },
              nextFrom: {
                type: ['string', 'null'],
                description: 'From when it can be confirmed.',
              },
              nextUntil: {
                type: ['string', 'null'],
                description: 'Until when it can be confirmed.',
              },
            },
          },
        },
        coolingHours: {
          type: 'integer',
        },
        timeOuts: {
          type: 'array',
          items: {
            type: 'string',
            pattern: '^(forever|PT[1-9][0-9]{0,3}H|P[1-9][0-9]{0,3}[DWMY]|[1-9][0-9]{0,3}[hdwmy])$',
          },
        },
        exclusions: {
          type: 'array',
          items: {
            type: 'string',
            pattern: '^(forever|PT[1-9][0-9]{0,3}H|P[1-9][0-9]{0,3}[DWMY]|[1-9][0-9]{0,3}[hdwmy])$',
          },
        },
        panicButton: {
          type: 'boolean',
        },
        cancelled: {
          type: ['string', 'null'],
          description:
            'Sum of the open deposits that a tighter limit has just cancelled, decimal; null where there was none.',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
        currencySymbol: {
          type: 'string',
        },
      },
    },
  },
  {
    name: 'care.depositRoom',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/care/depositRoom',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['left', 'period', 'currencySymbol'],
      properties: {
        left: {
          type: ['string', 'null'],
          description: 'What the tightest deposit limit leaves, decimal; null where there is none.',
          'x-unit': 'money',
        },
        period: {
          type: ['string', 'null'],
          enum: ['day', 'week', 'month', null],
        },
        currencySymbol: {
          type: 'string',
        },
      },
    },
  },
  {
    name: 'care.history',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/care/history',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        page: {
          type: 'integer',
          description: 'From 1.',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        size: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['content', 'pageNum', 'totalPages', 'totalCount', 'currencySymbol'],
      properties: {
        content: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'at', 'what', 'subject', 'money', 'minutes', 'until'],
            properties: {
              id: {
                type: 'string',
              },
              at: {
                type: 'string',
              },
              what: {
                type: 'string',
                enum: [
                  'set',
                  'cut',
                  'asked',
                  'raised',
                  'removed',
                  'kept',
                  'break',
                  'returnAsked',
                  'returnKept',
                ],
              },
              subject: {
                type: 'string',
                description: 'kind.period of a limit, break, or break.forGood for one without an end.',
              },
              money: {
                type: ['string', 'null'],
                description: 'Decimal; null where the limit is none or no money.',
                'x-unit': 'money',
              },
              minutes: {
                type: ['integer', 'null'],
              },
              until: {
                type: ['string', 'null'],
                description: 'End of a break; null of one for good.',
              },
            },
          },
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
        currencySymbol: {
          type: 'string',
        },
      },
    },
  },
  {
    name: 'care.keepExclusion',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/care/return/keep',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['care.returnState', 'care.history'],
    request: {
      type: 'object',
      additionalProperties: false,
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['isOnRequest', 'endsAt', 'from', 'canAsk', 'opensAt', 'waitHours'],
      properties: {
        isOnRequest: {
          type: 'boolean',
          description: 'The exclusion stays in force after its end until the member asks to return.',
        },
        endsAt: {
          type: ['string', 'null'],
          description:
            'End of the break, ISO 8601; 9999-12-31T00:00:00.000Z where there is none, null where play is open.',
        },
        from: {
          type: ['string', 'null'],
          description: 'From when a return can be asked for, ISO 8601; null where none can.',
        },
        canAsk: {
          type: 'boolean',
        },
        opensAt: {
          type: ['string', 'null'],
          description: 'When play opens because a return was asked for, ISO 8601; null before.',
        },
        waitHours: {
          type: 'integer',
          description: 'Hours from a request until play opens.',
        },
      },
    },
  },
  {
    name: 'care.keepLimit',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/care/limit/keep',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['care.standing', 'care.history', 'care.depositRoom', 'deposit.settings'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'period'],
      properties: {
        kind: {
          type: 'string',
          enum: ['deposit', 'loss', 'session'],
          description: 'deposit and loss are money, session is minutes.',
        },
        period: {
          type: 'string',
          enum: ['day', 'week', 'month'],
          description: 'The last 24 hours, 7 days, 30 days.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'limits',
        'coolingHours',
        'timeOuts',
        'exclusions',
        'panicButton',
        'cancelled',
        'currency',
        'currencySymbol',
      ],
      properties: {
        limits: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'kind',
              'period',
              'amount',
              'used',
              'left',
              'change',
              'next',
              'nextFrom',
              'nextUntil',
            ],
            properties: {
              id: {
                type: 'string',
                description: 'kind.period',
              },
              kind: {
                type: 'string',
                enum: ['deposit', 'loss', 'session'],
                description: 'deposit and loss are money, session is minutes.',
              },
              period: {
                type: 'string',
                enum: ['day', 'week', 'month'],
                description: 'The last 24 hours, 7 days, 30 days.',
              },
              amount: {
                type: ['string', 'null'],
                description: 'Decimal, for a session whole minutes; null where there is none.',
              },
              used: {
                type: 'string',
                description: 'What counts against it, in the same way.',
              },
              left: {
                type: ['string', 'null'],
              },
              change: {
                type: 'string',
                enum: ['none', 'cooling', 'ready'],
                description: 'Whether a looser limit waits, and whether it can be confirmed.',
              },
              next: {
                type: ['string', 'null'],
                description: 'The looser limit; null takes it away.',
              },
              nextFrom: {
                type: ['string', 'null'],
                description: 'From when it can be confirmed.',
              },
              nextUntil: {
                type: ['string', 'null'],
                description: 'Until when it can be confirmed.',
              },
            },
          },
        },
        coolingHours: {
          type: 'integer',
        },
        timeOuts: {
          type: 'array',
          items: {
            type: 'string',
            pattern: '^(forever|PT[1-9][0-9]{0,3}H|P[1-9][0-9]{0,3}[DWMY]|[1-9][0-9]{0,3}[hdwmy])$',
          },
        },
        exclusions: {
          type: 'array',
          items: {
            type: 'string',
            pattern: '^(forever|PT[1-9][0-9]{0,3}H|P[1-9][0-9]{0,3}[DWMY]|[1-9][0-9]{0,3}[hdwmy])$',
          },
        },
        panicButton: {
          type: 'boolean',
        },
        cancelled: {
          type: ['string', 'null'],
          description:
            'Sum of the open deposits that a tighter limit has just cancelled, decimal; null where there was none.',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
        currencySymbol: {
          type: 'string',
        },
      },
    },
  },
  {
    name: 'care.play',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/care/play',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['checkInSeconds', 'restSeconds', 'restUntil', 'isTimeUp'],
      properties: {
        checkInSeconds: {
          type: ['integer', 'null'],
          minimum: 0,
          description: 'Until the next reality check; 0 while one is due, null where there is none.',
        },
        restSeconds: {
          type: 'integer',
          minimum: 0,
          description: 'Left of the rest after a check; 0 outside one.',
        },
        restUntil: {
          type: ['string', 'null'],
          description: 'End of the rest, ISO 8601.',
        },
        isTimeUp: {
          type: 'boolean',
          description: 'A limit on time is used up: no stake is taken.',
        },
      },
    },
  },
  {
    name: 'care.returnState',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/care/return',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['isOnRequest', 'endsAt', 'from', 'canAsk', 'opensAt', 'waitHours'],
      properties: {
        isOnRequest: {
          type: 'boolean',
          description: 'The exclusion stays in force after its end until the member asks to return.',
        },
        endsAt: {
          type: ['string', 'null'],
          description:
            'End of the break, ISO 8601; 9999-12-31T00:00:00.000Z where there is none, null where play is open.',
        },
        from: {
          type: ['string', 'null'],
          description: 'From when a return can be asked for, ISO 8601; null where none can.',
        },
        canAsk: {
          type: 'boolean',
        },
        opensAt: {
          type: ['string', 'null'],
          description: 'When play opens because a return was asked for, ISO 8601; null before.',
        },
        waitHours: {
          type: 'integer',
          description: 'Hours from a request until play opens.',
        },
      },
    },
  },
  {
    name: 'care.session',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/care/session',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['staked', 'won', 'net', 'currency', 'currencySymbol', 'minutes'],
      properties: {
        staked: {
          type: 'string',
          description: 'Decimal, as the two below.',
          'x-unit': 'money',
        },
        won: {
          type: 'string',
          'x-unit': 'money',
        },
        net: {
          type: 'string',
          description: 'Negative for a loss.',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
        currencySymbol: {
          type: 'string',
        },
        minutes: {
          type: 'integer',
          minimum: 0,
          description: 'Time played since the first stake that counts, in whichever tab and login.',
        },
      },
    },
  },
  {
    name: 'care.setLimit',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/care/limit',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['care.standing', 'care.history', 'care.depositRoom', 'deposit.settings'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'period', 'amount'],
      properties: {
        kind: {
          type: 'string',
          enum: ['deposit', 'loss', 'session'],
          description: 'deposit and loss are money, session is minutes.',
        },
        period: {
          type: 'string',
          enum: ['day', 'week', 'month'],
          description: 'The last 24 hours, 7 days, 30 days.',
        },
        amount: {
          type: ['string', 'null'],
          maxLength: 20,
          description: 'Decimal, for a session whole minutes; null asks for no limit.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'limits',
        'coolingHours',
        'timeOuts',
        'exclusions',
        'panicButton',
        'cancelled',
        'currency',
        'currencySymbol',
      ],
      properties: {
        limits: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'kind',
              'period',
              'amount',
              'used',
              'left',
              'change',
              'next',
              'nextFrom',
              'nextUntil',
            ],
            properties: {
              id: {
                type: 'string',
                description: 'kind.period',
              },
              kind: {
                type: 'string',
                enum: ['deposit', 'loss', 'session'],
                description: 'deposit and loss are money, session is minutes.',
              },
              period: {
                type: 'string',
                enum: ['day', 'week', 'month'],
                description: 'The last 24 hours, 7 days, 30 days.',
              },
              amount: {
                type: ['string', 'null'],
                description: 'Decimal, for a session whole minutes; null where there is none.',
              },
              used: {
                type: 'string',
                description: 'What counts against it, in the same way.',
              },
              left: {
                type: ['string', 'null'],
              },
              change: {
                type: 'string',
                enum: ['none', 'cooling', 'ready'],
                description: 'Whether a looser limit waits, and whether it can be confirmed.',
              },
              next: {
                type: ['string', 'null'],
                description: 'The looser limit; null takes it away.',
              },
              nextFrom: {
                type: ['string', 'null'],
                description: 'From when it can be confirmed.',
              },
              nextUntil: {
                type: ['string', 'null'],
                description: 'Until when it can be confirmed.',
              },
            },
          },
        },
        coolingHours: {
          type: 'integer',
        },
        timeOuts: {
          type: 'array',
          items: {
            type: 'string',
            pattern: '^(forever|PT[1-9][0-9]{0,3}H|P[1-9][0-9]{0,3}[DWMY]|[1-9][0-9]{0,3}[hdwmy])$',
          },
        },
        exclusions: {
          type: 'array',
          items: {
            type: 'string',
            pattern: '^(forever|PT[1-9][0-9]{0,3}H|P[1-9][0-9]{0,3}[DWMY]|[1-9][0-9]{0,3}[hdwmy])$',
          },
        },
        panicButton: {
          type: 'boolean',
        },
        cancelled: {
          type: ['string', 'null'],
          description:
            'Sum of the open deposits that a tighter limit has just cancelled, decimal; null where there was none.',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
        currencySymbol: {
          type: 'string',
        },
      },
    },
  },
  {
    name: 'care.standing',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/care/standing',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'limits',
        'coolingHours',
        'timeOuts',
        'exclusions',
        'panicButton',
        'cancelled',
        'currency',
        'currencySymbol',
      ],
      properties: {
        limits: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'kind',
              'period',
              'amount',
              'used',
              'left',
              'change',
              'next',
              'nextFrom',
              'nextUntil',
            ],
            properties: {
              id: {
                type: 'string',
                description: 'kind.period',
              },
              kind: {
                type: 'string',
                enum: ['deposit', 'loss', 'session'],
                description: 'deposit and loss are money, session is minutes.',
              },
              period: {
                type: 'string',
                enum: ['day', 'week', 'month'],
                description: 'The last 24 hours, 7 days, 30 days.',
              },
              amount: {
                type: ['string', 'null'],
                description: 'Decimal, for a session whole minutes; null where there is none.',
              },
              used: {
                type: 'string',
                description: 'What counts against it, in the same way.',
              },
              left: {
                type: ['string', 'null'],
              },
              change: {
                type: 'string',
                enum: ['none', 'cooling', 'ready'],
                description: 'Whether a looser limit waits, and whether it can be confirmed.',
              },
              next: {
                type: ['string', 'null'],
                description: 'The looser limit; null takes it away.',
              },
              nextFrom: {
                type: ['string', 'null'],
                description: 'From when it can be confirmed.',
              },
              nextUntil: {
                type: ['string', 'null'],
                description: 'Until when it can be confirmed.',
              },
            },
          },
        },
        coolingHours: {
          type: 'integer',
        },
        timeOuts: {
          type: 'array',
          items: {
            type: 'string',
            pattern: '^(forever|PT[1-9][0-9]{0,3}H|P[1-9][0-9]{0,3}[DWMY]|[1-9][0-9]{0,3}[hdwmy])$',
          },
        },
        exclusions: {
          type: 'array',
          items: {
            type: 'string',
            pattern: '^(forever|PT[1-9][0-9]{0,3}H|P[1-9][0-9]{0,3}[DWMY]|[1-9][0-9]{0,3}[hdwmy])$',
          },
        },
        panicButton: {
          type: 'boolean',
        },
        cancelled: {
          type: ['string', 'null'],
          description:
            'Sum of the open deposits that a tighter limit has just cancelled, decimal; null where there was none.',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
        currencySymbol: {
          type: 'string',
        },
      },
    },
  },
  {
    name: 'care.takeBreak',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/care/break',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['care.standing', 'care.history', 'member.info'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['length'],
      properties: {
        length: {
          type: 'string',
          description:
            'ISO 8601 duration of one unit, as care.standing offers it, or forever; 24h, 7d, 6m, 1y as sites of before write them.',
          pattern: '^(forever|PT[1-9][0-9]{0,3}H|P[1-9][0-9]{0,3}[DWMY]|[1-9][0-9]{0,3}[hdwmy])$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['until', 'onRequest'],
      properties: {
        onRequest: {
          type: 'boolean',
          description: 'Play stays closed after the end until the member asks to return.',
        },
        until: {
          type: 'string',
          description: 'End, ISO 8601; 9999-12-31T00:00:00.000Z where there is none.',
        },
      },
    },
  },
  {
    name: 'closure.close',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/closure',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['closure.read'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['reason'],
      properties: {
        reason: {
          type: 'string',
          enum: ['unused', 'service', 'other-site', 'too-much', 'privacy', 'other'],
        },
        password: {
          type: 'string',
          maxLength: 128,
          description: 'The login password; left out by a member who signs in by SMS only.',
        },
        fundPassword: {
          type: 'string',
          maxLength: 128,
          description: 'Left out by a member who has none.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['closedAt'],
      properties: {
        closedAt: {
          type: 'string',
          description: 'ISO 8601, UTC.',
        },
      },
    },
  },
  {
    name: 'closure.read',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/member/closure',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'isClear',
        'balance',
        'currency',
        'holdsMoney',
        'deposits',
        'withdrawals',
        'rounds',
        'tickets',
        'contracts',
        'redemptions',
        'points',
        'needsPassword',
        'needsFundPassword',
      ],
      properties: {
        isClear: {
          type: 'boolean',
          description: 'Nothing is open: the account can be closed.',
        },
        balance: {
          type: 'string',
          description: 'Money in all wallets, a decimal.',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
        holdsMoney: {
          type: 'boolean',
          description:
            "The balance can be withdrawn, so it has to be first. Less than the smallest withdrawal stays the member's and does not keep the account open.",
        },
        deposits: {
          type: 'integer',
          description: 'Deposits that are neither credited nor ended.',
        },
        withdrawals: {
          type: 'integer',
          description: 'Withdrawals that are not completed.',
        },
        rounds: {
          type: 'integer',
          description: 'Game rounds and bets without a result.',
        },
        tickets: {
          type: 'integer',
          description: 'Lottery tickets before their draw, and running chases.',
        },
        contracts: {
          type: 'integer',
          description: 'Agent contracts in force or offered, and their unpaid results.',
        },
        redemptions: {
          type: 'integer',
          description: 'Rewards for points that are still to be delivered.',
        },
        points: {
          type: 'integer',
          description: 'Points that are lost with the account.',
        },
        needsPassword: {
          type: 'boolean',
        },
        needsFundPassword: {
          type: 'boolean',
        },
      },
    },
  },
  {
    name: 'confirmations.answer',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_processC2CTransaction',
    aliases: ['/wps/relay/MCS2_processC2CTransaction'],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: true,
    layout: false,
    changes: [
      'confirmations.list',
      'confirmations.receipt',
      'withdrawals.list',
      'withdrawals.detail',
      'withdrawals.form',
      'wallet.balance',
      'wallet.pending',
    ],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'claim'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 18,
        },
        claim: {
          type: 'string',
          enum: ['full', 'partial', 'none'],
        },
        amount: {
          type: 'string',
          maxLength: 20,
          description: 'What arrived, for a part of it.',
        },
        comment: {
          type: 'string',
          maxLength: 1000,
        },
        proofs: {
          type: 'array',
          items: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
          },
          maxItems: 3,
          description: 'Ids of uploads.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'status', 'amount', 'currency', 'secondsLeft'],
      properties: {
        id: {
          type: 'string',
          description: 'Number of the withdrawal.',
        },
        status: {
          type: 'string',
          enum: [
            'pending',
            'received',
            'autoReceived',
            'underReview',
            'toppedUp',
            'confirmedPaid',
            'refunded',
          ],
        },
        amount: {
          type: 'string',
          description: 'Decimal text: what should have arrived.',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
        secondsLeft: {
          type: 'integer',
          description: 'Until it counts as received by itself; 0 once it is settled.',
          minimum: 0,
        },
      },
    },
  },
  {
    name: 'confirmations.list',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_getPaymentConfirmationList',
    aliases: ['/wps/relay/MCS2_getPaymentConfirmationList'],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['pending', 'nextMinutes', 'rows'],
      properties: {
        pending: {
          type: 'integer',
          description: "How many wait for the member's answer.",
        },
        nextMinutes: {
          type: ['integer', 'null'],
          description: 'Minutes until the first of them counts as received; null where none waits.',
        },
        rows: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'status', 'amount', 'currency', 'secondsLeft', 'account', 'paidAt'],
            properties: {
              id: {
                type: 'string',
              },
              status: {
                type: 'string',
                enum: [
                  'pending',
                  'received',
                  'autoReceived',
                  'underReview',
                  'toppedUp',
                  'confirmedPaid',
                  'refunded',
                ],
              },
              amount: {
                type: 'string',
                'x-unit': 'money',
              },
              currency: {
                type: 'string',
              },
              secondsLeft: {
                type: 'integer',
                minimum: 0,
              },
              account: {
                type: 'string',
              },
              paidAt: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'confirmations.receipt',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_getPaymentConfirmation',
    aliases: ['/wps/relay/MCS2_getPaymentConfirmation'],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 18,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'status', 'amount', 'currency', 'secondsLeft'],
      properties: {
        id: {
          type: 'string',
          description: 'Number of the withdrawal.',
        },
        status: {
          type: 'string',
          enum: [
            'pending',
            'received',
            'autoReceived',
            'underReview',
            'toppedUp',
            'confirmedPaid',
            'refunded',
          ],
        },
        amount: {
          type: 'string',
          description: 'Decimal text: what should have arrived.',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
        secondsLeft: {
          type: 'integer',
          description: 'Until it counts as received by itself; 0 once it is settled.',
          minimum: 0,
        },
      },
    },
  },
  {
    name: 'consents.due',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/member/consents',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['due'],
      properties: {
        due: {
          type: 'array',
          description: 'Texts in force that the member agreed to in another edition, or never.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['document', 'version', 'date', 'statement'],
            properties: {
              document: {
                type: 'string',
                'x-identity': true,
                description: 'The legal text, as the brand names it.',
              },
              version: {
                type: 'string',
                description: 'The edition that the site has now.',
              },
              date: {
                type: 'string',
                description: 'The day of that edition, `YYYY-MM-DD`.',
              },
              statement: {
                type: 'string',
                description: 'The words to agree to, in the language of the call.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'consents.renew',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/consents/renew',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['consents.due', 'admission.read'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['documents'],
      properties: {
        documents: {
          type: 'array',
          description: 'The texts that were shown, each with the edition that was agreed to.',
          maxItems: 30,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['document', 'version'],
            properties: {
              document: {
                type: 'string',
                maxLength: 64,
              },
              version: {
                type: 'string',
                maxLength: 64,
              },
            },
          },
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['due'],
      properties: {
        due: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['document', 'version', 'date', 'statement'],
            properties: {
              document: {
                type: 'string',
                'x-identity': true,
                description: 'The legal text, as the brand names it.',
              },
              version: {
                type: 'string',
                description: 'The edition that the site has now.',
              },
              date: {
                type: 'string',
                description: 'The day of that edition, `YYYY-MM-DD`.',
              },
              statement: {
                type: 'string',
                description: 'The words to agree to, in the language of the call.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'contact.confirm',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/contact/confirm',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['member.info', 'admission.read', 'withdrawals.hold', 'withdrawals.form', 'security.config'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['ticket', 'code'],
      properties: {
        ticket: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        },
        code: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['masked'],
      properties: {
        masked: {
          type: 'string',
          description: 'The new side.',
        },
      },
    },
  },
  {
    name: 'contact.prove',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/contact/proof',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['ticket', 'way', 'code'],
      properties: {
        ticket: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        },
        way: {
          type: 'string',
          enum: ['code', 'authenticator'],
        },
        code: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
  },
  {
    name: 'contact.sendNew',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/contact/new',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['ticket', 'address'],
      properties: {
        ticket: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        },
        address: {
          type: 'string',
          minLength: 1,
          maxLength: 120,
        },
        countryDialingCode: {
          type: 'string',
          maxLength: 5,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['masked', 'expiredMinutes', 'resendSeconds'],
      properties: {
        masked: {
          type: 'string',
          description: 'Where the code went.',
        },
        expiredMinutes: {
          type: 'integer',
        },
        resendSeconds: {
          type: 'integer',
          description: 'Until another one may be asked for.',
        },
      },
    },
  },
  {
    name: 'contact.sendOld',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/contact/old',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['ticket'],
      properties: {
        ticket: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['masked', 'expiredMinutes', 'resendSeconds'],
      properties: {
        masked: {
          type: 'string',
          description: 'Where the code went.',
        },
        expiredMinutes: {
          type: 'integer',
        },
        resendSeconds: {
          type: 'integer',
          description: 'Until another one may be asked for.',
        },
      },
    },
  },
  {
    name: 'contact.start',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/contact/start',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['kind'],
      properties: {
        kind: {
          type: 'string',
          enum: ['email', 'mobile'],
        },
        password: {
          type: 'string',
          maxLength: 128,
          description: 'The login password; left out by a member who signs in by SMS only.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['ticket', 'masked', 'ways', 'expiresInSeconds'],
      properties: {
        ticket: {
          type: 'string',
        },
        masked: {
          type: 'string',
          description: 'The old side; empty where there is none.',
        },
        ways: {
          type: 'array',
          items: {
            type: 'string',
            enum: ['code', 'authenticator'],
          },
          description: 'To prove the old side; empty where there is none.',
        },
        expiresInSeconds: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'contracts.accrued',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/agent/contracts/accrued',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        kind: {
          type: 'string',
          enum: ['', 'dividend', 'daily', 'hourly', 'realTime'],
          default: '',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['symbol', 'zone', 'list', 'amount', 'today', 'lastAt'],
      properties: {
        symbol: {
          type: 'string',
        },
        zone: {
          type: 'string',
          description: 'Whose days they are.',
        },
        list: {
          type: 'array',
          description: 'The own contracts in force, as if their periods ended now.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'kind',
              'product',
              'period',
              'from',
              'to',
              'settlesAt',
              'paysAt',
              'secondsLeft',
              'validBets',
              'netLoss',
              'members',
              'rate',
              'share',
              'dueBelow',
              'amount',
              'nextRate',
              'nextBets',
              'nextLoss',
              'nextMembers',
            ],
            properties: {
              id: {
                type: 'string',
              },
              kind: {
                type: 'string',
                enum: ['dividend', 'daily', 'hourly', 'realTime'],
              },
              product: {
                type: 'string',
                enum: ['CONS', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'],
                description: 'CONS is all products together.',
              },
              period: {
                type: 'string',
                enum: ['D', 'W', 'H', 'M'],
                description: 'Day, week, half of a month, month.',
              },
              from: {
                type: 'string',
                description: 'First day.',
              },
              to: {
                type: 'string',
                description: 'Last day.',
              },
              settlesAt: {
                type: 'integer',
                description: 'Epoch milliseconds.',
              },
              paysAt: {
                type: 'integer',
                description: 'Epoch milliseconds.',
              },
              secondsLeft: {
                type: 'integer',
                description: 'Until it is settled.',
              },
              validBets: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              netLoss: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              members: {
                type: 'integer',
                description: 'Active members.',
              },
              rate: {
                type: 'string',
                description: 'In per cent, two places.',
                'x-unit': 'percent',
              },
              share: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              dueBelow: {
                type: 'string',
                description: 'Decimal text; with what is carried from earlier periods.',
                'x-unit': 'money',
              },
              amount: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              nextRate: {
                type: 'string',
                description: 'Of the next tier, in per cent; empty where there is none.',
                'x-unit': 'percent',
              },
              nextBets: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              nextLoss: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              nextMembers: {
                type: 'integer',
              },
              nextFixed: {
                type: 'string',
                description: 'Fixed amount of the next tier; decimal text, left out where there is none.',
                'x-unit': 'money',
              },
              fixed: {
                type: 'string',
                description: 'Fixed amount besides the rate; decimal text, left out where there is none.',
                'x-unit': 'money',
              },
            },
          },
        },
        amount: {
          type: 'string',
          description: 'Of all together; decimal text.',
          'x-unit': 'money',
        },
        today: {
          type: 'string',
          description: 'What lines of today gave. Decimal text.',
          'x-unit': 'money',
        },
        lastAt: {
          type: 'integer',
          description: 'When the newest line was settled, milliseconds since 1970; 0 before the first.',
        },
      },
    },
  },
  {
    name: 'contracts.answerDaily',
    method: 'POST',
    alsoMethods: ['GET'],
    path: '/wps/relay/MCS2_processDailySalContract',
    aliases: [
      '/wps/relay/MCSFE_processDailySalContract',
      '/wps/relay/MCSFE_processDailySalaryContract',
      '/wps/relay/MCS2_processDailySalaryContract',
    ],
    moduleId: 'DAILYSALCONT3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: [
      'contracts.own',
      'contracts.given',
      'contracts.partners',
      'contracts.directLine',
      'contracts.read',
      'contracts.consolidated',
      'contracts.history',
      'contracts.copy',
      'contracts.log',
    ],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'status'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
        status: {
          type: 'string',
          enum: ['A', 'R', 'V', 'C', 'W'],
          description: 'A accept or stay, R reject, V ask to end, C agree to end, W take back what V asked.',
        },
        version: {
          type: 'integer',
          description: 'The offer that is answered.',
          minimum: 0,
          maximum: 1000000,
        },
        downlineHigherRate: {
          type: 'string',
          enum: ['Y', 'N'],
          description: 'What the question said about contracts below.',
        },
        endsBelow: {
          type: 'integer',
          description: 'How many contracts below end with this one, as the question said.',
          minimum: 0,
          maximum: 1000000,
        },
        reason: {
          type: 'string',
          description: 'Why, for the other side to read; at most 140 characters are taken.',
          maxLength: 1000,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['status', 'version'],
      properties: {
        status: {
          type: 'string',
          enum: ['P', 'E', 'A', 'R', 'V', 'C'],
          description: 'P offered, E offered again, A active, R rejected, V end asked for, C ended.',
        },
        version: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'contracts.answerDividend',
    method: 'POST',
    alsoMethods: ['GET'],
    path: '/wps/relay/MCS2_processDividendReq',
    aliases: [
      '/wps/relay/MCSFE_processDividendReq',
      '/wps/relay/MCSFE_processContractDividend',
      '/wps/relay/MCS2_processContractDividend',
    ],
    moduleId: 'SIGNCONDIV3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: [
      'contracts.own',
      'contracts.given',
      'contracts.partners',
      'contracts.directLine',
      'contracts.read',
      'contracts.consolidated',
      'contracts.history',
      'contracts.copy',
      'contracts.log',
    ],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'status'],
      properties: {
        type: {
          type: 'string',
          enum: ['CONS', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'],
          description: 'CONS is all products together.',
        },
        status: {
          type: 'string',
          enum: ['A', 'R', 'V', 'C', 'W'],
          description: 'A accept or stay, R reject, V ask to end, C agree to end, W take back what V asked.',
        },
        version: {
          type: 'integer',
          description: 'The offer that is answered.',
          minimum: 0,
          maximum: 1000000,
        },
        downlineHigherRate: {
          type: 'string',
          enum: ['Y', 'N'],
          description: 'What the question said about contracts below.',
        },
        endsBelow: {
          type: 'integer',
          description: 'How many contracts below end with this one, as the question said.',
          minimum: 0,
          maximum: 1000000,
        },
        reason: {
          type: 'string',
          description: 'Why, for the other side to read; at most 140 characters are taken.',
          maxLength: 1000,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['status', 'version'],
      properties: {
        status: {
          type: 'string',
          enum: ['P', 'E', 'A', 'R', 'V', 'C'],
          description: 'P offered, E offered again, A active, R rejected, V end asked for, C ended.',
        },
        version: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'contracts.answerHourly',
    method: 'POST',
    alsoMethods: ['GET'],
    path: '/wps/relay/MCS2_processContractHourSalary',
    aliases: ['/wps/relay/MCSFE_processContractHourSalary'],
    moduleId: 'HOURSAL3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: [
      'contracts.own',
      'contracts.given',
      'contracts.partners',
      'contracts.directLine',
      'contracts.read',
      'contracts.consolidated',
      'contracts.history',
      'contracts.copy',
      'contracts.log',
    ],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['contractId', 'status'],
      properties: {
        contractId: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
        status: {
          type: 'string',
          enum: ['A', 'R', 'V', 'C', 'W'],
          description: 'A accept or stay, R reject, V ask to end, C agree to end, W take back what V asked.',
        },
        version: {
          type: 'integer',
          description: 'The offer that is answered.',
          minimum: 0,
          maximum: 1000000,
        },
        downlineHigherRate: {
          type: 'string',
          enum: ['Y', 'N'],
          description: 'What the question said about contracts below.',
        },
        endsBelow: {
          type: 'integer',
          description: 'How many contracts below end with this one, as the question said.',
          minimum: 0,
          maximum: 1000000,
        },
        reason: {
          type: 'string',
          description: 'Why, for the other side to read; at most 140 characters are taken.',
          maxLength: 1000,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['status', 'version'],
      properties: {
        status: {
          type: 'string',
          enum: ['P', 'E', 'A', 'R', 'V', 'C'],
          description: 'P offered, E offered again, A active, R rejected, V end asked for, C ended.',
        },
        version: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'contracts.answerRealTime',
    method: 'POST',
    alsoMethods: ['GET'],
    path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
    aliases: ['/wps/relay/MCS2_processRealTimeSalaryContract'],
    moduleId: 'RTSALARY3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: [
      'contracts.own',
      'contracts.given',
      'contracts.partners',
      'contracts.directLine',
      'contracts.read',
      'contracts.consolidated',
      'contracts.history',
      'contracts.copy',
      'contracts.log',
    ],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'status'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
        status: {
          type: 'string',
          enum: ['A', 'R', 'V', 'C', 'W'],
          description: 'A accept or stay, R reject, V ask to end, C agree to end, W take back what V asked.',
        },
        version: {
          type: 'integer',
          description: 'The offer that is answered.',
          minimum: 0,
          maximum: 1000000,
        },
        downlineHigherRate: {
          type: 'string',
          enum: ['Y', 'N'],
          description: 'What the question said about contracts below.',
        },
        endsBelow: {
          type: 'integer',
          description: 'How many contracts below end with this one, as the question said.',
          minimum: 0,
          maximum: 1000000,
        },
        reason: {
          type: 'string',
          description: 'Why, for the other side to read; at most 140 characters are taken.',
          maxLength: 1000,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['status', 'version'],
      properties: {
        status: {
          type: 'string',
          enum: ['P', 'E', 'A', 'R', 'V', 'C'],
          description: 'P offered, E offered again, A active, R rejected, V end asked for, C ended.',
        },
        version: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'contracts.consolidated',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/member/info/funds/consolidated',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        t: {
          type: 'string',
          description: 'Against caches.',
          maxLength: 32,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'divtypereq',
        'dailysalreqtype',
        'contracthoursalreq',
        'realtimesalreqtype',
        'divtypeinfo',
        'dailysalinfotype',
        'dailysalinfo',
        'contracthoursalinfo',
        'contractmrdailysalinfotype',
      ],
      properties: {
        divtypereq: {
          type: 'object',
          description: 'Keyed by product.',
          additionalProperties: false,
          patternProperties: {
            '^(CONS|LIVE|RNG|FISH|PVP|SPORTS|LOTT|ELOTT)$': {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: [
                  'id',
                  'minimumBet',
                  'netLoss',
                  'activeMember',
                  'contractRate',
                  'period',
                  'status',
                  'version',
                  'askedBy',
                  'downlineHigherRate',
                ],
                properties: {
                  id: {
                    type: 'string',
                  },
                  minimumBet: {
                    type: 'string',
                    description: 'Decimal text.',
                    'x-unit': 'money',
                  },
                  netLoss: {
                    type: 'string',
                    description: 'Decimal text.',
                    'x-unit': 'money',
                  },
                  activeMember: {
                    type: 'integer',
                  },
                  contractRate: {
                    type: 'string',
                    description: 'Share from 0 to 1; decimal text with four places.',
                  },
                  period: {
                    type: 'string',
                    enum: ['D', 'W', 'H', 'M'],
                  },
                  status: {
                    type: 'string',
                    enum: ['P', 'E', 'A', 'R', 'V', 'C'],
                    description:
                      'P offered, E offered again, A active, R rejected, V end asked for, C ended.',
                  },
                  version: {
                    type: 'integer',
                  },
                  askedBy: {
                    type: ['string', 'null'],
                    enum: ['upline', 'downline', null],
                    description: 'Which side asked to end it.',
                  },
                  downlineHigherRate: {
                    type: 'string',
                    enum: ['Y', 'N'],
                    description: 'Y: accepting ends a contract one level below.',
                  },
                  endsBelow: {
                    type: 'integer',
                    description:
                      'Contracts in force below, through all levels, that end with this one; a platform need not say it.',
                  },
                  endReason: {
                    type: 'string',
                    description:
                      'Why its end is asked for, as the asking side wrote it; a platform need not say it.',
                  },
                  uplineName: {
                    type: 'string',
                    description:
                      'Who offers it: nickname and masked account, or the brand; a platform need not say it.',
                  },
                },
              },
            },
          },
        },
        dailysalreqtype: {
          type: 'object',
          description: 'Keyed by product.',
          additionalProperties: false,
          patternProperties: {
            '^(CONS|LIVE|RNG|FISH|PVP|SPORTS|LOTT|ELOTT)$': {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['id', 'status', 'version', 'askedBy', 'downlineHigherRate', 'details'],
                properties: {
                  id: {
                    type: 'string',
                  },
                  status: {
                    type: 'string',
                    enum: ['P', 'E', 'A', 'R', 'V', 'C'],
                    description:
                      'P offered, E offered again, A active, R rejected, V end asked for, C ended.',
                  },
                  version: {
                    type: 'integer',
                  },
                  askedBy: {
                    type: ['string', 'null'],
                    enum: ['upline', 'downline', null],
                    description: 'Which side asked to end it.',
                  },
                  downlineHigherRate: {
                    type: 'string',
                    enum: ['Y', 'N'],
                  },
                  endsBelow: {
                    type: 'integer',
                    description:
                      'Contracts in force below, through all levels, that end with this one; a platform need not say it.',
                  },
                  endReason: {
                    type: 'string',
                    description:
                      'Why its end is asked for, as the asking side wrote it; a platform need not say it.',
                  },
                  uplineName: {
                    type: 'string',
                    description:
                      'Who offers it: nickname and masked account, or the brand; a platform need not say it.',
                  },
                  details: {
                    type: 'array',
                    items: {
                      type: 'object',
                      additionalProperties: false,
                      required: ['betVolume', 'activeMember', 'rateType', 'rate'],
                      properties: {
                        betVolume: {
                          type: 'string',
                          description: 'Decimal text.',
                          'x-unit': 'money',
                        },
                        activeMember: {
                          type: 'integer',
                        },
                        rateType: {
                          type: 'string',
                          enum: ['P', 'F'],
                          description:
                            'P: a share. F: a fixed amount; a tier that pays both has a row for each.',
                        },
                        rate: {
                          type: 'string',
                          description:
                            'Share from 0 to 1 with four places, or the fixed amount; decimal text.',
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
        contracthoursalreq: {
          type: 'object',
          description: 'Keyed by product.',
          additionalProperties: false,
          patternProperties: {
            '^(CONS|LIVE|RNG|FISH|PVP|SPORTS|LOTT|ELOTT)$': {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: [
                  'contractId',
                  'status',
                  'version',
                  'askedBy',
                  'downlineHigherRate',
                  'hourSalaryRates',
                ],
                properties: {
                  contractId: {
                    type: 'string',
                  },
                  status: {
                    type: 'string',
                    enum: ['P', 'E', 'A', 'R', 'V', 'C'],
                    description:
                      'P offered, E offered again, A active, R rejected, V end asked for, C ended.',
                  },
                  version: {
                    type: 'integer',
                  },
                  askedBy: {
                    type: ['string', 'null'],
                    enum: ['upline', 'downline', null],
                    description: 'Which side asked to end it.',
                  },
                  downlineHigherRate: {
                    type: 'string',
                    enum: ['Y', 'N'],
                  },
                  endsBelow: {
                    type: 'integer',
                    description:
                      'Contracts in force below, through all levels, that end with this one; a platform need not say it.',
                  },
                  endReason: {
                    type: 'string',
                    description:
                      'Why its end is asked for, as the asking side wrote it; a platform need not say it.',
                  },
                  uplineName: {
                    type: 'string',
                    description:
                      'Who offers it: nickname and masked account, or the brand; a platform need not say it.',
                  },
                  hourSalaryRates: {
                    type: 'array',
                    items: {
                      type: 'object',
                      additionalProperties: false,
                      required: ['minimumBet', 'activeMember', 'rateType', 'rate'],
                      properties: {
                        minimumBet: {
                          type: 'string',
                          description: 'Decimal text.',
                          'x-unit': 'money',
                        },
                        activeMember: {
                          type: 'integer',
                        },
                        rateType: {
                          type: 'string',
                          enum: ['P', 'F'],
                          description:
                            'P: a share. F: a fixed amount; a tier that pays both has a row for each.',
                        },
                        rate: {
                          type: 'string',
                          description:
                            'Share from 0 to 1 with four places, or the fixed amount; decimal text.',
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
        realtimesalreqtype: {
          type: 'object',
          description: 'Keyed by product.',
          additionalProperties: false,
          patternProperties: {
            '^(CONS|LIVE|RNG|FISH|PVP|SPORTS|LOTT|ELOTT)$': {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['id', 'status', 'version', 'askedBy', 'downlineHigherRate', 'details'],
                properties: {
                  id: {
                    type: 'string',
                  },
                  status: {
                    type: 'string',
                    enum: ['P', 'E', 'A', 'R', 'V', 'C'],
                    description:
                      'P offered, E offered again, A active, R rejected, V end asked for, C ended.',
                  },
                  version: {
                    type: 'integer',
                  },
                  askedBy: {
                    type: ['string', 'null'],
                    enum: ['upline', 'downline', null],
                    description: 'Which side asked to end it.',
                  },
                  downlineHigherRate: {
                    type: 'string',
                    enum: ['Y', 'N'],
                  },
                  endsBelow: {
                    type: 'integer',
                    description:
                      'Contracts in force below, through all levels, that end with this one; a platform need not say it.',
                  },
                  endReason: {
                    type: 'string',
                    description:
                      'Why its end is asked for, as the asking side wrote it; a platform need not say it.',
                  },
                  uplineName: {
                    type: 'string',
                    description:
                      'Who offers it: nickname and masked account, or the brand; a platform need not say it.',
                  },
                  details: {
                    type: 'array',
                    items: {
                      type: 'object',
                      additionalProperties: false,
                      required: ['betVolume', 'activeMember', 'rateType', 'rate'],
                      properties: {
                        betVolume: {
                          type: 'string',
                          description: 'Decimal text.',
                          'x-unit': 'money',
                        },
                        activeMember: {
                          type: 'integer',
                        },
                        rateType: {
                          type: 'string',
                          enum: ['P', 'F'],
                          description:
                            'P: a share. F: a fixed amount; a tier that pays both has a row for each.',
                        },
                        rate: {
                          type: 'string',
                          description:
                            'Share from 0 to 1 with four places, or the fixed amount; decimal text.',
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
        divtypeinfo: {
          type: 'object',
          description: 'Keyed by product.',
          additionalProperties: false,
          patternProperties: {
            '^(CONS|LIVE|RNG|FISH|PVP|SPORTS|LOTT|ELOTT)$': {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: [
                  'id',
                  'minimumBet',
                  'netLoss',
                  'activeMember',
                  'contractRate',
                  'period',
                  'status',
                  'version',
                  'askedBy',
                  'downlineHigherRate',
                ],
                properties: {
                  id: {
                    type: 'string',
                  },
                  minimumBet: {
                    type: 'string',
                    description: 'Decimal text.',
                    'x-unit': 'money',
                  },
                  netLoss: {
                    type: 'string',
                    description: 'Decimal text.',
                    'x-unit': 'money',
                  },
                  activeMember: {
                    type: 'integer',
                  },
                  contractRate: {
                    type: 'string',
                    description: 'Share from 0 to 1; decimal text with four places.',
                  },
                  period: {
                    type: 'string',
                    enum: ['D', 'W', 'H', 'M'],
                  },
                  status: {
                    type: 'string',
                    enum: ['P', 'E', 'A', 'R', 'V', 'C'],
                    description:
                      'P offered, E offered again, A active, R rejected, V end asked for, C ended.',
                  },
                  version: {
                    type: 'integer',
                  },
                  askedBy: {
                    type: ['string', 'null'],
                    enum: ['upline', 'downline', null],
                    description: 'Which side asked to end it.',
                  },
                  downlineHigherRate: {
                    type: 'string',
                    enum: ['Y', 'N'],
                    description: 'Y: accepting ends a contract one level below.',
                  },
                  endsBelow: {
                    type: 'integer',
                    description:
                      'Contracts in force below, through all levels, that end with this one; a platform need not say it.',
                  },
                  endReason: {
                    type: 'string',
                    description:
                      'Why its end is asked for, as the asking side wrote it; a platform need not say it.',
                  },
                  uplineName: {
                    type: 'string',
                    description:
                      'Who offers it: nickname and masked account, or the brand; a platform need not say it.',
                  },
                },
              },
            },
          },
        },
        dailysalinfotype: {
          type: 'object',
          description: 'Keyed by product.',
          additionalProperties: false,
          patternProperties: {
            '^(CONS|LIVE|RNG|FISH|PVP|SPORTS|LOTT|ELOTT)$': {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['id', 'status', 'version', 'askedBy', 'downlineHigherRate', 'details'],
                properties: {
                  id: {
                    type: 'string',
                  },
                  status: {
                    type: 'string',
                    enum: ['P', 'E', 'A', 'R', 'V', 'C'],
                    description:
                      'P offered, E offered again, A active, R rejected, V end asked for, C ended.',
                  },
                  version: {
                    type: 'integer',
                  },
                  askedBy: {
                    type: ['string', 'null'],
                    enum: ['upline', 'downline', null],
                    description: 'Which side asked to end it.',
                  },
                  downlineHigherRate: {
                    type: 'string',
                    enum: ['Y', 'N'],
                  },
                  endsBelow: {
                    type: 'integer',
                    description:
                      'Contracts in force below, through all levels, that end with this one; a platform need not say it.',
                  },
                  endReason: {
                    type: 'string',
                    description:
                      'Why its end is asked for, as the asking side wrote it; a platform need not say it.',
                  },
                  uplineName: {
                    type: 'string',
                    description:
                      'Who offers it: nickname and masked account, or the brand; a platform need not say it.',
                  },
                  details: {
                    type: 'array',
                    items: {
                      type: 'object',
                      additionalProperties: false,
                      required: ['betVolume', 'activeMember', 'rateType', 'rate'],
                      properties: {
                        betVolume: {
                          type: 'string',
                          description: 'Decimal text.',
                          'x-unit': 'money',
                        },
                        activeMember: {
                          type: 'integer',
                        },
                        rateType: {
                          type: 'string',
                          enum: ['P', 'F'],
                          description:
                            'P: a share. F: a fixed amount; a tier that pays both has a row for each.',
                        },
                        rate: {
                          type: 'string',
                          description:
                            'Share from 0 to 1 with four places, or the fixed amount; decimal text.',
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
        dailysalinfo: {
          type: 'object',
          description: 'Keyed by product.',
          additionalProperties: false,
          patternProperties: {
            '^(CONS|LIVE|RNG|FISH|PVP|SPORTS|LOTT|ELOTT)$': {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['id', 'status', 'version', 'askedBy', 'downlineHigherRate', 'details'],
                properties: {
                  id: {
                    type: 'string',
                  },
                  status: {
                    type: 'string',
                    enum: ['P', 'E', 'A', 'R', 'V', 'C'],
                    description:
                      'P offered, E offered again, A active, R rejected, V end asked for, C ended.',
                  },
                  version: {
                    type: 'integer',
                  },
                  askedBy: {
                    type: ['string', 'null'],
                    enum: ['upline', 'downline', null],
                    description: 'Which side asked to end it.',
                  },
                  downlineHigherRate: {
                    type: 'string',
                    enum: ['Y', 'N'],
                  },
                  endsBelow: {
                    type: 'integer',
                    description:
                      'Contracts in force below, through all levels, that end with this one; a platform need not say it.',
                  },
                  endReason: {
                    type: 'string',
                    description:
                      'Why its end is asked for, as the asking side wrote it; a platform need not say it.',
                  },
                  uplineName: {
                    type: 'string',
                    description:
                      'Who offers it: nickname and masked account, or the brand; a platform need not say it.',
                  },
                  details: {
                    type: 'array',
                    items: {
                      type: 'object',
                      additionalProperties: false,
                      required: ['betVolume', 'activeMember', 'rateType', 'rate'],
                      properties: {
                        betVolume: {
                          type: 'string',
                          description: 'Decimal text.',
                          'x-unit': 'money',
                        },
                        activeMember: {
                          type: 'integer',
                        },
                        rateType: {
                          type: 'string',
                          enum: ['P', 'F'],
                          description:
                            'P: a share. F: a fixed amount; a tier that pays both has a row for each.',
                        },
                        rate: {
                          type: 'string',
                          description:
                            'Share from 0 to 1 with four places, or the fixed amount; decimal text.',
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
        contracthoursalinfo: {
          type: 'object',
          description: 'Keyed by product.',
          additionalProperties: false,
          patternProperties: {
            '^(CONS|LIVE|RNG|FISH|PVP|SPORTS|LOTT|ELOTT)$': {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: [
                  'contractId',
                  'status',
                  'version',
                  'askedBy',
                  'downlineHigherRate',
                  'hourSalaryRates',
                ],
                properties: {
                  contractId: {
                    type: 'string',
                  },
                  status: {
                    type: 'string',
                    enum: ['P', 'E', 'A', 'R', 'V', 'C'],
                    description:
                      'P offered, E offered again, A active, R rejected, V end asked for, C ended.',
                  },
                  version: {
                    type: 'integer',
                  },
                  askedBy: {
                    type: ['string', 'null'],
                    enum: ['upline', 'downline', null],
                    description: 'Which side asked to end it.',
                  },
                  downlineHigherRate: {
                    type: 'string',
                    enum: ['Y', 'N'],
                  },
                  endsBelow: {
                    type: 'integer',
                    description:
                      'Contracts in force below, through all levels, that end with this one; a platform need not say it.',
                  },
                  endReason: {
                    type: 'string',
                    description:
                      'Why its end is asked for, as the asking side wrote it; a platform need not say it.',
                  },
                  uplineName: {
                    type: 'string',
                    description:
                      'Who offers it: nickname and masked account, or the brand; a platform need not say it.',
                  },
                  hourSalaryRates: {
                    type: 'array',
                    items: {
                      type: 'object',
                      additionalProperties: false,
                      required: ['minimumBet', 'activeMember', 'rateType', 'rate'],
                      properties: {
                        minimumBet: {
                          type: 'string',
                          description: 'Decimal text.',
                          'x-unit': 'money',
                        },
                        activeMember: {
                          type: 'integer',
                        },
                        rateType: {
                          type: 'string',
                          enum: ['P', 'F'],
                          description:
                            'P: a share. F: a fixed amount; a tier that pays both has a row for each.',
                        },
                        rate: {
                          type: 'string',
                          description:
                            'Share from 0 to 1 with four places, or the fixed amount; decimal text.',
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
        contractmrdailysalinfotype: {
          type: 'object',
          description: 'Keyed by product.',
          additionalProperties: false,
          patternProperties: {
            '^(CONS|LIVE|RNG|FISH|PVP|SPORTS|LOTT|ELOTT)$': {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['id', 'status', 'version', 'askedBy', 'downlineHigherRate', 'details'],
                properties: {
                  id: {
                    type: 'string',
                  },
                  status: {
                    type: 'string',
                    enum: ['P', 'E', 'A', 'R', 'V', 'C'],
                    description:
                      'P offered, E offered again, A active, R rejected, V end asked for, C ended.',
                  },
                  version: {
                    type: 'integer',
                  },
                  askedBy: {
                    type: ['string', 'null'],
                    enum: ['upline', 'downline', null],
                    description: 'Which side asked to end it.',
                  },
                  downlineHigherRate: {
                    type: 'string',
                    enum: ['Y', 'N'],
                  },
                  endsBelow: {
                    type: 'integer',
                    description:
                      'Contracts in force below, through all levels, that end with this one; a platform need not say it.',
                  },
                  endReason: {
                    type: 'string',
                    description:
                      'Why its end is asked for, as the asking side wrote it; a platform need not say it.',
                  },
                  uplineName: {
                    type: 'string',
                    description:
                      'Who offers it: nickname and masked account, or the brand; a platform need not say it.',
                  },
                  details: {
                    type: 'array',
                    items: {
                      type: 'object',
                      additionalProperties: false,
                      required: ['betVolume', 'activeMember', 'rateType', 'rate'],
                      properties: {
                        betVolume: {
                          type: 'string',
                          description: 'Decimal text.',
                          'x-unit': 'money',
                        },
                        activeMember: {
                          type: 'integer',
                        },
                        rateType: {
                          type: 'string',
                          enum: ['P', 'F'],
                          description:
                            'P: a share. F: a fixed amount; a tier that pays both has a row for each.',
                        },
                        rate: {
                          type: 'string',
                          description:
                            'Share from 0 to 1 with four places, or the fixed amount; decimal text.',
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'contracts.copy',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/agent/contract/copy',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'product', 'version'],
      properties: {
        kind: {
          type: 'string',
          enum: ['dividend', 'daily', 'hourly', 'realTime'],
        },
        product: {
          type: 'string',
          enum: ['CONS', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'],
          description: 'CONS is all products together.',
        },
        account: {
          type: 'string',
          description: 'Account of the downline; empty for the own contract.',
          maxLength: 64,
        },
        version: {
          type: 'integer',
          minimum: 1,
          maximum: 1000000,
          description: 'Number of the offer.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'mediaType', 'content'],
      properties: {
        name: {
          type: 'string',
          description: 'Name of the file.',
        },
        mediaType: {
          type: 'string',
        },
        content: {
          type: 'string',
          description: 'The bytes in Base64 (RFC 4648).',
        },
      },
    },
  },
  {
    name: 'contracts.directLine',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/agent/contracts/directLine',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'product'],
      properties: {
        kind: {
          type: 'string',
          enum: ['dividend', 'daily', 'hourly', 'realTime'],
        },
        product: {
          type: 'string',
          enum: ['CONS', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'],
          description: 'CONS is all products together.',
        },
        page: {
          type: 'integer',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        size: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['ownRate', 'currency', 'content', 'pageNum', 'totalPages', 'totalCount'],
      properties: {
        ownRate: {
          type: 'string',
          description: 'Highest rate that the caller has for the kind and product, in per cent.',
          'x-unit': 'percent',
        },
        currency: {
          type: 'string',
          description: 'Of bet and loss; ISO 4217.',
        },
        content: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['account', 'nickname', 'status', 'version', 'rate'],
            properties: {
              account: {
                type: 'string',
              },
              nickname: {
                type: 'string',
              },
              status: {
                type: 'string',
                enum: ['none', 'P', 'E', 'A', 'R', 'V', 'C'],
                description: 'How the contract stands now; none where there is none.',
              },
              version: {
                type: 'integer',
                description: 'Number of the newest offer; 0 while there is none.',
              },
              rate: {
                type: 'string',
                description: 'Highest rate on offer, else in force; per cent. 0.00 while there is none.',
                'x-unit': 'percent',
              },
            },
          },
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'contracts.end',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/agent/contract/end',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: [
      'contracts.own',
      'contracts.given',
      'contracts.partners',
      'contracts.directLine',
      'contracts.read',
      'contracts.consolidated',
      'contracts.history',
      'contracts.copy',
      'contracts.log',
    ],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['account', 'kind', 'product', 'status'],
      properties: {
        account: {
          type: 'string',
          description: 'Account of the downline.',
          minLength: 1,
          maxLength: 64,
        },
        kind: {
          type: 'string',
          enum: ['dividend', 'daily', 'hourly', 'realTime'],
        },
        product: {
          type: 'string',
          enum: ['CONS', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'],
          description: 'CONS is all products together.',
        },
        status: {
          type: 'string',
          enum: ['V', 'C', 'A', 'W'],
          description: 'V ask to end, C agree, A decline, W take back what V asked.',
        },
        version: {
          type: 'integer',
          minimum: 0,
          maximum: 1000000,
        },
        endsBelow: {
          type: 'integer',
          description: 'How many contracts below end with this one, as the question said.',
          minimum: 0,
          maximum: 1000000,
        },
        reason: {
          type: 'string',
          description: 'Why, for the other side to read; at most 140 characters are taken.',
          maxLength: 1000,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'status',
        'version',
        'period',
        'tiers',
        'ownRate',
        'currency',
        'endsDownline',
        'endsBelow',
        'askedBy',
        'endReason',
        'partner',
      ],
      properties: {
        id: {
          type: 'string',
          description: 'Empty while there is none.',
        },
        status: {
          type: 'string',
          enum: ['none', 'P', 'E', 'A', 'R', 'V', 'C'],
        },
        version: {
          type: 'integer',
          description: 'Number of the newest offer; 0 while there is none.',
        },
        period: {
          type: 'string',
          enum: ['D', 'W', 'H', 'M'],
          description: 'Day, week, half a month, month.',
        },
        tiers: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['bet', 'loss', 'members', 'rate'],
            properties: {
              bet: {
                type: 'string',
                description: 'Valid bet of the team to be reached; decimal text.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                maxLength: 20,
                'x-unit': 'money',
              },
              loss: {
                type: 'string',
                description: 'Net loss of the team to be reached; decimal text.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                maxLength: 20,
                'x-unit': 'money',
              },
              members: {
                type: 'integer',
                description: 'Active members to be reached.',
                minimum: 0,
                maximum: 1000000,
              },
              rate: {
                type: 'string',
                description: 'Per cent; decimal text, 0 where a fixed amount alone is paid.',
                pattern: '^[0-9]{1,12}(\\.[0-9]{1,2})?$',
                maxLength: 15,
                'x-unit': 'percent',
              },
              fixed: {
                type: 'string',
                description:
                  'Paid once in a period besides the rate; decimal text, left out where nothing is.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                maxLength: 20,
                'x-unit': 'money',
              },
            },
          },
        },
        ownRate: {
          type: 'string',
          description: 'Highest rate of the offering side itself, in per cent.',
          'x-unit': 'percent',
        },
        currency: {
          type: 'string',
          description: 'Of bet and loss; ISO 4217.',
        },
        endsDownline: {
          type: 'boolean',
          description: 'Accepting ends a contract one level below.',
        },
        endsBelow: {
          type: 'integer',
          description: 'Contracts in force below, through all levels, that end with this one.',
        },
        askedBy: {
          type: ['string', 'null'],
          enum: ['upline', 'downline', null],
          description: 'Which side asked to end it.',
        },
        endReason: {
          type: 'string',
          description: 'Why, as that side wrote it; empty where it wrote nothing, and while nobody asks.',
        },
        partner: {
          type: 'string',
          description:
            'The other side by its nickname and account, which is masked where that is the upline; empty where a platform does not say.',
        },
      },
    },
  },
  {
    name: 'contracts.given',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/agent/contracts/given',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['list'],
      properties: {
        list: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'account',
              'nickname',
              'kind',
              'product',
              'status',
              'askedBy',
              'isWaiting',
              'version',
              'period',
              'rate',
              'changedAt',
            ],
            properties: {
              id: {
                type: 'string',
              },
              account: {
                type: 'string',
                description: 'The other side; masked where that is the upline.',
              },
              nickname: {
                type: 'string',
              },
              kind: {
                type: 'string',
                enum: ['dividend', 'daily', 'hourly', 'realTime'],
              },
              product: {
                type: 'string',
                enum: ['CONS', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'],
                description: 'CONS is all products together.',
              },
              status: {
                type: 'string',
                enum: ['P', 'E', 'A', 'R', 'V', 'C'],
                description: 'P offered, E offered again, A active, R rejected, V end asked for, C ended.',
              },
              askedBy: {
                type: ['string', 'null'],
                enum: ['upline', 'downline', null],
                description: 'Which side asked to end it.',
              },
              isWaiting: {
                type: 'boolean',
                description: 'The signed-in side is asked for an answer.',
              },
              version: {
                type: 'integer',
              },
              period: {
                type: 'string',
                enum: ['D', 'W', 'H', 'M'],
              },
              rate: {
                type: 'string',
                description: 'Highest rate, in per cent.',
                'x-unit': 'percent',
              },
              fixed: {
                type: 'string',
                description: 'Highest fixed amount; decimal text, left out where there is none.',
                'x-unit': 'money',
              },
              changedAt: {
                type: 'integer',
                description: 'Epoch milliseconds.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'contracts.history',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/agent/contract/history',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'product'],
      properties: {
        kind: {
          type: 'string',
          enum: ['dividend', 'daily', 'hourly', 'realTime'],
        },
        product: {
          type: 'string',
          enum: ['CONS', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'],
          description: 'CONS is all products together.',
        },
        account: {
          type: 'string',
          description: 'Account of the downline; empty for the own contract.',
          maxLength: 64,
        },
        seen: {
          type: 'string',
          description: 'Anything that changes with the contract, so that it is asked for again.',
          maxLength: 32,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['versions', 'steps'],
      properties: {
        versions: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'version',
              'period',
              'rate',
              'tiers',
              'fingerprint',
              'mark',
              'offeredAt',
              'offeredFrom',
              'answer',
              'answeredAt',
              'answeredFrom',
              'effectiveAt',
            ],
            properties: {
              version: {
                type: 'integer',
              },
              period: {
                type: 'string',
                enum: ['D', 'W', 'H', 'M'],
              },
              rate: {
                type: 'string',
                description: 'Highest rate, in per cent.',
                'x-unit': 'percent',
              },
              tiers: {
                type: 'array',
                items: {
                  type: 'object',
                  additionalProperties: false,
                  required: ['bet', 'loss', 'members', 'rate'],
                  properties: {
                    bet: {
                      type: 'string',
                      description: 'Valid bet of the team to be reached; decimal text.',
                      pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                      maxLength: 20,
                      'x-unit': 'money',
                    },
                    loss: {
                      type: 'string',
                      description: 'Net loss of the team to be reached; decimal text.',
                      pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                      maxLength: 20,
                      'x-unit': 'money',
                    },
                    members: {
                      type: 'integer',
                      description: 'Active members to be reached.',
                      minimum: 0,
                      maximum: 1000000,
                    },
                    rate: {
                      type: 'string',
                      description: 'Per cent; decimal text, 0 where a fixed amount alone is paid.',
                      pattern: '^[0-9]{1,12}(\\.[0-9]{1,2})?$',
                      maxLength: 15,
                      'x-unit': 'percent',
                    },
                    fixed: {
                      type: 'string',
                      description:
                        'Paid once in a period besides the rate; decimal text, left out where nothing is.',
                      pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                      maxLength: 20,
                      'x-unit': 'money',
                    },
                  },
                },
              },
              fingerprint: {
                type: 'string',
                description: 'Hex SHA-256 of the terms.',
              },
              mark: {
                type: 'string',
                description: 'Begin of the fingerprint, in groups to be read out.',
              },
              offeredAt: {
                type: 'integer',
                description: 'Epoch milliseconds.',
              },
              offeredFrom: {
                type: 'string',
                description: 'Network address; that of the other side masked.',
              },
              answer: {
                type: ['string', 'null'],
                enum: ['accepted', 'rejected', 'withdrawn', null],
              },
              answeredAt: {
                type: ['integer', 'null'],
              },
              answeredFrom: {
                type: ['string', 'null'],
              },
              effectiveAt: {
                type: ['integer', 'null'],
                description: 'Begin of the first period it counts for.',
              },
            },
          },
        },
        steps: {
          type: 'array',
          description: 'The newest first.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'at', 'step', 'by', 'version', 'reason'],
            properties: {
              id: {
                type: 'string',
              },
              at: {
                type: 'integer',
                description: 'Epoch milliseconds.',
              },
              step: {
                type: 'string',
                enum: [
                  'offer',
                  'accept',
                  'reject',
                  'requestEnd',
                  'agreeEnd',
                  'declineEnd',
                  'takeBackEnd',
                  'autoEnd',
                  'withdraw',
                ],
                description: 'autoEnd: a rate above it fell; withdraw: the offer is gone.',
              },
              by: {
                type: 'string',
                enum: ['me', 'other', 'system'],
              },
              version: {
                type: 'integer',
              },
              reason: {
                type: 'string',
                description: 'Why, as the side wrote it; empty where it wrote nothing.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'contracts.line',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/agent/contracts/line',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'kind',
        'product',
        'account',
        'period',
        'from',
        'to',
        'fromAt',
        'toAt',
        'isCut',
        'validBets',
        'netLoss',
        'members',
        'rate',
        'amount',
        'state',
        'at',
        'symbol',
        'isOwn',
        'payouts',
        'rebates',
        'bonuses',
        'lateBets',
        'latePayouts',
        'isLate',
        'carriedLoss',
        'base',
        'share',
        'dueBelow',
        'carriedDue',
        'uncovered',
        'activeBets',
        'activeDeposits',
        'tiers',
        'branches',
      ],
      properties: {
        id: {
          type: 'string',
        },
        kind: {
          type: 'string',
          enum: ['dividend', 'daily', 'hourly', 'realTime'],
        },
        product: {
          type: 'string',
          enum: ['CONS', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'],
          description: 'CONS is all products together.',
        },
        account: {
          type: 'string',
          description: 'Who is paid.',
        },
        period: {
          type: 'string',
          enum: ['D', 'W', 'H', 'M'],
          description: 'Day, week, half of a month, month.',
        },
        from: {
          type: 'string',
          description: 'First day.',
        },
        to: {
          type: 'string',
          description: 'Last day.',
        },
        fromAt: {
          type: 'integer',
          description: 'First moment of a salary within a day, milliseconds since 1970; 0 for whole days.',
        },
        toAt: {
          type: 'integer',
          description: 'The moment after the last, milliseconds since 1970; 0 for whole days.',
        },
        isCut: {
          type: 'boolean',
          description: 'The terms held for a part of the period only.',
        },
        validBets: {
          type: 'string',
          description: 'Decimal text.',
          'x-unit': 'money',
        },
        netLoss: {
          type: 'string',
          description: 'Decimal text.',
          'x-unit': 'money',
        },
        members: {
          type: 'integer',
          description: 'Active members.',
        },
        rate: {
          type: 'string',
          description: 'In per cent, two places.',
          'x-unit': 'percent',
        },
        amount: {
          type: 'string',
          description: 'Decimal text.',
          'x-unit': 'money',
        },
        state: {
          type: 'string',
          enum: ['nothing', 'pending', 'withheld', 'released', 'paid'],
        },
        at: {
          type: 'integer',
          description: 'When it was paid, or is to be; epoch milliseconds.',
        },
        symbol: {
          type: 'string',
        },
        isOwn: {
          type: 'boolean',
          description: 'The caller is who is paid.',
        },
        payouts: {
          type: 'string',
          description: 'Decimal text.',
          'x-unit': 'money',
        },
        rebates: {
          type: 'string',
          description: 'Decimal text.',
          'x-unit': 'money',
        },
        bonuses: {
          type: 'string',
          description: 'Decimal text.',
          'x-unit': 'money',
        },
        lateBets: {
          type: 'string',
          description: 'How much of the valid bets is of the day before the period; decimal text.',
          'x-unit': 'money',
        },
        latePayouts: {
          type: 'string',
          description: 'Decimal text.',
          'x-unit': 'money',
        },
        isLate: {
          type: 'boolean',
        },
        carriedLoss: {
          type: 'string',
          description: '0 or less: what the team still owed; decimal text.',
          'x-unit': 'money',
        },
        base: {
          type: 'string',
          description: 'Decimal text.',
          'x-unit': 'money',
        },
        fixed: {
          type: 'string',
          description:
            'What is paid besides the rate: the amount of the tier, as far as the giver has it; left out where the contract says none.',
          'x-unit': 'money',
        },
        share: {
          type: 'string',
          description: 'Decimal text.',
          'x-unit': 'money',
        },
        dueBelow: {
          type: 'string',
          description: 'Decimal text.',
          'x-unit': 'money',
        },
        carriedDue: {
          type: 'string',
          description: 'What was due below in earlier periods beyond the share; decimal text.',
          'x-unit': 'money',
        },
        uncovered: {
          type: 'string',
          description: 'How far share, less all that is due, is below nothing; decimal text.',
          'x-unit': 'money',
        },
        activeBets: {
          type: 'string',
          description: 'Valid bets that make a member active; decimal text.',
          'x-unit': 'money',
        },
        activeDeposits: {
          type: 'string',
          description: 'Decimal text.',
          'x-unit': 'money',
        },
        tiers: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'bet', 'loss', 'members', 'rate', 'isReached'],
            properties: {
              id: {
                type: 'string',
              },
              bet: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              loss: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              members: {
                type: 'integer',
              },
              rate: {
                type: 'string',
                description: 'In per cent, two places.',
                'x-unit': 'percent',
              },
              isReached: {
                type: 'boolean',
              },
              fixed: {
                type: 'string',
                description: 'Fixed amount besides the rate; decimal text, left out where there is none.',
                'x-unit': 'money',
              },
            },
          },
        },
        branches: {
          type: 'array',
          description: 'What is due below, by direct downline.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['account', 'amount'],
            properties: {
              account: {
                type: 'string',
              },
              amount: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'contracts.lines',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/agent/contracts/lines',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        kind: {
          type: 'string',
          enum: ['', 'dividend', 'daily', 'hourly', 'realTime'],
          default: '',
        },
        side: {
          type: 'string',
          enum: ['own', 'given'],
          default: 'own',
          description: 'What the own contracts gave, or those that the member gave.',
        },
        from: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'Lines whose period ended on this day or later; 92 days without it.',
        },
        to: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'And on this day or earlier; today without it.',
        },
        pageNo: {
          type: 'integer',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        pageSize: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['from', 'to', 'zone', 'symbol', 'rows', 'totals', 'pageNum', 'totalPages', 'totalCount'],
      properties: {
        from: {
          type: 'string',
        },
        to: {
          type: 'string',
        },
        zone: {
          type: 'string',
          description: 'Whose days they are.',
        },
        symbol: {
          type: 'string',
        },
        rows: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'kind',
              'product',
              'account',
              'period',
              'from',
              'to',
              'fromAt',
              'toAt',
              'isCut',
              'validBets',
              'netLoss',
              'base',
              'members',
              'rate',
              'amount',
              'state',
              'at',
            ],
            properties: {
              id: {
                type: 'string',
              },
              kind: {
                type: 'string',
                enum: ['dividend', 'daily', 'hourly', 'realTime'],
              },
              product: {
                type: 'string',
                enum: ['CONS', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'],
                description: 'CONS is all products together.',
              },
              account: {
                type: 'string',
                description: 'Who is paid.',
              },
              period: {
                type: 'string',
                enum: ['D', 'W', 'H', 'M'],
                description: 'Day, week, half of a month, month.',
              },
              from: {
                type: 'string',
                description: 'First day.',
              },
              to: {
                type: 'string',
                description: 'Last day.',
              },
              fromAt: {
                type: 'integer',
                description:
                  'First moment of a salary within a day, milliseconds since 1970; 0 for whole days.',
              },
              toAt: {
                type: 'integer',
                description: 'The moment after the last, milliseconds since 1970; 0 for whole days.',
              },
              isCut: {
                type: 'boolean',
                description: 'The terms held for a part of the period only.',
              },
              validBets: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              netLoss: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              base: {
                type: 'string',
                description:
                  'What the rate is applied to: valid bets, or net loss with what is carried. Decimal text.',
                'x-unit': 'money',
              },
              members: {
                type: 'integer',
                description: 'Active members.',
              },
              rate: {
                type: 'string',
                description: 'In per cent, two places.',
                'x-unit': 'percent',
              },
              amount: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              state: {
                type: 'string',
                enum: ['nothing', 'pending', 'withheld', 'released', 'paid'],
              },
              at: {
                type: 'integer',
                description: 'When it was paid, or is to be; epoch milliseconds.',
              },
            },
          },
        },
        totals: {
          type: 'object',
          additionalProperties: false,
          required: ['amount', 'open'],
          properties: {
            amount: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            open: {
              type: 'string',
              description: 'Not paid yet; decimal text.',
              'x-unit': 'money',
            },
          },
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'contracts.log',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/agent/contracts/log',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        page: {
          type: 'integer',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        size: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['content', 'pageNum', 'totalPages', 'totalCount'],
      properties: {
        content: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'at', 'kind', 'product', 'account', 'role', 'step', 'by', 'version', 'reason'],
            properties: {
              id: {
                type: 'string',
              },
              at: {
                type: 'integer',
                description: 'Epoch milliseconds.',
              },
              kind: {
                type: 'string',
                enum: ['dividend', 'daily', 'hourly', 'realTime'],
              },
              product: {
                type: 'string',
                enum: ['CONS', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'],
                description: 'CONS is all products together.',
              },
              account: {
                type: 'string',
                description: 'The other side; masked where that is the upline.',
              },
              role: {
                type: 'string',
                enum: ['upline', 'downline'],
                description: 'Side of the signed-in member.',
              },
              step: {
                type: 'string',
                enum: [
                  'offer',
                  'accept',
                  'reject',
                  'requestEnd',
                  'agreeEnd',
                  'declineEnd',
                  'takeBackEnd',
                  'autoEnd',
                  'withdraw',
                ],
                description: 'autoEnd: a rate above it fell; withdraw: the offer is gone.',
              },
              by: {
                type: 'string',
                enum: ['me', 'other', 'system'],
              },
              version: {
                type: 'integer',
              },
              reason: {
                type: 'string',
                description: 'Why, as the side wrote it; empty where it wrote nothing.',
              },
            },
          },
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'contracts.offer',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/agent/contract/offer',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: [
      'contracts.own',
      'contracts.given',
      'contracts.partners',
      'contracts.directLine',
      'contracts.read',
      'contracts.consolidated',
      'contracts.history',
      'contracts.copy',
      'contracts.log',
    ],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['account', 'kind', 'product', 'period', 'tiers'],
      properties: {
        account: {
          type: 'string',
          description: 'Account of the downline.',
          minLength: 1,
          maxLength: 64,
        },
        kind: {
          type: 'string',
          enum: ['dividend', 'daily', 'hourly', 'realTime'],
        },
        product: {
          type: 'string',
          enum: ['CONS', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'],
          description: 'CONS is all products together.',
        },
        period: {
          type: 'string',
          enum: ['D', 'W', 'H', 'M'],
        },
        tiers: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['bet', 'loss', 'members', 'rate'],
            properties: {
              bet: {
                type: 'string',
                description: 'Valid bet of the team to be reached; decimal text.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                maxLength: 20,
                'x-unit': 'money',
              },
              loss: {
                type: 'string',
                description: 'Net loss of the team to be reached; decimal text.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                maxLength: 20,
                'x-unit': 'money',
              },
              members: {
                type: 'integer',
                description: 'Active members to be reached.',
                minimum: 0,
                maximum: 1000000,
              },
              rate: {
                type: 'string',
                description: 'Per cent; decimal text, 0 where a fixed amount alone is paid.',
                pattern: '^[0-9]{1,12}(\\.[0-9]{1,2})?$',
                maxLength: 15,
                'x-unit': 'percent',
              },
              fixed: {
                type: 'string',
                description:
                  'Paid once in a period besides the rate; decimal text, left out where nothing is.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                maxLength: 20,
                'x-unit': 'money',
              },
            },
          },
        },
        version: {
          type: 'integer',
          description: 'Number of the newest offer that the person saw.',
          minimum: 0,
          maximum: 1000000,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'status',
        'version',
        'period',
        'tiers',
        'ownRate',
        'currency',
        'endsDownline',
        'endsBelow',
        'askedBy',
        'endReason',
        'partner',
      ],
      properties: {
        id: {
          type: 'string',
          description: 'Empty while there is none.',
        },
        status: {
          type: 'string',
          enum: ['none', 'P', 'E', 'A', 'R', 'V', 'C'],
        },
        version: {
          type: 'integer',
          description: 'Number of the newest offer; 0 while there is none.',
        },
        period: {
          type: 'string',
          enum: ['D', 'W', 'H', 'M'],
          description: 'Day, week, half a month, month.',
        },
        tiers: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['bet', 'loss', 'members', 'rate'],
            properties: {
              bet: {
                type: 'string',
                description: 'Valid bet of the team to be reached; decimal text.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                maxLength: 20,
                'x-unit': 'money',
              },
              loss: {
                type: 'string',
                description: 'Net loss of the team to be reached; decimal text.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                maxLength: 20,
                'x-unit': 'money',
              },
              members: {
                type: 'integer',
                description: 'Active members to be reached.',
                minimum: 0,
                maximum: 1000000,
              },
              rate: {
                type: 'string',
                description: 'Per cent; decimal text, 0 where a fixed amount alone is paid.',
                pattern: '^[0-9]{1,12}(\\.[0-9]{1,2})?$',
                maxLength: 15,
                'x-unit': 'percent',
              },
              fixed: {
                type: 'string',
                description:
                  'Paid once in a period besides the rate; decimal text, left out where nothing is.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                maxLength: 20,
                'x-unit': 'money',
              },
            },
          },
        },
        ownRate: {
          type: 'string',
          description: 'Highest rate of the offering side itself, in per cent.',
          'x-unit': 'percent',
        },
        currency: {
          type: 'string',
          description: 'Of bet and loss; ISO 4217.',
        },
        endsDownline: {
          type: 'boolean',
          description: 'Accepting ends a contract one level below.',
        },
        endsBelow: {
          type: 'integer',
          description: 'Contracts in force below, through all levels, that end with this one.',
        },
        askedBy: {
          type: ['string', 'null'],
          enum: ['upline', 'downline', null],
          description: 'Which side asked to end it.',
        },
        endReason: {
          type: 'string',
          description: 'Why, as that side wrote it; empty where it wrote nothing, and while nobody asks.',
        },
        partner: {
          type: 'string',
          description:
            'The other side by its nickname and account, which is masked where that is the upline; empty where a platform does not say.',
        },
      },
    },
  },
  {
    name: 'contracts.offerMany',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/agent/contract/offerMany',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: true,
    layout: false,
    changes: [
      'contracts.own',
      'contracts.given',
      'contracts.partners',
      'contracts.directLine',
      'contracts.read',
      'contracts.consolidated',
      'contracts.history',
      'contracts.copy',
      'contracts.log',
    ],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['accounts', 'kind', 'product', 'period', 'tiers'],
      properties: {
        accounts: {
          type: 'array',
          description: 'Direct downlines, at most 50.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['account'],
            properties: {
              account: {
                type: 'string',
                minLength: 1,
                maxLength: 64,
              },
              version: {
                type: 'integer',
                description: 'Number of the newest offer to this account that the person saw.',
                minimum: 0,
                maximum: 1000000,
              },
            },
          },
        },
        kind: {
          type: 'string',
          enum: ['dividend', 'daily', 'hourly', 'realTime'],
        },
        product: {
          type: 'string',
          enum: ['CONS', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'],
          description: 'CONS is all products together.',
        },
        period: {
          type: 'string',
          enum: ['D', 'W', 'H', 'M'],
        },
        tiers: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['bet', 'loss', 'members', 'rate'],
            properties: {
              bet: {
                type: 'string',
                description: 'Valid bet of the team to be reached; decimal text.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                maxLength: 20,
                'x-unit': 'money',
              },
              loss: {
                type: 'string',
                description: 'Net loss of the team to be reached; decimal text.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                maxLength: 20,
                'x-unit': 'money',
              },
              members: {
                type: 'integer',
                description: 'Active members to be reached.',
                minimum: 0,
                maximum: 1000000,
              },
              rate: {
                type: 'string',
                description: 'Per cent; decimal text, 0 where a fixed amount alone is paid.',
                pattern: '^[0-9]{1,12}(\\.[0-9]{1,2})?$',
                maxLength: 15,
                'x-unit': 'percent',
              },
              fixed: {
                type: 'string',
                description:
                  'Paid once in a period besides the rate; decimal text, left out where nothing is.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                maxLength: 20,
                'x-unit': 'money',
              },
            },
          },
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['results'],
      properties: {
        results: {
          type: 'array',
          description: 'One for each account, in the order asked.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['outcome', 'id', 'status', 'version', 'code', 'message'],
            properties: {
              outcome: {
                type: 'string',
                enum: ['offered', 'refused'],
              },
              id: {
                type: 'string',
                description: 'Number of the contract; empty where there is none.',
              },
              status: {
                type: 'string',
                enum: ['none', 'P', 'E', 'A', 'R', 'V', 'C'],
                description: 'How the contract stands now; none where there is none.',
              },
              version: {
                type: 'integer',
                description: 'Number of the newest offer; 0 while there is none.',
              },
              code: {
                type: 'string',
                description: 'Why it was refused; empty where it was offered.',
              },
              message: {
                type: 'string',
                description: 'The same as one English sentence, for logs and developers.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'contracts.own',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/agent/contracts/own',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['list'],
      properties: {
        list: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'account',
              'nickname',
              'kind',
              'product',
              'status',
              'askedBy',
              'isWaiting',
              'version',
              'period',
              'rate',
              'changedAt',
            ],
            properties: {
              id: {
                type: 'string',
              },
              account: {
                type: 'string',
                description: 'The other side; masked where that is the upline.',
              },
              nickname: {
                type: 'string',
              },
              kind: {
                type: 'string',
                enum: ['dividend', 'daily', 'hourly', 'realTime'],
              },
              product: {
                type: 'string',
                enum: ['CONS', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'],
                description: 'CONS is all products together.',
              },
              status: {
                type: 'string',
                enum: ['P', 'E', 'A', 'R', 'V', 'C'],
                description: 'P offered, E offered again, A active, R rejected, V end asked for, C ended.',
              },
              askedBy: {
                type: ['string', 'null'],
                enum: ['upline', 'downline', null],
                description: 'Which side asked to end it.',
              },
              isWaiting: {
                type: 'boolean',
                description: 'The signed-in side is asked for an answer.',
              },
              version: {
                type: 'integer',
              },
              period: {
                type: 'string',
                enum: ['D', 'W', 'H', 'M'],
              },
              rate: {
                type: 'string',
                description: 'Highest rate, in per cent.',
                'x-unit': 'percent',
              },
              fixed: {
                type: 'string',
                description: 'Highest fixed amount; decimal text, left out where there is none.',
                'x-unit': 'money',
              },
              changedAt: {
                type: 'integer',
                description: 'Epoch milliseconds.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'contracts.partners',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/agent/contracts/partners',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['options'],
      properties: {
        options: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['value', 'label'],
            properties: {
              value: {
                type: 'string',
                description: 'Account.',
              },
              label: {
                type: 'string',
                description: 'Account and nickname.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'contracts.read',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/agent/contract',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['account', 'kind', 'product'],
      properties: {
        account: {
          type: 'string',
          description: 'Account of the downline.',
          minLength: 1,
          maxLength: 64,
        },
        kind: {
          type: 'string',
          enum: ['dividend', 'daily', 'hourly', 'realTime'],
        },
        product: {
          type: 'string',
          enum: ['CONS', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'],
          description: 'CONS is all products together.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'status',
        'version',
        'period',
        'tiers',
        'ownRate',
        'currency',
        'endsDownline',
        'endsBelow',
        'askedBy',
        'endReason',
        'partner',
      ],
      properties: {
        id: {
          type: 'string',
          description: 'Empty while there is none.',
        },
        status: {
          type: 'string',
          enum: ['none', 'P', 'E', 'A', 'R', 'V', 'C'],
        },
        version: {
          type: 'integer',
          description: 'Number of the newest offer; 0 while there is none.',
        },
        period: {
          type: 'string',
          enum: ['D', 'W', 'H', 'M'],
          description: 'Day, week, half a month, month.',
        },
        tiers: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['bet', 'loss', 'members', 'rate'],
            properties: {
              bet: {
                type: 'string',
                description: 'Valid bet of the team to be reached; decimal text.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                maxLength: 20,
                'x-unit': 'money',
              },
              loss: {
                type: 'string',
                description: 'Net loss of the team to be reached; decimal text.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                maxLength: 20,
                'x-unit': 'money',
              },
              members: {
                type: 'integer',
                description: 'Active members to be reached.',
                minimum: 0,
                maximum: 1000000,
              },
              rate: {
                type: 'string',
                description: 'Per cent; decimal text, 0 where a fixed amount alone is paid.',
                pattern: '^[0-9]{1,12}(\\.[0-9]{1,2})?$',
                maxLength: 15,
                'x-unit': 'percent',
              },
              fixed: {
                type: 'string',
                description:
                  'Paid once in a period besides the rate; decimal text, left out where nothing is.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                maxLength: 20,
                'x-unit': 'money',
              },
            },
          },
        },
        ownRate: {
          type: 'string',
          description: 'Highest rate of the offering side itself, in per cent.',
          'x-unit': 'percent',
        },
        currency: {
          type: 'string',
          description: 'Of bet and loss; ISO 4217.',
        },
        endsDownline: {
          type: 'boolean',
          description: 'Accepting ends a contract one level below.',
        },
        endsBelow: {
          type: 'integer',
          description: 'Contracts in force below, through all levels, that end with this one.',
        },
        askedBy: {
          type: ['string', 'null'],
          enum: ['upline', 'downline', null],
          description: 'Which side asked to end it.',
        },
        endReason: {
          type: 'string',
          description: 'Why, as that side wrote it; empty where it wrote nothing, and while nobody asks.',
        },
        partner: {
          type: 'string',
          description:
            'The other side by its nickname and account, which is masked where that is the upline; empty where a platform does not say.',
        },
      },
    },
  },
  {
    name: 'contracts.simulate',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/agent/contracts/simulate',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'product'],
      properties: {
        account: {
          type: 'string',
          maxLength: 64,
          description: 'The downline who gets the offer; left out or empty by who has one waiting.',
        },
        kind: {
          type: 'string',
          enum: ['dividend', 'daily', 'hourly', 'realTime'],
        },
        product: {
          type: 'string',
          enum: ['CONS', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'],
          description: 'CONS is all products together.',
        },
        period: {
          type: 'string',
          enum: ['D', 'W', 'H', 'M'],
        },
        tiers: {
          type: 'array',
          maxItems: 20,
          description: 'As they are typed; left out, those of the offer that waits.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['bet', 'loss', 'members', 'rate'],
            properties: {
              bet: {
                type: 'string',
                maxLength: 20,
              },
              loss: {
                type: 'string',
                maxLength: 20,
              },
              members: {
                type: 'string',
                maxLength: 7,
              },
              rate: {
                type: 'string',
                maxLength: 15,
              },
              fixed: {
                type: 'string',
                maxLength: 20,
              },
            },
          },
        },
        validBets: {
          type: 'string',
          maxLength: 20,
          description: 'Of the team in a period, decimal text; what it was in the last one where empty.',
        },
        netLoss: {
          type: 'string',
          maxLength: 20,
          description: 'The same; with a minus where the team wins.',
        },
        members: {
          type: 'string',
          maxLength: 7,
          description: 'Active members, a whole number.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'symbol',
        'zone',
        'from',
        'to',
        'validBets',
        'netLoss',
        'members',
        'tier',
        'amount',
        'own',
        'tiers',
        'levels',
      ],
      properties: {
        symbol: {
          type: 'string',
        },
        zone: {
          type: 'string',
        },
        from: {
          type: 'string',
          description: 'First day of the period that the numbers begin with.',
        },
        to: {
          type: 'string',
        },
        validBets: {
          type: 'string',
          description: 'What was simulated; decimal text.',
          'x-unit': 'money',
        },
        netLoss: {
          type: 'string',
          'x-unit': 'money',
        },
        members: {
          type: 'integer',
        },
        tier: {
          type: 'integer',
          description: 'Number of the tier that is reached; 0 where none is.',
        },
        amount: {
          type: 'string',
          description: 'What the downline of the contract keeps.',
          'x-unit': 'money',
        },
        own: {
          type: 'string',
          description: 'What the caller keeps.',
          'x-unit': 'money',
        },
        tiers: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['place', 'rate', 'share', 'amount', 'own', 'reached'],
            properties: {
              place: {
                type: 'integer',
              },
              rate: {
                type: 'string',
                description: 'Per cent.',
                'x-unit': 'percent',
              },
              share: {
                type: 'string',
                'x-unit': 'money',
              },
              amount: {
                type: 'string',
                'x-unit': 'money',
              },
              own: {
                type: 'string',
                'x-unit': 'money',
              },
              reached: {
                type: 'string',
                enum: ['yes', 'no'],
              },
              fixed: {
                type: 'string',
                description: 'Fixed amount besides the rate; decimal text, left out where there is none.',
                'x-unit': 'money',
              },
            },
          },
        },
        levels: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['level', 'contracts', 'share', 'dueBelow', 'amount'],
            properties: {
              level: {
                type: 'integer',
                description: '0 is the caller.',
              },
              contracts: {
                type: 'integer',
              },
              share: {
                type: 'string',
                'x-unit': 'money',
              },
              dueBelow: {
                type: 'string',
                'x-unit': 'money',
              },
              amount: {
                type: 'string',
                'x-unit': 'money',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'conversations.list',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/message/conversations',
    aliases: [],
    moduleId: 'INBOX3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        page: {
          type: 'integer',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        size: {
          type: 'integer',
          minimum: 1,
          maximum: 50,
          default: 10,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['content', 'pageNum', 'totalPages', 'totalCount'],
      properties: {
        content: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'side', 'account', 'nickname', 'preview', 'isOwn', 'unread', 'lastAt'],
            properties: {
              id: {
                type: 'string',
                pattern: '^[0-9]{1,18}$',
              },
              side: {
                type: 'string',
                enum: ['upline', 'downline'],
                description: 'Where the other one is.',
              },
              account: {
                type: 'string',
                description: 'The one below; empty for the one above.',
              },
              nickname: {
                type: 'string',
              },
              preview: {
                type: 'string',
                description: 'Beginning of the last message.',
              },
              isOwn: {
                type: 'boolean',
                description: 'Whether the member wrote the last message.',
              },
              unread: {
                type: 'integer',
              },
              lastAt: {
                type: 'string',
              },
            },
          },
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'conversations.markRead',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/message/conversation/read',
    aliases: [],
    moduleId: 'INBOX3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    changes: ['messages.unread', 'messages.inbox', 'conversations.list'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['ids'],
      properties: {
        ids: {
          type: 'string',
          description: 'Comma list.',
          pattern: '^[0-9]{1,18}(,[0-9]{1,18}){0,49}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
  },
  {
    name: 'conversations.messages',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/message/conversation',
    aliases: [],
    moduleId: 'INBOX3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        account: {
          type: 'string',
          description: 'A member directly below; left out: the one above.',
          maxLength: 64,
        },
        before: {
          type: 'string',
          pattern: '^[rs][0-9]{1,18}$',
          description: 'Those that came before the one with this number.',
        },
        size: {
          type: 'integer',
          minimum: 1,
          maximum: 50,
          default: 30,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['standing', 'id', 'nickname', 'unread', 'messages', 'hasEarlier'],
      properties: {
        standing: {
          type: 'string',
          enum: ['ready', 'closed', 'noRecipient', 'notAccepted'],
          description: 'Why the member cannot write, or ready.',
        },
        id: {
          type: 'string',
          description: 'Number in the list of conversations; empty where there is none yet.',
        },
        nickname: {
          type: 'string',
          description: 'Of the other one.',
        },
        unread: {
          type: 'integer',
        },
        messages: {
          type: 'array',
          description: 'The oldest first.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'isOwn', 'isToTeam', 'content', 'sentAt'],
            properties: {
              id: {
                type: 'string',
                pattern: '^[rs][0-9]{1,18}$',
                description: 'r for received, s for sent.',
              },
              isOwn: {
                type: 'boolean',
                description: 'Whether the member wrote it.',
              },
              isToTeam: {
                type: 'boolean',
                description: 'Whether it went to all directly below.',
              },
              content: {
                type: 'string',
              },
              sentAt: {
                type: 'string',
              },
            },
          },
        },
        hasEarlier: {
          type: 'boolean',
        },
      },
    },
  },
  {
    name: 'conversations.recipients',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/message/recipients',
    aliases: [],
    moduleId: 'INBOX3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        name: {
          type: 'string',
          maxLength: 64,
          description: 'Beginning of an account or a nickname below.',
        },
        page: {
          type: 'integer',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        size: {
          type: 'integer',
          minimum: 1,
          maximum: 50,
          default: 10,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['upline', 'team', 'content', 'pageNum', 'totalPages', 'totalCount'],
      properties: {
        upline: {
          type: 'string',
          description: 'Nickname of the one above; empty where the member may not write there.',
        },
        team: {
          type: 'integer',
          description: 'How many are directly below; 0 for a member who is no agent.',
        },
        content: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['account', 'nickname'],
            properties: {
              account: {
                type: 'string',
                'x-identity': true,
              },
              nickname: {
                type: 'string',
              },
            },
          },
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'conversations.remove',
    method: 'DELETE',
    alsoMethods: [],
    path: '/wps/message/conversations',
    aliases: [],
    moduleId: 'INBOX3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    changes: [
      'conversations.list',
      'conversations.messages',
      'messages.unread',
      'messages.inbox',
      'conversations.sent',
    ],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['ids'],
      properties: {
        ids: {
          type: 'string',
          description: 'Comma list.',
          pattern: '^[0-9]{1,18}(,[0-9]{1,18}){0,49}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
  },
  {
    name: 'conversations.removeSent',
    method: 'DELETE',
    alsoMethods: [],
    path: '/wps/message/outbox',
    aliases: [],
    moduleId: 'INBOX3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    changes: ['conversations.sent', 'conversations.messages', 'conversations.list'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['ids'],
      properties: {
        ids: {
          type: 'string',
          description: 'Comma list.',
          pattern: '^[0-9]{1,18}(,[0-9]{1,18}){0,49}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
  },
  {
    name: 'conversations.send',
    method: 'PUT',
    alsoMethods: ['POST'],
    path: '/wps/message/send',
    aliases: [],
    moduleId: 'INBOX3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    changes: ['conversations.list', 'conversations.messages', 'conversations.sent'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['to', 'content'],
      properties: {
        to: {
          type: 'string',
          enum: ['upline', 'downline', 'team'],
          description: 'The member above, one directly below, or all directly below.',
        },
        account: {
          type: 'string',
          description: 'The one below; left out for the others.',
          maxLength: 64,
        },
        content: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
        },
        key: {
          type: 'string',
          minLength: 8,
          maxLength: 128,
          pattern: '^[\\x21-\\x7e]+$',
          description: "The client's name of the message: sent again under the same one, it is sent once.",
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'isOwn', 'isToTeam', 'content', 'sentAt'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[rs][0-9]{1,18}$',
          description: 'r for received, s for sent.',
        },
        isOwn: {
          type: 'boolean',
          description: 'Whether the member wrote it.',
        },
        isToTeam: {
          type: 'boolean',
          description: 'Whether it went to all directly below.',
        },
        content: {
          type: 'string',
        },
        sentAt: {
          type: 'string',
        },
      },
    },
  },
  {
    name: 'conversations.sent',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/message/outbox',
    aliases: [],
    moduleId: 'INBOX3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        page: {
          type: 'integer',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        size: {
          type: 'integer',
          minimum: 1,
          maximum: 50,
          default: 10,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['content', 'pageNum', 'totalPages', 'totalCount'],
      properties: {
        content: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'to', 'account', 'nickname', 'recipients', 'content', 'sentAt'],
            properties: {
              id: {
                type: 'string',
                pattern: '^[0-9]{1,18}$',
              },
              to: {
                type: 'string',
                enum: ['upline', 'downline', 'team'],
              },
              account: {
                type: 'string',
                description: 'The one below; empty for the others.',
              },
              nickname: {
                type: 'string',
                description: 'Empty for the team.',
              },
              recipients: {
                type: 'integer',
                description: 'How many got it.',
              },
              content: {
                type: 'string',
              },
              sentAt: {
                type: 'string',
              },
            },
          },
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'dataExport.file',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/member/dataExport/file',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'mediaType', 'content'],
      properties: {
        name: {
          type: 'string',
          description: 'Name of the file.',
        },
        mediaType: {
          type: 'string',
        },
        content: {
          type: 'string',
          description: 'The bytes in Base64 (RFC 4648).',
        },
      },
    },
  },
  {
    name: 'dataExport.read',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/member/dataExport',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['state', 'readyAt', 'expiresAt', 'mayAsk', 'needsPassword'],
      properties: {
        state: {
          type: 'string',
          enum: ['none', 'preparing', 'ready'],
        },
        readyAt: {
          type: 'string',
          description: 'ISO 8601, UTC; empty while there is none.',
        },
        expiresAt: {
          type: 'string',
          description: 'Until when it can be saved; empty for none.',
        },
        mayAsk: {
          type: 'boolean',
          description: 'Another copy can be asked for: one in 24 hours.',
        },
        needsPassword: {
          type: 'boolean',
        },
      },
    },
  },
  {
    name: 'dataExport.request',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/dataExport',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['dataExport.read', 'dataExport.file'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        password: {
          type: 'string',
          maxLength: 128,
          description: 'The login password; left out by a member who signs in by SMS only.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['state', 'readyAt', 'expiresAt', 'mayAsk', 'needsPassword'],
      properties: {
        state: {
          type: 'string',
          enum: ['none', 'preparing', 'ready'],
        },
        readyAt: {
          type: 'string',
          description: 'ISO 8601, UTC; empty while there is none.',
        },
        expiresAt: {
          type: 'string',
          description: 'Until when it can be saved; empty for none.',
        },
        mayAsk: {
          type: 'boolean',
          description: 'Another copy can be asked for: one in 24 hours.',
        },
        needsPassword: {
          type: 'boolean',
        },
      },
    },
  },
  {
    name: 'deposit.banks',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/system/depositBanks',
    aliases: [],
    moduleId: 'DPSTBAS3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['bankCode', 'bankName', 'bankType', 'minimum', 'maximum'],
        properties: {
          bankCode: {
            type: 'string',
          },
          bankName: {
            type: 'string',
          },
          bankType: {
            type: 'string',
            enum: ['redirect', 'qr', 'account'],
            description: 'How it is paid.',
          },
          minimum: {
            type: 'string',
            pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
            'x-unit': 'money',
          },
          maximum: {
            type: 'string',
            pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
            'x-unit': 'money',
          },
        },
      },
    },
  },
  {
    name: 'deposit.cancel',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/transaction/deposit/cancel',
    aliases: [],
    moduleId: 'DPSTBAS3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['deposit.list', 'deposit.order', 'care.depositRoom', 'wallet.pending'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[1-9][0-9]{0,17}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
  },
  {
    name: 'deposit.create',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_depositByLaunchUrl',
    aliases: [
      '/wps/relay/MCS2_depositByLaunchUrl',
      '/wps/relay/MCSFE_depositByQRImageUrl',
      '/wps/relay/MCSFE_manualTransferByAccountName',
      '/wps/transaction/deposit/pg',
      '/wps/transaction/deposit/qr',
      '/wps/transaction/deposit/mt',
      '/wps/transaction/deposit/ma',
      '/wps/relay/MCS2_depositByQRImageUrl',
      '/wps/relay/MCS2_manualTransferByAccountName',
    ],
    moduleId: 'DPSTBAS3',
    token: 'required',
    envelope: true,
    money: true,
    layout: false,
    changes: ['deposit.list', 'care.depositRoom', 'promotions.list'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['bankCode', 'amount'],
      properties: {
        bankCode: {
          type: 'string',
          description:
            'Id of a method of deposit.settings; it decides how it is paid, whichever of the paths is called.',
          minLength: 1,
          maxLength: 40,
        },
        amount: {
          type: 'string',
          description: 'Decimal.',
          minLength: 1,
          maxLength: 20,
        },
        promotion: {
          type: 'string',
          description:
            'Id of a deposit bonus that the member joins with the order; refused as promotions.join refuses it.',
          pattern: '^[0-9]{1,18}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'methodName',
        'kind',
        'status',
        'amount',
        'payAmount',
        'fee',
        'currency',
        'symbol',
        'payUrl',
        'qrText',
        'bankName',
        'accountName',
        'accountNumber',
        'reference',
        'reason',
        'secondsLeft',
        'createdAt',
      ],
      properties: {
        id: {
          type: 'string',
        },
        methodName: {
          type: 'string',
        },
        kind: {
          type: 'string',
          enum: ['redirect', 'qr', 'account'],
        },
        status: {
          type: 'string',
          enum: ['waiting', 'underReview', 'paid', 'expired', 'failed', 'cancelled', 'held'],
        },
        amount: {
          type: 'string',
          description: 'What the wallet gets.',
          pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        payAmount: {
          type: 'string',
          description: 'Exactly what is to be paid: the amount and the fee.',
          pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        fee: {
          type: 'string',
          description: 'Decimal with all places of its currency.',
          pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
        symbol: {
          type: 'string',
        },
        payUrl: {
          type: ['string', 'null'],
          description: 'The page of the gateway, while the order waits.',
        },
        qrText: {
          type: ['string', 'null'],
        },
        bankName: {
          type: ['string', 'null'],
        },
        accountName: {
          type: ['string', 'null'],
        },
        accountNumber: {
          type: ['string', 'null'],
        },
        reference: {
          type: 'string',
        },
        reason: {
          type: 'string',
        },
        secondsLeft: {
          type: 'integer',
          minimum: 0,
        },
        createdAt: {
          type: 'string',
          description: 'ISO 8601, UTC.',
        },
      },
    },
  },
  {
    name: 'deposit.list',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/report/depositTransaction',
    aliases: [],
    moduleId: 'DPSTBAS3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        days: {
          type: 'integer',
          description: 'Of the last so many days.',
          minimum: 1,
          maximum: 31,
          default: 30,
        },
        page: {
          type: 'integer',
          description: 'From 1.',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        size: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['content', 'pageNum', 'totalPages', 'totalCount', 'totalPaid', 'currencySymbol'],
      properties: {
        content: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'reference', 'methodName', 'amount', 'fee', 'status', 'reason', 'createdAt'],
            properties: {
              id: {
                type: 'string',
              },
              reference: {
                type: 'string',
              },
              methodName: {
                type: 'string',
              },
              amount: {
                type: 'string',
                description: 'Decimal with all places of its currency.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                'x-unit': 'money',
              },
              fee: {
                type: 'string',
                description: 'Decimal with all places of its currency.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                'x-unit': 'money',
              },
              status: {
                type: 'string',
                enum: ['waiting', 'underReview', 'paid', 'expired', 'failed', 'cancelled', 'held'],
              },
              reason: {
                type: 'string',
              },
              createdAt: {
                type: 'string',
              },
            },
          },
        },
        pageNum: {
          type: 'integer',
          minimum: 0,
        },
        totalPages: {
          type: 'integer',
          minimum: 0,
        },
        totalCount: {
          type: 'integer',
          minimum: 0,
        },
        totalPaid: {
          type: 'string',
          description: 'What came in on all pages.',
          pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        currencySymbol: {
          type: 'string',
        },
      },
    },
  },
  {
    name: 'deposit.order',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/transaction/deposit/order',
    aliases: [],
    moduleId: 'DPSTBAS3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[1-9][0-9]{0,17}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'methodName',
        'kind',
        'status',
        'amount',
        'payAmount',
        'fee',
        'currency',
        'symbol',
        'payUrl',
        'qrText',
        'bankName',
        'accountName',
        'accountNumber',
        'reference',
        'reason',
        'secondsLeft',
        'createdAt',
      ],
      properties: {
        id: {
          type: 'string',
        },
        methodName: {
          type: 'string',
        },
        kind: {
          type: 'string',
          enum: ['redirect', 'qr', 'account'],
        },
        status: {
          type: 'string',
          enum: ['waiting', 'underReview', 'paid', 'expired', 'failed', 'cancelled', 'held'],
        },
        amount: {
          type: 'string',
          description: 'What the wallet gets.',
          pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        payAmount: {
          type: 'string',
          description: 'Exactly what is to be paid: the amount and the fee.',
          pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        fee: {
          type: 'string',
          description: 'Decimal with all places of its currency.',
          pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
        symbol: {
          type: 'string',
        },
        payUrl: {
          type: ['string', 'null'],
          description: 'The page of the gateway, while the order waits.',
        },
        qrText: {
          type: ['string', 'null'],
        },
        bankName: {
          type: ['string', 'null'],
        },
        accountName: {
          type: ['string', 'null'],
        },
        accountNumber: {
          type: ['string', 'null'],
        },
        reference: {
          type: 'string',
        },
        reason: {
          type: 'string',
        },
        secondsLeft: {
          type: 'integer',
          minimum: 0,
        },
        createdAt: {
          type: 'string',
          description: 'ISO 8601, UTC.',
        },
      },
    },
  },
  {
    name: 'deposit.prove',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/transaction/deposit/proof',
    aliases: [],
    moduleId: 'DPSTBAS3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['deposit.list', 'deposit.order', 'wallet.pending'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'payerName', 'proofs'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[1-9][0-9]{0,17}$',
        },
        payerName: {
          type: 'string',
          maxLength: 80,
        },
        proofs: {
          type: 'array',
          items: {
            type: 'string',
            pattern: '^[A-Za-z0-9_-]{1,64}$',
          },
          description: 'One to three ids of uploaded pictures.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'methodName',
        'kind',
        'status',
        'amount',
        'payAmount',
        'fee',
        'currency',
        'symbol',
        'payUrl',
        'qrText',
        'bankName',
        'accountName',
        'accountNumber',
        'reference',
        'reason',
        'secondsLeft',
        'createdAt',
      ],
      properties: {
        id: {
          type: 'string',
        },
        methodName: {
          type: 'string',
        },
        kind: {
          type: 'string',
          enum: ['redirect', 'qr', 'account'],
        },
        status: {
          type: 'string',
          enum: ['waiting', 'underReview', 'paid', 'expired', 'failed', 'cancelled', 'held'],
        },
        amount: {
          type: 'string',
          description: 'What the wallet gets.',
          pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        payAmount: {
          type: 'string',
          description: 'Exactly what is to be paid: the amount and the fee.',
          pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        fee: {
          type: 'string',
          description: 'Decimal with all places of its currency.',
          pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
        symbol: {
          type: 'string',
        },
        payUrl: {
          type: ['string', 'null'],
          description: 'The page of the gateway, while the order waits.',
        },
        qrText: {
          type: ['string', 'null'],
        },
        bankName: {
          type: ['string', 'null'],
        },
        accountName: {
          type: ['string', 'null'],
        },
        accountNumber: {
          type: ['string', 'null'],
        },
        reference: {
          type: 'string',
        },
        reason: {
          type: 'string',
        },
        secondsLeft: {
          type: 'integer',
          minimum: 0,
        },
        createdAt: {
          type: 'string',
          description: 'ISO 8601, UTC.',
        },
      },
    },
  },
  {
    name: 'deposit.settings',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_getDepositSettings',
    aliases: ['/wps/relay/MCS2_getDepositSettings'],
    moduleId: 'DPSTBAS3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        order: {
          type: 'string',
          description: 'Id of an order to be shown in place of the unpaid one.',
          maxLength: 18,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'allowDeposit',
        'totalDepositSuccessCount',
        'depositInfo',
        'currency',
        'currencySymbol',
        'order',
      ],
      properties: {
        allowDeposit: {
          type: 'string',
          enum: ['Y', 'N'],
        },
        totalDepositSuccessCount: {
          type: 'integer',
          minimum: 0,
        },
        depositInfo: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'name', 'hint', 'kind', 'icon', 'minimum', 'maximum', 'fee', 'quick', 'minutes'],
            properties: {
              id: {
                type: 'string',
              },
              name: {
                type: 'string',
              },
              hint: {
                type: 'string',
              },
              kind: {
                type: 'string',
                enum: ['redirect', 'qr', 'account'],
              },
              icon: {
                type: 'string',
                description: 'The drawing of its kind: card, wallet, bank or qr.',
              },
              minimum: {
                type: 'string',
                description: 'Decimal with all places of its currency.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                'x-unit': 'money',
              },
              maximum: {
                type: 'string',
                description: 'Decimal with all places of its currency.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                'x-unit': 'money',
              },
              fee: {
                type: 'string',
                description: 'Decimal with all places of its currency.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                'x-unit': 'money',
              },
              quick: {
                type: 'array',
                items: {
                  type: 'string',
                  description: 'Decimal with all places of its currency.',
                  pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                  'x-unit': 'money',
                },
              },
              isLast: {
                type: 'boolean',
                description: 'The newest deposit of the member that arrived came this way.',
              },
              minutes: {
                type: 'integer',
                minimum: 0,
                description: 'How long it usually takes.',
              },
            },
          },
        },
        currency: {
          type: 'string',
        },
        currencySymbol: {
          type: 'string',
        },
        bonuses: {
          type: 'array',
          description:
            'Deposit bonuses that the member may join with the order, or has joined for the next deposit.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'promotionType',
              'title',
              'text',
              'terms',
              'image',
              'startsAt',
              'endsAt',
              'status',
              'hindrance',
              'level',
              'firstDeposit',
              'percent',
              'fixed',
              'cap',
              'minimum',
              'wagering',
              'currencySymbol',
              'bonus',
              'asked',
              'left',
              'progress',
              'canGiveUp',
            ],
            properties: {
              id: {
                type: 'string',
              },
              promotionType: {
                type: 'string',
              },
              title: {
                type: 'string',
              },
              text: {
                type: 'string',
              },
              terms: {
                type: 'string',
              },
              image: {
                type: 'string',
              },
              startsAt: {
                type: 'string',
                description: 'ISO 8601, like `endsAt`.',
              },
              endsAt: {
                type: 'string',
              },
              status: {
                type: 'string',
                enum: [
                  'upcoming',
                  'open',
                  'notForYou',
                  'paused',
                  'joined',
                  'wagering',
                  'done',
                  'expired',
                  'forfeited',
                  'ended',
                ],
              },
              hindrance: {
                type: 'string',
                enum: ['', 'level', 'firstDeposit', 'country'],
                description: 'Why it is not for the member.',
              },
              level: {
                type: 'string',
                description: 'Name of the least level; empty where every level may join.',
              },
              firstDeposit: {
                type: 'boolean',
                description: 'For the first deposit only.',
              },
              percent: {
                type: 'integer',
                description: 'Of the deposit; 0 where the bonus is fixed.',
              },
              fixed: {
                type: 'string',
                description: 'Decimal; empty where the bonus is a percentage.',
                'x-unit': 'money',
              },
              cap: {
                type: 'string',
                description: 'Decimal: the most that it brings.',
                'x-unit': 'money',
              },
              minimum: {
                type: 'string',
                description: 'Decimal: the least deposit.',
                'x-unit': 'money',
              },
              wagering: {
                type: 'integer',
                description: 'How many times the bonus is to be staked.',
              },
              currencySymbol: {
                type: 'string',
              },
              bonus: {
                type: 'string',
                description: 'Decimal: what the member got; empty until then.',
                'x-unit': 'money',
              },
              asked: {
                type: 'string',
                description: 'Decimal: to be staked in all.',
                'x-unit': 'money',
              },
              left: {
                type: 'string',
                description: 'Decimal: still to be staked.',
                'x-unit': 'money',
              },
              progress: {
                type: 'integer',
                minimum: 0,
                maximum: 100,
                description: 'Percent that is staked.',
              },
              canGiveUp: {
                type: 'boolean',
              },
            },
          },
        },
        order: {
          anyOf: [
            {
              type: 'object',
              additionalProperties: false,
              required: [
                'id',
                'methodName',
                'kind',
                'status',
                'amount',
                'payAmount',
                'fee',
                'currency',
                'symbol',
                'payUrl',
                'qrText',
                'bankName',
                'accountName',
                'accountNumber',
                'reference',
                'reason',
                'secondsLeft',
                'createdAt',
              ],
              properties: {
                id: {
                  type: 'string',
                },
                methodName: {
                  type: 'string',
                },
                kind: {
                  type: 'string',
                  enum: ['redirect', 'qr', 'account'],
                },
                status: {
                  type: 'string',
                  enum: ['waiting', 'underReview', 'paid', 'expired', 'failed', 'cancelled', 'held'],
                },
                amount: {
                  type: 'string',
                  description: 'What the wallet gets.',
                  pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                  'x-unit': 'money',
                },
                payAmount: {
                  type: 'string',
                  description: 'Exactly what is to be paid: the amount and the fee.',
                  pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                  'x-unit': 'money',
                },
                fee: {
                  type: 'string',
                  description: 'Decimal with all places of its currency.',
                  pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                  'x-unit': 'money',
                },
                currency: {
                  type: 'string',
                },
                symbol: {
                  type: 'string',
                },
                payUrl: {
                  type: ['string', 'null'],
                  description: 'The page of the gateway, while the order waits.',
                },
                qrText: {
                  type: ['string', 'null'],
                },
                bankName: {
                  type: ['string', 'null'],
                },
                accountName: {
                  type: ['string', 'null'],
                },
                accountNumber: {
                  type: ['string', 'null'],
                },
                reference: {
                  type: 'string',
                },
                reason: {
                  type: 'string',
                },
                secondsLeft: {
                  type: 'integer',
                  minimum: 0,
                },
                createdAt: {
                  type: 'string',
                  description: 'ISO 8601, UTC.',
                },
              },
            },
            {
              type: 'null',
            },
          ],
        },
      },
    },
  },
  {
    name: 'devices.distrust',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/devices/distrust',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    changes: ['devices.trusted'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['device'],
      properties: {
        device: {
          type: ['string', 'null'],
          maxLength: 64,
          description: 'Null for all of them.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['list'],
      properties: {
        list: {
          type: 'array',
          description: 'Browsers that log in without a second proof, the newest first.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['device', 'name', 'network', 'createdAt', 'expiresAt'],
            properties: {
              device: {
                type: 'string',
                'x-identity': true,
                description: 'Names it in devices.distrust.',
              },
              name: {
                type: 'string',
                description: 'What the browser calls itself, or empty.',
              },
              network: {
                type: 'string',
                description: 'Masked.',
              },
              createdAt: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
              expiresAt: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'devices.end',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/sessions/end',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    changes: ['devices.list', 'devices.logins'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: ['string', 'null'],
          description: 'Null for all but this one.',
          pattern: '^[0-9]{1,18}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['list'],
      properties: {
        list: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'device', 'network', 'createdAt', 'lastSeenAt', 'current'],
            properties: {
              id: {
                type: 'string',
              },
              device: {
                type: 'string',
                description: 'What the browser calls itself, or empty.',
              },
              network: {
                type: 'string',
                description: 'Masked.',
              },
              createdAt: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
              lastSeenAt: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
              current: {
                type: 'boolean',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'devices.list',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/member/sessions',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['list'],
      properties: {
        list: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'device', 'network', 'createdAt', 'lastSeenAt', 'current'],
            properties: {
              id: {
                type: 'string',
              },
              device: {
                type: 'string',
                description: 'What the browser calls itself, or empty.',
              },
              network: {
                type: 'string',
                description: 'Masked.',
              },
              createdAt: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
              lastSeenAt: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
              current: {
                type: 'boolean',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'devices.logins',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/member/loginHistory',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        page: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 1,
        },
        size: {
          type: 'integer',
          minimum: 1,
          maximum: 50,
          default: 10,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['content', 'pageNum', 'totalPages', 'totalCount'],
      properties: {
        content: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'at', 'way', 'outcome', 'device', 'network'],
            properties: {
              id: {
                type: 'string',
              },
              at: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
              way: {
                type: 'string',
                enum: ['password', 'sms', 'provider', 'passkey', 'registration', 'demo'],
              },
              outcome: {
                type: 'string',
                enum: ['accepted', 'refused'],
              },
              device: {
                type: 'string',
              },
              network: {
                type: 'string',
                description: 'Masked.',
              },
            },
          },
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'devices.trusted',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/member/devices/trusted',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['list'],
      properties: {
        list: {
          type: 'array',
          description: 'Browsers that log in without a second proof, the newest first.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['device', 'name', 'network', 'createdAt', 'expiresAt'],
            properties: {
              device: {
                type: 'string',
                'x-identity': true,
                description: 'Names it in devices.distrust.',
              },
              name: {
                type: 'string',
                description: 'What the browser calls itself, or empty.',
              },
              network: {
                type: 'string',
                description: 'Masked.',
              },
              createdAt: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
              expiresAt: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'feedback.list',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/feedback/list',
    aliases: [],
    moduleId: 'FEEDBACK3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['feedback'],
      properties: {
        feedback: {
          type: 'array',
          description: 'The newest first, at most 50.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'type', 'content', 'contact', 'status', 'answer', 'createdAt'],
            properties: {
              id: {
                type: 'string',
              },
              type: {
                type: 'string',
                description: 'A choice of the form when it was sent.',
              },
              content: {
                type: 'string',
              },
              contact: {
                type: 'string',
              },
              status: {
                type: 'string',
                enum: ['open', 'answered', 'closed'],
              },
              answer: {
                type: 'string',
                description: 'Empty while it is open.',
              },
              createdAt: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'feedback.send',
    method: 'PUT',
    alsoMethods: ['POST'],
    path: '/wps/feedback',
    aliases: [],
    moduleId: 'FEEDBACK3',
    token: 'optional',
    envelope: true,
    money: false,
    layout: false,
    changes: ['feedback.list'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'content'],
      properties: {
        type: {
          type: 'string',
          description: 'A choice of feedback.setting.',
          maxLength: 40,
        },
        content: {
          type: 'string',
          maxLength: 10000,
        },
        contact: {
          type: 'string',
          description: 'How the writer wants to be reached; a visitor has to say it.',
          maxLength: 1000,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'type', 'content', 'contact', 'status', 'answer', 'createdAt'],
      properties: {
        id: {
          type: 'string',
        },
        type: {
          type: 'string',
          description: 'A choice of the form when it was sent.',
        },
        content: {
          type: 'string',
        },
        contact: {
          type: 'string',
        },
        status: {
          type: 'string',
          enum: ['open', 'answered', 'closed'],
        },
        answer: {
          type: 'string',
          description: 'Empty while it is open.',
        },
        createdAt: {
          type: 'string',
          description: 'ISO 8601, UTC.',
        },
      },
    },
  },
  {
    name: 'feedback.setting',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/feedback/setting',
    aliases: [],
    moduleId: 'FEEDBACK3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['types', 'minLength', 'maxLength'],
      properties: {
        types: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        minLength: {
          type: 'integer',
          description: 'Characters of the content.',
        },
        maxLength: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'games.addFavourite',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/relay/MCS2_addFavGame',
    aliases: [
      '/wps/relay/MCSFE_addFavGame',
      '/wps/relay/MCSFE_addFavoriteGameV2',
      '/wps/relay/MCS2_addFavoriteGameV2',
    ],
    moduleId: 'GAMELOFAV3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    changes: ['games.favourites', 'games.favouriteList'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['nodeId'],
      properties: {
        nodeId: {
          type: 'string',
          pattern: '^[0-9]{1,12}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
  },
  {
    name: 'games.facets',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/games/facets',
    aliases: [],
    moduleId: 'GAMELO3',
    token: 'optional',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        gameType: {
          type: 'string',
          enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
        },
        vassalage: {
          type: 'string',
          description: 'Vendor code; several with commas between.',
          maxLength: 512,
        },
        gameClassify: {
          type: 'string',
          maxLength: 16,
        },
        gameName: {
          type: 'string',
          description: 'Words of the name and the studio, in any order; misspelt ones find what is near.',
          maxLength: 64,
        },
        filter: {
          type: 'string',
          enum: ['ALL', 'NEW', 'HOT', 'FAV', 'RECENT'],
          default: 'ALL',
        },
        kinds: {
          type: 'string',
          description: 'Sub-types (without gameType: types) with commas between; a game has one of them.',
          maxLength: 128,
        },
        features: {
          type: 'string',
          description: 'Features with commas between; a game has one of them.',
          maxLength: 128,
        },
        volatilities: {
          type: 'string',
          description: 'low, medium, high, with commas between.',
          maxLength: 64,
        },
        rtpFrom: {
          type: 'string',
          description: 'Least return in percent.',
          maxLength: 8,
        },
        stakeTo: {
          type: 'string',
          description: 'The lowest stake of a game is not above this amount.',
          maxLength: 24,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['total', 'vendors', 'stakes', 'counts'],
      properties: {
        total: {
          type: 'integer',
          description: 'Games that have all that is chosen.',
        },
        vendors: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['value', 'label'],
            properties: {
              value: {
                type: 'string',
              },
              label: {
                type: 'string',
              },
            },
          },
        },
        stakes: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['value', 'label'],
            properties: {
              value: {
                type: 'string',
              },
              label: {
                type: 'string',
              },
            },
          },
          description: 'Amounts that lowest stakes are compared with.',
        },
        counts: {
          type: 'object',
          additionalProperties: false,
          required: ['page', 'type', 'feature', 'volatility', 'rtp', 'stake'],
          properties: {
            page: {
              type: 'object',
              additionalProperties: {
                type: 'integer',
              },
            },
            type: {
              type: 'object',
              additionalProperties: {
                type: 'integer',
              },
            },
            feature: {
              type: 'object',
              additionalProperties: {
                type: 'integer',
              },
            },
            volatility: {
              type: 'object',
              additionalProperties: {
                type: 'integer',
              },
            },
            rtp: {
              type: 'object',
              additionalProperties: {
                type: 'integer',
              },
            },
            stake: {
              type: 'object',
              additionalProperties: {
                type: 'integer',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'games.favouriteList',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    aliases: ['/wps/relay/MCS2_getFavoriteGamesList'],
    moduleId: 'GAMELOFAV3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        page: {
          type: 'integer',
          description: 'From 1.',
          minimum: 1,
          maximum: 10000,
        },
        pageNo: {
          type: 'integer',
          description: 'Same as page.',
          minimum: 1,
          maximum: 10000,
        },
        size: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['content', 'pageNum', 'totalPages'],
      properties: {
        content: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'nodeId',
              'gameId',
              'gameCode',
              'roomId',
              'nodeTypeManageId',
              'gameName',
              'nodeName',
              'defaultLanguage',
              'vassalage',
              'displayName',
              'gameType',
              'gameClassify',
              'defaultIcon',
              'showIcon',
              'iconUrl',
              'tag',
              'favourite',
              'launchDate',
            ],
            properties: {
              nodeId: {
                type: 'string',
                'x-identity': true,
                description: 'Identifies the game in favourites and launches.',
              },
              gameId: {
                type: 'string',
              },
              gameCode: {
                type: 'string',
              },
              roomId: {
                type: 'string',
                description: 'Room of a PVP game, else empty.',
              },
              nodeTypeManageId: {
                type: 'string',
              },
              gameName: {
                type: 'string',
              },
              nodeName: {
                type: 'string',
              },
              defaultLanguage: {
                type: 'string',
              },
              vassalage: {
                type: 'string',
                description: 'Vendor code.',
              },
              displayName: {
                type: 'string',
                description: 'Vendor name.',
              },
              gameType: {
                type: 'string',
                enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
              },
              gameClassify: {
                type: 'string',
                description:
                  'Sub-type code: SC scratch, VP video poker, JP jackpot, TG table, CG Hi-Lo, AC arcade, BG bingo, SL slot; empty where there is none.',
              },
              defaultIcon: {
                type: 'string',
              },
              showIcon: {
                type: 'string',
              },
              iconUrl: {
                type: 'string',
                description: 'Picture, 3:4.',
              },
              tag: {
                enum: ['', 'new', 'hot', 'recommended', 'maintenance'],
                type: 'string',
              },
              favourite: {
                type: 'boolean',
                description: 'Always false for a visitor.',
              },
              launchDate: {
                type: 'string',
                description: 'Date the game joined the lobby, YYYY-MM-DD.',
              },
            },
          },
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'games.favourites',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_getFavoriteGames',
    aliases: ['/wps/relay/MCS2_getFavoriteGames'],
    moduleId: 'GAMELOFAV3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'array',
      items: {
        type: 'string',
        description: 'nodeId',
      },
    },
  },
  {
    name: 'games.hot',
    method: 'GET',
    alsoMethods: ['POST'],
    path: '/wps/relay/GCSGAME_hotGamesV2',
    aliases: [],
    moduleId: 'GAMELOHOT3',
    token: 'optional',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        merchantCode: {
          type: 'string',
          maxLength: 64,
        },
        isPlatform: {
          type: 'integer',
        },
        platform: {
          type: 'string',
          maxLength: 64,
        },
        language: {
          type: 'string',
          maxLength: 8,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['list'],
      properties: {
        list: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'nodeId',
              'gameId',
              'gameCode',
              'roomId',
              'nodeTypeManageId',
              'gameName',
              'nodeName',
              'defaultLanguage',
              'vassalage',
              'displayName',
              'gameType',
              'gameClassify',
              'defaultIcon',
              'showIcon',
              'iconUrl',
              'tag',
              'favourite',
              'launchDate',
            ],
            properties: {
              nodeId: {
                type: 'string',
                'x-identity': true,
                description: 'Identifies the game in favourites and launches.',
              },
              gameId: {
                type: 'string',
              },
              gameCode: {
                type: 'string',
              },
              roomId: {
                type: 'string',
                description: 'Room of a PVP game, else empty.',
              },
              nodeTypeManageId: {
                type: 'string',
              },
              gameName: {
                type: 'string',
              },
              nodeName: {
                type: 'string',
              },
              defaultLanguage: {
                type: 'string',
              },
              vassalage: {
                type: 'string',
                description: 'Vendor code.',
              },
              displayName: {
                type: 'string',
                description: 'Vendor name.',
              },
              gameType: {
                type: 'string',
                enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
              },
              gameClassify: {
                type: 'string',
                description:
                  'Sub-type code: SC scratch, VP video poker, JP jackpot, TG table, CG Hi-Lo, AC arcade, BG bingo, SL slot; empty where there is none.',
              },
              defaultIcon: {
                type: 'string',
              },
              showIcon: {
                type: 'string',
              },
              iconUrl: {
                type: 'string',
                description: 'Picture, 3:4.',
              },
              tag: {
                enum: ['', 'new', 'hot', 'recommended', 'maintenance'],
                type: 'string',
              },
              favourite: {
                type: 'boolean',
                description: 'Always false for a visitor.',
              },
              launchDate: {
                type: 'string',
                description: 'Date the game joined the lobby, YYYY-MM-DD.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'games.index',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/games/index',
    aliases: [],
    moduleId: 'GAMELO3',
    token: 'none',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'picture',
        'ownPictures',
        'ids',
        'names',
        'vendors',
        'types',
        'vendorCodes',
        'vendorNames',
        'gameTypes',
      ],
      properties: {
        picture: {
          type: 'string',
          description: "Address of a game's picture, with {id} in place of its nodeId.",
        },
        ownPictures: {
          type: 'object',
          description: 'By nodeId, the addresses of pictures that are elsewhere.',
          additionalProperties: {
            type: 'string',
          },
        },
        ids: {
          type: 'array',
          description: 'nodeId of each game, as a number.',
          items: {
            type: 'integer',
          },
        },
        names: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        vendors: {
          type: 'array',
          description: 'Of each game, the place of its vendor in vendorCodes and vendorNames.',
          items: {
            type: 'integer',
          },
        },
        types: {
          type: 'array',
          description: 'Of each game, the place of its type in gameTypes.',
          items: {
            type: 'integer',
          },
        },
        vendorCodes: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        vendorNames: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        gameTypes: {
          type: 'array',
          items: {
            type: 'string',
            enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
          },
        },
      },
    },
  },
  {
    name: 'games.info',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/games/info',
    aliases: [],
    moduleId: 'GAMELO3',
    token: 'optional',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['nodeId'],
      properties: {
        nodeId: {
          type: 'string',
          pattern: '^[0-9]{1,10}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['game', 'rtp', 'volatility', 'features', 'stakeLeast', 'stakeMost', 'maintenance'],
      properties: {
        game: {
          type: 'object',
          additionalProperties: false,
          required: [
            'nodeId',
            'gameId',
            'gameCode',
            'roomId',
            'nodeTypeManageId',
            'gameName',
            'nodeName',
            'defaultLanguage',
            'vassalage',
            'displayName',
            'gameType',
            'gameClassify',
            'defaultIcon',
            'showIcon',
            'iconUrl',
            'tag',
            'favourite',
            'launchDate',
          ],
          properties: {
            nodeId: {
              type: 'string',
              'x-identity': true,
              description: 'Identifies the game in favourites and launches.',
            },
            gameId: {
              type: 'string',
            },
            gameCode: {
              type: 'string',
            },
            roomId: {
              type: 'string',
              description: 'Room of a PVP game, else empty.',
            },
            nodeTypeManageId: {
              type: 'string',
            },
            gameName: {
              type: 'string',
            },
            nodeName: {
              type: 'string',
            },
            defaultLanguage: {
              type: 'string',
            },
            vassalage: {
              type: 'string',
              description: 'Vendor code.',
            },
            displayName: {
              type: 'string',
              description: 'Vendor name.',
            },
            gameType: {
              type: 'string',
              enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
            },
            gameClassify: {
              type: 'string',
              description:
                'Sub-type code: SC scratch, VP video poker, JP jackpot, TG table, CG Hi-Lo, AC arcade, BG bingo, SL slot; empty where there is none.',
            },
            defaultIcon: {
              type: 'string',
            },
            showIcon: {
              type: 'string',
            },
            iconUrl: {
              type: 'string',
              description: 'Picture, 3:4.',
            },
            tag: {
              enum: ['', 'new', 'hot', 'recommended', 'maintenance'],
              type: 'string',
            },
            favourite: {
              type: 'boolean',
              description: 'Always false for a visitor.',
            },
            launchDate: {
              type: 'string',
              description: 'Date the game joined the lobby, YYYY-MM-DD.',
            },
          },
        },
        rtp: {
          type: ['string', 'null'],
          description: 'Percent of the stakes that come back over time, with two places.',
          'x-unit': 'percent',
        },
        volatility: {
          type: ['string', 'null'],
          enum: ['low', 'medium', 'high', null],
        },
        features: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        stakeLeast: {
          type: ['string', 'null'],
          description: "Decimal with all places of the site's currency.",
          'x-unit': 'money',
        },
        stakeMost: {
          type: ['string', 'null'],
          'x-unit': 'money',
        },
        maintenance: {
          description: 'Planned maintenance of its vendor that is running or begins within a day.',
          type: ['object', 'null'],
          additionalProperties: false,
          required: ['from', 'until', 'text'],
          properties: {
            from: {
              type: 'string',
              description: 'ISO 8601 in UTC.',
            },
            until: {
              type: 'string',
              description: 'ISO 8601 in UTC.',
            },
            text: {
              type: 'string',
              description:
                'What the operator wrote for players, in the language of the call; empty if nothing.',
            },
          },
        },
      },
    },
  },
  {
    name: 'games.jackpots',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/VIS_getJackpot',
    aliases: [],
    moduleId: 'COMM3',
    token: 'optional',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['jackpots'],
      properties: {
        jackpots: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'name', 'vendor', 'currency', 'amount'],
            properties: {
              id: {
                type: 'string',
              },
              name: {
                type: 'string',
                description: 'As players read it.',
              },
              vendor: {
                type: 'string',
                description: 'Code of the vendor that pays it; empty for one of the platform.',
              },
              currency: {
                type: 'string',
                description: 'Three letters.',
              },
              amount: {
                type: 'string',
                description: 'Decimal of the currency, as it is now.',
                'x-unit': 'money',
                'x-currency': 'currency',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'games.launch',
    method: 'POST',
    alsoMethods: ['GET'],
    path: '/wps/game/launchGame',
    aliases: ['/wps/relay/GCS_gameLaunchFB'],
    moduleId: 'GAMELO3',
    token: 'required',
    envelope: true,
    money: true,
    layout: false,
    changes: ['games.recent', 'wallet.balance'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        nodeId: {
          type: 'string',
          maxLength: 32,
          description:
            'An entry of the catalogue, or a kind of games such as SPORTS: the first entry of the provider in vassalage, or of the first provider.',
        },
        gameId: {
          type: 'string',
          maxLength: 32,
        },
        roomId: {
          type: 'string',
          maxLength: 40,
        },
        accountType: {
          type: 'integer',
          description: '1: the main wallet.',
          minimum: 0,
          maximum: 999,
        },
        confirmTrans: {
          type: 'integer',
          minimum: 0,
          maximum: 1,
        },
        vassalage: {
          type: 'string',
          description: 'Vendor code.',
          maxLength: 40,
        },
        launchMode: {
          type: 'string',
          maxLength: 16,
          description: 'GLS: a game of a vendor. LOTT: a lottery page. GLS where it is left out.',
        },
        platform: {
          type: 'string',
          maxLength: 40,
        },
        clientType: {
          type: 'integer',
          description: '3 web, 2 mobile.',
          minimum: 0,
          maximum: 9,
        },
        backUrl: {
          type: 'string',
          maxLength: 2048,
        },
        device: {
          type: 'string',
          maxLength: 16,
        },
        language: {
          type: 'string',
          maxLength: 8,
        },
        username: {
          type: 'string',
          description: "The caller's own account, where it is sent.",
          maxLength: 64,
        },
        token: {
          type: 'string',
          description: 'Not read: the header says who calls.',
          maxLength: 200,
        },
        merchantCode: {
          type: 'string',
          maxLength: 40,
        },
        gameCode: {
          type: 'string',
          maxLength: 64,
        },
        playType: {
          type: 'string',
          maxLength: 40,
        },
        lottoArea: {
          type: 'string',
          description: 'VN: the Vietnamese lottery.',
          maxLength: 16,
        },
        lottoPrizeMode: {
          type: 'string',
          maxLength: 16,
        },
        lottoGameCode: {
          type: 'string',
          maxLength: 64,
        },
        lottoView: {
          type: 'string',
          description: 'betting: the page of a game; lobby: the list of games.',
          maxLength: 16,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['game_url', 'game_url2', 'content', 'game'],
      properties: {
        game_url: {
          type: 'string',
          description: 'Opens the game once, within a minute.',
        },
        game_url2: {
          type: 'string',
          description: 'Opens the game once, within a minute.',
        },
        content: {
          type: 'object',
          description: 'The same, where other clients of this family look for it.',
          additionalProperties: false,
          required: ['game_url', 'game_url2'],
          properties: {
            game_url: {
              type: 'string',
            },
            game_url2: {
              type: 'string',
            },
          },
        },
        game: {
          type: 'object',
          additionalProperties: false,
          required: ['nodeId', 'gameName', 'displayName', 'gameType', 'iconUrl'],
          properties: {
            nodeId: {
              type: 'string',
            },
            gameName: {
              type: 'string',
            },
            displayName: {
              type: 'string',
              description: 'Vendor name.',
            },
            gameType: {
              type: 'string',
              enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
            },
            iconUrl: {
              type: 'string',
            },
          },
        },
      },
    },
  },
  {
    name: 'games.list',
    method: 'GET',
    alsoMethods: ['POST'],
    path: '/wps/relay/GCSGAME_gameList',
    aliases: [],
    moduleId: 'GAMELO3',
    token: 'optional',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        merchant: {
          type: 'string',
          maxLength: 64,
        },
        platform: {
          type: 'string',
          maxLength: 64,
        },
        clientType: {
          type: 'integer',
          enum: [2, 3],
          description: '3 web, 2 mobile.',
        },
        gameType: {
          type: 'string',
          enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
        },
        vassalage: {
          type: 'string',
          description: 'Vendor code; several with commas between.',
          maxLength: 512,
        },
        gameClassify: {
          type: 'string',
          maxLength: 16,
        },
        gameName: {
          type: 'string',
          description: 'Words of the name and the studio, in any order; misspelt ones find what is near.',
          maxLength: 64,
        },
        filter: {
          type: 'string',
          enum: ['ALL', 'NEW', 'HOT', 'FAV', 'RECENT'],
          default: 'ALL',
        },
        kinds: {
          type: 'string',
          description: 'Sub-types (without gameType: types) with commas between; a game has one of them.',
          maxLength: 128,
        },
        features: {
          type: 'string',
          description: 'Features with commas between; a game has one of them.',
          maxLength: 128,
        },
        volatilities: {
          type: 'string',
          description: 'low, medium, high, with commas between.',
          maxLength: 64,
        },
        rtpFrom: {
          type: 'string',
          description: 'Least return in percent.',
          maxLength: 8,
        },
        stakeTo: {
          type: 'string',
          description: 'The lowest stake of a game is not above this amount.',
          maxLength: 24,
        },
        order: {
          type: 'string',
          description:
            'popular, newest, name or rtp. Without one the most played are first, and what fits the name best.',
          maxLength: 16,
        },
        pageNo: {
          type: 'integer',
          description: 'From 1.',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        pageSize: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 20,
        },
        language: {
          type: 'string',
          maxLength: 8,
        },
        imgSize: {
          type: 'string',
          maxLength: 16,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['games', 'totalPages', 'totalCount', 'near'],
      properties: {
        games: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'nodeId',
              'gameId',
              'gameCode',
              'roomId',
              'nodeTypeManageId',
              'gameName',
              'nodeName',
              'defaultLanguage',
              'vassalage',
              'displayName',
              'gameType',
              'gameClassify',
              'defaultIcon',
              'showIcon',
              'iconUrl',
              'tag',
              'favourite',
              'launchDate',
            ],
            properties: {
              nodeId: {
                type: 'string',
                'x-identity': true,
                description: 'Identifies the game in favourites and launches.',
              },
              gameId: {
                type: 'string',
              },
              gameCode: {
                type: 'string',
              },
              roomId: {
                type: 'string',
                description: 'Room of a PVP game, else empty.',
              },
              nodeTypeManageId: {
                type: 'string',
              },
              gameName: {
                type: 'string',
              },
              nodeName: {
                type: 'string',
              },
              defaultLanguage: {
                type: 'string',
              },
              vassalage: {
                type: 'string',
                description: 'Vendor code.',
              },
              displayName: {
                type: 'string',
                description: 'Vendor name.',
              },
              gameType: {
                type: 'string',
                enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
              },
              gameClassify: {
                type: 'string',
                description:
                  'Sub-type code: SC scratch, VP video poker, JP jackpot, TG table, CG Hi-Lo, AC arcade, BG bingo, SL slot; empty where there is none.',
              },
              defaultIcon: {
                type: 'string',
              },
              showIcon: {
                type: 'string',
              },
              iconUrl: {
                type: 'string',
                description: 'Picture, 3:4.',
              },
              tag: {
                enum: ['', 'new', 'hot', 'recommended', 'maintenance'],
                type: 'string',
              },
              favourite: {
                type: 'boolean',
                description: 'Always false for a visitor.',
              },
              launchDate: {
                type: 'string',
                description: 'Date the game joined the lobby, YYYY-MM-DD.',
              },
            },
          },
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
        near: {
          type: 'boolean',
          description: 'No game has all the words of gameName; these are called something like it.',
        },
      },
    },
  },
  {
    name: 'games.matches',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/GCSGAME_getGameMatchV2',
    aliases: [],
    moduleId: 'COMM3',
    token: 'optional',
    envelope: true,
    money: false,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['matches'],
      properties: {
        matches: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['match', 'vassalage', 'game', 'league', 'home', 'away', 'startsAt', 'state'],
            properties: {
              match: {
                type: 'string',
              },
              vassalage: {
                type: 'string',
                description: 'Code of the vendor.',
              },
              game: {
                type: 'string',
                description: "The vendor's code of the game.",
              },
              league: {
                type: 'string',
              },
              home: {
                type: 'string',
              },
              away: {
                type: 'string',
              },
              startsAt: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
              state: {
                enum: ['planned', 'running', 'over'],
                type: 'string',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'games.menus',
    method: 'GET',
    alsoMethods: [],
    path: '/lgw/games/game_menus',
    aliases: ['/lotto/lgw/games/game_menus'],
    moduleId: 'COMM3',
    token: 'none',
    envelope: false,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        prizeMode: {
          type: 'string',
          maxLength: 16,
        },
      },
    },
    response: {
      type: 'object',
      description: 'Keyed by group code.',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['gameGroupCode', 'gameMenus'],
        properties: {
          gameGroupCode: {
            type: 'string',
          },
          gameMenus: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['gameId', 'code', 'remark'],
              properties: {
                gameId: {
                  type: 'integer',
                },
                code: {
                  type: 'string',
                },
                remark: {
                  type: 'string',
                  description: 'Name.',
                },
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'games.popular',
    method: 'GET',
    alsoMethods: [],
    path: '/lgw/games/popular',
    aliases: ['/lotto/lgw/games/popular'],
    moduleId: 'COMM3',
    token: 'none',
    envelope: false,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        count: {
          type: 'integer',
          minimum: 1,
          maximum: 50,
          default: 6,
        },
      },
    },
    response: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: [
          'nodeId',
          'gameId',
          'gameCode',
          'roomId',
          'nodeTypeManageId',
          'gameName',
          'nodeName',
          'defaultLanguage',
          'vassalage',
          'displayName',
          'gameType',
          'gameClassify',
          'defaultIcon',
          'showIcon',
          'iconUrl',
          'tag',
          'favourite',
          'launchDate',
        ],
        properties: {
          nodeId: {
            type: 'string',
            'x-identity': true,
            description: 'Identifies the game in favourites and launches.',
          },
          gameId: {
            type: 'string',
          },
          gameCode: {
            type: 'string',
          },
          roomId: {
            type: 'string',
            description: 'Room of a PVP game, else empty.',
          },
          nodeTypeManageId: {
            type: 'string',
          },
          gameName: {
            type: 'string',
          },
          nodeName: {
            type: 'string',
          },
          defaultLanguage: {
            type: 'string',
          },
          vassalage: {
            type: 'string',
            description: 'Vendor code.',
          },
          displayName: {
            type: 'string',
            description: 'Vendor name.',
          },
          gameType: {
            type: 'string',
            enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
          },
          gameClassify: {
            type: 'string',
            description:
              'Sub-type code: SC scratch, VP video poker, JP jackpot, TG table, CG Hi-Lo, AC arcade, BG bingo, SL slot; empty where there is none.',
          },
          defaultIcon: {
            type: 'string',
          },
          showIcon: {
            type: 'string',
          },
          iconUrl: {
            type: 'string',
            description: 'Picture, 3:4.',
          },
          tag: {
            enum: ['', 'new', 'hot', 'recommended', 'maintenance'],
            type: 'string',
          },
          favourite: {
            type: 'boolean',
            description: 'Always false for a visitor.',
          },
          launchDate: {
            type: 'string',
            description: 'Date the game joined the lobby, YYYY-MM-DD.',
          },
        },
      },
    },
  },
  {
    name: 'games.recent',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/GCS_recentGame',
    aliases: [],
    moduleId: 'GAMELOREC3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: [
          'nodeId',
          'gameId',
          'gameCode',
          'roomId',
          'nodeTypeManageId',
          'gameName',
          'nodeName',
          'defaultLanguage',
          'vassalage',
          'displayName',
          'gameType',
          'gameClassify',
          'defaultIcon',
          'showIcon',
          'iconUrl',
          'tag',
          'favourite',
          'launchDate',
        ],
        properties: {
          nodeId: {
            type: 'string',
            'x-identity': true,
            description: 'Identifies the game in favourites and launches.',
          },
          gameId: {
            type: 'string',
          },
          gameCode: {
            type: 'string',
          },
          roomId: {
            type: 'string',
            description: 'Room of a PVP game, else empty.',
          },
          nodeTypeManageId: {
            type: 'string',
          },
          gameName: {
            type: 'string',
          },
          nodeName: {
            type: 'string',
          },
          defaultLanguage: {
            type: 'string',
          },
          vassalage: {
            type: 'string',
            description: 'Vendor code.',
          },
          displayName: {
            type: 'string',
            description: 'Vendor name.',
          },
          gameType: {
            type: 'string',
            enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
          },
          gameClassify: {
            type: 'string',
            description:
              'Sub-type code: SC scratch, VP video poker, JP jackpot, TG table, CG Hi-Lo, AC arcade, BG bingo, SL slot; empty where there is none.',
          },
          defaultIcon: {
            type: 'string',
          },
          showIcon: {
            type: 'string',
          },
          iconUrl: {
            type: 'string',
            description: 'Picture, 3:4.',
          },
          tag: {
            enum: ['', 'new', 'hot', 'recommended', 'maintenance'],
            type: 'string',
          },
          favourite: {
            type: 'boolean',
            description: 'Always false for a visitor.',
          },
          launchDate: {
            type: 'string',
            description: 'Date the game joined the lobby, YYYY-MM-DD.',
          },
        },
      },
    },
  },
  {
    name: 'games.removeFavourite',
    method: 'DELETE',
    alsoMethods: ['POST'],
    path: '/wps/relay/MCS2_removeFavGame',
    aliases: [
      '/wps/relay/MCSFE_removeFavGame',
      '/wps/relay/MCSFE_removeFavoriteGameV2',
      '/wps/relay/MCS2_removeFavoriteGameV2',
    ],
    moduleId: 'GAMELOFAV3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    changes: ['games.favourites', 'games.favouriteList'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['nodeId'],
      properties: {
        nodeId: {
          type: 'string',
          pattern: '^[0-9]{1,12}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
  },
  {
    name: 'games.rooms',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/GLS2_roomList',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['nodeId'],
      properties: {
        nodeId: {
          type: 'string',
          description: 'A game in which players meet.',
          maxLength: 32,
        },
        vassalage: {
          type: 'string',
          maxLength: 40,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['rooms'],
      properties: {
        rooms: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['roomId', 'roomName', 'nodeId', 'open', 'players', 'smallestStake', 'largestStake'],
            properties: {
              roomId: {
                type: 'string',
                description: 'For the launch.',
              },
              roomName: {
                type: 'string',
              },
              nodeId: {
                type: 'string',
              },
              open: {
                type: 'boolean',
              },
              players: {
                type: 'integer',
              },
              smallestStake: {
                type: 'string',
                description: 'Decimal; empty where the vendor does not say.',
                'x-unit': 'money',
              },
              largestStake: {
                type: 'string',
                description: 'Decimal; empty where the vendor does not say.',
                'x-unit': 'money',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'games.session',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_getPlaySession',
    aliases: ['/wps/relay/MCS2_getPlaySession'],
    moduleId: 'GAMELO3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      description: 'What was played since the first stake of the stretch of play, in every tab and login.',
      additionalProperties: false,
      required: [
        'seconds',
        'isRunning',
        'rounds',
        'staked',
        'won',
        'net',
        'currency',
        'currencySymbol',
        'openRound',
      ],
      properties: {
        seconds: {
          type: ['integer', 'null'],
          description: 'Time played that counts; null before the first stake.',
          minimum: 0,
        },
        isRunning: {
          type: 'boolean',
          description:
            'Whether each further second counts: not once the idle minutes after the last stake have passed.',
        },
        rounds: {
          type: 'integer',
          minimum: 0,
        },
        staked: {
          type: 'string',
          description: 'Decimal with all places of its currency.',
          pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        won: {
          type: 'string',
          description: 'Decimal with all places of its currency.',
          pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        net: {
          type: 'string',
          description:
            'Won less staked, decimal with all places of its currency; negative for a loss. Stakes of open rounds count.',
          pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
        currencySymbol: {
          type: 'string',
        },
        openRound: {
          type: ['object', 'null'],
          description: 'The game that a round is open in.',
          additionalProperties: false,
          required: ['nodeId', 'gameName'],
          properties: {
            nodeId: {
              type: 'string',
            },
            gameName: {
              type: 'string',
            },
          },
        },
      },
    },
  },
  {
    name: 'games.trialLaunch',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/GCS_gameTrialLaunch',
    aliases: [],
    moduleId: 'GAMELO3',
    token: 'optional',
    envelope: true,
    money: true,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        nodeId: {
          type: 'string',
          maxLength: 32,
        },
        gameId: {
          type: 'string',
          maxLength: 32,
        },
        roomId: {
          type: 'string',
          maxLength: 40,
        },
        accountType: {
          type: 'integer',
          description: '1: the main wallet.',
          minimum: 0,
          maximum: 999,
        },
        confirmTrans: {
          type: 'integer',
          minimum: 0,
          maximum: 1,
        },
        vassalage: {
          type: 'string',
          description: 'Vendor code.',
          maxLength: 40,
        },
        launchMode: {
          type: 'string',
          maxLength: 16,
          description: 'GLS: a game of a vendor. LOTT: a lottery page. GLS where it is left out.',
        },
        platform: {
          type: 'string',
          maxLength: 40,
        },
        clientType: {
          type: 'integer',
          description: '3 web, 2 mobile.',
          minimum: 0,
          maximum: 9,
        },
        backUrl: {
          type: 'string',
          maxLength: 2048,
        },
        device: {
          type: 'string',
          maxLength: 16,
        },
        language: {
          type: 'string',
          maxLength: 8,
        },
        username: {
          type: 'string',
          description: "The caller's own account, where it is sent.",
          maxLength: 64,
        },
        token: {
          type: 'string',
          description: 'Not read: the header says who calls.',
          maxLength: 200,
        },
        merchantCode: {
          type: 'string',
          maxLength: 40,
        },
        gameCode: {
          type: 'string',
          maxLength: 64,
        },
        playType: {
          type: 'string',
          maxLength: 40,
        },
        lottoArea: {
          type: 'string',
          description: 'VN: the Vietnamese lottery.',
          maxLength: 16,
        },
        lottoPrizeMode: {
          type: 'string',
          maxLength: 16,
        },
        lottoGameCode: {
          type: 'string',
          maxLength: 64,
        },
        lottoView: {
          type: 'string',
          description: 'betting: the page of a game; lobby: the list of games.',
          maxLength: 16,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['game_url', 'game_url2', 'content', 'game'],
      properties: {
        game_url: {
          type: 'string',
          description: 'Opens the game once, within a minute.',
        },
        game_url2: {
          type: 'string',
          description: 'Opens the game once, within a minute.',
        },
        content: {
          type: 'object',
          description: 'The same, where other clients of this family look for it.',
          additionalProperties: false,
          required: ['game_url', 'game_url2'],
          properties: {
            game_url: {
              type: 'string',
            },
            game_url2: {
              type: 'string',
            },
          },
        },
        game: {
          type: 'object',
          additionalProperties: false,
          required: ['nodeId', 'gameName', 'displayName', 'gameType', 'iconUrl'],
          properties: {
            nodeId: {
              type: 'string',
            },
            gameName: {
              type: 'string',
            },
            displayName: {
              type: 'string',
              description: 'Vendor name.',
            },
            gameType: {
              type: 'string',
              enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
            },
            iconUrl: {
              type: 'string',
            },
          },
        },
      },
    },
  },
  {
    name: 'games.types',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/GCSGAME_getVassGameType',
    aliases: ['/wps/relay/GLS2_getVassGameType'],
    moduleId: 'GAMELO3',
    token: 'optional',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        typeId: {
          type: 'integer',
        },
        merchant_code: {
          type: 'string',
          maxLength: 64,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['content'],
      properties: {
        content: {
          type: 'object',
          description: 'Game type → vendor code → sub-types.',
          additionalProperties: {
            type: 'object',
            additionalProperties: {
              type: 'array',
              items: {
                type: 'string',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'games.vendors',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/GCSGAME_newGameVendor',
    aliases: ['/wps/relay/GCSGAME_gameVendor'],
    moduleId: 'COMM3',
    token: 'none',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        platform: {
          type: 'string',
          maxLength: 64,
        },
        merchant: {
          type: 'string',
          maxLength: 64,
        },
        language: {
          type: 'string',
          maxLength: 8,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['data', 'lanes'],
      properties: {
        data: {
          type: 'object',
          additionalProperties: false,
          required: ['lanes'],
          properties: {
            lanes: {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['title', 'cards', 'gameClassify'],
                properties: {
                  title: {
                    type: 'string',
                    enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
                    'x-identity': true,
                  },
                  cards: {
                    type: 'array',
                    items: {
                      type: 'object',
                      additionalProperties: false,
                      required: [
                        'vassalage',
                        'displayName',
                        'title',
                        'accountTypeName',
                        'accountTypeId',
                        'id',
                        'gameType',
                        'isGame',
                        'gameCode',
                        'smallIcon',
                        'mobileSmallIcon',
                        'h5Icon',
                        'lagerIcon',
                        'mobileLargeIcon',
                      ],
                      properties: {
                        vassalage: {
                          type: 'string',
                          description: 'Vendor code.',
                        },
                        displayName: {
                          type: 'string',
                        },
                        title: {
                          type: 'string',
                        },
                        accountTypeName: {
                          type: 'string',
                        },
                        accountTypeId: {
                          type: 'integer',
                        },
                        id: {
                          type: 'string',
                        },
                        gameType: {
                          type: 'string',
                          enum: [
                            'RNG',
                            'LIVE',
                            'FISH',
                            'PVP',
                            'SPORTS',
                            'ESPORTS',
                            'ELOTT',
                            'LOTT',
                            'COCKFIGHT',
                          ],
                        },
                        isGame: {
                          type: 'string',
                          description: 'VASSALAGE: the card opens the vendor’s list; GAME: it starts.',
                        },
                        gameCode: {
                          type: 'string',
                        },
                        smallIcon: {
                          type: 'string',
                        },
                        mobileSmallIcon: {
                          type: 'string',
                        },
                        h5Icon: {
                          type: 'string',
                        },
                        lagerIcon: {
                          type: 'string',
                          description: 'Spelled as on the wire.',
                        },
                        mobileLargeIcon: {
                          type: 'string',
                        },
                        preview: {
                          type: ['string', 'null'],
                          description:
                            'Foyer’s own: the book as visitors see it, with odds and no bets; null where the provider has no such page.',
                        },
                        maintenance: {
                          type: 'boolean',
                          description: 'Foyer’s own: nothing of the provider can be played now.',
                        },
                      },
                    },
                  },
                  gameClassify: {
                    type: 'array',
                    items: {
                      type: 'object',
                      additionalProperties: false,
                      required: ['key', 'displayName', 'gameCount'],
                      properties: {
                        key: {
                          type: 'string',
                        },
                        displayName: {
                          type: 'string',
                        },
                        gameCount: {
                          type: 'integer',
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
        filled: {
          type: 'array',
          description: 'titles of the lanes that have vendors',
          items: {
            type: 'string',
            enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
          },
        },
        lanes: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['title', 'cards', 'gameClassify'],
            properties: {
              title: {
                type: 'string',
                enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
                'x-identity': true,
              },
              cards: {
                type: 'array',
                items: {
                  type: 'object',
                  additionalProperties: false,
                  required: [
                    'vassalage',
                    'displayName',
                    'title',
                    'accountTypeName',
                    'accountTypeId',
                    'id',
                    'gameType',
                    'isGame',
                    'gameCode',
                    'smallIcon',
                    'mobileSmallIcon',
                    'h5Icon',
                    'lagerIcon',
                    'mobileLargeIcon',
                  ],
                  properties: {
                    vassalage: {
                      type: 'string',
                      description: 'Vendor code.',
                    },
                    displayName: {
                      type: 'string',
                    },
                    title: {
                      type: 'string',
                    },
                    accountTypeName: {
                      type: 'string',
                    },
                    accountTypeId: {
                      type: 'integer',
                    },
                    id: {
                      type: 'string',
                    },
                    gameType: {
                      type: 'string',
                      enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
                    },
                    isGame: {
                      type: 'string',
                      description: 'VASSALAGE: the card opens the vendor’s list; GAME: it starts.',
                    },
                    gameCode: {
                      type: 'string',
                    },
                    smallIcon: {
                      type: 'string',
                    },
                    mobileSmallIcon: {
                      type: 'string',
                    },
                    h5Icon: {
                      type: 'string',
                    },
                    lagerIcon: {
                      type: 'string',
                      description: 'Spelled as on the wire.',
                    },
                    mobileLargeIcon: {
                      type: 'string',
                    },
                    preview: {
                      type: ['string', 'null'],
                      description:
                        'Foyer’s own: the book as visitors see it, with odds and no bets; null where the provider has no such page.',
                    },
                    maintenance: {
                      type: 'boolean',
                      description: 'Foyer’s own: nothing of the provider can be played now.',
                    },
                  },
                },
              },
              gameClassify: {
                type: 'array',
                items: {
                  type: 'object',
                  additionalProperties: false,
                  required: ['key', 'displayName', 'gameCount'],
                  properties: {
                    key: {
                      type: 'string',
                    },
                    displayName: {
                      type: 'string',
                    },
                    gameCount: {
                      type: 'integer',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'games.winners',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/GCSGAME_getRankList',
    aliases: ['/wps/relay/ODSFE2_getWinnerBoard'],
    moduleId: 'COMM3',
    token: 'none',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        gameCategory: {
          type: 'string',
          description: 'A game type, or ALL.',
          maxLength: 16,
        },
        language: {
          type: 'string',
          maxLength: 8,
        },
        limitNum: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 50,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['list'],
      properties: {
        list: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'customerName',
              'gameName',
              'winAmount',
              'nodeId',
              'gameType',
              'vendor',
              'iconUrl',
              'vo',
            ],
            properties: {
              id: {
                type: 'string',
              },
              customerName: {
                type: 'string',
                description: 'Masked.',
              },
              gameName: {
                type: 'string',
              },
              winAmount: {
                type: 'string',
                description: 'Decimal with all places of its currency.',
                pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                'x-unit': 'money',
              },
              nodeId: {
                type: 'string',
              },
              gameType: {
                type: 'string',
                enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
              },
              vendor: {
                type: 'string',
              },
              iconUrl: {
                type: 'string',
              },
              vo: {
                type: 'object',
                additionalProperties: false,
                required: [
                  'customerName',
                  'gameName',
                  'winAmount',
                  'nodeId',
                  'gameType',
                  'vendor',
                  'iconUrl',
                ],
                properties: {
                  customerName: {
                    type: 'string',
                  },
                  gameName: {
                    type: 'string',
                  },
                  winAmount: {
                    type: 'string',
                    description: 'Decimal with all places of its currency.',
                    pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                    'x-unit': 'money',
                  },
                  nodeId: {
                    type: 'string',
                  },
                  gameType: {
                    type: 'string',
                    enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
                  },
                  vendor: {
                    type: 'string',
                  },
                  iconUrl: {
                    type: 'string',
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'identity.documents',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/member/identity',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['status', 'needed', 'documents'],
      properties: {
        status: {
          type: 'string',
          enum: ['none', 'open', 'approved', 'rejected', 'more'],
          description: 'Approved once a passport, an ID or a licence is.',
        },
        needed: {
          type: 'boolean',
          description: 'The market wants it before money leaves.',
        },
        documents: {
          type: 'array',
          description: 'The newest first, at most 20.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'type', 'status', 'remark', 'createdAt'],
            properties: {
              id: {
                type: 'string',
              },
              type: {
                type: 'string',
                enum: ['passport', 'nationalId', 'driverLicence', 'address'],
              },
              status: {
                type: 'string',
                enum: ['open', 'approved', 'rejected', 'more'],
              },
              remark: {
                type: 'string',
                description: 'The reason, as the operator wrote it.',
              },
              createdAt: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'identity.send',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/identity',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['identity.documents'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'proofs'],
      properties: {
        type: {
          type: 'string',
          enum: ['passport', 'nationalId', 'driverLicence', 'address'],
        },
        number: {
          type: 'string',
          maxLength: 60,
        },
        birthday: {
          type: 'string',
          maxLength: 40,
          description: 'Date of birth as the paper says it, `YYYY-MM-DD`; nothing for a proof of address.',
        },
        proofs: {
          type: 'array',
          items: {
            type: 'string',
            maxLength: 64,
          },
          description: 'Ids of one to three uploaded pictures.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['status', 'needed', 'documents'],
      properties: {
        status: {
          type: 'string',
          enum: ['none', 'open', 'approved', 'rejected', 'more'],
          description: 'Approved once a passport, an ID or a licence is.',
        },
        needed: {
          type: 'boolean',
          description: 'The market wants it before money leaves.',
        },
        documents: {
          type: 'array',
          description: 'The newest first, at most 20.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'type', 'status', 'remark', 'createdAt'],
            properties: {
              id: {
                type: 'string',
              },
              type: {
                type: 'string',
                enum: ['passport', 'nationalId', 'driverLicence', 'address'],
              },
              status: {
                type: 'string',
                enum: ['open', 'approved', 'rejected', 'more'],
              },
              remark: {
                type: 'string',
                description: 'The reason, as the operator wrote it.',
              },
              createdAt: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'identity.setting',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_getCustomerKycMerchantSetting',
    aliases: ['/wps/relay/MCS2_getCustomerKycMerchantSetting'],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['beforeWithdrawal', 'types', 'mostPictures', 'mostBytes', 'status'],
      properties: {
        beforeWithdrawal: {
          type: 'boolean',
          description: 'The market wants the identity proven before money leaves.',
        },
        types: {
          type: 'array',
          items: {
            type: 'string',
          },
          description: 'Papers that are taken.',
        },
        mostPictures: {
          type: 'integer',
          minimum: 0,
        },
        mostBytes: {
          type: 'integer',
          minimum: 0,
          description: 'Of one picture.',
        },
        status: {
          type: 'string',
          enum: ['none', 'open', 'approved', 'rejected', 'more'],
        },
      },
    },
  },
  {
    name: 'levels.progress',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_getPlayerRankProgress',
    aliases: ['/wps/relay/MCS2_getPlayerRankProgress'],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'playerRankName',
        'rankLevel',
        'nextRankName',
        'currencySymbol',
        'monthlyTurnover',
        'totalTurnover',
        'keepTurnover',
        'levels',
      ],
      properties: {
        playerRankName: {
          type: 'string',
        },
        rankLevel: {
          type: 'integer',
        },
        nextRankName: {
          type: 'string',
          description: 'Empty where the highest level is reached.',
        },
        currencySymbol: {
          type: 'string',
        },
        monthlyTurnover: {
          type: 'object',
          additionalProperties: false,
          required: ['actual', 'expected'],
          properties: {
            actual: {
              type: 'string',
              description: 'Decimal: valid bets so far.',
              pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
              'x-unit': 'money',
            },
            expected: {
              type: 'string',
              description: 'Decimal: valid bets that are asked for; 0 where none are.',
              pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
              'x-unit': 'money',
            },
          },
        },
        totalTurnover: {
          type: 'object',
          additionalProperties: false,
          required: ['actual', 'expected'],
          properties: {
            actual: {
              type: 'string',
              description: 'Decimal: valid bets so far.',
              pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
              'x-unit': 'money',
            },
            expected: {
              type: 'string',
              description: 'Decimal: valid bets that are asked for; 0 where none are.',
              pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
              'x-unit': 'money',
            },
          },
        },
        keepTurnover: {
          type: 'object',
          additionalProperties: false,
          required: ['actual', 'expected'],
          properties: {
            actual: {
              type: 'string',
              description: 'Decimal: valid bets so far.',
              pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
              'x-unit': 'money',
            },
            expected: {
              type: 'string',
              description: 'Decimal: valid bets that are asked for; 0 where none are.',
              pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
              'x-unit': 'money',
            },
          },
        },
        rise: {
          type: 'object',
          additionalProperties: false,
          description: 'Where the targets of a higher level are met.',
          required: ['name', 'when'],
          properties: {
            name: {
              type: 'string',
            },
            when: {
              type: 'string',
              enum: ['today', 'tomorrow', 'nextBet'],
              description: '`nextBet`: the day after the next valid bet.',
            },
          },
        },
        levels: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'rank',
              'name',
              'text',
              'state',
              'totalTurnover',
              'monthlyTurnover',
              'keepTurnover',
              'bonus',
            ],
            properties: {
              rank: {
                type: 'integer',
              },
              name: {
                type: 'string',
              },
              text: {
                type: 'string',
                description: 'What the level brings.',
              },
              state: {
                type: 'string',
                enum: ['reached', 'current', 'ahead'],
              },
              totalTurnover: {
                type: 'string',
                description: 'Decimal: valid bets in all that the level asks for.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                'x-unit': 'money',
              },
              monthlyTurnover: {
                type: 'string',
                description: 'Decimal: valid bets of one month that the level asks for.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                'x-unit': 'money',
              },
              keepTurnover: {
                type: 'string',
                description: 'Decimal: valid bets of each month that keep the level.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                'x-unit': 'money',
              },
              bonus: {
                type: 'string',
                description: 'Decimal: what is paid once when the level is reached.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                'x-unit': 'money',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'lottery.bet',
    method: 'POST',
    alsoMethods: [],
    path: '/lgw/orders/betting',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: false,
    money: true,
    layout: false,
    changes: ['lottery.chases', 'lottery.today', 'wallet.balance', 'wallet.pending'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['gameId', 'currentNumero', 'betCartAmountSum'],
      properties: {
        gameId: {
          type: 'integer',
          minimum: 1,
          maximum: 1000000,
        },
        currentNumero: {
          type: 'string',
          minLength: 1,
          maxLength: 20,
        },
        bettingMode: {
          type: 'integer',
          minimum: 1,
          maximum: 4,
          default: 1,
        },
        series: {
          type: 'integer',
          minimum: 1,
          maximum: 2000,
          description:
            "By which the odds are found; the difference to the member's highest is paid as a rebate. The highest by default.",
        },
        betCartAmountSum: {
          type: ['string', 'number'],
          maxLength: 24,
          minimum: 0,
          maximum: 1000000000000,
          description:
            'What the person saw that the order costs; zeros behind the places of the currency are allowed, as clients of this family send four decimals.',
        },
        lines: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['playId'],
            properties: {
              playId: {
                type: 'integer',
                minimum: 1,
                maximum: 1000000,
              },
              content: {
                type: 'object',
                additionalProperties: false,
                required: [],
                properties: {
                  rows: {
                    type: 'array',
                    items: {
                      type: 'array',
                      items: {
                        type: 'string',
                        maxLength: 8,
                      },
                      maxItems: 100,
                    },
                    maxItems: 30,
                  },
                  picks: {
                    type: 'array',
                    items: {
                      type: 'string',
                      maxLength: 8,
                    },
                    maxItems: 1000,
                  },
                  bank: {
                    type: 'array',
                    items: {
                      type: 'string',
                      maxLength: 8,
                    },
                    maxItems: 100,
                  },
                  drag: {
                    type: 'array',
                    items: {
                      type: 'string',
                      maxLength: 8,
                    },
                    maxItems: 100,
                  },
                  m: {
                    type: 'array',
                    items: {
                      type: 'string',
                      maxLength: 8,
                    },
                    maxItems: 100,
                  },
                  n: {
                    type: 'array',
                    items: {
                      type: 'string',
                      maxLength: 8,
                    },
                    maxItems: 100,
                  },
                  positions: {
                    type: 'array',
                    items: {
                      type: 'integer',
                    },
                    maxItems: 30,
                  },
                },
              },
              multiple: {
                type: 'integer',
                minimum: 1,
                maximum: 100000,
                default: 1,
              },
              bettingContent: {
                type: 'string',
                minLength: 1,
                maxLength: 4000,
                description: 'What was chosen, as it is typed, in the place of `content`.',
              },
            },
          },
          maxItems: 50,
        },
        bettingSlipString: {
          type: 'string',
          minLength: 1,
          maxLength: 20000,
          description:
            'All lines in one text, in the place of `lines`: `balls~1~playId~mode~series~multiple` or `multiple~balls~stakes~1~playId~0`, apart by `;`, rows apart by `_`.',
        },
        chase: {
          type: 'boolean',
          default: false,
        },
        chaseSlip: {
          type: ['array', 'object'],
          maxItems: 50,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['numero'],
            properties: {
              numero: {
                type: 'string',
                minLength: 1,
                maxLength: 20,
              },
              multiple: {
                type: 'integer',
                minimum: 1,
                maximum: 100,
              },
              multiples: {
                type: 'array',
                maxItems: 50,
                items: {
                  type: 'integer',
                  minimum: 1,
                  maximum: 100,
                },
              },
            },
          },
          additionalProperties: false,
          properties: {
            numero: {
              type: ['string', 'array'],
              minLength: 1,
              maxLength: 20,
              maxItems: 50,
              items: {
                type: 'string',
                minLength: 1,
                maxLength: 20,
              },
            },
            multiples: {
              type: 'array',
              maxItems: 50,
              items: {
                type: 'integer',
                minimum: 1,
                maximum: 100,
              },
            },
          },
          description:
            'The issues of a chase, the current one first, and how often the lines are bought in each: a list of `{numero, multiple}`, or one `{numero, multiples}`, whose issues follow each other from `numero`, or are all named by it.',
        },
        winningStop: {
          type: 'boolean',
          default: false,
          description: 'A win ends the chase; what is left of it is given back.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['orderNumber', 'numero', 'totalBettingAmount', 'tickets'],
      properties: {
        orderNumber: {
          type: 'string',
        },
        numero: {
          type: 'string',
        },
        totalBettingAmount: {
          type: 'string',
          description: 'Of all issues together.',
          'x-unit': 'money',
        },
        tickets: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'orderNumber',
              'gameId',
              'gameName',
              'numero',
              'playId',
              'playName',
              'content',
              'stakes',
              'amount',
              'largestWin',
              'winAmount',
              'series',
              'rebate',
              'status',
              'canCancel',
              'betTime',
              'closeTime',
              'drawTime',
              'numbers',
              'commitment',
              'seed',
              'witness',
            ],
            properties: {
              id: {
                type: 'string',
              },
              orderNumber: {
                type: 'string',
              },
              gameId: {
                type: 'integer',
              },
              gameName: {
                type: 'string',
              },
              numero: {
                type: 'string',
              },
              playId: {
                type: 'integer',
              },
              playName: {
                type: 'string',
              },
              content: {
                type: 'string',
                description: 'What was chosen, as it can be typed.',
              },
              stakes: {
                type: 'string',
                description: 'Number of stakes.',
              },
              amount: {
                type: 'string',
                description: 'What it cost.',
                'x-unit': 'money',
              },
              largestWin: {
                type: 'string',
                description: 'The most that a draw can pay for it.',
                'x-unit': 'money',
              },
              winAmount: {
                type: 'string',
                description: 'What came back; 0 before the draw.',
                'x-unit': 'money',
              },
              series: {
                type: 'integer',
                description: 'By which the odds were found; 0 for tickets that are older than this.',
              },
              rebate: {
                type: 'string',
                description:
                  'What comes back whatever is drawn, with the result; nothing for stakes that are given back.',
                'x-unit': 'money',
              },
              status: {
                type: 'string',
                enum: ['placed', 'closed', 'won', 'lost', 'refunded', 'cancelled', 'void'],
              },
              canCancel: {
                type: 'boolean',
              },
              betTime: {
                type: 'integer',
                description: 'When it was bought, in milliseconds since 1970',
              },
              closeTime: {
                type: 'integer',
                description: 'End of the sale, in milliseconds since 1970',
              },
              drawTime: {
                type: 'integer',
                description: 'The draw, in milliseconds since 1970',
              },
              numbers: {
                type: 'array',
                items: {
                  type: 'integer',
                },
                description: 'What was drawn; empty before.',
              },
              commitment: {
                type: 'string',
              },
              seed: {
                type: 'string',
                description: 'Hex; empty before the draw.',
              },
              witness: {
                type: 'string',
                description:
                  'What the second party to the draw was held to before the sale: `committed:<party>:<hex SHA-256>`, `drand:<chain>:<round>`, or empty.',
              },
              chaseId: {
                type: 'string',
                description: 'The chase that it is part of.',
              },
            },
          },
        },
        chaseId: {
          type: 'string',
          description: 'Number of the chase.',
        },
      },
    },
  },
  {
    name: 'lottery.betVietnam',
    method: 'POST',
    alsoMethods: [],
    path: '/lotto-vn/lgw/betting',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: false,
    money: true,
    layout: false,
    portal: false,
    changes: ['lottery.today', 'wallet.balance', 'wallet.pending'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['contents'],
      properties: {
        prizeMode: {
          type: 'string',
          maxLength: 8,
        },
        device: {
          type: 'string',
          maxLength: 16,
        },
        contents: {
          type: 'array',
          maxItems: 50,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['gameId', 'playId', 'bettingContent', 'numero'],
            properties: {
              gameId: {
                type: 'integer',
                minimum: 1,
                maximum: 1000000,
              },
              playId: {
                type: 'integer',
                minimum: 1,
                maximum: 1000000,
              },
              bettingContent: {
                type: 'string',
                minLength: 1,
                maxLength: 4000,
              },
              winStop: {
                type: 'boolean',
                default: false,
                description: 'A win ends what is left.',
              },
              numero: {
                type: 'array',
                maxItems: 50,
                items: {
                  type: 'object',
                  additionalProperties: false,
                  required: ['numero'],
                  properties: {
                    numero: {
                      type: 'string',
                      minLength: 1,
                      maxLength: 20,
                    },
                    multiple: {
                      type: 'integer',
                      minimum: 1,
                      maximum: 100,
                      default: 1,
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['orders', 'totalBettingAmount'],
      properties: {
        orders: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['orderNumber', 'totalBettingAmount'],
            properties: {
              orderNumber: {
                type: 'string',
              },
              totalBettingAmount: {
                type: 'string',
                'x-unit': 'money',
              },
              chaseId: {
                type: 'string',
              },
            },
          },
        },
        totalBettingAmount: {
          type: 'string',
          'x-unit': 'money',
        },
      },
    },
  },
  {
    name: 'lottery.cancel',
    method: 'PUT',
    alsoMethods: [],
    path: '/lgw/orders/suborders/cancel',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: false,
    money: true,
    layout: false,
    changes: ['lottery.ticket', 'lottery.today', 'wallet.balance', 'wallet.pending'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'array',
          items: {
            type: 'string',
            pattern: '^[0-9]{1,18}$',
          },
          maxItems: 50,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['tickets'],
      properties: {
        tickets: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'orderNumber',
              'gameId',
              'gameName',
              'numero',
              'playId',
              'playName',
              'content',
              'stakes',
              'amount',
              'largestWin',
              'winAmount',
              'series',
              'rebate',
              'status',
              'canCancel',
              'betTime',
              'closeTime',
              'drawTime',
              'numbers',
              'commitment',
              'seed',
              'witness',
            ],
            properties: {
              id: {
                type: 'string',
              },
              orderNumber: {
                type: 'string',
              },
              gameId: {
                type: 'integer',
              },
              gameName: {
                type: 'string',
              },
              numero: {
                type: 'string',
              },
              playId: {
                type: 'integer',
              },
              playName: {
                type: 'string',
              },
              content: {
                type: 'string',
                description: 'What was chosen, as it can be typed.',
              },
              stakes: {
                type: 'string',
                description: 'Number of stakes.',
              },
              amount: {
                type: 'string',
                description: 'What it cost.',
                'x-unit': 'money',
              },
              largestWin: {
                type: 'string',
                description: 'The most that a draw can pay for it.',
                'x-unit': 'money',
              },
              winAmount: {
                type: 'string',
                description: 'What came back; 0 before the draw.',
                'x-unit': 'money',
              },
              series: {
                type: 'integer',
                description: 'By which the odds were found; 0 for tickets that are older than this.',
              },
              rebate: {
                type: 'string',
                description:
                  'What comes back whatever is drawn, with the result; nothing for stakes that are given back.',
                'x-unit': 'money',
              },
              status: {
                type: 'string',
                enum: ['placed', 'closed', 'won', 'lost', 'refunded', 'cancelled', 'void'],
              },
              canCancel: {
                type: 'boolean',
              },
              betTime: {
                type: 'integer',
                description: 'When it was bought, in milliseconds since 1970',
              },
              closeTime: {
                type: 'integer',
                description: 'End of the sale, in milliseconds since 1970',
              },
              drawTime: {
                type: 'integer',
                description: 'The draw, in milliseconds since 1970',
              },
              numbers: {
                type: 'array',
                items: {
                  type: 'integer',
                },
                description: 'What was drawn; empty before.',
              },
              commitment: {
                type: 'string',
              },
              seed: {
                type: 'string',
                description: 'Hex; empty before the draw.',
              },
              witness: {
                type: 'string',
                description:
                  'What the second party to the draw was held to before the sale: `committed:<party>:<hex SHA-256>`, `drand:<chain>:<round>`, or empty.',
              },
              chaseId: {
                type: 'string',
                description: 'The chase that it is part of.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'lottery.cancelChase',
    method: 'PUT',
    alsoMethods: [],
    path: '/lgw/orders/chase/cancel',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: false,
    money: true,
    layout: false,
    changes: ['lottery.chases', 'lottery.ticket', 'lottery.today', 'wallet.balance', 'wallet.pending'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
          description: 'Number of a chase.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['tickets'],
      properties: {
        tickets: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'orderNumber',
              'gameId',
              'gameName',
              'numero',
              'playId',
              'playName',
              'content',
              'stakes',
              'amount',
              'largestWin',
              'winAmount',
              'series',
              'rebate',
              'status',
              'canCancel',
              'betTime',
              'closeTime',
              'drawTime',
              'numbers',
              'commitment',
              'seed',
              'witness',
            ],
            properties: {
              id: {
                type: 'string',
              },
              orderNumber: {
                type: 'string',
              },
              gameId: {
                type: 'integer',
              },
              gameName: {
                type: 'string',
              },
              numero: {
                type: 'string',
              },
              playId: {
                type: 'integer',
              },
              playName: {
                type: 'string',
              },
              content: {
                type: 'string',
                description: 'What was chosen, as it can be typed.',
              },
              stakes: {
                type: 'string',
                description: 'Number of stakes.',
              },
              amount: {
                type: 'string',
                description: 'What it cost.',
                'x-unit': 'money',
              },
              largestWin: {
                type: 'string',
                description: 'The most that a draw can pay for it.',
                'x-unit': 'money',
              },
              winAmount: {
                type: 'string',
                description: 'What came back; 0 before the draw.',
                'x-unit': 'money',
              },
              series: {
                type: 'integer',
                description: 'By which the odds were found; 0 for tickets that are older than this.',
              },
              rebate: {
                type: 'string',
                description:
                  'What comes back whatever is drawn, with the result; nothing for stakes that are given back.',
                'x-unit': 'money',
              },
              status: {
                type: 'string',
                enum: ['placed', 'closed', 'won', 'lost', 'refunded', 'cancelled', 'void'],
              },
              canCancel: {
                type: 'boolean',
              },
              betTime: {
                type: 'integer',
                description: 'When it was bought, in milliseconds since 1970',
              },
              closeTime: {
                type: 'integer',
                description: 'End of the sale, in milliseconds since 1970',
              },
              drawTime: {
                type: 'integer',
                description: 'The draw, in milliseconds since 1970',
              },
              numbers: {
                type: 'array',
                items: {
                  type: 'integer',
                },
                description: 'What was drawn; empty before.',
              },
              commitment: {
                type: 'string',
              },
              seed: {
                type: 'string',
                description: 'Hex; empty before the draw.',
              },
              witness: {
                type: 'string',
                description:
                  'What the second party to the draw was held to before the sale: `committed:<party>:<hex SHA-256>`, `drand:<chain>:<round>`, or empty.',
              },
              chaseId: {
                type: 'string',
                description: 'The chase that it is part of.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'lottery.certificate',
    method: 'GET',
    alsoMethods: [],
    path: '/lgw/draw/certificate',
    aliases: [],
    moduleId: 'COMM3',
    token: 'none',
    envelope: false,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['gameId', 'numero'],
      properties: {
        gameId: {
          type: 'integer',
          minimum: 1,
          maximum: 1000000,
        },
        numero: {
          type: 'string',
          minLength: 1,
          maxLength: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['certificate', 'keyId', 'signature'],
      properties: {
        certificate: {
          type: 'object',
          additionalProperties: false,
          required: [
            'scheme',
            'engine',
            'merchant',
            'game',
            'family',
            'issue',
            'money',
            'opensAt',
            'closesAt',
            'drawsAt',
            'drawnAt',
            'commitment',
            'seed',
            'witness',
            'witnessValue',
            'witnessProof',
            'tickets',
            'root',
            'entropy',
            'numbers',
            'animal',
            'voidReason',
          ],
          properties: {
            scheme: {
              type: 'string',
            },
            engine: {
              type: 'string',
            },
            merchant: {
              type: 'string',
            },
            game: {
              type: 'string',
            },
            family: {
              type: 'string',
            },
            issue: {
              type: 'string',
            },
            money: {
              type: 'string',
              enum: ['real', 'play'],
            },
            opensAt: {
              type: 'integer',
            },
            closesAt: {
              type: 'integer',
            },
            drawsAt: {
              type: 'integer',
            },
            drawnAt: {
              type: 'integer',
            },
            commitment: {
              type: 'string',
            },
            seed: {
              type: 'string',
            },
            witness: {
              type: 'string',
            },
            witnessValue: {
              type: 'string',
            },
            witnessProof: {
              type: 'string',
            },
            tickets: {
              type: 'integer',
            },
            root: {
              type: 'string',
            },
            entropy: {
              type: 'string',
            },
            numbers: {
              type: 'array',
              items: {
                type: 'integer',
              },
              description: 'In the order of drawing; empty where the issue is void.',
            },
            animal: {
              type: 'integer',
              description: 'Animal of the lunar year of the draw; -1 where animals do not matter.',
            },
            voidReason: {
              type: 'string',
            },
          },
        },
        keyId: {
          type: 'string',
          description: 'Key of /site/keys.',
        },
        signature: {
          type: 'string',
          description:
            'Ed25519 over `foyer lottery certificate 1`, a new line, and the certificate as canonical JSON; base64url.',
        },
      },
    },
  },
  {
    name: 'lottery.chaseIssues',
    method: 'GET',
    alsoMethods: [],
    path: '/lgw/numeros/chase',
    aliases: ['/lgw/numeros/chase/:gameId'],
    moduleId: 'COMM3',
    token: 'optional',
    envelope: false,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['gameId'],
      properties: {
        gameId: {
          type: 'integer',
          minimum: 1,
          maximum: 1000000,
        },
        count: {
          type: 'integer',
          minimum: 1,
          maximum: 50,
          default: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['chaseNumeros'],
      properties: {
        chaseNumeros: {
          type: 'array',
          description: 'The issue on sale and those after it.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['numero', 'openTime', 'closeTime', 'drawTime'],
            properties: {
              numero: {
                type: 'string',
              },
              openTime: {
                type: 'integer',
                description: 'In milliseconds since 1970',
              },
              closeTime: {
                type: 'integer',
                description: 'In milliseconds since 1970',
              },
              drawTime: {
                type: 'integer',
                description: 'In milliseconds since 1970',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'lottery.chases',
    method: 'GET',
    alsoMethods: [],
    path: '/lgw/orders/chases',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: false,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
          description: 'This chase alone.',
        },
        gameId: {
          type: 'integer',
          minimum: 1,
          maximum: 1000000,
        },
        size: {
          type: 'integer',
          minimum: 1,
          maximum: 50,
          default: 10,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['list', 'currencySymbol'],
      properties: {
        currencySymbol: {
          type: 'string',
        },
        list: {
          type: 'array',
          description: 'The latest first.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'gameName',
              'status',
              'stopsOnWin',
              'draws',
              'left',
              'amount',
              'winAmount',
              'canCancel',
              'betTime',
              'steps',
            ],
            properties: {
              id: {
                type: 'string',
              },
              gameName: {
                type: 'string',
              },
              status: {
                enum: ['running', 'stopped', 'cancelled', 'ended'],
                description:
                  '`stopped` by a win, `cancelled` by the member, `ended` when all of its issues are drawn.',
              },
              stopsOnWin: {
                type: 'boolean',
              },
              draws: {
                type: 'integer',
                description: 'All issues.',
              },
              left: {
                type: 'integer',
                description: 'Issues whose sale has not ended.',
              },
              amount: {
                type: 'string',
                description: 'What all issues cost, those that were given back too.',
                'x-unit': 'money',
              },
              winAmount: {
                type: 'string',
                'x-unit': 'money',
              },
              canCancel: {
                type: 'boolean',
              },
              betTime: {
                type: 'integer',
                description: 'In milliseconds since 1970',
              },
              steps: {
                type: 'array',
                description: 'The issues, the earliest first.',
                items: {
                  type: 'object',
                  additionalProperties: false,
                  required: ['numero', 'status', 'amount', 'winAmount'],
                  properties: {
                    numero: {
                      type: 'string',
                    },
                    status: {
                      enum: ['placed', 'closed', 'won', 'lost', 'refunded', 'cancelled', 'void'],
                    },
                    amount: {
                      type: 'string',
                      'x-unit': 'money',
                    },
                    winAmount: {
                      type: 'string',
                      description: 'What came back.',
                      'x-unit': 'money',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'lottery.games',
    method: 'GET',
    alsoMethods: [],
    path: '/lgw/games',
    aliases: ['/lotto/lgw/games'],
    moduleId: 'COMM3',
    token: 'none',
    envelope: false,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      description: 'Keyed by group code.',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['gameGroupId', 'gameGroupCode', 'code', 'games', 'area', 'name'],
        properties: {
          gameGroupId: {
            type: 'integer',
          },
          gameGroupCode: {
            type: 'string',
          },
          code: {
            type: 'string',
          },
          games: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['gameId', 'code', 'remark'],
              properties: {
                gameId: {
                  type: 'integer',
                },
                code: {
                  type: 'string',
                },
                remark: {
                  type: 'string',
                  description: 'Name.',
                },
              },
            },
          },
          area: {
            type: 'string',
            enum: ['lottery', 'elott', 'seaLottery', 'vnLottery'],
            description: 'The page that sells its games.',
          },
          name: {
            type: 'string',
            description: 'Name of the group.',
          },
        },
      },
    },
  },
  {
    name: 'lottery.history',
    method: 'GET',
    alsoMethods: [],
    path: '/lgw/draw',
    aliases: ['/lgw/draw/:gameId'],
    moduleId: 'COMM3',
    token: 'optional',
    envelope: false,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['gameId'],
      properties: {
        gameId: {
          type: 'integer',
          minimum: 1,
          maximum: 1000000,
        },
        page: {
          type: 'integer',
          minimum: 1,
          maximum: 1000,
          default: 1,
        },
        size: {
          type: 'integer',
          minimum: 1,
          maximum: 50,
          default: 10,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['list', 'total'],
      properties: {
        list: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['numero', 'numbers', 'openTime', 'commitment', 'seed'],
            properties: {
              numero: {
                type: 'string',
                'x-identity': true,
                description: 'Name of the issue within its game.',
              },
              numbers: {
                type: 'array',
                items: {
                  type: 'integer',
                },
                description: 'In the order of drawing.',
              },
              openTime: {
                type: 'integer',
                description: 'When it was drawn, in milliseconds since 1970',
              },
              commitment: {
                type: 'string',
                description: 'Hex SHA-256 of the seed, shown before the sale.',
              },
              seed: {
                type: 'string',
                description: 'Hex, shown after the draw.',
              },
              prizes: {
                type: 'array',
                description: 'The numbers by rank, where a draw has several prizes.',
                items: {
                  type: 'object',
                  additionalProperties: false,
                  required: ['name', 'numbers'],
                  properties: {
                    name: {
                      type: 'string',
                    },
                    numbers: {
                      type: 'array',
                      items: {
                        type: 'string',
                      },
                      description: 'With leading zeros.',
                    },
                  },
                },
              },
            },
          },
        },
        total: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'lottery.historyByCode',
    method: 'GET',
    alsoMethods: [],
    path: '/lgw/draw/code',
    aliases: ['/lgw/draw/code/:code'],
    moduleId: 'COMM3',
    token: 'optional',
    envelope: false,
    money: false,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['code'],
      properties: {
        code: {
          type: 'string',
          minLength: 1,
          maxLength: 16,
        },
        page: {
          type: 'integer',
          minimum: 1,
          maximum: 1000,
          default: 1,
        },
        size: {
          type: 'integer',
          minimum: 1,
          maximum: 50,
          default: 10,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['list', 'total'],
      properties: {
        list: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['numero', 'numbers', 'openTime', 'commitment', 'seed'],
            properties: {
              numero: {
                type: 'string',
                'x-identity': true,
                description: 'Name of the issue within its game.',
              },
              numbers: {
                type: 'array',
                items: {
                  type: 'integer',
                },
                description: 'In the order of drawing.',
              },
              openTime: {
                type: 'integer',
                description: 'When it was drawn, in milliseconds since 1970',
              },
              commitment: {
                type: 'string',
                description: 'Hex SHA-256 of the seed, shown before the sale.',
              },
              seed: {
                type: 'string',
                description: 'Hex, shown after the draw.',
              },
              prizes: {
                type: 'array',
                description: 'The numbers by rank, where a draw has several prizes.',
                items: {
                  type: 'object',
                  additionalProperties: false,
                  required: ['name', 'numbers'],
                  properties: {
                    name: {
                      type: 'string',
                    },
                    numbers: {
                      type: 'array',
                      items: {
                        type: 'string',
                      },
                      description: 'With leading zeros.',
                    },
                  },
                },
              },
            },
          },
        },
        total: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'lottery.hotGap',
    method: 'GET',
    alsoMethods: [],
    path: '/lgw/draw/hot_gap_info',
    aliases: ['/lgw/draw/:gameId/hot_gap_info'],
    moduleId: 'COMM3',
    token: 'optional',
    envelope: false,
    money: false,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['gameId'],
      properties: {
        gameId: {
          type: 'integer',
          minimum: 1,
          maximum: 1000000,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['draws', 'symbols', 'hot', 'gap'],
      properties: {
        draws: {
          type: 'integer',
          description: 'How many draws were counted.',
        },
        symbols: {
          type: 'array',
          items: {
            type: 'integer',
          },
          description: 'The numbers that are counted, in the order of the lists.',
        },
        hot: {
          type: 'object',
          additionalProperties: {
            type: 'array',
            items: {
              type: 'integer',
            },
          },
          description:
            'By place (FIRST, SECOND, …; ALL for a draw of more than ten): how often each number came.',
        },
        gap: {
          type: 'object',
          additionalProperties: {
            type: 'array',
            items: {
              type: 'integer',
            },
          },
          description: 'By place: how many draws each number has not come for.',
        },
      },
    },
  },
  {
    name: 'lottery.menusRecent',
    method: 'GET',
    alsoMethods: [],
    path: '/lgw/games/game_menus/recent',
    aliases: ['/lgw/games/recent'],
    moduleId: 'COMM3',
    token: 'optional',
    envelope: false,
    money: false,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        prizeMode: {
          type: 'string',
          maxLength: 8,
        },
      },
    },
    response: {
      type: 'object',
      description: 'Keyed by group code.',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['gameGroupCode', 'gameMenus'],
        properties: {
          gameGroupCode: {
            type: 'string',
          },
          gameMenus: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['gameId', 'code', 'remark'],
              properties: {
                gameId: {
                  type: 'integer',
                },
                code: {
                  type: 'string',
                },
                remark: {
                  type: 'string',
                  description: 'Name.',
                },
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'lottery.menusVietnam',
    method: 'GET',
    alsoMethods: [],
    path: '/lgw/vn/games/game_menu',
    aliases: [],
    moduleId: 'COMM3',
    token: 'none',
    envelope: false,
    money: false,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        prizeMode: {
          type: 'string',
          maxLength: 8,
        },
        device: {
          type: 'string',
          maxLength: 16,
        },
      },
    },
    response: {
      type: 'object',
      description: 'Keyed by group code.',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['gameGroupCode', 'gameMenus'],
        properties: {
          gameGroupCode: {
            type: 'string',
          },
          gameMenus: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['gameId', 'code', 'remark'],
              properties: {
                gameId: {
                  type: 'integer',
                },
                code: {
                  type: 'string',
                },
                remark: {
                  type: 'string',
                  description: 'Name.',
                },
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'lottery.near',
    method: 'GET',
    alsoMethods: [],
    path: '/lgw/numeros/near',
    aliases: [],
    moduleId: 'COMM3',
    token: 'optional',
    envelope: false,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['gameId'],
      properties: {
        gameId: {
          type: 'integer',
          minimum: 1,
          maximum: 1000000,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['serverTime', 'currentNumero', 'lastNumero', 'closed'],
      properties: {
        serverTime: {
          type: 'integer',
          description: "The server's clock, in milliseconds since 1970",
        },
        currentNumero: {
          type: 'object',
          additionalProperties: false,
          required: [
            'numero',
            'gameId',
            'openTime',
            'closeTime',
            'drawTime',
            'secondsLeft',
            'commitment',
            'witness',
          ],
          properties: {
            numero: {
              type: 'string',
            },
            gameId: {
              type: 'integer',
            },
            openTime: {
              type: 'integer',
              description: 'Start of the sale, in milliseconds since 1970',
            },
            closeTime: {
              type: 'integer',
              description: 'End of the sale, in milliseconds since 1970',
            },
            drawTime: {
              type: 'integer',
              description: 'The draw, in milliseconds since 1970',
            },
            secondsLeft: {
              type: 'integer',
              description: "Whole seconds to the end of the sale, by the server's clock.",
            },
            commitment: {
              type: 'string',
              description: 'Hex SHA-256 of the seed of the draw.',
            },
            animal: {
              type: 'integer',
              description:
                'Animal of the lunar year of the draw, 0 (rat) to 11 (pig), where the game is judged by it: it has the numbers 1, 13, 25, 37 and 49.',
            },
            witness: {
              type: 'string',
              description:
                'What the second party to the draw was held to before the sale: `committed:<party>:<hex SHA-256>`, `drand:<chain>:<round>`, or empty.',
            },
          },
        },
        lastNumero: {
          anyOf: [
            {
              type: 'object',
              additionalProperties: false,
              required: ['numero', 'numbers', 'openTime', 'commitment', 'seed'],
              properties: {
                numero: {
                  type: 'string',
                  'x-identity': true,
                  description: 'Name of the issue within its game.',
                },
                numbers: {
                  type: 'array',
                  items: {
                    type: 'integer',
                  },
                  description: 'In the order of drawing.',
                },
                openTime: {
                  type: 'integer',
                  description: 'When it was drawn, in milliseconds since 1970',
                },
                commitment: {
                  type: 'string',
                  description: 'Hex SHA-256 of the seed, shown before the sale.',
                },
                seed: {
                  type: 'string',
                  description: 'Hex, shown after the draw.',
                },
                prizes: {
                  type: 'array',
                  description: 'The numbers by rank, where a draw has several prizes.',
                  items: {
                    type: 'object',
                    additionalProperties: false,
                    required: ['name', 'numbers'],
                    properties: {
                      name: {
                        type: 'string',
                      },
                      numbers: {
                        type: 'array',
                        items: {
                          type: 'string',
                        },
                        description: 'With leading zeros.',
                      },
                    },
                  },
                },
              },
            },
            {
              type: 'null',
            },
          ],
        },
        closed: {
          type: 'boolean',
          description: 'The operator has closed the game: nothing is sold.',
        },
      },
    },
  },
  {
    name: 'lottery.opened',
    method: 'GET',
    alsoMethods: [],
    path: '/lotto/lgw/games/opened/numero',
    aliases: ['/lgw/vn/numeros/opened/game'],
    moduleId: 'COMM3',
    token: 'optional',
    envelope: false,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        area: {
          type: 'string',
          enum: ['lottery', 'elott', 'seaLottery', 'vnLottery'],
          description: 'The page that sells its games.',
        },
      },
    },
    response: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: [
          'gameId',
          'code',
          'remark',
          'groupName',
          'picture',
          'topPrize',
          'currentNumero',
          'lastNumero',
          'gameGroupCode',
          'area',
          'closed',
          'featured',
          'marks',
        ],
        properties: {
          gameId: {
            'x-identity': true,
            type: 'integer',
          },
          code: {
            type: 'string',
          },
          remark: {
            type: 'string',
            description: 'Name.',
          },
          groupName: {
            type: 'string',
          },
          picture: {
            type: 'string',
            description: "Address of the picture of the game's group.",
          },
          topPrize: {
            type: 'string',
            description:
              'The most that one stake of the largest unit may win, a decimal in the currency of the caller.',
            'x-unit': 'money',
          },
          currentNumero: {
            type: 'object',
            additionalProperties: false,
            required: [
              'numero',
              'gameId',
              'openTime',
              'closeTime',
              'drawTime',
              'secondsLeft',
              'commitment',
              'witness',
            ],
            properties: {
              numero: {
                type: 'string',
              },
              gameId: {
                type: 'integer',
              },
              openTime: {
                type: 'integer',
                description: 'Start of the sale, in milliseconds since 1970',
              },
              closeTime: {
                type: 'integer',
                description: 'End of the sale, in milliseconds since 1970',
              },
              drawTime: {
                type: 'integer',
                description: 'The draw, in milliseconds since 1970',
              },
              secondsLeft: {
                type: 'integer',
                description: "Whole seconds to the end of the sale, by the server's clock.",
              },
              commitment: {
                type: 'string',
                description: 'Hex SHA-256 of the seed of the draw.',
              },
              animal: {
                type: 'integer',
                description:
                  'Animal of the lunar year of the draw, 0 (rat) to 11 (pig), where the game is judged by it: it has the numbers 1, 13, 25, 37 and 49.',
              },
              witness: {
                type: 'string',
                description:
                  'What the second party to the draw was held to before the sale: `committed:<party>:<hex SHA-256>`, `drand:<chain>:<round>`, or empty.',
              },
            },
          },
          lastNumero: {
            anyOf: [
              {
                type: 'object',
                additionalProperties: false,
                required: ['numero', 'numbers', 'openTime', 'commitment', 'seed'],
                properties: {
                  numero: {
                    type: 'string',
                    'x-identity': true,
                    description: 'Name of the issue within its game.',
                  },
                  numbers: {
                    type: 'array',
                    items: {
                      type: 'integer',
                    },
                    description: 'In the order of drawing.',
                  },
                  openTime: {
                    type: 'integer',
                    description: 'When it was drawn, in milliseconds since 1970',
                  },
                  commitment: {
                    type: 'string',
                    description: 'Hex SHA-256 of the seed, shown before the sale.',
                  },
                  seed: {
                    type: 'string',
                    description: 'Hex, shown after the draw.',
                  },
                  prizes: {
                    type: 'array',
                    description: 'The numbers by rank, where a draw has several prizes.',
                    items: {
                      type: 'object',
                      additionalProperties: false,
                      required: ['name', 'numbers'],
                      properties: {
                        name: {
                          type: 'string',
                        },
                        numbers: {
                          type: 'array',
                          items: {
                            type: 'string',
                          },
                          description: 'With leading zeros.',
                        },
                      },
                    },
                  },
                },
              },
              {
                type: 'null',
              },
            ],
          },
          gameGroupCode: {
            type: 'string',
          },
          area: {
            type: 'string',
            enum: ['lottery', 'elott', 'seaLottery', 'vnLottery'],
            description: 'The page that sells its games.',
          },
          closed: {
            type: 'boolean',
            description: 'Nothing is sold; issues are drawn all the same.',
          },
          featured: {
            type: 'boolean',
          },
          marks: {
            type: 'array',
            items: {
              type: 'string',
              enum: ['hot', 'new', 'recommended'],
            },
          },
        },
      },
    },
  },
  {
    name: 'lottery.playMenu',
    method: 'GET',
    alsoMethods: [],
    path: '/lgw/games/play_menu',
    aliases: ['/lgw/games/:gameId/play_menu'],
    moduleId: 'COMM3',
    token: 'none',
    envelope: false,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['gameId'],
      properties: {
        gameId: {
          type: 'integer',
          minimum: 1,
          maximum: 1000000,
        },
      },
    },
    response: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['prizeModeId', 'playMenuGroups'],
        properties: {
          prizeModeId: {
            type: 'integer',
          },
          playMenuGroups: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['playCode', 'playName', 'text', 'groupSwitch', 'sorting', 'playMenus'],
              properties: {
                playCode: {
                  type: 'string',
                },
                playName: {
                  type: 'string',
                },
                text: {
                  type: 'string',
                  description: 'What the plays of the group are about, in a sentence.',
                },
                groupSwitch: {
                  type: 'integer',
                },
                sorting: {
                  type: 'integer',
                },
                playMenus: {
                  type: 'array',
                  items: {
                    type: 'object',
                    additionalProperties: false,
                    required: [
                      'playId',
                      'playName',
                      'text',
                      'popular',
                      'playSwitch',
                      'singleBetPrice',
                      'family',
                      'play',
                      'odds',
                      'choiceNames',
                      'tierNames',
                    ],
                    properties: {
                      playId: {
                        type: 'integer',
                      },
                      playName: {
                        type: 'string',
                      },
                      text: {
                        type: 'string',
                        description: 'How the play is won, in a sentence.',
                      },
                      popular: {
                        type: 'integer',
                        minimum: 0,
                        description: 'Place among the popular plays of the game, from 1; 0 for the others.',
                      },
                      playSwitch: {
                        type: 'integer',
                      },
                      singleBetPrice: {
                        type: 'string',
                        'x-unit': 'money',
                      },
                      family: {
                        type: 'string',
                        description: 'Family of the engine.',
                      },
                      play: {
                        type: 'string',
                        description: 'Play of the family.',
                      },
                      odds: {
                        type: 'object',
                        additionalProperties: {
                          type: 'string',
                        },
                        description: 'What one stake returns, by what wins; the stake is within.',
                      },
                      choiceNames: {
                        type: 'object',
                        additionalProperties: {
                          type: 'string',
                        },
                        description: 'Names of choices that are no numbers.',
                      },
                      tierNames: {
                        type: 'object',
                        additionalProperties: {
                          type: 'string',
                        },
                        description: 'What a play with several odds pays by, named by tier.',
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'lottery.proof',
    method: 'GET',
    alsoMethods: [],
    path: '/lgw/orders/proof',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: false,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
          description: 'Number of a ticket.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['game', 'numero', 'ticket', 'steps', 'root', 'tickets'],
      properties: {
        game: {
          type: 'string',
        },
        numero: {
          type: 'string',
        },
        ticket: {
          type: 'string',
          description: 'The ticket as it was sold, whose hash is the leaf.',
        },
        steps: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['side', 'hash'],
            properties: {
              side: {
                type: 'string',
                enum: ['left', 'right'],
              },
              hash: {
                type: 'string',
                description: 'Hex SHA-256 of the neighbour.',
              },
            },
          },
        },
        root: {
          type: 'string',
          description: 'Root of the tree, as in the certificate.',
        },
        tickets: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'lottery.recent',
    method: 'GET',
    alsoMethods: [],
    path: '/lgw/numeros/recent',
    aliases: [],
    moduleId: 'COMM3',
    token: 'optional',
    envelope: false,
    money: false,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        area: {
          type: 'string',
          enum: ['lottery', 'elott', 'seaLottery', 'vnLottery'],
          description: 'The page that sells its games.',
        },
      },
    },
    response: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['gameId', 'code', 'remark', 'numero', 'numbers', 'openTime', 'commitment', 'seed'],
        properties: {
          gameId: {
            type: 'integer',
          },
          code: {
            type: 'string',
          },
          remark: {
            type: 'string',
            description: 'Name.',
          },
          numero: {
            type: 'string',
            description: 'Name of the issue within its game.',
          },
          numbers: {
            type: 'array',
            items: {
              type: 'integer',
            },
            description: 'In the order of drawing.',
          },
          openTime: {
            type: 'integer',
            description: 'When it was drawn, in milliseconds since 1970',
          },
          commitment: {
            type: 'string',
            description: 'Hex SHA-256 of the seed, shown before the sale.',
          },
          seed: {
            type: 'string',
            description: 'Hex, shown after the draw.',
          },
          prizes: {
            type: 'array',
            description: 'The numbers by rank, where a draw has several prizes.',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['name', 'numbers'],
              properties: {
                name: {
                  type: 'string',
                },
                numbers: {
                  type: 'array',
                  items: {
                    type: 'string',
                  },
                  description: 'With leading zeros.',
                },
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'lottery.series',
    method: 'GET',
    alsoMethods: [],
    path: '/lgw/customers/series',
    aliases: [],
    moduleId: 'COMM3',
    token: 'optional',
    envelope: false,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['gameGroupCode', 'prizeModeId', 'minSeries', 'maxSeries', 'maxBetSeries', 'defaultSeries'],
        properties: {
          gameGroupCode: {
            type: 'string',
          },
          prizeModeId: {
            type: 'integer',
          },
          minSeries: {
            type: 'integer',
            description: 'The lowest odds that may be bought. Two less are a rebate of 0.1 % more.',
          },
          maxSeries: {
            type: 'integer',
            description: 'The highest odds of the member, without a rebate.',
          },
          maxBetSeries: {
            type: 'integer',
          },
          defaultSeries: {
            type: 'integer',
          },
        },
      },
    },
  },
  {
    name: 'lottery.setting',
    method: 'GET',
    alsoMethods: [],
    path: '/lgw/games/setting',
    aliases: ['/lgw/games/:gameId/setting'],
    moduleId: 'COMM3',
    token: 'optional',
    envelope: false,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['gameId'],
      properties: {
        gameId: {
          type: 'integer',
          minimum: 1,
          maximum: 1000000,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'gameId',
        'code',
        'remark',
        'groupName',
        'currency',
        'currencySymbol',
        'bettingModes',
        'gameGroupCode',
        'area',
      ],
      properties: {
        gameId: {
          type: 'integer',
        },
        code: {
          type: 'string',
        },
        remark: {
          type: 'string',
          description: 'Name.',
        },
        groupName: {
          type: 'string',
        },
        currency: {
          type: 'string',
        },
        currencySymbol: {
          type: 'string',
        },
        bettingModes: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'bettingModeId',
              'code',
              'unit',
              'stake',
              'betAmountMax',
              'betMultipleMax',
              'winAmountMax',
            ],
            properties: {
              bettingModeId: {
                type: 'integer',
              },
              code: {
                type: 'string',
              },
              unit: {
                type: 'string',
                description: 'Part of a whole unit of the currency.',
              },
              stake: {
                type: 'string',
                description: 'What one stake costs.',
                'x-unit': 'money',
              },
              betAmountMax: {
                type: 'string',
                description: 'The most that an order may cost.',
                'x-unit': 'money',
              },
              betMultipleMax: {
                type: 'integer',
              },
              winAmountMax: {
                type: 'string',
                description: 'The most that a ticket may pay.',
                'x-unit': 'money',
              },
            },
          },
        },
        gameGroupCode: {
          type: 'string',
        },
        area: {
          type: 'string',
          enum: ['lottery', 'elott', 'seaLottery', 'vnLottery'],
          description: 'The page that sells its games.',
        },
      },
    },
  },
  {
    name: 'lottery.ticket',
    method: 'GET',
    alsoMethods: [],
    path: '/lgw/orders/ticket',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: false,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'serverTime',
        'ticket',
        'gameCode',
        'family',
        'play',
        'odds',
        'stake',
        'currency',
        'currencySymbol',
      ],
      properties: {
        serverTime: {
          type: 'integer',
          description: "The server's clock, in milliseconds since 1970",
        },
        ticket: {
          type: 'object',
          additionalProperties: false,
          required: [
            'id',
            'orderNumber',
            'gameId',
            'gameName',
            'numero',
            'playId',
            'playName',
            'content',
            'stakes',
            'amount',
            'largestWin',
            'winAmount',
            'series',
            'rebate',
            'status',
            'canCancel',
            'betTime',
            'closeTime',
            'drawTime',
            'numbers',
            'commitment',
            'seed',
            'witness',
          ],
          properties: {
            id: {
              type: 'string',
            },
            orderNumber: {
              type: 'string',
            },
            gameId: {
              type: 'integer',
            },
            gameName: {
              type: 'string',
            },
            numero: {
              type: 'string',
            },
            playId: {
              type: 'integer',
            },
            playName: {
              type: 'string',
            },
            content: {
              type: 'string',
              description: 'What was chosen, as it can be typed.',
            },
            stakes: {
              type: 'string',
              description: 'Number of stakes.',
            },
            amount: {
              type: 'string',
              description: 'What it cost.',
              'x-unit': 'money',
            },
            largestWin: {
              type: 'string',
              description: 'The most that a draw can pay for it.',
              'x-unit': 'money',
            },
            winAmount: {
              type: 'string',
              description: 'What came back; 0 before the draw.',
              'x-unit': 'money',
            },
            series: {
              type: 'integer',
              description: 'By which the odds were found; 0 for tickets that are older than this.',
            },
            rebate: {
              type: 'string',
              description:
                'What comes back whatever is drawn, with the result; nothing for stakes that are given back.',
              'x-unit': 'money',
            },
            status: {
              type: 'string',
              enum: ['placed', 'closed', 'won', 'lost', 'refunded', 'cancelled', 'void'],
            },
            canCancel: {
              type: 'boolean',
            },
            betTime: {
              type: 'integer',
              description: 'When it was bought, in milliseconds since 1970',
            },
            closeTime: {
              type: 'integer',
              description: 'End of the sale, in milliseconds since 1970',
            },
            drawTime: {
              type: 'integer',
              description: 'The draw, in milliseconds since 1970',
            },
            numbers: {
              type: 'array',
              items: {
                type: 'integer',
              },
              description: 'What was drawn; empty before.',
            },
            commitment: {
              type: 'string',
            },
            seed: {
              type: 'string',
              description: 'Hex; empty before the draw.',
            },
            witness: {
              type: 'string',
              description:
                'What the second party to the draw was held to before the sale: `committed:<party>:<hex SHA-256>`, `drand:<chain>:<round>`, or empty.',
            },
            chaseId: {
              type: 'string',
              description: 'The chase that it is part of.',
            },
          },
        },
        gameCode: {
          type: 'string',
          description: "The game's name in its draws.",
        },
        family: {
          type: 'string',
          description: 'Family of the engine.',
        },
        play: {
          type: 'string',
          description: 'Play of the family.',
        },
        odds: {
          type: 'object',
          additionalProperties: {
            type: 'string',
          },
          description: 'What one stake returns, by what wins, as bought.',
        },
        stake: {
          type: 'string',
          description: 'What one stake cost.',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
        currencySymbol: {
          type: 'string',
        },
        prizes: {
          type: 'array',
          description: 'The numbers by rank, where a draw has several prizes.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['name', 'numbers'],
            properties: {
              name: {
                type: 'string',
              },
              numbers: {
                type: 'array',
                items: {
                  type: 'string',
                },
                description: 'With leading zeros.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'lottery.today',
    method: 'GET',
    alsoMethods: [],
    path: '/lgw/orders/today',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: false,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        gameId: {
          type: 'integer',
          minimum: 1,
          maximum: 1000000,
        },
        page: {
          type: 'integer',
          minimum: 1,
          maximum: 1000,
          default: 1,
        },
        size: {
          type: 'integer',
          minimum: 1,
          maximum: 50,
          default: 10,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['list', 'total'],
      properties: {
        list: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'orderNumber',
              'gameId',
              'gameName',
              'numero',
              'playId',
              'playName',
              'content',
              'stakes',
              'amount',
              'largestWin',
              'winAmount',
              'series',
              'rebate',
              'status',
              'canCancel',
              'betTime',
              'closeTime',
              'drawTime',
              'numbers',
              'commitment',
              'seed',
              'witness',
            ],
            properties: {
              id: {
                type: 'string',
              },
              orderNumber: {
                type: 'string',
              },
              gameId: {
                type: 'integer',
              },
              gameName: {
                type: 'string',
              },
              numero: {
                type: 'string',
              },
              playId: {
                type: 'integer',
              },
              playName: {
                type: 'string',
              },
              content: {
                type: 'string',
                description: 'What was chosen, as it can be typed.',
              },
              stakes: {
                type: 'string',
                description: 'Number of stakes.',
              },
              amount: {
                type: 'string',
                description: 'What it cost.',
                'x-unit': 'money',
              },
              largestWin: {
                type: 'string',
                description: 'The most that a draw can pay for it.',
                'x-unit': 'money',
              },
              winAmount: {
                type: 'string',
                description: 'What came back; 0 before the draw.',
                'x-unit': 'money',
              },
              series: {
                type: 'integer',
                description: 'By which the odds were found; 0 for tickets that are older than this.',
              },
              rebate: {
                type: 'string',
                description:
                  'What comes back whatever is drawn, with the result; nothing for stakes that are given back.',
                'x-unit': 'money',
              },
              status: {
                type: 'string',
                enum: ['placed', 'closed', 'won', 'lost', 'refunded', 'cancelled', 'void'],
              },
              canCancel: {
                type: 'boolean',
              },
              betTime: {
                type: 'integer',
                description: 'When it was bought, in milliseconds since 1970',
              },
              closeTime: {
                type: 'integer',
                description: 'End of the sale, in milliseconds since 1970',
              },
              drawTime: {
                type: 'integer',
                description: 'The draw, in milliseconds since 1970',
              },
              numbers: {
                type: 'array',
                items: {
                  type: 'integer',
                },
                description: 'What was drawn; empty before.',
              },
              commitment: {
                type: 'string',
              },
              seed: {
                type: 'string',
                description: 'Hex; empty before the draw.',
              },
              witness: {
                type: 'string',
                description:
                  'What the second party to the draw was held to before the sale: `committed:<party>:<hex SHA-256>`, `drand:<chain>:<round>`, or empty.',
              },
              chaseId: {
                type: 'string',
                description: 'The chase that it is part of.',
              },
            },
          },
        },
        total: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'member.changePassword',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/password',
    aliases: [],
    moduleId: 'PASS3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['oldPassword', 'newPassword', 'confirmNewPassword'],
      properties: {
        oldPassword: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        },
        newPassword: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        },
        confirmNewPassword: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['token'],
      properties: {
        token: {
          type: 'string',
          description: 'Replaces the old token: every other session of the member has ended.',
        },
      },
    },
  },
  {
    name: 'member.changePaymentPassword',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/paymentPassword',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['oldPaymentPassword', 'newPaymentPassword', 'confirmNewPaymentPassword'],
      properties: {
        oldPaymentPassword: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        },
        newPaymentPassword: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        },
        confirmNewPaymentPassword: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
  },
  {
    name: 'member.checkRegistration',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/register/check',
    aliases: [],
    moduleId: 'REG3',
    alsoModuleIds: ['MOBILENUMREG3'],
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: {
        type: ['string', 'boolean'],
        maxLength: 256,
      },
      required: ['method'],
      properties: {
        method: {
          type: 'string',
          enum: ['username', 'mobile'],
        },
        captcha: {
          type: 'string',
          description: 'What the person read in the picture or heard; once for each attempt.',
          maxLength: 12,
        },
        countryDialingCode: {
          type: 'string',
          maxLength: 8,
        },
        bindTicket: {
          type: 'string',
          description: 'Binds the new account to the person of a provider; from bind_customer_required.',
          maxLength: 128,
        },
        attempt: {
          type: 'string',
          description: 'Token of the attempt, where this form is not its first.',
          maxLength: 128,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['attempt', 'expiresInSeconds'],
      properties: {
        attempt: {
          type: 'string',
          description: 'Goes with every further call of this registration.',
        },
        expiresInSeconds: {
          type: 'integer',
          description: 'After that everything is to be proven once more.',
        },
      },
    },
  },
  {
    name: 'member.checkUsername',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/check/username',
    aliases: [],
    moduleId: 'REG3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    verdict: 'available',
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['username'],
      properties: {
        username: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['available'],
      properties: {
        available: {
          type: 'boolean',
        },
      },
    },
  },
  {
    name: 'member.hasPaymentPassword',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/member/hasWithdrawalPassword',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'boolean',
    },
  },
  {
    name: 'member.icon',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/member/info/icon',
    aliases: ['/wps/relay/MCSFE_getPlayerAvatar', '/wps/relay/MCS2_getPlayerAvatar'],
    moduleId: 'PROFPIC3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['avatar', 'avatarType'],
      properties: {
        avatar: {
          type: 'string',
          description: 'URL.',
        },
        avatarType: {
          type: 'string',
          enum: ['STATIC'],
        },
      },
    },
  },
  {
    name: 'member.info',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/member/info',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'account',
        'nickname',
        'type',
        'toUpline',
        'regDate',
        'mobile',
        'email',
        'language',
        'clubLabel',
      ],
      properties: {
        id: {
          type: 'string',
          description: 'Customer id.',
        },
        account: {
          type: 'string',
        },
        nickname: {
          type: 'string',
        },
        type: {
          type: 'integer',
          description: '0 player; 1, 2, 41, 42 agent; 4 trial.',
        },
        toUpline: {
          type: 'boolean',
          description: 'The upline takes messages.',
        },
        regDate: {
          type: 'integer',
          description: 'Epoch milliseconds.',
        },
        mobile: {
          type: 'string',
          description: 'Masked; empty where none.',
        },
        email: {
          type: 'string',
          description: 'Masked; empty where none.',
        },
        language: {
          type: 'string',
          description: 'Wire code of the stored language.',
        },
        clubLabel: {
          type: 'object',
          additionalProperties: false,
          required: ['labelName', 'rankLevel'],
          properties: {
            labelName: {
              type: 'string',
            },
            rankLevel: {
              type: 'integer',
            },
          },
        },
        breakUntil: {
          type: ['string', 'null'],
          description:
            'ISO 8601 in UTC: end of the break that this session is in, or was opened in; 9999-12-31T00:00:00.000Z where it is for good; null where none. Not every platform says it.',
        },
      },
    },
  },
  {
    name: 'member.overview',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/member/overview',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['identity', 'limits', 'authenticator', 'openWithdrawals'],
      properties: {
        identity: {
          type: 'string',
          enum: ['none', 'due', 'open', 'approved', 'rejected', 'more'],
          description:
            '`due`: nothing was sent, or it was rejected, and the market asks for it; `none`: it may be sent.',
        },
        limits: {
          type: 'integer',
          minimum: 0,
          description: 'Limits on play that the member has set.',
        },
        authenticator: {
          type: 'boolean',
        },
        openWithdrawals: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
  },
  {
    name: 'member.profile',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/member/profile',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'payeeName',
        'nickname',
        'birthday',
        'idNumber',
        'placeOfBirth',
        'nationality',
        'occupation',
        'sourceOfIncome',
        'permanentAddress',
        'currentAddress',
        'telegram',
        'whatsapp',
        'line',
        'facebook',
        'wechat',
        'zalo',
        'qqNum',
        'once',
        'fixed',
      ],
      properties: {
        payeeName: {
          type: 'string',
          description: 'Full name, as on the papers and on the bank account.',
        },
        nickname: {
          type: 'string',
        },
        birthday: {
          type: 'string',
          description: 'yyyy-mm-dd.',
        },
        idNumber: {
          type: 'string',
          description: 'Number of an identity paper.',
        },
        placeOfBirth: {
          type: 'string',
        },
        nationality: {
          type: 'string',
          description: 'ISO 3166-1 alpha-2.',
        },
        occupation: {
          type: 'string',
        },
        sourceOfIncome: {
          type: 'string',
          description: 'A choice of the form profile.',
        },
        permanentAddress: {
          type: 'string',
        },
        currentAddress: {
          type: 'string',
        },
        telegram: {
          type: 'string',
        },
        whatsapp: {
          type: 'string',
        },
        line: {
          type: 'string',
        },
        facebook: {
          type: 'string',
        },
        wechat: {
          type: 'string',
        },
        zalo: {
          type: 'string',
        },
        qqNum: {
          type: 'string',
        },
        once: {
          type: 'array',
          items: {
            type: 'string',
          },
          description: 'Fields that can be filled in once: the next save makes them final.',
        },
        fixed: {
          type: 'array',
          items: {
            type: 'string',
          },
          description: 'Those of them that have a value, which support alone can correct.',
        },
      },
    },
  },
  {
    name: 'member.register',
    method: 'PUT',
    alsoMethods: ['POST'],
    path: '/wps/member/register',
    aliases: [],
    moduleId: 'REG3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: {
        type: ['string', 'boolean'],
        maxLength: 256,
      },
      required: ['password'],
      properties: {
        username: {
          type: 'string',
          maxLength: 64,
        },
        password: {
          type: 'string',
          maxLength: 128,
        },
        confirmPassword: {
          type: 'string',
          maxLength: 128,
        },
        payeeName: {
          type: 'string',
          maxLength: 128,
        },
        email: {
          type: 'string',
          maxLength: 254,
        },
        qqNum: {
          type: 'string',
          maxLength: 64,
        },
        mobileNum: {
          type: 'string',
          maxLength: 20,
        },
        countryDialingCode: {
          type: 'string',
          maxLength: 8,
        },
        recommenderId: {
          type: 'string',
          maxLength: 64,
        },
        captcha: {
          type: 'string',
          description: 'What the person read in the picture or heard.',
          maxLength: 12,
        },
        verificationCode: {
          type: 'string',
          description: 'Code from the SMS.',
          maxLength: 12,
        },
        affiliateCode: {
          type: 'string',
          maxLength: 64,
        },
        referralCode: {
          type: 'string',
          maxLength: 64,
        },
        paymentPassword: {
          type: 'string',
          maxLength: 128,
        },
        line: {
          type: 'string',
          maxLength: 64,
        },
        whatsapp: {
          type: 'string',
          maxLength: 64,
        },
        facebook: {
          type: 'string',
          maxLength: 128,
        },
        wechat: {
          type: 'string',
          maxLength: 64,
        },
        idNumber: {
          type: 'string',
          maxLength: 64,
        },
        birthday: {
          type: 'string',
          maxLength: 16,
        },
        telegram: {
          type: 'string',
          maxLength: 64,
        },
        zalo: {
          type: 'string',
          maxLength: 64,
        },
        login: {
          type: 'boolean',
        },
        registerUrl: {
          type: 'string',
          maxLength: 2048,
        },
        domain: {
          type: 'string',
          maxLength: 255,
        },
        registerMethod: {
          type: 'string',
          maxLength: 16,
        },
        loginDeviceId: {
          type: 'string',
          description: 'Id the client keeps for itself.',
          maxLength: 64,
        },
        humanToken: {
          type: 'string',
          description: 'Token that verification.answer gave; needed while module GEETEST3 is on.',
          maxLength: 128,
        },
        bindTicket: {
          type: 'string',
          description: 'Binds the new account to the person of a provider; from bind_customer_required.',
          maxLength: 128,
        },
        attempt: {
          type: 'string',
          description:
            'Token of the attempt, from member.checkRegistration: what was proven in it is not asked for again.',
          maxLength: 128,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'userName',
        'token',
        'customerType',
        'firstTimeLogin',
        'passwordExpired',
        'passwordDefault',
      ],
      properties: {
        id: {
          type: 'string',
          description: 'Customer id.',
        },
        userName: {
          type: 'string',
        },
        token: {
          type: 'string',
          description: 'Opaque; goes into the header Authorization as it is.',
        },
        customerType: {
          type: 'integer',
          description: '0 player; 1, 2, 41, 42 agent; 4 trial.',
        },
        firstTimeLogin: {
          type: 'boolean',
        },
        passwordExpired: {
          type: 'boolean',
          description: 'The password is too old: with module PWDEXPFORCECHANGE3 on it has to be changed.',
        },
        passwordDefault: {
          type: 'boolean',
          description: 'The password is the one that somebody else gave the account: it has to be changed.',
        },
      },
    },
  },
  {
    name: 'member.registerMobile',
    method: 'PUT',
    alsoMethods: ['POST'],
    path: '/wps/member/register/mobile',
    aliases: [],
    moduleId: 'MOBILENUMREG3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: {
        type: ['string', 'boolean'],
        maxLength: 256,
      },
      required: ['mobileNum'],
      properties: {
        username: {
          type: 'string',
          maxLength: 64,
        },
        password: {
          type: 'string',
          maxLength: 128,
        },
        confirmPassword: {
          type: 'string',
          maxLength: 128,
        },
        payeeName: {
          type: 'string',
          maxLength: 128,
        },
        email: {
          type: 'string',
          maxLength: 254,
        },
        qqNum: {
          type: 'string',
          maxLength: 64,
        },
        mobileNum: {
          type: 'string',
          maxLength: 20,
        },
        countryDialingCode: {
          type: 'string',
          maxLength: 8,
        },
        recommenderId: {
          type: 'string',
          maxLength: 64,
        },
        captcha: {
          type: 'string',
          description: 'What the person read in the picture.',
          maxLength: 12,
        },
        verificationCode: {
          type: 'string',
          description: 'Code from the SMS.',
          maxLength: 12,
        },
        affiliateCode: {
          type: 'string',
          maxLength: 64,
        },
        referralCode: {
          type: 'string',
          maxLength: 64,
        },
        paymentPassword: {
          type: 'string',
          maxLength: 128,
        },
        line: {
          type: 'string',
          maxLength: 64,
        },
        whatsapp: {
          type: 'string',
          maxLength: 64,
        },
        facebook: {
          type: 'string',
          maxLength: 128,
        },
        wechat: {
          type: 'string',
          maxLength: 64,
        },
        idNumber: {
          type: 'string',
          maxLength: 64,
        },
        birthday: {
          type: 'string',
          maxLength: 16,
        },
        telegram: {
          type: 'string',
          maxLength: 64,
        },
        zalo: {
          type: 'string',
          maxLength: 64,
        },
        login: {
          type: 'boolean',
        },
        registerUrl: {
          type: 'string',
          maxLength: 2048,
        },
        domain: {
          type: 'string',
          maxLength: 255,
        },
        registerMethod: {
          type: 'string',
          maxLength: 16,
        },
        loginDeviceId: {
          type: 'string',
          description: 'Id the client keeps for itself.',
          maxLength: 64,
        },
        humanToken: {
          type: 'string',
          description: 'Token that verification.answer gave; needed while module GEETEST3 is on.',
          maxLength: 128,
        },
        bindTicket: {
          type: 'string',
          description: 'Binds the new account to the person of a provider; from bind_customer_required.',
          maxLength: 128,
        },
        attempt: {
          type: 'string',
          description:
            'Token of the attempt, from member.checkRegistration: what was proven in it is not asked for again.',
          maxLength: 128,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'userName',
        'token',
        'customerType',
        'firstTimeLogin',
        'passwordExpired',
        'passwordDefault',
      ],
      properties: {
        id: {
          type: 'string',
          description: 'Customer id.',
        },
        userName: {
          type: 'string',
        },
        token: {
          type: 'string',
          description: 'Opaque; goes into the header Authorization as it is.',
        },
        customerType: {
          type: 'integer',
          description: '0 player; 1, 2, 41, 42 agent; 4 trial.',
        },
        firstTimeLogin: {
          type: 'boolean',
        },
        passwordExpired: {
          type: 'boolean',
          description: 'The password is too old: with module PWDEXPFORCECHANGE3 on it has to be changed.',
        },
        passwordDefault: {
          type: 'boolean',
          description: 'The password is the one that somebody else gave the account: it has to be changed.',
        },
      },
    },
  },
  {
    name: 'member.resetByEmail',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/password/email',
    aliases: [],
    moduleId: 'COMM3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    form: true,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['username', 'email'],
      properties: {
        username: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        email: {
          type: 'string',
          minLength: 3,
          maxLength: 254,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      properties: {},
    },
  },
  {
    name: 'member.resetByLink',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/password/email/confirm',
    aliases: [],
    moduleId: 'COMM3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['token', 'newPassword', 'confirmNewPassword'],
      properties: {
        token: {
          type: 'string',
          description: 'What stands behind the # of the link in the message; good once.',
          minLength: 1,
          maxLength: 128,
        },
        newPassword: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        },
        confirmNewPassword: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        },
        answer: {
          type: 'string',
          maxLength: 100,
          description:
            'To the security question that a refusal `questions.needed` names, where the member has set some.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      properties: {},
    },
  },
  {
    name: 'member.resetByPhone',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/password/verification',
    aliases: [],
    moduleId: 'CHNGPASSVERIF3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['mobileNum', 'newPassword'],
      properties: {
        mobileNum: {
          type: 'string',
          minLength: 4,
          maxLength: 20,
        },
        countryDialingCode: {
          type: 'string',
          maxLength: 8,
        },
        verificationCode: {
          type: 'string',
          maxLength: 12,
        },
        newPassword: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        },
        confirmNewPassword: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        },
        answer: {
          type: 'string',
          maxLength: 100,
          description:
            'To the security question that a refusal `questions.needed` names, where the member has set some.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['userName'],
      properties: {
        userName: {
          type: 'string',
          description: 'Account of the number that was just proven, for the login with the new password.',
        },
      },
    },
  },
  {
    name: 'member.saveProfile',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/info',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['member.info', 'member.profile', 'admission.read'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        payeeName: {
          type: 'string',
          maxLength: 300,
        },
        nickname: {
          type: 'string',
          maxLength: 300,
          description: 'Left out: as it is. Empty: no longer there.',
        },
        birthday: {
          type: 'string',
          maxLength: 300,
        },
        idNumber: {
          type: 'string',
          maxLength: 300,
        },
        placeOfBirth: {
          type: 'string',
          maxLength: 300,
        },
        nationality: {
          type: 'string',
          maxLength: 300,
        },
        occupation: {
          type: 'string',
          maxLength: 300,
        },
        sourceOfIncome: {
          type: 'string',
          maxLength: 300,
        },
        permanentAddress: {
          type: 'string',
          maxLength: 300,
        },
        currentAddress: {
          type: 'string',
          maxLength: 300,
        },
        telegram: {
          type: 'string',
          maxLength: 300,
        },
        whatsapp: {
          type: 'string',
          maxLength: 300,
        },
        line: {
          type: 'string',
          maxLength: 300,
        },
        facebook: {
          type: 'string',
          maxLength: 300,
        },
        wechat: {
          type: 'string',
          maxLength: 300,
        },
        zalo: {
          type: 'string',
          maxLength: 300,
        },
        qqNum: {
          type: 'string',
          maxLength: 300,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'payeeName',
        'nickname',
        'birthday',
        'idNumber',
        'placeOfBirth',
        'nationality',
        'occupation',
        'sourceOfIncome',
        'permanentAddress',
        'currentAddress',
        'telegram',
        'whatsapp',
        'line',
        'facebook',
        'wechat',
        'zalo',
        'qqNum',
        'once',
        'fixed',
      ],
      properties: {
        payeeName: {
          type: 'string',
          description: 'Full name, as on the papers and on the bank account.',
        },
        nickname: {
          type: 'string',
        },
        birthday: {
          type: 'string',
          description: 'yyyy-mm-dd.',
        },
        idNumber: {
          type: 'string',
          description: 'Number of an identity paper.',
        },
        placeOfBirth: {
          type: 'string',
        },
        nationality: {
          type: 'string',
          description: 'ISO 3166-1 alpha-2.',
        },
        occupation: {
          type: 'string',
        },
        sourceOfIncome: {
          type: 'string',
          description: 'A choice of the form profile.',
        },
        permanentAddress: {
          type: 'string',
        },
        currentAddress: {
          type: 'string',
        },
        telegram: {
          type: 'string',
        },
        whatsapp: {
          type: 'string',
        },
        line: {
          type: 'string',
        },
        facebook: {
          type: 'string',
        },
        wechat: {
          type: 'string',
        },
        zalo: {
          type: 'string',
        },
        qqNum: {
          type: 'string',
        },
        once: {
          type: 'array',
          items: {
            type: 'string',
          },
          description: 'Fields that can be filled in once: the next save makes them final.',
        },
        fixed: {
          type: 'array',
          items: {
            type: 'string',
          },
          description: 'Those of them that have a value, which support alone can correct.',
        },
      },
    },
  },
  {
    name: 'member.setLanguage',
    method: 'POST',
    alsoMethods: ['PUT'],
    path: '/wps/member/language',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['language'],
      properties: {
        language: {
          type: 'string',
          description: 'Wire code, for example EN.',
          minLength: 2,
          maxLength: 8,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
  },
  {
    name: 'member.setPaymentPassword',
    method: 'PUT',
    alsoMethods: [],
    path: '/wps/member/paymentPassword',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['member.hasPaymentPassword', 'withdrawals.form', 'security.config'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['paymentPassword', 'confirmPaymentPassword'],
      properties: {
        password: {
          type: 'string',
          description: 'The login password; left out by a member who signs in by SMS only.',
          maxLength: 128,
        },
        paymentPassword: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        },
        confirmPaymentPassword: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
  },
  {
    name: 'member.suggestUsername',
    method: 'PUT',
    alsoMethods: ['GET'],
    path: '/wps/member/register/autoUsername',
    aliases: [],
    moduleId: 'REG3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'string',
      description: 'A free username.',
    },
  },
  {
    name: 'messages.inbox',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/CSP_getInbox',
    aliases: ['/wps/relay/EMFE_getInbox', '/wps/message/inbox'],
    moduleId: 'INBOX3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        kind: {
          type: 'string',
          enum: ['all', 'brand', 'system', 'personal', 'member'],
          default: 'all',
          description: 'brand: system and personal; member: written by another member.',
        },
        page: {
          type: 'integer',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        size: {
          type: 'integer',
          minimum: 1,
          maximum: 50,
          default: 10,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['content', 'pageNum', 'totalPages', 'totalCount'],
      properties: {
        content: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'kind', 'title', 'body', 'createdAt', 'isRead'],
            properties: {
              id: {
                type: 'string',
              },
              kind: {
                type: 'string',
                enum: ['system', 'personal', 'member'],
              },
              title: {
                type: 'string',
              },
              body: {
                type: 'string',
                description: 'Plain text.',
              },
              createdAt: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
              isRead: {
                type: 'boolean',
              },
            },
          },
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'messages.read',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/message/read',
    aliases: [],
    moduleId: 'INBOX3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    changes: ['messages.unread', 'messages.inbox'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['messageIds'],
      properties: {
        messageIds: {
          type: 'string',
          description: 'Comma list.',
          pattern: '^[0-9]{1,18}(,[0-9]{1,18}){0,49}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
  },
  {
    name: 'messages.readStopLink',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/message/stop-link',
    aliases: [],
    moduleId: 'STOPLINK3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['token'],
      properties: {
        token: {
          type: 'string',
          maxLength: 100,
          description: 'What the link of a promotion carries.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['channel', 'isStopped'],
      properties: {
        channel: {
          type: 'string',
          enum: ['email', 'sms'],
        },
        isStopped: {
          type: 'boolean',
          description: 'Nothing comes by this channel now.',
        },
      },
    },
  },
  {
    name: 'messages.remove',
    method: 'DELETE',
    alsoMethods: [],
    path: '/wps/message/inbox',
    aliases: [],
    moduleId: 'INBOX3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    changes: ['messages.unread', 'messages.inbox'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['messageIds'],
      properties: {
        messageIds: {
          type: 'string',
          description: 'Comma list.',
          pattern: '^[0-9]{1,18}(,[0-9]{1,18}){0,49}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
  },
  {
    name: 'messages.saveSettings',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/message/settings',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['messages.settings'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        accountEmail: {
          type: 'boolean',
          description: 'Left out: as it is.',
        },
        accountSms: {
          type: 'boolean',
        },
        promotionsPortal: {
          type: 'boolean',
          description: 'True gives the consent to promotions by this way, false withdraws it.',
        },
        promotionsEmail: {
          type: 'boolean',
        },
        promotionsSms: {
          type: 'boolean',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'channels',
        'accountEmail',
        'accountSms',
        'promotionsPortal',
        'promotionsEmail',
        'promotionsSms',
        'consentChangedAt',
      ],
      properties: {
        channels: {
          type: 'array',
          description: 'Ways by which messages reach the member beside the portal.',
          items: {
            type: 'string',
            enum: ['email', 'sms'],
          },
        },
        accountEmail: {
          type: 'boolean',
        },
        accountSms: {
          type: 'boolean',
        },
        promotionsPortal: {
          type: 'boolean',
          description: 'The member agreed, and did not withdraw.',
        },
        promotionsEmail: {
          type: 'boolean',
        },
        promotionsSms: {
          type: 'boolean',
        },
        consentChangedAt: {
          type: 'string',
          description:
            'When the member last agreed to promotions or withdrew, ISO 8601, UTC; empty for never.',
        },
      },
    },
  },
  {
    name: 'messages.settings',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/message/settings',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'channels',
        'accountEmail',
        'accountSms',
        'promotionsPortal',
        'promotionsEmail',
        'promotionsSms',
        'consentChangedAt',
      ],
      properties: {
        channels: {
          type: 'array',
          description: 'Ways by which messages reach the member beside the portal.',
          items: {
            type: 'string',
            enum: ['email', 'sms'],
          },
        },
        accountEmail: {
          type: 'boolean',
        },
        accountSms: {
          type: 'boolean',
        },
        promotionsPortal: {
          type: 'boolean',
          description: 'The member agreed, and did not withdraw.',
        },
        promotionsEmail: {
          type: 'boolean',
        },
        promotionsSms: {
          type: 'boolean',
        },
        consentChangedAt: {
          type: 'string',
          description:
            'When the member last agreed to promotions or withdrew, ISO 8601, UTC; empty for never.',
        },
      },
    },
  },
  {
    name: 'messages.stopByLink',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/message/stop',
    aliases: [],
    moduleId: 'STOPBYLINK3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    changes: ['messages.settings'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['token'],
      properties: {
        token: {
          type: 'string',
          maxLength: 100,
          description: 'What the link of a promotion carries.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['channel', 'isStopped'],
      properties: {
        channel: {
          type: 'string',
          enum: ['email', 'sms'],
        },
        isStopped: {
          type: 'boolean',
          description: 'Nothing comes by this channel now.',
        },
      },
    },
  },
  {
    name: 'messages.unread',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/CSP_unreadCount',
    aliases: ['/wps/relay/EMFE_getInboxUnreadCount', '/wps/message/unreadCount'],
    moduleId: 'INBOX3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'integer',
      minimum: 0,
    },
  },
  {
    name: 'missions.claim',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_claimMission',
    aliases: ['/wps/relay/MCS2_claimMission'],
    moduleId: 'REWCEN3',
    token: 'required',
    envelope: true,
    money: true,
    layout: false,
    changes: ['missions.list', 'rewards.summary', 'rewards.wagering', 'wallet.balance', 'points.balance'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'title', 'amount', 'points', 'tickets'],
      properties: {
        id: {
          type: 'string',
        },
        title: {
          type: 'string',
        },
        amount: {
          type: 'string',
          description: 'Decimal; empty for none.',
          'x-unit': 'money',
        },
        points: {
          type: 'integer',
        },
        tickets: {
          type: 'integer',
          description: 'Red envelopes.',
        },
      },
    },
  },
  {
    name: 'missions.leaderboard',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_getMissionLeaderboard',
    aliases: ['/wps/relay/MCS2_getMissionLeaderboard'],
    moduleId: 'REWCEN3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['from', 'to', 'endsAt', 'currencySymbol', 'ownPlace', 'ownAmount', 'places'],
      properties: {
        from: {
          type: 'string',
          description: 'First day of the week.',
        },
        to: {
          type: 'string',
        },
        endsAt: {
          type: 'string',
        },
        currencySymbol: {
          type: 'string',
        },
        ownPlace: {
          type: ['integer', 'null'],
        },
        ownAmount: {
          type: 'string',
          'x-unit': 'money',
        },
        places: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['place', 'account', 'amount', 'prize', 'points', 'own'],
            properties: {
              place: {
                type: 'integer',
              },
              account: {
                type: 'string',
                description: "Masked; the member's own is not.",
              },
              amount: {
                type: 'string',
                description: 'Decimal: valid bets of the days that have ended.',
                'x-unit': 'money',
              },
              prize: {
                type: 'string',
                description: 'Decimal; empty for none.',
                'x-unit': 'money',
              },
              points: {
                type: 'integer',
              },
              own: {
                type: 'string',
                enum: ['own', 'other'],
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'missions.list',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_getMissionList',
    aliases: ['/wps/relay/MCS2_getMissionList'],
    moduleId: 'REWCEN3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['currencySymbol', 'claimable', 'missions'],
      properties: {
        currencySymbol: {
          type: 'string',
        },
        claimable: {
          type: 'integer',
        },
        missions: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'title',
              'text',
              'period',
              'metric',
              'state',
              'isMoney',
              'actual',
              'target',
              'percent',
              'amount',
              'points',
              'tickets',
              'wagering',
              'endsAt',
            ],
            properties: {
              id: {
                type: 'string',
              },
              title: {
                type: 'string',
              },
              text: {
                type: 'string',
              },
              period: {
                type: 'string',
                enum: ['daily', 'weekly', 'once'],
              },
              metric: {
                type: 'string',
                enum: ['validBets', 'rounds', 'lotteryTickets', 'deposits', 'depositAmount', 'logInDays'],
              },
              state: {
                type: 'string',
                enum: ['upcoming', 'open', 'claimable', 'claimed', 'expired'],
              },
              isMoney: {
                type: 'boolean',
                description: '`actual` and `target` are decimals of the currency.',
              },
              actual: {
                type: 'string',
              },
              target: {
                type: 'string',
              },
              percent: {
                type: 'integer',
                minimum: 0,
                maximum: 100,
              },
              amount: {
                type: 'string',
                description: 'Decimal: money that it brings; empty for none.',
                'x-unit': 'money',
              },
              points: {
                type: 'integer',
              },
              tickets: {
                type: 'integer',
                description: 'Red envelopes.',
              },
              wagering: {
                type: 'integer',
                description: 'How many times the money is to be staked.',
              },
              endsAt: {
                type: ['string', 'null'],
                description: 'When its window ends, ISO 8601; null where it does not.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'notices.categories',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
    aliases: [],
    moduleId: 'COMM3',
    token: 'optional',
    envelope: true,
    money: false,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['category', 'count'],
        properties: {
          category: {
            type: 'string',
            description: 'Kind of promotion, as `promotionType` of an announcement says it.',
          },
          count: {
            type: 'integer',
            minimum: 0,
            description: 'Announcements of it that the caller may read.',
          },
        },
      },
    },
  },
  {
    name: 'notices.list',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_getListAnnouncements',
    aliases: ['/wps/relay/MCS2_getListAnnouncements', '/wps/relay/CCSFE_getListAnnouncements'],
    moduleId: 'COMM3',
    token: 'optional',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        types: {
          type: 'string',
          description:
            'Comma list of B banner, PL player, PU popup, PR promotion; also A all and AFTER_LOGIN.',
          maxLength: 64,
        },
        platform: {
          type: 'string',
          enum: ['W', 'M'],
          default: 'W',
        },
        execution: {
          type: 'string',
          description: 'B, or AFTER_LOGIN: what is shown after the login alone goes to members.',
          maxLength: 16,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['banners', 'player', 'popup', 'promotion'],
      properties: {
        banners: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'title', 'text', 'url', 'linkage', 'groupName'],
            properties: {
              id: {
                type: 'string',
              },
              title: {
                type: 'string',
              },
              text: {
                type: 'string',
              },
              url: {
                type: 'string',
                description: 'Picture.',
              },
              linkage: {
                type: 'string',
                description: 'Path inside the portal, or https to a host of the site; empty for nowhere.',
                examples: ['/promotions'],
              },
              groupName: {
                type: 'string',
                description: 'Slot, for example w_home.',
              },
            },
          },
        },
        player: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'title', 'content', 'startDateStr', 'promotionType'],
            properties: {
              id: {
                type: 'string',
              },
              title: {
                type: 'string',
              },
              content: {
                type: 'string',
                description: 'HTML; the reader sanitises it.',
              },
              startDateStr: {
                type: 'string',
                description: 'YYYY-MM-DD',
              },
              promotionType: {
                type: 'string',
                description: 'Set where the reward center has more; else empty.',
              },
            },
          },
        },
        popup: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'title', 'content', 'startDateStr', 'promotionType'],
            properties: {
              id: {
                type: 'string',
              },
              title: {
                type: 'string',
              },
              content: {
                type: 'string',
                description: 'HTML; the reader sanitises it.',
              },
              startDateStr: {
                type: 'string',
                description: 'YYYY-MM-DD',
              },
              promotionType: {
                type: 'string',
                description: 'Set where the reward center has more; else empty.',
              },
            },
          },
        },
        promotion: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'title',
              'content',
              'startDateStr',
              'promotionType',
              'contents',
              'announcementImages',
            ],
            properties: {
              id: {
                type: 'string',
              },
              title: {
                type: 'string',
              },
              content: {
                type: 'string',
                description: 'HTML; the reader sanitises it.',
              },
              startDateStr: {
                type: 'string',
                description: 'YYYY-MM-DD',
              },
              promotionType: {
                type: 'string',
                description: 'Set where the reward center has more; else empty.',
              },
              contents: {
                type: 'array',
                items: {
                  type: 'string',
                },
              },
              announcementImages: {
                type: 'array',
                items: {
                  type: 'object',
                  additionalProperties: false,
                  required: ['url'],
                  properties: {
                    url: {
                      type: 'string',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'ownerProof.confirm',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/ownerProof/confirm',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['code'],
      properties: {
        code: {
          type: 'string',
          maxLength: 12,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['freshSeconds'],
      properties: {
        freshSeconds: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
  },
  {
    name: 'ownerProof.read',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/member/ownerProof',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['hasPassword', 'freshSeconds', 'sms', 'email'],
      properties: {
        hasPassword: {
          type: 'boolean',
        },
        freshSeconds: {
          type: 'integer',
          minimum: 0,
          description: 'How long the last login or code is still good for changes.',
        },
        sms: {
          type: 'string',
          description: 'Masked number that a code can go to; empty where there is none.',
        },
        email: {
          type: 'string',
          description: 'Masked address that a code can go to; empty where there is none.',
        },
      },
    },
  },
  {
    name: 'ownerProof.send',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/ownerProof/code',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['via'],
      properties: {
        via: {
          type: 'string',
          enum: ['sms', 'email'],
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['expiredMinutes', 'resendSeconds'],
      properties: {
        expiredMinutes: {
          type: 'integer',
        },
        resendSeconds: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'passkeys.add',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/passkeys',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['passkeys.list', 'security.config'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'answer'],
      properties: {
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 40,
        },
        answer: {
          type: 'string',
          minLength: 1,
          maxLength: 8192,
          description: 'JSON of the credential that the browser gave.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['list', 'provenBy'],
      properties: {
        list: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'name', 'createdAt', 'lastUsedAt'],
            properties: {
              id: {
                type: 'string',
              },
              name: {
                type: 'string',
              },
              createdAt: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
              lastUsedAt: {
                type: ['string', 'null'],
                description: 'ISO 8601, UTC; null before the first login.',
              },
            },
          },
        },
        provenBy: {
          type: 'string',
          enum: ['password', 'authenticator'],
          description: 'What another passkey, or the removal of one, is proven by.',
        },
      },
    },
  },
  {
    name: 'passkeys.list',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/member/passkeys',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['list', 'provenBy'],
      properties: {
        list: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'name', 'createdAt', 'lastUsedAt'],
            properties: {
              id: {
                type: 'string',
              },
              name: {
                type: 'string',
              },
              createdAt: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
              lastUsedAt: {
                type: ['string', 'null'],
                description: 'ISO 8601, UTC; null before the first login.',
              },
            },
          },
        },
        provenBy: {
          type: 'string',
          enum: ['password', 'authenticator'],
          description: 'What another passkey, or the removal of one, is proven by.',
        },
      },
    },
  },
  {
    name: 'passkeys.remove',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/passkeys/removal',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['passkeys.list', 'withdrawals.hold', 'withdrawals.form', 'security.config'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
        password: {
          type: 'string',
          maxLength: 128,
          description: 'The login password, where the account has no authenticator.',
        },
        code: {
          type: 'string',
          maxLength: 64,
          description: 'A code of the authenticator, or a recovery code, where there is one.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['list', 'provenBy'],
      properties: {
        list: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'name', 'createdAt', 'lastUsedAt'],
            properties: {
              id: {
                type: 'string',
              },
              name: {
                type: 'string',
              },
              createdAt: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
              lastUsedAt: {
                type: ['string', 'null'],
                description: 'ISO 8601, UTC; null before the first login.',
              },
            },
          },
        },
        provenBy: {
          type: 'string',
          enum: ['password', 'authenticator'],
          description: 'What another passkey, or the removal of one, is proven by.',
        },
      },
    },
  },
  {
    name: 'passkeys.rename',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/passkeys/name',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['passkeys.list'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 40,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['list', 'provenBy'],
      properties: {
        list: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'name', 'createdAt', 'lastUsedAt'],
            properties: {
              id: {
                type: 'string',
              },
              name: {
                type: 'string',
              },
              createdAt: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
              lastUsedAt: {
                type: ['string', 'null'],
                description: 'ISO 8601, UTC; null before the first login.',
              },
            },
          },
        },
        provenBy: {
          type: 'string',
          enum: ['password', 'authenticator'],
          description: 'What another passkey, or the removal of one, is proven by.',
        },
      },
    },
  },
  {
    name: 'passkeys.start',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/passkeys/challenge',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        password: {
          type: 'string',
          maxLength: 128,
          description: 'The login password, where the account has no authenticator.',
        },
        code: {
          type: 'string',
          maxLength: 64,
          description: 'A code of the authenticator, or a recovery code, where there is one.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['options'],
      properties: {
        options: {
          type: 'string',
          description: "JSON, as the browser's own parser of WebAuthn takes it.",
        },
      },
    },
  },
  {
    name: 'payout.accounts',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/member/bankCard',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['accounts', 'providers', 'most'],
      properties: {
        accounts: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'kind', 'name', 'holder', 'masked'],
            properties: {
              id: {
                type: 'string',
              },
              kind: {
                type: 'string',
                enum: ['bank', 'wallet'],
              },
              name: {
                type: 'string',
                description: 'Bank or wallet.',
              },
              holder: {
                type: 'string',
              },
              masked: {
                type: 'string',
                description: 'The last digits of the number.',
              },
            },
          },
        },
        providers: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['code', 'name', 'kind'],
            properties: {
              code: {
                type: 'string',
              },
              name: {
                type: 'string',
              },
              kind: {
                type: 'string',
                enum: ['bank', 'wallet'],
              },
            },
          },
        },
        most: {
          type: 'integer',
          description: 'Accounts that a member may keep.',
        },
      },
    },
  },
  {
    name: 'payout.addAccount',
    method: 'PUT',
    alsoMethods: [],
    path: '/wps/member/bankCard',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['payout.accounts', 'withdrawals.form'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['provider', 'holder', 'number', 'fundPassword'],
      properties: {
        provider: {
          type: 'string',
          minLength: 1,
          maxLength: 16,
        },
        holder: {
          type: 'string',
          minLength: 1,
          maxLength: 120,
        },
        number: {
          type: 'string',
          minLength: 1,
          maxLength: 40,
        },
        fundPassword: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['accounts', 'providers', 'most'],
      properties: {
        accounts: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'kind', 'name', 'holder', 'masked'],
            properties: {
              id: {
                type: 'string',
              },
              kind: {
                type: 'string',
                enum: ['bank', 'wallet'],
              },
              name: {
                type: 'string',
                description: 'Bank or wallet.',
              },
              holder: {
                type: 'string',
              },
              masked: {
                type: 'string',
                description: 'The last digits of the number.',
              },
            },
          },
        },
        providers: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['code', 'name', 'kind'],
            properties: {
              code: {
                type: 'string',
              },
              name: {
                type: 'string',
              },
              kind: {
                type: 'string',
                enum: ['bank', 'wallet'],
              },
            },
          },
        },
        most: {
          type: 'integer',
          description: 'Accounts that a member may keep.',
        },
      },
    },
  },
  {
    name: 'payout.banks',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/system/withdrawBanks',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['bankCode', 'bankName', 'bankType'],
        properties: {
          bankCode: {
            type: 'string',
          },
          bankName: {
            type: 'string',
          },
          bankType: {
            type: 'string',
            enum: ['bank', 'wallet'],
          },
        },
      },
    },
  },
  {
    name: 'payout.removeAccount',
    method: 'DELETE',
    alsoMethods: [],
    path: '/wps/member/bankCard',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['payout.accounts', 'withdrawals.form'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 18,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['accounts', 'providers', 'most'],
      properties: {
        accounts: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'kind', 'name', 'holder', 'masked'],
            properties: {
              id: {
                type: 'string',
              },
              kind: {
                type: 'string',
                enum: ['bank', 'wallet'],
              },
              name: {
                type: 'string',
                description: 'Bank or wallet.',
              },
              holder: {
                type: 'string',
              },
              masked: {
                type: 'string',
                description: 'The last digits of the number.',
              },
            },
          },
        },
        providers: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['code', 'name', 'kind'],
            properties: {
              code: {
                type: 'string',
              },
              name: {
                type: 'string',
              },
              kind: {
                type: 'string',
                enum: ['bank', 'wallet'],
              },
            },
          },
        },
        most: {
          type: 'integer',
          description: 'Accounts that a member may keep.',
        },
      },
    },
  },
  {
    name: 'points.balance',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCS2_getPointBalance',
    aliases: ['/wps/relay/MCSFE_getPointBalance'],
    moduleId: 'PTSYS3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['points'],
      properties: {
        points: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'points.config',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCS2_getPointConfig',
    aliases: ['/wps/relay/MCSFE_getPointConfig'],
    moduleId: 'PTSYS3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'exchangeRatio',
        'minConvert',
        'step',
        'points',
        'currency',
        'currencySymbol',
        'open',
        'hasFundPassword',
      ],
      properties: {
        exchangeRatio: {
          type: 'integer',
          description: 'Points for one unit of the currency.',
        },
        minConvert: {
          type: 'integer',
          description: 'Fewest points of one conversion.',
        },
        step: {
          type: 'integer',
          description: 'Points of a conversion are a multiple of it.',
        },
        points: {
          type: 'integer',
        },
        currency: {
          type: 'string',
        },
        currencySymbol: {
          type: 'string',
        },
        open: {
          type: 'boolean',
          description: 'False for an account that cannot spend points.',
        },
        hasFundPassword: {
          type: 'boolean',
        },
      },
    },
  },
  {
    name: 'points.conversionTypes',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCS2_getPointRewardConversionType',
    aliases: ['/wps/relay/MCSFE_getPointRewardConversionType'],
    moduleId: 'PTSYS3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['type', 'currency'],
        properties: {
          type: {
            type: 'string',
          },
          currency: {
            type: 'string',
          },
        },
      },
    },
  },
  {
    name: 'points.convert',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/relay/passwordCheck/MCS2_convertPoint',
    aliases: ['/wps/relay/passwordCheck/MCSFE_convertPoint'],
    moduleId: 'PTSYS3',
    token: 'required',
    envelope: true,
    money: true,
    layout: false,
    changes: ['points.balance', 'points.details', 'wallet.balance'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['points', 'password'],
      properties: {
        points: {
          type: 'integer',
          minimum: 1,
          maximum: 1000000000,
        },
        password: {
          type: 'string',
          description: 'The fund password.',
          minLength: 1,
          maxLength: 64,
          writeOnly: true,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'points', 'amount', 'pointsLeft'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
        points: {
          type: 'integer',
        },
        amount: {
          type: 'string',
          description: 'Decimal with all places of its currency.',
          pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        pointsLeft: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'points.details',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/ODSFE2_MemTransDet',
    aliases: [],
    moduleId: 'MEMTRANS3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        page: {
          type: 'integer',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        size: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 20,
        },
        from: {
          type: 'string',
          description: 'Day of the server, YYYY-MM-DD.',
          pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
        },
        to: {
          type: 'string',
          description: 'Day of the server, YYYY-MM-DD.',
          pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['content', 'pageNum', 'totalPages', 'totalCount', 'totalIn', 'totalOut'],
      properties: {
        content: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'type', 'time', 'in', 'out', 'balance'],
            properties: {
              id: {
                type: 'string',
                pattern: '^[0-9]{1,18}$',
              },
              type: {
                type: 'string',
                enum: [
                  'points.opening',
                  'points.play',
                  'points.signIn',
                  'points.reward',
                  'points.redeem',
                  'points.return',
                  'points.convert',
                ],
              },
              time: {
                type: 'integer',
                description: 'Epoch milliseconds.',
              },
              in: {
                type: 'integer',
              },
              out: {
                type: 'integer',
              },
              balance: {
                type: 'integer',
                description: 'Points after it.',
              },
            },
          },
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
        totalIn: {
          type: 'integer',
        },
        totalOut: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'points.redeem',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
    aliases: ['/wps/relay/passwordCheck/MCSFE_redeemPointReward'],
    moduleId: 'PTSYS3',
    token: 'required',
    envelope: true,
    money: true,
    layout: false,
    changes: [
      'points.balance',
      'points.details',
      'points.redemptions',
      'points.redemption',
      'points.rewards',
      'wallet.balance',
    ],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['rewardId', 'password'],
      properties: {
        rewardId: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
        quantity: {
          type: 'integer',
          minimum: 1,
          maximum: 10,
          default: 1,
        },
        password: {
          type: 'string',
          description: 'The fund password.',
          minLength: 1,
          maxLength: 64,
          writeOnly: true,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'rewardId', 'reward', 'type', 'points', 'quantity', 'status', 'remark', 'time'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
        rewardId: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
        reward: {
          type: 'string',
          description: 'Its name.',
        },
        type: {
          type: 'string',
          enum: ['physical', 'bonus', 'ticket'],
        },
        points: {
          type: 'integer',
        },
        quantity: {
          type: 'integer',
        },
        status: {
          type: 'string',
          enum: ['inProcess', 'approved', 'rejected'],
        },
        remark: {
          type: 'string',
          description: 'What the operator says; empty where nothing.',
        },
        time: {
          type: 'integer',
          description: 'Epoch milliseconds.',
        },
      },
    },
  },
  {
    name: 'points.redemption',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCS2_getRedeemPoint',
    aliases: ['/wps/relay/MCSFE_getRedeemPoint'],
    moduleId: 'PTSYS3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'rewardId', 'reward', 'type', 'points', 'quantity', 'status', 'remark', 'time'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
        rewardId: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
        reward: {
          type: 'string',
          description: 'Its name.',
        },
        type: {
          type: 'string',
          enum: ['physical', 'bonus', 'ticket'],
        },
        points: {
          type: 'integer',
        },
        quantity: {
          type: 'integer',
        },
        status: {
          type: 'string',
          enum: ['inProcess', 'approved', 'rejected'],
        },
        remark: {
          type: 'string',
          description: 'What the operator says; empty where nothing.',
        },
        time: {
          type: 'integer',
          description: 'Epoch milliseconds.',
        },
      },
    },
  },
  {
    name: 'points.redemptions',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCS2_getRedeemPointList',
    aliases: ['/wps/relay/MCSFE_getRedeemPointList'],
    moduleId: 'PTSYS3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        page: {
          type: 'integer',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        size: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 20,
        },
        status: {
          type: 'string',
          enum: ['inProcess', 'approved', 'rejected'],
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['content', 'pageNum', 'totalPages', 'totalCount'],
      properties: {
        content: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'rewardId', 'reward', 'type', 'points', 'quantity', 'status', 'remark', 'time'],
            properties: {
              id: {
                type: 'string',
                pattern: '^[0-9]{1,18}$',
              },
              rewardId: {
                type: 'string',
                pattern: '^[0-9]{1,18}$',
              },
              reward: {
                type: 'string',
                description: 'Its name.',
              },
              type: {
                type: 'string',
                enum: ['physical', 'bonus', 'ticket'],
              },
              points: {
                type: 'integer',
              },
              quantity: {
                type: 'integer',
              },
              status: {
                type: 'string',
                enum: ['inProcess', 'approved', 'rejected'],
              },
              remark: {
                type: 'string',
                description: 'What the operator says; empty where nothing.',
              },
              time: {
                type: 'integer',
                description: 'Epoch milliseconds.',
              },
            },
          },
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'points.rewards',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCS2_getPointReward',
    aliases: ['/wps/relay/MCSFE_getPointReward'],
    moduleId: 'PTSYS3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['points', 'rewards'],
      properties: {
        points: {
          type: 'integer',
        },
        rewards: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'name',
              'text',
              'image',
              'type',
              'pointsRequirement',
              'amountRequirement',
              'quantity',
              'availableQuantity',
              'limitPerMember',
              'mostNow',
              'startAt',
              'endAt',
              'standing',
            ],
            properties: {
              id: {
                type: 'string',
                pattern: '^[0-9]{1,18}$',
              },
              name: {
                type: 'string',
              },
              text: {
                type: 'string',
              },
              image: {
                type: 'string',
              },
              type: {
                type: 'string',
                enum: ['physical', 'bonus', 'ticket'],
              },
              pointsRequirement: {
                type: 'integer',
              },
              amountRequirement: {
                type: 'string',
                description:
                  'Deposits that a member must have made; decimal with all places of its currency.',
                pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                'x-unit': 'money',
              },
              quantity: {
                type: 'integer',
              },
              availableQuantity: {
                type: 'integer',
              },
              limitPerMember: {
                type: ['integer', 'null'],
              },
              mostNow: {
                type: 'integer',
                description: 'Pieces that this member may order now.',
              },
              startAt: {
                type: 'integer',
                description: 'Epoch milliseconds.',
              },
              endAt: {
                type: ['integer', 'null'],
                description: 'Epoch milliseconds; null where it stays.',
              },
              standing: {
                type: 'string',
                enum: [
                  'open',
                  'soldOut',
                  'tooFewPoints',
                  'amountMissing',
                  'limitReached',
                  'upcoming',
                  'ended',
                ],
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'promotions.giveUp',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/promotions/giveUp',
    aliases: [],
    moduleId: 'REWCEN3',
    token: 'required',
    envelope: true,
    money: true,
    layout: false,
    changes: ['promotions.list', 'rewards.wagering', 'wallet.balance'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'promotionType',
        'title',
        'text',
        'terms',
        'image',
        'startsAt',
        'endsAt',
        'status',
        'hindrance',
        'level',
        'firstDeposit',
        'percent',
        'fixed',
        'cap',
        'minimum',
        'wagering',
        'currencySymbol',
        'bonus',
        'asked',
        'left',
        'progress',
        'canGiveUp',
      ],
      properties: {
        id: {
          type: 'string',
        },
        promotionType: {
          type: 'string',
        },
        title: {
          type: 'string',
        },
        text: {
          type: 'string',
        },
        terms: {
          type: 'string',
        },
        image: {
          type: 'string',
        },
        startsAt: {
          type: 'string',
          description: 'ISO 8601, like `endsAt`.',
        },
        endsAt: {
          type: 'string',
        },
        status: {
          type: 'string',
          enum: [
            'upcoming',
            'open',
            'notForYou',
            'paused',
            'joined',
            'wagering',
            'done',
            'expired',
            'forfeited',
            'ended',
          ],
        },
        hindrance: {
          type: 'string',
          enum: ['', 'level', 'firstDeposit', 'country'],
          description: 'Why it is not for the member.',
        },
        level: {
          type: 'string',
          description: 'Name of the least level; empty where every level may join.',
        },
        firstDeposit: {
          type: 'boolean',
          description: 'For the first deposit only.',
        },
        percent: {
          type: 'integer',
          description: 'Of the deposit; 0 where the bonus is fixed.',
        },
        fixed: {
          type: 'string',
          description: 'Decimal; empty where the bonus is a percentage.',
          'x-unit': 'money',
        },
        cap: {
          type: 'string',
          description: 'Decimal: the most that it brings.',
          'x-unit': 'money',
        },
        minimum: {
          type: 'string',
          description: 'Decimal: the least deposit.',
          'x-unit': 'money',
        },
        wagering: {
          type: 'integer',
          description: 'How many times the bonus is to be staked.',
        },
        currencySymbol: {
          type: 'string',
        },
        bonus: {
          type: 'string',
          description: 'Decimal: what the member got; empty until then.',
          'x-unit': 'money',
        },
        asked: {
          type: 'string',
          description: 'Decimal: to be staked in all.',
          'x-unit': 'money',
        },
        left: {
          type: 'string',
          description: 'Decimal: still to be staked.',
          'x-unit': 'money',
        },
        progress: {
          type: 'integer',
          minimum: 0,
          maximum: 100,
          description: 'Percent that is staked.',
        },
        canGiveUp: {
          type: 'boolean',
        },
      },
    },
  },
  {
    name: 'promotions.join',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/promotions',
    aliases: [],
    moduleId: 'REWCEN3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['promotions.list'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'promotionType',
        'title',
        'text',
        'terms',
        'image',
        'startsAt',
        'endsAt',
        'status',
        'hindrance',
        'level',
        'firstDeposit',
        'percent',
        'fixed',
        'cap',
        'minimum',
        'wagering',
        'currencySymbol',
        'bonus',
        'asked',
        'left',
        'progress',
        'canGiveUp',
      ],
      properties: {
        id: {
          type: 'string',
        },
        promotionType: {
          type: 'string',
        },
        title: {
          type: 'string',
        },
        text: {
          type: 'string',
        },
        terms: {
          type: 'string',
        },
        image: {
          type: 'string',
        },
        startsAt: {
          type: 'string',
          description: 'ISO 8601, like `endsAt`.',
        },
        endsAt: {
          type: 'string',
        },
        status: {
          type: 'string',
          enum: [
            'upcoming',
            'open',
            'notForYou',
            'paused',
            'joined',
            'wagering',
            'done',
            'expired',
            'forfeited',
            'ended',
          ],
        },
        hindrance: {
          type: 'string',
          enum: ['', 'level', 'firstDeposit', 'country'],
          description: 'Why it is not for the member.',
        },
        level: {
          type: 'string',
          description: 'Name of the least level; empty where every level may join.',
        },
        firstDeposit: {
          type: 'boolean',
          description: 'For the first deposit only.',
        },
        percent: {
          type: 'integer',
          description: 'Of the deposit; 0 where the bonus is fixed.',
        },
        fixed: {
          type: 'string',
          description: 'Decimal; empty where the bonus is a percentage.',
          'x-unit': 'money',
        },
        cap: {
          type: 'string',
          description: 'Decimal: the most that it brings.',
          'x-unit': 'money',
        },
        minimum: {
          type: 'string',
          description: 'Decimal: the least deposit.',
          'x-unit': 'money',
        },
        wagering: {
          type: 'integer',
          description: 'How many times the bonus is to be staked.',
        },
        currencySymbol: {
          type: 'string',
        },
        bonus: {
          type: 'string',
          description: 'Decimal: what the member got; empty until then.',
          'x-unit': 'money',
        },
        asked: {
          type: 'string',
          description: 'Decimal: to be staked in all.',
          'x-unit': 'money',
        },
        left: {
          type: 'string',
          description: 'Decimal: still to be staked.',
          'x-unit': 'money',
        },
        progress: {
          type: 'integer',
          minimum: 0,
          maximum: 100,
          description: 'Percent that is staked.',
        },
        canGiveUp: {
          type: 'boolean',
        },
      },
    },
  },
  {
    name: 'promotions.list',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/promotions',
    aliases: ['/wps/promotions/deposit'],
    moduleId: 'REWCEN3',
    token: 'optional',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['promotions'],
      properties: {
        promotions: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'promotionType',
              'title',
              'text',
              'terms',
              'image',
              'startsAt',
              'endsAt',
              'status',
              'hindrance',
              'level',
              'firstDeposit',
              'percent',
              'fixed',
              'cap',
              'minimum',
              'wagering',
              'currencySymbol',
              'bonus',
              'asked',
              'left',
              'progress',
              'canGiveUp',
            ],
            properties: {
              id: {
                type: 'string',
              },
              promotionType: {
                type: 'string',
              },
              title: {
                type: 'string',
              },
              text: {
                type: 'string',
              },
              terms: {
                type: 'string',
              },
              image: {
                type: 'string',
              },
              startsAt: {
                type: 'string',
                description: 'ISO 8601, like `endsAt`.',
              },
              endsAt: {
                type: 'string',
              },
              status: {
                type: 'string',
                enum: [
                  'upcoming',
                  'open',
                  'notForYou',
                  'paused',
                  'joined',
                  'wagering',
                  'done',
                  'expired',
                  'forfeited',
                  'ended',
                ],
              },
              hindrance: {
                type: 'string',
                enum: ['', 'level', 'firstDeposit', 'country'],
                description: 'Why it is not for the member.',
              },
              level: {
                type: 'string',
                description: 'Name of the least level; empty where every level may join.',
              },
              firstDeposit: {
                type: 'boolean',
                description: 'For the first deposit only.',
              },
              percent: {
                type: 'integer',
                description: 'Of the deposit; 0 where the bonus is fixed.',
              },
              fixed: {
                type: 'string',
                description: 'Decimal; empty where the bonus is a percentage.',
                'x-unit': 'money',
              },
              cap: {
                type: 'string',
                description: 'Decimal: the most that it brings.',
                'x-unit': 'money',
              },
              minimum: {
                type: 'string',
                description: 'Decimal: the least deposit.',
                'x-unit': 'money',
              },
              wagering: {
                type: 'integer',
                description: 'How many times the bonus is to be staked.',
              },
              currencySymbol: {
                type: 'string',
              },
              bonus: {
                type: 'string',
                description: 'Decimal: what the member got; empty until then.',
                'x-unit': 'money',
              },
              asked: {
                type: 'string',
                description: 'Decimal: to be staked in all.',
                'x-unit': 'money',
              },
              left: {
                type: 'string',
                description: 'Decimal: still to be staked.',
                'x-unit': 'money',
              },
              progress: {
                type: 'integer',
                minimum: 0,
                maximum: 100,
                description: 'Percent that is staked.',
              },
              canGiveUp: {
                type: 'boolean',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'promotions.read',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/promotions/detail',
    aliases: [],
    moduleId: 'REWCEN3',
    token: 'optional',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'promotionType',
        'title',
        'text',
        'terms',
        'image',
        'startsAt',
        'endsAt',
        'status',
        'hindrance',
        'level',
        'firstDeposit',
        'percent',
        'fixed',
        'cap',
        'minimum',
        'wagering',
        'currencySymbol',
        'bonus',
        'asked',
        'left',
        'progress',
        'canGiveUp',
      ],
      properties: {
        id: {
          type: 'string',
        },
        promotionType: {
          type: 'string',
        },
        title: {
          type: 'string',
        },
        text: {
          type: 'string',
        },
        terms: {
          type: 'string',
        },
        image: {
          type: 'string',
        },
        startsAt: {
          type: 'string',
          description: 'ISO 8601, like `endsAt`.',
        },
        endsAt: {
          type: 'string',
        },
        status: {
          type: 'string',
          enum: [
            'upcoming',
            'open',
            'notForYou',
            'paused',
            'joined',
            'wagering',
            'done',
            'expired',
            'forfeited',
            'ended',
          ],
        },
        hindrance: {
          type: 'string',
          enum: ['', 'level', 'firstDeposit', 'country'],
          description: 'Why it is not for the member.',
        },
        level: {
          type: 'string',
          description: 'Name of the least level; empty where every level may join.',
        },
        firstDeposit: {
          type: 'boolean',
          description: 'For the first deposit only.',
        },
        percent: {
          type: 'integer',
          description: 'Of the deposit; 0 where the bonus is fixed.',
        },
        fixed: {
          type: 'string',
          description: 'Decimal; empty where the bonus is a percentage.',
          'x-unit': 'money',
        },
        cap: {
          type: 'string',
          description: 'Decimal: the most that it brings.',
          'x-unit': 'money',
        },
        minimum: {
          type: 'string',
          description: 'Decimal: the least deposit.',
          'x-unit': 'money',
        },
        wagering: {
          type: 'integer',
          description: 'How many times the bonus is to be staked.',
        },
        currencySymbol: {
          type: 'string',
        },
        bonus: {
          type: 'string',
          description: 'Decimal: what the member got; empty until then.',
          'x-unit': 'money',
        },
        asked: {
          type: 'string',
          description: 'Decimal: to be staked in all.',
          'x-unit': 'money',
        },
        left: {
          type: 'string',
          description: 'Decimal: still to be staked.',
          'x-unit': 'money',
        },
        progress: {
          type: 'integer',
          minimum: 0,
          maximum: 100,
          description: 'Percent that is staked.',
        },
        canGiveUp: {
          type: 'boolean',
        },
      },
    },
  },
  {
    name: 'providers.bind',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/providers',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['providers.list'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['provider', 'code', 'state'],
      properties: {
        provider: {
          type: 'string',
          minLength: 1,
          maxLength: 32,
          description: 'Id of a provider, for example google.',
        },
        code: {
          type: 'string',
          minLength: 1,
          maxLength: 2048,
        },
        state: {
          type: 'string',
          minLength: 1,
          maxLength: 512,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['list', 'provenBy'],
      properties: {
        list: {
          type: 'array',
          description: 'Providers that people can log in by now, and those that the account is bound to.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['provider', 'since', 'lastWay'],
            properties: {
              provider: {
                type: 'string',
              },
              since: {
                type: ['string', 'null'],
                description: 'When it was bound, ISO 8601, UTC; null where it is not.',
              },
              lastWay: {
                type: 'boolean',
                description: 'Whether it is the only way left to log in, so that it stays.',
              },
            },
          },
        },
        provenBy: {
          type: 'string',
          enum: ['password', 'authenticator'],
          description: 'What a change is proven by.',
        },
      },
    },
  },
  {
    name: 'providers.list',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/member/providers',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['list', 'provenBy'],
      properties: {
        list: {
          type: 'array',
          description: 'Providers that people can log in by now, and those that the account is bound to.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['provider', 'since', 'lastWay'],
            properties: {
              provider: {
                type: 'string',
              },
              since: {
                type: ['string', 'null'],
                description: 'When it was bound, ISO 8601, UTC; null where it is not.',
              },
              lastWay: {
                type: 'boolean',
                description: 'Whether it is the only way left to log in, so that it stays.',
              },
            },
          },
        },
        provenBy: {
          type: 'string',
          enum: ['password', 'authenticator'],
          description: 'What a change is proven by.',
        },
      },
    },
  },
  {
    name: 'providers.start',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/providers/start',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['provider'],
      properties: {
        provider: {
          type: 'string',
          minLength: 1,
          maxLength: 32,
          description: 'Id of a provider, for example google.',
        },
        password: {
          type: 'string',
          maxLength: 128,
          description: 'The login password, where the account has no authenticator.',
        },
        code: {
          type: 'string',
          maxLength: 64,
          description: 'A code of the authenticator, or a recovery code, where there is one.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['url'],
      properties: {
        url: {
          type: 'string',
          description: 'Address for the window.',
        },
      },
    },
  },
  {
    name: 'providers.unbind',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/providers/removal',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['providers.list'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['provider'],
      properties: {
        provider: {
          type: 'string',
          minLength: 1,
          maxLength: 32,
          description: 'Id of a provider, for example google.',
        },
        password: {
          type: 'string',
          maxLength: 128,
          description: 'The login password, where the account has no authenticator.',
        },
        code: {
          type: 'string',
          maxLength: 64,
          description: 'A code of the authenticator, or a recovery code, where there is one.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['list', 'provenBy'],
      properties: {
        list: {
          type: 'array',
          description: 'Providers that people can log in by now, and those that the account is bound to.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['provider', 'since', 'lastWay'],
            properties: {
              provider: {
                type: 'string',
              },
              since: {
                type: ['string', 'null'],
                description: 'When it was bound, ISO 8601, UTC; null where it is not.',
              },
              lastWay: {
                type: 'boolean',
                description: 'Whether it is the only way left to log in, so that it stays.',
              },
            },
          },
        },
        provenBy: {
          type: 'string',
          enum: ['password', 'authenticator'],
          description: 'What a change is proven by.',
        },
      },
    },
  },
  {
    name: 'questions.read',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/member/securityQuestions',
    aliases: ['/wps/member/customerSecurityQuestions'],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['list', 'since', 'provenBy'],
      properties: {
        list: {
          type: 'array',
          description: 'What may be chosen from, in the order of lists.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['question', 'chosen'],
            properties: {
              question: {
                type: 'string',
                description: 'Key of its text.',
              },
              chosen: {
                type: 'boolean',
                description: 'Whether the member has answered it. Answers are never told.',
              },
            },
          },
        },
        since: {
          type: ['string', 'null'],
          description: 'When the answers were set, ISO 8601, UTC; null where there are none.',
        },
        provenBy: {
          type: 'string',
          enum: ['password', 'authenticator'],
          description: 'What a change is proven by.',
        },
      },
    },
  },
  {
    name: 'questions.save',
    method: 'PUT',
    alsoMethods: ['POST'],
    path: '/wps/member/securityQuestions',
    aliases: ['/wps/member/customerSecurityQuestions'],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['questions.read', 'security.config', 'withdrawals.hold', 'withdrawals.form'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['answers'],
      properties: {
        answers: {
          type: 'array',
          minItems: 3,
          maxItems: 3,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['question', 'answer'],
            properties: {
              question: {
                type: 'string',
                enum: [
                  'firstPet',
                  'firstTeacher',
                  'childhoodFriend',
                  'childhoodStreet',
                  'childhoodDream',
                  'firstJob',
                  'firstConcert',
                  'firstTrip',
                  'grandparentTown',
                  'parentsMet',
                ],
              },
              answer: {
                type: 'string',
                maxLength: 100,
                description: 'Letter case, width and spaces do not count.',
              },
            },
          },
        },
        password: {
          type: 'string',
          maxLength: 128,
          description: 'The login password, where the account has no authenticator.',
        },
        code: {
          type: 'string',
          maxLength: 64,
          description: 'A code of the authenticator, or a recovery code, where there is one.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['list', 'since', 'provenBy'],
      properties: {
        list: {
          type: 'array',
          description: 'What may be chosen from, in the order of lists.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['question', 'chosen'],
            properties: {
              question: {
                type: 'string',
                description: 'Key of its text.',
              },
              chosen: {
                type: 'boolean',
                description: 'Whether the member has answered it. Answers are never told.',
              },
            },
          },
        },
        since: {
          type: ['string', 'null'],
          description: 'When the answers were set, ISO 8601, UTC; null where there are none.',
        },
        provenBy: {
          type: 'string',
          enum: ['password', 'authenticator'],
          description: 'What a change is proven by.',
        },
      },
    },
  },
  {
    name: 'rebates.claim',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_claimManualRebate',
    aliases: ['/wps/relay/MCS2_claimManualRebate'],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: true,
    layout: false,
    changes: ['rebates.read', 'wallet.balance'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['amount'],
      properties: {
        amount: {
          type: 'string',
          description: 'Decimal: what was paid into the wallet.',
          pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
      },
    },
  },
  {
    name: 'rebates.read',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_getCustomerRebateSettingByProductType',
    aliases: ['/wps/relay/MCS2_getCustomerRebateSettingByProductType'],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['currencySymbol', 'automatic', 'minimum', 'claimable', 'canClaim', 'rates', 'days'],
      properties: {
        currencySymbol: {
          type: 'string',
        },
        automatic: {
          type: 'boolean',
          description: 'Whether rebates are paid without a claim.',
        },
        minimum: {
          type: 'string',
          description: 'Decimal: least that one claim pays.',
          pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        claimable: {
          type: 'string',
          description: 'Decimal: what is due now.',
          pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        canClaim: {
          type: 'boolean',
        },
        rates: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['product', 'rate'],
            properties: {
              product: {
                type: 'string',
                enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
              },
              rate: {
                type: 'string',
                description: 'Percent with two decimals.',
                'x-unit': 'percent',
              },
            },
          },
        },
        days: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'day', 'product', 'validBets', 'rate', 'amount', 'status'],
            properties: {
              id: {
                type: 'string',
                pattern: '^[0-9]{1,18}$',
              },
              day: {
                type: 'string',
                pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
              },
              product: {
                type: 'string',
                enum: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'],
              },
              validBets: {
                type: 'string',
                description: 'Decimal.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                'x-unit': 'money',
              },
              rate: {
                type: 'string',
                description: 'Percent with two decimals.',
                'x-unit': 'percent',
              },
              amount: {
                type: 'string',
                description: 'Decimal.',
                pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                'x-unit': 'money',
              },
              status: {
                type: 'string',
                enum: ['open', 'paid', 'expired'],
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'records.account',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/report/transaction',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        from: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'First day, by the clocks of the brand; a week before the last one without it.',
        },
        to: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'Last day; today without it. At most 92 days.',
        },
        kind: {
          type: 'string',
          enum: [
            '',
            'income',
            'deposit',
            'withdrawal',
            'game',
            'lottery',
            'bonus',
            'transfer',
            'contract',
            'adjustment',
            'other',
          ],
          default: '',
        },
        pageNo: {
          type: 'integer',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        pageSize: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'from',
        'to',
        'zone',
        'symbol',
        'rows',
        'totals',
        'pageTotal',
        'pageNum',
        'totalPages',
        'totalCount',
      ],
      properties: {
        from: {
          type: 'string',
        },
        to: {
          type: 'string',
        },
        zone: {
          type: 'string',
          description: 'Whose days they are.',
        },
        symbol: {
          type: 'string',
        },
        rows: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'time', 'kind', 'reference', 'amount', 'balance'],
            properties: {
              id: {
                type: 'string',
              },
              time: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
              kind: {
                type: 'string',
                enum: [
                  'deposit',
                  'withdrawal',
                  'game',
                  'lottery',
                  'bonus',
                  'transfer',
                  'contract',
                  'adjustment',
                  'other',
                ],
              },
              reference: {
                type: 'string',
                description: 'Round or order number.',
              },
              amount: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              balance: {
                type: 'string',
                description: 'What was in the wallet after it, decimal text.',
                'x-unit': 'money',
              },
            },
          },
        },
        totals: {
          type: 'object',
          additionalProperties: false,
          required: ['in', 'out', 'net'],
          properties: {
            in: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            out: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            net: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
          },
        },
        pageTotal: {
          type: 'string',
          description: 'Decimal text.',
          'x-unit': 'money',
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'records.bets',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/report/accountGameBetHistory',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        from: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'First day, by the clocks of the brand; a week before the last one without it.',
        },
        to: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'Last day; today without it. At most 92 days.',
        },
        product: {
          type: 'string',
          maxLength: 12,
          default: '',
          description: 'A kind of game, or LOTT for the lottery; all without it.',
        },
        pageNo: {
          type: 'integer',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        pageSize: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'from',
        'to',
        'zone',
        'symbol',
        'rows',
        'totals',
        'pageTotals',
        'pageNum',
        'totalPages',
        'totalCount',
      ],
      properties: {
        from: {
          type: 'string',
        },
        to: {
          type: 'string',
        },
        zone: {
          type: 'string',
          description: 'Whose days they are.',
        },
        symbol: {
          type: 'string',
        },
        rows: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'time', 'product', 'game', 'state', 'stake', 'payout', 'net'],
            properties: {
              id: {
                type: 'string',
                description: 'Number of the round or of the ticket.',
              },
              time: {
                type: 'string',
              },
              product: {
                type: 'string',
              },
              game: {
                type: 'string',
              },
              state: {
                type: 'string',
                enum: ['open', 'settled', 'refunded'],
              },
              stake: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              payout: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              net: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
            },
          },
        },
        totals: {
          type: 'object',
          additionalProperties: false,
          required: ['stake', 'validBet', 'payout', 'net'],
          properties: {
            stake: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            validBet: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            payout: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            net: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
          },
        },
        pageTotals: {
          type: 'object',
          additionalProperties: false,
          required: ['stake', 'payout', 'net'],
          properties: {
            stake: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            payout: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            net: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
          },
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'records.detail',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/report/recordDetail',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[lr]?[1-9][0-9]{0,17}$',
          description: 'Of a row of the betting record or of the account record.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'symbol', 'zone', 'kind', 'game', 'reference', 'time', 'net', 'lines'],
      properties: {
        id: {
          type: 'string',
        },
        symbol: {
          type: 'string',
        },
        zone: {
          type: 'string',
        },
        kind: {
          type: 'string',
          description: 'A kind of game or of movement.',
        },
        game: {
          type: 'string',
          description: 'Empty where it is about no game.',
        },
        reference: {
          type: 'string',
          description: 'Round or order number.',
        },
        time: {
          type: 'string',
        },
        net: {
          type: 'string',
          description: 'Decimal text.',
          'x-unit': 'money',
        },
        lines: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'time', 'kind', 'reference', 'amount', 'balance'],
            properties: {
              id: {
                type: 'string',
              },
              time: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
              kind: {
                type: 'string',
                enum: [
                  'deposit',
                  'withdrawal',
                  'game',
                  'lottery',
                  'bonus',
                  'transfer',
                  'contract',
                  'adjustment',
                  'other',
                ],
              },
              reference: {
                type: 'string',
              },
              amount: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              balance: {
                type: 'string',
                description: 'What was in the wallet after it, decimal text.',
                'x-unit': 'money',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'records.file',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/report/recordFile',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['record'],
      properties: {
        record: {
          type: 'string',
          enum: ['account', 'bets', 'profit', 'income'],
        },
        from: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'First day, by the clocks of the brand; a week before the last one without it.',
        },
        to: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'Last day; today without it. At most 92 days.',
        },
        kind: {
          type: 'string',
          enum: [
            '',
            'income',
            'deposit',
            'withdrawal',
            'game',
            'lottery',
            'bonus',
            'transfer',
            'contract',
            'adjustment',
            'other',
          ],
          default: '',
        },
        product: {
          type: 'string',
          maxLength: 12,
          default: '',
          description: 'A kind of game, or LOTT for the lottery; all without it.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'mediaType', 'content'],
      properties: {
        name: {
          type: 'string',
          description: 'Name of the file.',
        },
        mediaType: {
          type: 'string',
        },
        content: {
          type: 'string',
          description: 'The bytes in Base64 (RFC 4648).',
        },
      },
    },
  },
  {
    name: 'records.income',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/report/income',
    aliases: ['/wps/report/commission'],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        from: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'First day, by the clocks of the brand; a week before the last one without it.',
        },
        to: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'Last day; today without it. At most 92 days.',
        },
        pageNo: {
          type: 'integer',
          minimum: 1,
          maximum: 100000,
          default: 1,
        },
        pageSize: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'from',
        'to',
        'zone',
        'symbol',
        'rows',
        'pageTotals',
        'totals',
        'pageNum',
        'totalPages',
        'totalCount',
      ],
      properties: {
        from: {
          type: 'string',
        },
        to: {
          type: 'string',
        },
        zone: {
          type: 'string',
          description: 'Whose days they are.',
        },
        symbol: {
          type: 'string',
        },
        rows: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['day', 'rebate', 'salary', 'dividend', 'referral', 'bonus', 'total'],
            properties: {
              day: {
                type: 'string',
              },
              rebate: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              salary: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              dividend: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              referral: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              bonus: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              total: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
            },
          },
        },
        pageTotals: {
          type: 'object',
          additionalProperties: false,
          required: ['rebate', 'salary', 'dividend', 'referral', 'bonus', 'total'],
          properties: {
            rebate: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            salary: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            dividend: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            referral: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            bonus: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            total: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
          },
        },
        totals: {
          type: 'object',
          additionalProperties: false,
          required: ['rebate', 'salary', 'dividend', 'referral', 'bonus', 'total'],
          properties: {
            rebate: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            salary: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            dividend: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            referral: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            bonus: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            total: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
          },
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'records.lotteryProfit',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/report/detailedLottoPNL',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        from: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'First day, by the clocks of the brand; a week before the last one without it.',
        },
        to: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'Last day; today without it. At most 92 days.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['from', 'to', 'zone', 'symbol', 'days', 'totals'],
      properties: {
        from: {
          type: 'string',
        },
        to: {
          type: 'string',
        },
        zone: {
          type: 'string',
          description: 'Whose days they are.',
        },
        symbol: {
          type: 'string',
        },
        days: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['day', 'bets', 'validBet', 'payout', 'net'],
            properties: {
              day: {
                type: 'string',
              },
              bets: {
                type: 'integer',
              },
              validBet: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              payout: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              net: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
            },
          },
        },
        totals: {
          type: 'object',
          additionalProperties: false,
          required: ['validBet', 'payout', 'net'],
          properties: {
            validBet: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            payout: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            net: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
          },
        },
      },
    },
  },
  {
    name: 'records.profit',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/report/personalPVPFishingPNL',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        from: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'First day, by the clocks of the brand; a week before the last one without it.',
        },
        to: {
          type: 'string',
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          description: 'Last day; today without it. At most 92 days.',
        },
        product: {
          type: 'string',
          maxLength: 12,
          default: '',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['from', 'to', 'zone', 'symbol', 'days', 'totals'],
      properties: {
        from: {
          type: 'string',
        },
        to: {
          type: 'string',
        },
        zone: {
          type: 'string',
          description: 'Whose days they are.',
        },
        symbol: {
          type: 'string',
        },
        days: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['day', 'bets', 'validBet', 'payout', 'net'],
            properties: {
              day: {
                type: 'string',
              },
              bets: {
                type: 'integer',
              },
              validBet: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              payout: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              net: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
            },
          },
        },
        totals: {
          type: 'object',
          additionalProperties: false,
          required: ['validBet', 'payout', 'net'],
          properties: {
            validBet: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            payout: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
            net: {
              type: 'string',
              description: 'Decimal text.',
              'x-unit': 'money',
            },
          },
        },
      },
    },
  },
  {
    name: 'records.statement',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/report/statement',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['month'],
      properties: {
        month: {
          type: 'string',
          pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$',
          description: 'A month by the clocks of the brand.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'mediaType', 'content'],
      properties: {
        name: {
          type: 'string',
          description: 'Name of the file.',
        },
        mediaType: {
          type: 'string',
        },
        content: {
          type: 'string',
          description: 'The bytes in Base64 (RFC 4648).',
        },
      },
    },
  },
  {
    name: 'records.statements',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/report/statements',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['zone', 'symbol', 'months'],
      properties: {
        zone: {
          type: 'string',
        },
        symbol: {
          type: 'string',
        },
        months: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['month', 'opening', 'closing', 'net'],
            properties: {
              month: {
                type: 'string',
                description: 'yyyy-MM.',
              },
              opening: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              closing: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
              net: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'referrals.details',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_getReferralDetails',
    aliases: ['/wps/relay/MCS2_getReferralDetails'],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        autoGenerate: {
          type: 'string',
          enum: ['true', 'false'],
          default: 'true',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'referralCode',
        'link',
        'totalInvitations',
        'promotionDomains',
        'currencySymbol',
        'pays',
        'leastBets',
        'earnings',
        'invited',
        'invitedBy',
      ],
      properties: {
        referralCode: {
          type: 'string',
          description: 'Empty where the member has none.',
        },
        link: {
          type: 'string',
        },
        totalInvitations: {
          type: 'integer',
        },
        promotionDomains: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        currencySymbol: {
          type: 'string',
        },
        pays: {
          type: 'string',
          description: 'Decimal: what a friend brings.',
          pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        leastBets: {
          type: 'string',
          description: 'Decimal: valid bets of the friend that are asked for.',
          pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        earnings: {
          type: 'string',
          description: 'Decimal: what was issued so far.',
          pattern: '^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        invited: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'account', 'joinedAt', 'status', 'reward'],
            properties: {
              id: {
                type: 'string',
                pattern: '^[0-9]{1,18}$',
              },
              account: {
                type: 'string',
                description: 'Masked.',
              },
              joinedAt: {
                type: 'integer',
                description: 'Epoch milliseconds.',
              },
              status: {
                type: 'string',
                enum: ['joined', 'rewarded'],
              },
              reward: {
                type: 'string',
                description: 'Decimal; empty where there is none yet.',
                pattern: '^((0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?)?$',
                'x-unit': 'money',
              },
            },
          },
        },
        invitedBy: {
          type: ['object', 'null'],
          additionalProperties: false,
          required: ['name', 'code'],
          description: 'Who brought the member, and by which code or link; null for a member who came alone.',
          properties: {
            name: {
              type: 'string',
              description: 'Nickname of the agent, or the masked account of a friend.',
            },
            code: {
              type: 'string',
            },
          },
        },
      },
    },
  },
  {
    name: 'rewards.activities',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_getAvailablePromotions',
    aliases: ['/wps/relay/MCS2_getAvailablePromotions'],
    moduleId: 'REWCEN3',
    token: 'optional',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['activities'],
      properties: {
        activities: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'promotionType',
              'title',
              'text',
              'image',
              'status',
              'needsPicture',
              'remark',
              'canApplyAgain',
              'amount',
              'points',
              'opensAt',
              'closesAt',
            ],
            properties: {
              id: {
                type: 'string',
                pattern: '^[0-9]{1,18}$',
              },
              promotionType: {
                type: 'string',
              },
              title: {
                type: 'string',
              },
              text: {
                type: 'string',
              },
              image: {
                type: 'string',
              },
              status: {
                type: 'string',
                enum: [
                  'comingSoon',
                  'applying',
                  'joined',
                  'processing',
                  'rejected',
                  'issued',
                  'claimed',
                  'closed',
                ],
              },
              needsPicture: {
                type: 'boolean',
              },
              remark: {
                type: 'string',
                description: 'Why the last application was rejected; empty otherwise.',
              },
              canApplyAgain: {
                type: 'boolean',
              },
              amount: {
                type: 'string',
                description: 'Decimal with all places of its currency; empty where it is none.',
                pattern: '^(-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?)?$',
                'x-unit': 'money',
              },
              points: {
                type: 'integer',
              },
              opensAt: {
                type: ['string', 'null'],
                description: 'ISO 8601.',
              },
              closesAt: {
                type: ['string', 'null'],
                description: 'ISO 8601; null where it stays open.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'rewards.activity',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/PROMOFE_getPromotionApplication',
    aliases: [],
    moduleId: 'REWCEN3',
    token: 'optional',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'promotionType',
        'title',
        'text',
        'image',
        'status',
        'needsPicture',
        'remark',
        'canApplyAgain',
        'amount',
        'points',
        'opensAt',
        'closesAt',
      ],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
        promotionType: {
          type: 'string',
        },
        title: {
          type: 'string',
        },
        text: {
          type: 'string',
        },
        image: {
          type: 'string',
        },
        status: {
          type: 'string',
          enum: ['comingSoon', 'applying', 'joined', 'processing', 'rejected', 'issued', 'claimed', 'closed'],
        },
        needsPicture: {
          type: 'boolean',
        },
        remark: {
          type: 'string',
          description: 'Why the last application was rejected; empty otherwise.',
        },
        canApplyAgain: {
          type: 'boolean',
        },
        amount: {
          type: 'string',
          description: 'Decimal with all places of its currency; empty where it is none.',
          pattern: '^(-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?)?$',
          'x-unit': 'money',
        },
        points: {
          type: 'integer',
        },
        opensAt: {
          type: ['string', 'null'],
          description: 'ISO 8601.',
        },
        closesAt: {
          type: ['string', 'null'],
          description: 'ISO 8601; null where it stays open.',
        },
      },
    },
  },
  {
    name: 'rewards.apply',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/relay/PROMOFE_applyPromotion',
    aliases: [],
    moduleId: 'REWCEN3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: ['rewards.activity', 'rewards.activities', 'rewards.summary'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
        comment: {
          type: 'string',
          maxLength: 600,
          description: 'At most 140 characters as people count them.',
        },
        images: {
          type: 'array',
          items: {
            type: 'string',
            minLength: 8,
            maxLength: 64,
            pattern: '^[A-Za-z0-9_-]+$',
          },
          description: 'Ids of uploads, three at most.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'promotionType',
        'title',
        'text',
        'image',
        'status',
        'needsPicture',
        'remark',
        'canApplyAgain',
        'amount',
        'points',
        'opensAt',
        'closesAt',
      ],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
        promotionType: {
          type: 'string',
        },
        title: {
          type: 'string',
        },
        text: {
          type: 'string',
        },
        image: {
          type: 'string',
        },
        status: {
          type: 'string',
          enum: ['comingSoon', 'applying', 'joined', 'processing', 'rejected', 'issued', 'claimed', 'closed'],
        },
        needsPicture: {
          type: 'boolean',
        },
        remark: {
          type: 'string',
          description: 'Why the last application was rejected; empty otherwise.',
        },
        canApplyAgain: {
          type: 'boolean',
        },
        amount: {
          type: 'string',
          description: 'Decimal with all places of its currency; empty where it is none.',
          pattern: '^(-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?)?$',
          'x-unit': 'money',
        },
        points: {
          type: 'integer',
        },
        opensAt: {
          type: ['string', 'null'],
          description: 'ISO 8601.',
        },
        closesAt: {
          type: ['string', 'null'],
          description: 'ISO 8601; null where it stays open.',
        },
      },
    },
  },
  {
    name: 'rewards.cancelTicket',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_cancelTicket',
    aliases: ['/wps/relay/MCS2_cancelTicket'],
    moduleId: 'REWCEN3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    portal: false,
    changes: ['rewards.summary', 'rewards.claims', 'rewards.claimable', 'rewards.tickets'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['transactionId'],
      properties: {
        transactionId: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
  },
  {
    name: 'rewards.claim',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_claimIssuedPromotion',
    aliases: ['/wps/relay/MCS2_claimIssuedPromotion'],
    moduleId: 'REWCEN3',
    token: 'required',
    envelope: true,
    money: true,
    layout: false,
    changes: ['rewards.summary', 'rewards.claims', 'rewards.claimable', 'rewards.wagering', 'wallet.balance'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['promotionClaimId'],
      properties: {
        promotionClaimId: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
        promotionType: {
          type: 'string',
          maxLength: 40,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'title', 'amount', 'points'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
        title: {
          type: 'string',
        },
        amount: {
          type: 'string',
          description: 'Decimal with all places of its currency; empty where it is none.',
          pattern: '^(-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?)?$',
          'x-unit': 'money',
        },
        points: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'rewards.claimActivity',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/relay/PROMOFE_claimPromotion',
    aliases: [],
    moduleId: 'REWCEN3',
    token: 'required',
    envelope: true,
    money: true,
    layout: false,
    changes: [
      'rewards.activity',
      'rewards.activities',
      'rewards.summary',
      'rewards.claims',
      'rewards.claimable',
      'rewards.wagering',
      'wallet.balance',
      'points.balance',
      'points.details',
    ],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'title', 'amount', 'points'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
        title: {
          type: 'string',
        },
        amount: {
          type: 'string',
          description: 'Decimal with all places of its currency; empty where it is none.',
          pattern: '^(-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?)?$',
          'x-unit': 'money',
        },
        points: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'rewards.claimSignIn',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_claimSignInTask',
    aliases: ['/wps/relay/MCS2_claimSignInTask'],
    moduleId: 'REWCEN3',
    token: 'required',
    envelope: true,
    money: true,
    layout: false,
    changes: [
      'rewards.signIn',
      'rewards.summary',
      'rewards.claims',
      'rewards.claimable',
      'wallet.balance',
      'points.balance',
      'points.details',
    ],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['date'],
      properties: {
        date: {
          type: 'string',
          description: 'Day of the server, YYYY-MM-DD.',
          pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['open', 'date', 'claimedToday', 'streak', 'secondsLeft', 'days'],
      properties: {
        open: {
          type: 'boolean',
          description: 'False for an account that cannot claim.',
        },
        date: {
          type: 'string',
          description: 'Day of the server, YYYY-MM-DD.',
          pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
        },
        claimedToday: {
          type: 'boolean',
        },
        streak: {
          type: 'integer',
          description: 'Days in a row, with today once it is claimed.',
        },
        secondsLeft: {
          type: 'integer',
          description: "Until the server's next day.",
        },
        days: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['day', 'date', 'points', 'state'],
            properties: {
              day: {
                'x-identity': true,
                type: 'integer',
              },
              date: {
                type: 'string',
                description: 'Day of the server, YYYY-MM-DD.',
                pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
              },
              points: {
                type: 'integer',
              },
              state: {
                type: 'string',
                enum: ['done', 'today', 'ahead'],
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'rewards.claimTicket',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/relay/PROMOFE_claimTicket',
    aliases: [],
    moduleId: 'REWCEN3',
    token: 'required',
    envelope: true,
    money: true,
    layout: false,
    portal: false,
    changes: [
      'rewards.summary',
      'rewards.claims',
      'rewards.claimable',
      'rewards.tickets',
      'rewards.wagering',
      'wallet.balance',
    ],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['transactionId'],
      properties: {
        transactionId: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
        isApp: {
          type: 'string',
          enum: ['Y', 'N'],
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['configId', 'value', 'points'],
      properties: {
        configId: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
          description: 'Number of the reward.',
        },
        value: {
          type: 'string',
          pattern: '^((0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?)?$',
          description: 'Money that it paid; empty where it is none.',
          'x-unit': 'money',
        },
        points: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
  },
  {
    name: 'rewards.claimable',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_getClaimPromotion',
    aliases: ['/wps/relay/MCS2_getClaimPromotion'],
    moduleId: 'REWCEN3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        promotionType: {
          type: 'string',
          maxLength: 400,
          description: 'Kinds, separated by commas; all where it is left out.',
        },
        status: {
          type: 'string',
          enum: ['I'],
        },
      },
    },
    response: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['rewardId', 'promotionType'],
        properties: {
          rewardId: {
            type: 'string',
            pattern: '^[0-9]{1,18}$',
          },
          promotionType: {
            type: 'string',
          },
        },
      },
    },
  },
  {
    name: 'rewards.claims',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCS2_getPromotionClaimList',
    aliases: ['/wps/relay/MCSFE_getPromotionClaimList'],
    moduleId: 'REWCEN3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['rewards'],
      properties: {
        rewards: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'rewardId',
              'promotionType',
              'title',
              'text',
              'status',
              'amount',
              'points',
              'wagering',
              'issuedAt',
              'expiresAt',
            ],
            properties: {
              rewardId: {
                type: 'string',
                pattern: '^[0-9]{1,18}$',
              },
              promotionType: {
                type: 'string',
              },
              title: {
                type: 'string',
              },
              text: {
                type: 'string',
              },
              status: {
                type: 'string',
                enum: ['issued', 'claimed', 'closed'],
              },
              amount: {
                type: 'string',
                description: 'Decimal with all places of its currency; empty where it is none.',
                pattern: '^(-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?)?$',
                'x-unit': 'money',
              },
              points: {
                type: 'integer',
              },
              wagering: {
                type: 'integer',
                description: 'How many times the amount is to be staked.',
              },
              issuedAt: {
                type: 'integer',
                description: 'Epoch milliseconds.',
              },
              expiresAt: {
                type: ['string', 'null'],
                description: 'ISO 8601; null where it does not run out.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'rewards.envelope',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_getRafflePromotionStatus',
    aliases: ['/wps/relay/MCS2_getRafflePromotionStatus'],
    moduleId: 'REWCEN3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['standing', 'title', 'remaining', 'secondsLeft', 'least', 'most', 'symbol', 'history'],
      properties: {
        standing: {
          type: 'string',
          enum: ['open', 'upcoming', 'used', 'ineligible', 'closed'],
        },
        title: {
          type: 'string',
        },
        remaining: {
          type: 'integer',
          description: 'Envelopes that the member may still open in this window.',
        },
        secondsLeft: {
          type: 'integer',
          description: 'Until the window opens or closes.',
        },
        least: {
          type: 'string',
          description: 'Decimal with all places of its currency; empty where it is none.',
          pattern: '^(-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?)?$',
          'x-unit': 'money',
        },
        most: {
          type: 'string',
          description: 'Decimal with all places of its currency; empty where it is none.',
          pattern: '^(-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?)?$',
          'x-unit': 'money',
        },
        symbol: {
          type: 'string',
        },
        history: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'amount', 'at'],
            properties: {
              id: {
                type: 'string',
                pattern: '^[0-9]{1,18}$',
              },
              amount: {
                type: 'string',
                description: 'Decimal with all places of its currency.',
                pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                'x-unit': 'money',
              },
              at: {
                type: 'string',
                description: 'ISO 8601.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'rewards.openEnvelope',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/relay/MCS2_claimRafflePromotion',
    aliases: ['/wps/relay/MCSFE_claimRafflePromotion'],
    moduleId: 'REWCEN3',
    token: 'required',
    envelope: true,
    money: true,
    layout: false,
    changes: ['rewards.envelope', 'rewards.summary', 'rewards.claims', 'rewards.claimable', 'wallet.balance'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['grab', 'remaining'],
      properties: {
        grab: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'amount', 'at'],
          properties: {
            id: {
              type: 'string',
              pattern: '^[0-9]{1,18}$',
            },
            amount: {
              type: 'string',
              description: 'Decimal with all places of its currency.',
              pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
              'x-unit': 'money',
            },
            at: {
              type: 'string',
              description: 'ISO 8601.',
            },
          },
        },
        remaining: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'rewards.openPromotions',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
    aliases: ['/wps/relay/MCS2_getMerchantAvailablePromotions'],
    moduleId: 'REWCEN3',
    token: 'none',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['activities'],
      properties: {
        activities: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'promotionType',
              'title',
              'text',
              'image',
              'status',
              'needsPicture',
              'remark',
              'canApplyAgain',
              'amount',
              'points',
              'opensAt',
              'closesAt',
            ],
            properties: {
              id: {
                type: 'string',
                pattern: '^[0-9]{1,18}$',
              },
              promotionType: {
                type: 'string',
              },
              title: {
                type: 'string',
              },
              text: {
                type: 'string',
              },
              image: {
                type: 'string',
              },
              status: {
                type: 'string',
                enum: [
                  'comingSoon',
                  'applying',
                  'joined',
                  'processing',
                  'rejected',
                  'issued',
                  'claimed',
                  'closed',
                ],
              },
              needsPicture: {
                type: 'boolean',
              },
              remark: {
                type: 'string',
                description: 'Why the last application was rejected; empty otherwise.',
              },
              canApplyAgain: {
                type: 'boolean',
              },
              amount: {
                type: 'string',
                description: 'Decimal with all places of its currency; empty where it is none.',
                pattern: '^(-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?)?$',
                'x-unit': 'money',
              },
              points: {
                type: 'integer',
              },
              opensAt: {
                type: ['string', 'null'],
                description: 'ISO 8601.',
              },
              closesAt: {
                type: ['string', 'null'],
                description: 'ISO 8601; null where it stays open.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'rewards.signIn',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_getSignInTask',
    aliases: ['/wps/relay/MCS2_getSignInTask'],
    moduleId: 'REWCEN3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['open', 'date', 'claimedToday', 'streak', 'secondsLeft', 'days'],
      properties: {
        open: {
          type: 'boolean',
          description: 'False for an account that cannot claim.',
        },
        date: {
          type: 'string',
          description: 'Day of the server, YYYY-MM-DD.',
          pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
        },
        claimedToday: {
          type: 'boolean',
        },
        streak: {
          type: 'integer',
          description: 'Days in a row, with today once it is claimed.',
        },
        secondsLeft: {
          type: 'integer',
          description: "Until the server's next day.",
        },
        days: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['day', 'date', 'points', 'state'],
            properties: {
              day: {
                'x-identity': true,
                type: 'integer',
              },
              date: {
                type: 'string',
                description: 'Day of the server, YYYY-MM-DD.',
                pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
              },
              points: {
                type: 'integer',
              },
              state: {
                type: 'string',
                enum: ['done', 'today', 'ahead'],
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'rewards.signUp',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_signUpRequestReward',
    aliases: ['/wps/relay/MCS2_signUpRequestReward'],
    moduleId: 'REWCEN3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['available', 'rewards'],
      properties: {
        available: {
          type: 'boolean',
          description: 'A reward of the registration waits to be claimed.',
        },
        rewards: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['rewardId', 'promotionType'],
            properties: {
              rewardId: {
                type: 'string',
                pattern: '^[0-9]{1,18}$',
              },
              promotionType: {
                type: 'string',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'rewards.summary',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_getMissionSummaryDetails',
    aliases: ['/wps/relay/MCS2_getMissionSummaryDetails'],
    moduleId: 'REWCEN3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['claimable', 'signIn', 'envelopes', 'missions', 'total'],
      properties: {
        claimable: {
          type: 'integer',
        },
        signIn: {
          type: 'integer',
        },
        envelopes: {
          type: 'integer',
        },
        missions: {
          type: 'integer',
          description: 'Complete and not claimed.',
        },
        total: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'rewards.tickets',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/PROMOFE_getClaimTicketList',
    aliases: [],
    moduleId: 'REWCEN3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        isApp: {
          type: 'string',
          enum: ['Y', 'N'],
        },
        status: {
          type: 'string',
          enum: ['AVAILABLE'],
        },
      },
    },
    response: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['transactionId', 'promotionType', 'conditionStatus'],
        properties: {
          transactionId: {
            type: 'string',
            pattern: '^[0-9]{1,18}$',
            description: 'Number of the issued reward.',
          },
          promotionType: {
            type: 'string',
          },
          conditionStatus: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['condition', 'value', 'met'],
              properties: {
                condition: {
                  type: 'string',
                  enum: ['CLAIM_BEFORE', 'WAGERING'],
                  description: 'Before a moment; staked after the claim.',
                },
                value: {
                  type: 'string',
                  description: 'ISO 8601, UTC, or how often the amount is to be staked.',
                },
                met: {
                  type: 'boolean',
                },
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'rewards.wagering',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/rewards/wagering',
    aliases: [],
    moduleId: 'REWCEN3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'currencySymbol',
        'cash',
        'bonus',
        'elsewhere',
        'withdrawable',
        'isOpen',
        'asked',
        'played',
        'left',
        'percent',
        'bonuses',
      ],
      properties: {
        currencySymbol: {
          type: 'string',
        },
        cash: {
          type: 'string',
          description:
            'Of the main wallet, without bonuses that are not played off. Decimal with all places of its currency.',
          'x-unit': 'money',
        },
        bonus: {
          type: 'string',
          description:
            'Of the main wallet, from bonuses that are not played off. Decimal with all places of its currency.',
          'x-unit': 'money',
        },
        elsewhere: {
          type: 'string',
          description: 'In the wallets of providers. Decimal with all places of its currency.',
          'x-unit': 'money',
        },
        withdrawable: {
          type: 'string',
          description:
            'Of the main wallet: nothing while something is still to be staked. Decimal with all places of its currency.',
          'x-unit': 'money',
        },
        isOpen: {
          type: 'boolean',
          description: 'Something is still to be staked before a withdrawal.',
        },
        asked: {
          type: 'string',
          description: 'Decimal with all places of its currency.',
          'x-unit': 'money',
        },
        played: {
          type: 'string',
          description: 'Decimal with all places of its currency.',
          'x-unit': 'money',
        },
        left: {
          type: 'string',
          description: 'Decimal with all places of its currency.',
          'x-unit': 'money',
        },
        percent: {
          type: 'integer',
          minimum: 0,
          maximum: 100,
        },
        bonuses: {
          type: 'array',
          description: 'Those that are not played off, oldest first.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'title', 'asked', 'left', 'percent'],
            properties: {
              id: {
                type: 'string',
              },
              title: {
                type: 'string',
              },
              asked: {
                type: 'string',
                description: 'Decimal with all places of its currency.',
                'x-unit': 'money',
              },
              left: {
                type: 'string',
                description: 'Decimal with all places of its currency.',
                'x-unit': 'money',
              },
              percent: {
                type: 'integer',
                minimum: 0,
                maximum: 100,
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'security.config',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/v2/member/securityConfig',
    aliases: ['/wps/member/securityConfig'],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'loginPassword',
        'paymentPassword',
        'mobile',
        'email',
        'realName',
        'securityQuestions',
        'authenticator',
        'passkeys',
      ],
      properties: {
        loginPassword: {
          type: 'boolean',
          description: 'False for a member who logs in by SMS only.',
        },
        paymentPassword: {
          type: 'boolean',
        },
        mobile: {
          type: 'string',
          description: 'Masked; empty where there is none.',
        },
        email: {
          type: 'string',
          description: 'Masked; empty where there is none.',
        },
        realName: {
          type: 'boolean',
        },
        securityQuestions: {
          type: ['string', 'null'],
          description: 'When they were set, ISO 8601, UTC; null where they are not.',
        },
        authenticator: {
          type: ['string', 'null'],
          description: 'When it was set up, ISO 8601, UTC; null where it is not.',
        },
        passkeys: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
  },
  {
    name: 'session.bindProvider',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/session/login/provider/bind',
    aliases: [],
    moduleId: 'COMM3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['bindTicket', 'username', 'password'],
      properties: {
        bindTicket: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        },
        username: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        password: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        },
        humanToken: {
          type: 'string',
          description: 'Token that verification.answer gave; needed while module GEETEST3 is on.',
          maxLength: 128,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'userName',
        'token',
        'customerType',
        'firstTimeLogin',
        'passwordExpired',
        'passwordDefault',
      ],
      properties: {
        id: {
          type: 'string',
          description: 'Customer id.',
        },
        userName: {
          type: 'string',
        },
        token: {
          type: 'string',
          description: 'Opaque; goes into the header Authorization as it is.',
        },
        customerType: {
          type: 'integer',
          description: '0 player; 1, 2, 41, 42 agent; 4 trial.',
        },
        firstTimeLogin: {
          type: 'boolean',
        },
        passwordExpired: {
          type: 'boolean',
          description: 'The password is too old: with module PWDEXPFORCECHANGE3 on it has to be changed.',
        },
        passwordDefault: {
          type: 'boolean',
          description: 'The password is the one that somebody else gave the account: it has to be changed.',
        },
      },
    },
  },
  {
    name: 'session.enterOnBreak',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/session/onBreak',
    aliases: [],
    moduleId: 'COMM3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['ticket'],
      properties: {
        ticket: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'userName',
        'token',
        'customerType',
        'firstTimeLogin',
        'passwordExpired',
        'passwordDefault',
      ],
      properties: {
        id: {
          type: 'string',
          description: 'Customer id.',
        },
        userName: {
          type: 'string',
        },
        token: {
          type: 'string',
          description: 'Opaque; goes into the header Authorization as it is.',
        },
        customerType: {
          type: 'integer',
          description: '0 player; 1, 2, 41, 42 agent; 4 trial.',
        },
        firstTimeLogin: {
          type: 'boolean',
        },
        passwordExpired: {
          type: 'boolean',
          description: 'The password is too old: with module PWDEXPFORCECHANGE3 on it has to be changed.',
        },
        passwordDefault: {
          type: 'boolean',
          description: 'The password is the one that somebody else gave the account: it has to be changed.',
        },
      },
    },
  },
  {
    name: 'session.exchangeProvider',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/session/login/provider/answer',
    aliases: [],
    moduleId: 'COMM3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['provider', 'code', 'state'],
      properties: {
        provider: {
          type: 'string',
          minLength: 1,
          maxLength: 32,
          description: 'Id of a provider, for example google.',
        },
        code: {
          type: 'string',
          minLength: 1,
          maxLength: 2048,
        },
        state: {
          type: 'string',
          minLength: 1,
          maxLength: 512,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'userName',
        'token',
        'customerType',
        'firstTimeLogin',
        'passwordExpired',
        'passwordDefault',
      ],
      properties: {
        id: {
          type: 'string',
          description: 'Customer id.',
        },
        userName: {
          type: 'string',
        },
        token: {
          type: 'string',
          description: 'Opaque; goes into the header Authorization as it is.',
        },
        customerType: {
          type: 'integer',
          description: '0 player; 1, 2, 41, 42 agent; 4 trial.',
        },
        firstTimeLogin: {
          type: 'boolean',
        },
        passwordExpired: {
          type: 'boolean',
          description: 'The password is too old: with module PWDEXPFORCECHANGE3 on it has to be changed.',
        },
        passwordDefault: {
          type: 'boolean',
          description: 'The password is the one that somebody else gave the account: it has to be changed.',
        },
      },
    },
  },
  {
    name: 'session.login',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/session/login',
    aliases: [],
    moduleId: 'COMM3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['username', 'password'],
      properties: {
        username: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        password: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        },
        type: {
          type: 'string',
          enum: ['username', 'sms'],
          default: 'username',
        },
        captcha: {
          type: 'string',
          description: 'What the person read in the picture or heard.',
          maxLength: 12,
        },
        countryDialingCode: {
          type: 'string',
          maxLength: 8,
        },
        loginDeviceId: {
          type: 'string',
          description: 'Id the client keeps for itself.',
          maxLength: 64,
        },
        humanToken: {
          type: 'string',
          description: 'Token that verification.answer gave; needed while module GEETEST3 is on.',
          maxLength: 128,
        },
        entry: {
          type: 'string',
          enum: ['member', 'agent'],
          description: 'Where agents log in, nobody else does.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'userName',
        'token',
        'customerType',
        'firstTimeLogin',
        'passwordExpired',
        'passwordDefault',
      ],
      properties: {
        id: {
          type: 'string',
          description: 'Customer id.',
        },
        userName: {
          type: 'string',
        },
        token: {
          type: 'string',
          description: 'Opaque; goes into the header Authorization as it is.',
        },
        customerType: {
          type: 'integer',
          description: '0 player; 1, 2, 41, 42 agent; 4 trial.',
        },
        firstTimeLogin: {
          type: 'boolean',
        },
        passwordExpired: {
          type: 'boolean',
          description: 'The password is too old: with module PWDEXPFORCECHANGE3 on it has to be changed.',
        },
        passwordDefault: {
          type: 'boolean',
          description: 'The password is the one that somebody else gave the account: it has to be changed.',
        },
      },
    },
  },
  {
    name: 'session.logout',
    method: 'POST',
    alsoMethods: ['DELETE'],
    path: '/wps/session/logout',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
  },
  {
    name: 'session.passkey',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/session/passkey',
    aliases: [],
    moduleId: 'COMM3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['answer'],
      properties: {
        answer: {
          type: 'string',
          minLength: 1,
          maxLength: 8192,
          description: 'JSON of the credential that the browser gave.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'userName',
        'token',
        'customerType',
        'firstTimeLogin',
        'passwordExpired',
        'passwordDefault',
      ],
      properties: {
        id: {
          type: 'string',
          description: 'Customer id.',
        },
        userName: {
          type: 'string',
        },
        token: {
          type: 'string',
          description: 'Opaque; goes into the header Authorization as it is.',
        },
        customerType: {
          type: 'integer',
          description: '0 player; 1, 2, 41, 42 agent; 4 trial.',
        },
        firstTimeLogin: {
          type: 'boolean',
        },
        passwordExpired: {
          type: 'boolean',
          description: 'The password is too old: with module PWDEXPFORCECHANGE3 on it has to be changed.',
        },
        passwordDefault: {
          type: 'boolean',
          description: 'The password is the one that somebody else gave the account: it has to be changed.',
        },
      },
    },
  },
  {
    name: 'session.sendStepUpCode',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/session/login/verification/code',
    aliases: [],
    moduleId: 'LOGINIPVERF3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['ticket', 'method'],
      properties: {
        ticket: {
          type: 'string',
          description: 'From the refusal login_verify_required.',
          minLength: 1,
          maxLength: 128,
        },
        method: {
          type: 'string',
          enum: ['sms', 'email'],
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['expiredMinutes', 'resendSeconds'],
      properties: {
        expiredMinutes: {
          type: 'integer',
          description: 'How long the code is good.',
        },
        resendSeconds: {
          type: 'integer',
          description: 'Earliest next sending.',
        },
      },
    },
  },
  {
    name: 'session.startPasskey',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/session/passkey/challenge',
    aliases: [],
    moduleId: 'COMM3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        ticket: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
          description: 'From the refusal login_verify_required, where a passkey is to prove that login.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['options'],
      properties: {
        options: {
          type: 'string',
          description: "JSON, as the browser's own parser of WebAuthn takes it.",
        },
      },
    },
  },
  {
    name: 'session.startProvider',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/session/login/provider',
    aliases: [],
    moduleId: 'COMM3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['provider'],
      properties: {
        provider: {
          type: 'string',
          minLength: 1,
          maxLength: 32,
          description: 'Id of a provider, for example google.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['url'],
      properties: {
        url: {
          type: 'string',
          description: 'Address for the window.',
        },
      },
    },
  },
  {
    name: 'session.stepUp',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/session/login/verification',
    aliases: [],
    moduleId: 'LOGIN3',
    alsoModuleIds: ['LOGINIPVERF3'],
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['ticket', 'method', 'answer'],
      properties: {
        ticket: {
          type: 'string',
          description: 'From the refusal login_verify_required; good for one login.',
          minLength: 1,
          maxLength: 128,
        },
        method: {
          type: 'string',
          enum: ['sms', 'email', 'payeeName', 'authenticator', 'passkey'],
        },
        answer: {
          type: 'string',
          minLength: 1,
          description:
            'For a passkey, JSON of the credential that the browser gave for session.startPasskey.',
          maxLength: 8192,
        },
        trustDevice: {
          type: 'boolean',
          description: 'Ask nothing more in this browser for 30 days.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'userName',
        'token',
        'customerType',
        'firstTimeLogin',
        'passwordExpired',
        'passwordDefault',
      ],
      properties: {
        id: {
          type: 'string',
          description: 'Customer id.',
        },
        userName: {
          type: 'string',
        },
        token: {
          type: 'string',
          description: 'Opaque; goes into the header Authorization as it is.',
        },
        customerType: {
          type: 'integer',
          description: '0 player; 1, 2, 41, 42 agent; 4 trial.',
        },
        firstTimeLogin: {
          type: 'boolean',
        },
        passwordExpired: {
          type: 'boolean',
          description: 'The password is too old: with module PWDEXPFORCECHANGE3 on it has to be changed.',
        },
        passwordDefault: {
          type: 'boolean',
          description: 'The password is the one that somebody else gave the account: it has to be changed.',
        },
      },
    },
  },
  {
    name: 'session.trial',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/session/login/freeplay',
    aliases: [],
    moduleId: 'FREEPLAY3',
    token: 'optional',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        os: {
          type: 'string',
          maxLength: 64,
        },
        platform: {
          type: 'string',
          maxLength: 8,
        },
        Encryption: {
          type: 'string',
          description: 'Accepted and ignored: transport is TLS.',
          maxLength: 1024,
        },
        'X-Gateway-Version': {
          type: ['string', 'integer'],
          description: 'Accepted and ignored.',
          maxLength: 8,
          minimum: 0,
          maximum: 1000000,
        },
        loginDeviceId: {
          type: 'string',
          description: 'Id the client keeps for itself.',
          maxLength: 64,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'userName',
        'token',
        'customerType',
        'firstTimeLogin',
        'passwordExpired',
        'passwordDefault',
      ],
      properties: {
        id: {
          type: 'string',
          description: 'Customer id.',
        },
        userName: {
          type: 'string',
        },
        token: {
          type: 'string',
          description: 'Opaque; goes into the header Authorization as it is.',
        },
        customerType: {
          type: 'integer',
          description: '0 player; 1, 2, 41, 42 agent; 4 trial.',
        },
        firstTimeLogin: {
          type: 'boolean',
        },
        passwordExpired: {
          type: 'boolean',
          description: 'The password is too old: with module PWDEXPFORCECHANGE3 on it has to be changed.',
        },
        passwordDefault: {
          type: 'boolean',
          description: 'The password is the one that somebody else gave the account: it has to be changed.',
        },
      },
    },
  },
  {
    name: 'support.link',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/CSP_ImUrl',
    aliases: ['/wps/relay/WPSCORE_getCustomerServiceScript'],
    moduleId: 'COMM3',
    token: 'optional',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        key: {
          type: 'string',
          description:
            'Public key of this press alone: an uncompressed point on P-256, base64url. The link is encrypted to it; without one it comes as other clients of the wire contract unpack it.',
          pattern: '^[A-Za-z0-9_-]{87}$',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['version'],
      properties: {
        version: {
          type: 'object',
          additionalProperties: false,
          required: ['pathList'],
          properties: {
            pathList: {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['type', 'path'],
                properties: {
                  type: {
                    type: 'string',
                    description: 'What the link opens: chat.',
                  },
                  path: {
                    type: 'string',
                    description:
                      'Compact JWE (ECDH-ES, A256GCM) of the link; without a key the link in DES and base64, and the eight characters of its key behind it.',
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'system.consolidated',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/system/settings/consolidated',
    aliases: [],
    moduleId: 'COMM3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['register', 'whitelabel', 'imageCDNs', 'launchGameCDNs', 'timeZone', 'languages'],
      properties: {
        register: {
          type: 'object',
          additionalProperties: {
            type: 'object',
            additionalProperties: false,
            required: [
              'key',
              'type',
              'acceptedPattern',
              'patternId',
              'minLength',
              'maxLength',
              'enabled',
              'required',
              'order',
            ],
            properties: {
              key: {
                type: 'string',
              },
              type: {
                type: 'string',
                description: 'Input kind: text, password, tel, email, date.',
              },
              acceptedPattern: {
                type: 'string',
                description: 'Regular expression; `*` means any.',
              },
              patternId: {
                type: 'integer',
                description: 'Number of the pattern family.',
              },
              minLength: {
                type: 'integer',
              },
              maxLength: {
                type: 'integer',
              },
              enabled: {
                type: 'boolean',
              },
              required: {
                type: 'boolean',
              },
              order: {
                type: 'integer',
                description: 'Place in the form, from 0.',
              },
            },
          },
          description: 'Rules of the registration form by field.',
        },
        whitelabel: {
          type: 'object',
          additionalProperties: false,
          required: ['modId', 'enabled', 'childrenNodes'],
          properties: {
            modId: {
              type: 'string',
            },
            enabled: {
              type: 'string',
              enum: ['1', '0'],
            },
            childrenNodes: {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['modId', 'enabled', 'childrenNodes'],
                properties: {
                  modId: {
                    type: 'string',
                  },
                  enabled: {
                    type: 'string',
                    enum: ['1', '0'],
                  },
                  childrenNodes: {
                    type: 'array',
                    items: {
                      type: 'object',
                      additionalProperties: false,
                      required: ['modId', 'enabled', 'childrenNodes'],
                      properties: {
                        modId: {
                          type: 'string',
                        },
                        enabled: {
                          type: 'string',
                          enum: ['1', '0'],
                        },
                        childrenNodes: {
                          type: 'array',
                          items: {
                            type: 'object',
                            maxProperties: 0,
                          },
                          maxItems: 0,
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
        imageCDNs: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        launchGameCDNs: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        timeZone: {
          type: 'string',
          description: 'Name of the IANA database.',
        },
        languages: {
          type: 'array',
          items: {
            type: 'string',
          },
          description: 'Wire codes that people can choose.',
        },
      },
    },
  },
  {
    name: 'system.countries',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/system/country',
    aliases: [],
    moduleId: 'COMM3',
    token: 'none',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['code', 'name', 'dialingCode', 'minLength', 'maxLength'],
        properties: {
          code: {
            type: 'string',
            description: 'ISO 3166-1 alpha-2.',
          },
          name: {
            type: 'string',
            description: 'English name.',
          },
          dialingCode: {
            type: 'string',
            description: 'With plus sign.',
          },
          minLength: {
            type: 'integer',
            description: 'Digits of a national mobile number.',
          },
          maxLength: {
            type: 'integer',
          },
        },
      },
    },
  },
  {
    name: 'system.domainRoute',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/system/domainRoute',
    aliases: [],
    moduleId: 'COMM3',
    token: 'none',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        device: {
          type: 'string',
          maxLength: 16,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['domainList', 'resources'],
      properties: {
        domainList: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        resources: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['resourceType', 'url', 'qrCodeUrl', 'labelNameEn'],
            properties: {
              resourceType: {
                type: 'string',
              },
              url: {
                'x-identity': true,
                type: 'string',
              },
              qrCodeUrl: {
                type: 'string',
              },
              labelNameEn: {
                type: 'string',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'system.help',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/system/helpCenter',
    aliases: [],
    moduleId: 'COMM3',
    token: 'none',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        lang: {
          type: 'string',
          description: 'Wire code.',
          maxLength: 8,
        },
        device: {
          type: 'string',
          maxLength: 16,
        },
        search: {
          type: 'string',
          description: 'Words that a topic must have, in any order.',
          maxLength: 64,
        },
      },
    },
    response: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['title', 'tag', 'content'],
        properties: {
          title: {
            type: 'string',
          },
          tag: {
            'x-identity': true,
            type: 'string',
            description: 'Anchor of /help#tag.',
          },
          content: {
            type: 'string',
            description: 'HTML; the reader sanitises it.',
          },
        },
      },
    },
  },
  {
    name: 'system.installation',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/system/installation',
    aliases: [],
    moduleId: 'COMM3',
    token: 'none',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['demonstration', 'trial', 'providers'],
      properties: {
        demonstration: {
          type: 'boolean',
          description: 'Accounts with public passwords are good here, and no money is real.',
        },
        trial: {
          type: 'boolean',
          description: 'There are games, so that a free demo has something to play.',
        },
        providers: {
          type: 'array',
          items: {
            type: 'string',
          },
          description:
            'Ids of the identity providers that people can log in with, whatever the settings switch on.',
        },
      },
    },
  },
  {
    name: 'system.location',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/system/location',
    aliases: [],
    moduleId: 'COMM3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['country', 'dialingCode', 'regionRestriction'],
      properties: {
        country: {
          type: 'string',
          description: 'Two letters; empty where nothing says it.',
        },
        dialingCode: {
          type: 'string',
          description: 'Of the country, else that of the brand.',
        },
        regionRestriction: {
          type: 'boolean',
          description: 'The brand is closed to where the call comes from.',
        },
      },
    },
  },
  {
    name: 'system.registerSettings',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/system/setting/register',
    aliases: [],
    moduleId: 'REG3',
    token: 'none',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: [
          'key',
          'type',
          'acceptedPattern',
          'patternId',
          'minLength',
          'maxLength',
          'enabled',
          'required',
          'order',
        ],
        properties: {
          key: {
            type: 'string',
          },
          type: {
            type: 'string',
            description: 'Input kind: text, password, tel, email, date.',
          },
          acceptedPattern: {
            type: 'string',
            description: 'Regular expression; `*` means any.',
          },
          patternId: {
            type: 'integer',
            description: 'Number of the pattern family.',
          },
          minLength: {
            type: 'integer',
          },
          maxLength: {
            type: 'integer',
          },
          enabled: {
            type: 'boolean',
          },
          required: {
            type: 'boolean',
          },
          order: {
            type: 'integer',
            description: 'Place in the form, from 0.',
          },
        },
      },
    },
  },
  {
    name: 'system.senders',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/system/senders',
    aliases: [],
    moduleId: 'COMM3',
    token: 'none',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['sms', 'email'],
      properties: {
        sms: {
          type: 'boolean',
          description: 'A sender of SMS is set.',
        },
        email: {
          type: 'boolean',
          description: 'A sender of e-mail is set.',
        },
      },
    },
  },
  {
    name: 'system.status',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/system/status',
    aliases: ['/wps/v2/system/status'],
    moduleId: 'COMM3',
    token: 'none',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        host: {
          type: 'string',
          maxLength: 255,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['maintenance', 'maintenancePeriod', 'regionRestriction', 'location', 'info'],
      properties: {
        maintenance: {
          type: 'boolean',
        },
        maintenancePeriod: {
          description:
            'When it began and when it ends, in milliseconds since 1970; null while the platform is open.',
          type: ['object', 'null'],
          additionalProperties: false,
          required: ['maintainTime', 'endTime'],
          properties: {
            maintainTime: {
              type: 'integer',
            },
            endTime: {
              type: ['integer', 'null'],
              description: 'Null where the end is not known.',
            },
          },
        },
        regionRestriction: {
          type: 'boolean',
        },
        location: {
          type: 'string',
          description: 'ISO country of the caller where known.',
        },
        info: {
          type: 'object',
          additionalProperties: false,
          required: [
            'customerService',
            'domainRoute',
            'resources',
            'whitelabel',
            'register',
            'mainDomain',
            'analytics',
            'imageCDNs',
            'launchGameCDNs',
          ],
          properties: {
            customerService: {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['csType', 'path'],
                properties: {
                  csType: {
                    type: 'string',
                  },
                  path: {
                    type: 'string',
                  },
                },
              },
            },
            domainRoute: {
              type: 'array',
              items: {
                type: 'string',
              },
            },
            resources: {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['resourceType', 'url', 'qrCodeUrl', 'labelNameEn'],
                properties: {
                  resourceType: {
                    type: 'string',
                  },
                  url: {
                    type: 'string',
                  },
                  qrCodeUrl: {
                    type: 'string',
                  },
                  labelNameEn: {
                    type: 'string',
                  },
                },
              },
            },
            whitelabel: {
              type: 'object',
              additionalProperties: false,
              required: ['modId', 'enabled', 'childrenNodes'],
              properties: {
                modId: {
                  type: 'string',
                },
                enabled: {
                  type: 'string',
                  enum: ['1', '0'],
                },
                childrenNodes: {
                  type: 'array',
                  items: {
                    type: 'object',
                    additionalProperties: false,
                    required: ['modId', 'enabled', 'childrenNodes'],
                    properties: {
                      modId: {
                        type: 'string',
                      },
                      enabled: {
                        type: 'string',
                        enum: ['1', '0'],
                      },
                      childrenNodes: {
                        type: 'array',
                        items: {
                          type: 'object',
                          additionalProperties: false,
                          required: ['modId', 'enabled', 'childrenNodes'],
                          properties: {
                            modId: {
                              type: 'string',
                            },
                            enabled: {
                              type: 'string',
                              enum: ['1', '0'],
                            },
                            childrenNodes: {
                              type: 'array',
                              items: {
                                type: 'object',
                                maxProperties: 0,
                              },
                              maxItems: 0,
                            },
                          },
                        },
                      },
                    },
                  },
                },
              },
            },
            register: {
              type: 'object',
              additionalProperties: {
                type: 'object',
                additionalProperties: false,
                required: [
                  'key',
                  'type',
                  'acceptedPattern',
                  'patternId',
                  'minLength',
                  'maxLength',
                  'enabled',
                  'required',
                  'order',
                ],
                properties: {
                  key: {
                    type: 'string',
                  },
                  type: {
                    type: 'string',
                    description: 'Input kind: text, password, tel, email, date.',
                  },
                  acceptedPattern: {
                    type: 'string',
                    description: 'Regular expression; `*` means any.',
                  },
                  patternId: {
                    type: 'integer',
                    description: 'Number of the pattern family.',
                  },
                  minLength: {
                    type: 'integer',
                  },
                  maxLength: {
                    type: 'integer',
                  },
                  enabled: {
                    type: 'boolean',
                  },
                  required: {
                    type: 'boolean',
                  },
                  order: {
                    type: 'integer',
                    description: 'Place in the form, from 0.',
                  },
                },
              },
            },
            mainDomain: {
              type: 'string',
            },
            analytics: {
              type: 'object',
              additionalProperties: false,
              required: ['gtagId'],
              properties: {
                gtagId: {
                  type: 'string',
                },
              },
            },
            imageCDNs: {
              type: 'array',
              items: {
                type: 'string',
              },
            },
            launchGameCDNs: {
              type: 'array',
              items: {
                type: 'string',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'system.templates',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/system/templates',
    aliases: [],
    moduleId: 'COMM3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'device', 'schemes'],
        properties: {
          name: {
            type: 'string',
          },
          device: {
            type: 'string',
            enum: ['WEB'],
          },
          schemes: {
            type: 'array',
            items: {
              type: 'string',
              enum: ['light', 'dark'],
            },
          },
        },
      },
    },
  },
  {
    name: 'system.whitelabel',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/system/whitelabel',
    aliases: [],
    moduleId: 'COMM3',
    token: 'none',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['modId', 'enabled', 'childrenNodes'],
      properties: {
        modId: {
          type: 'string',
        },
        enabled: {
          type: 'string',
          enum: ['1', '0'],
        },
        childrenNodes: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['modId', 'enabled', 'childrenNodes'],
            properties: {
              modId: {
                type: 'string',
              },
              enabled: {
                type: 'string',
                enum: ['1', '0'],
              },
              childrenNodes: {
                type: 'array',
                items: {
                  type: 'object',
                  additionalProperties: false,
                  required: ['modId', 'enabled', 'childrenNodes'],
                  properties: {
                    modId: {
                      type: 'string',
                    },
                    enabled: {
                      type: 'string',
                      enum: ['1', '0'],
                    },
                    childrenNodes: {
                      type: 'array',
                      items: {
                        type: 'object',
                        maxProperties: 0,
                      },
                      maxItems: 0,
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'transfers.form',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/agent/transferEnabled',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        to: {
          type: 'string',
          enum: ['upline', 'downline'],
          description:
            'An agent asks about members below where it is left out, everyone else about the one above.',
        },
        account: {
          type: 'string',
          maxLength: 64,
          description: 'Who gets the money, for a transfer to a member below.',
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['enabled', 'standing', 'recipient', 'terms'],
      properties: {
        enabled: {
          type: 'boolean',
          description: 'Whether the brand has transfers in this direction open.',
        },
        standing: {
          type: 'string',
          enum: [
            'ready',
            'noFundPassword',
            'held',
            'turnoverLeft',
            'identityDue',
            'noneLeftToday',
            'noRecipient',
            'closed',
          ],
          description: 'The first reason why nothing can be sent; ready where there is none.',
        },
        recipient: {
          type: 'object',
          additionalProperties: false,
          required: ['account', 'nickname'],
          properties: {
            account: {
              type: 'string',
              description: 'Masked where it is the member above.',
            },
            nickname: {
              type: 'string',
            },
          },
        },
        terms: {
          type: 'object',
          additionalProperties: false,
          required: ['available', 'minimum', 'maximum', 'left', 'turnoverLeft', 'currency', 'symbol'],
          properties: {
            available: {
              type: 'string',
              'x-unit': 'money',
            },
            minimum: {
              type: 'string',
              'x-unit': 'money',
            },
            maximum: {
              type: 'string',
              'x-unit': 'money',
            },
            left: {
              type: 'string',
              description: 'What is left of what a member sends in 24 hours.',
              'x-unit': 'money',
            },
            turnoverLeft: {
              type: 'string',
              description: 'What must still be staked first.',
              'x-unit': 'money',
            },
            currency: {
              type: 'string',
            },
            symbol: {
              type: 'string',
            },
          },
        },
      },
    },
  },
  {
    name: 'transfers.list',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/agent/transfers',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        pageNo: {
          type: 'integer',
          minimum: 1,
          maximum: 100000,
        },
        pageSize: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['symbol', 'zone', 'rows', 'pageNum', 'totalPages', 'totalCount'],
      properties: {
        symbol: {
          type: 'string',
        },
        zone: {
          type: 'string',
        },
        rows: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'time', 'way', 'nickname', 'reference', 'amount'],
            properties: {
              id: {
                type: 'string',
              },
              time: {
                type: 'string',
              },
              way: {
                type: 'string',
                enum: ['sent', 'received'],
              },
              nickname: {
                type: 'string',
                description: 'Who got it, or who sent it.',
              },
              reference: {
                type: 'string',
              },
              amount: {
                type: 'string',
                description: 'Decimal with all places of its currency.',
                pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                'x-unit': 'money',
              },
            },
          },
        },
        pageNum: {
          type: 'integer',
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'transfers.toDownline',
    method: 'PUT',
    alsoMethods: ['POST'],
    path: '/wps/agent/transferDownline',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: true,
    layout: false,
    changes: ['transfers.list', 'transfers.form', 'wallet.balance', 'records.account'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['account', 'amount', 'fundPassword'],
      properties: {
        account: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        amount: {
          type: 'string',
          minLength: 1,
          maxLength: 20,
          description: 'Decimal text with at most the places of its currency.',
        },
        fundPassword: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
          writeOnly: true,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'nickname', 'amount', 'balance', 'currency'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
        nickname: {
          type: 'string',
          description: 'Who got it.',
        },
        amount: {
          type: 'string',
          description: 'Decimal with all places of its currency.',
          'x-unit': 'money',
        },
        balance: {
          type: 'string',
          description: 'What the sender has left.',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
      },
    },
  },
  {
    name: 'transfers.toUpline',
    method: 'PUT',
    alsoMethods: ['POST'],
    path: '/wps/agent/transferUpline',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: true,
    layout: false,
    changes: ['transfers.list', 'transfers.form', 'wallet.balance', 'records.account'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['amount', 'fundPassword'],
      properties: {
        amount: {
          type: 'string',
          minLength: 1,
          maxLength: 20,
          description: 'Decimal text with at most the places of its currency.',
        },
        fundPassword: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
          writeOnly: true,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'nickname', 'amount', 'balance', 'currency'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9]{1,18}$',
        },
        nickname: {
          type: 'string',
          description: 'Who got it.',
        },
        amount: {
          type: 'string',
          description: 'Decimal with all places of its currency.',
          'x-unit': 'money',
        },
        balance: {
          type: 'string',
          description: 'What the sender has left.',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
      },
    },
  },
  {
    name: 'verification.answer',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/verification/answer',
    aliases: [],
    moduleId: 'GEETEST3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        offset: {
          type: 'number',
          minimum: 0,
          maximum: 4096,
          description: 'Slider: left edge of the piece in CSS pixels.',
        },
        number: {
          type: 'integer',
          description: 'Work: the number found.',
          minimum: 0,
          maximum: 100000000,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['token', 'expiresInSeconds'],
      properties: {
        token: {
          type: 'string',
          description: 'Goes with the next login, registration or SMS request as humanToken. Single use.',
        },
        expiresInSeconds: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'verification.challenge',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/verification/challenge',
    aliases: ['/wps/captcha/geetest'],
    moduleId: 'GEETEST3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        kind: {
          type: 'string',
          enum: ['slider', 'work'],
          default: 'slider',
        },
        t: {
          type: 'string',
          maxLength: 64,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'kind', 'expiresInSeconds', 'attemptsLeft'],
      properties: {
        id: {
          type: 'string',
        },
        kind: {
          type: 'string',
          enum: ['slider', 'work'],
        },
        expiresInSeconds: {
          type: 'integer',
        },
        attemptsLeft: {
          type: 'integer',
        },
        slider: {
          type: 'object',
          additionalProperties: false,
          required: ['puzzle', 'piece', 'width', 'height', 'pieceWidth'],
          properties: {
            puzzle: {
              type: 'string',
              description: 'PNG in base64 with the gap.',
            },
            piece: {
              type: 'string',
              description: 'PNG in base64, as high as the puzzle.',
            },
            width: {
              type: 'integer',
              description: 'Puzzle width in CSS pixels.',
            },
            height: {
              type: 'integer',
            },
            pieceWidth: {
              type: 'integer',
            },
          },
        },
        work: {
          type: 'object',
          additionalProperties: false,
          required: ['algorithm', 'salt', 'target', 'maximum'],
          properties: {
            algorithm: {
              type: 'string',
              const: 'SHA-256',
            },
            salt: {
              type: 'string',
            },
            target: {
              type: 'string',
              description: 'Hex of SHA-256(salt + number in decimal).',
            },
            maximum: {
              type: 'integer',
              description: 'The number is from 0 to this.',
            },
          },
        },
      },
    },
  },
  {
    name: 'verification.proveRegisterCode',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/verification/sms/register/check',
    aliases: [],
    moduleId: 'REGMOBVERF3',
    alsoModuleIds: ['MOBILENUMREG3'],
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['attempt', 'mobileNo', 'verificationCode'],
      properties: {
        attempt: {
          type: 'string',
          description: 'Token of the attempt, from member.checkRegistration.',
          minLength: 1,
          maxLength: 128,
        },
        mobileNo: {
          type: 'string',
          minLength: 4,
          maxLength: 20,
        },
        countryDialingCode: {
          type: 'string',
          maxLength: 8,
        },
        verificationCode: {
          type: 'string',
          description: 'Code from the SMS.',
          maxLength: 12,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      properties: {},
    },
  },
  {
    name: 'verification.sendLoginCode',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/verification/sms/noLogin',
    aliases: [],
    moduleId: 'VERIFICATION3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['mobileNum'],
      properties: {
        mobileNum: {
          type: 'string',
          minLength: 4,
          maxLength: 20,
        },
        countryDialingCode: {
          type: 'string',
          maxLength: 8,
        },
        humanToken: {
          type: 'string',
          description: 'Token that verification.answer gave; needed while module GEETEST3 is on.',
          maxLength: 128,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['expiredMinutes', 'resendSeconds'],
      properties: {
        expiredMinutes: {
          type: 'integer',
          description: 'How long the code is good.',
        },
        resendSeconds: {
          type: 'integer',
          description: 'Earliest next sending.',
        },
      },
    },
  },
  {
    name: 'verification.sendRegisterCode',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/verification/sms/register',
    aliases: [],
    moduleId: 'REGMOBVERF3',
    alsoModuleIds: ['MOBILENUMREG3'],
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['mobileNo'],
      properties: {
        mobileNo: {
          type: 'string',
          minLength: 4,
          maxLength: 20,
        },
        countryDialingCode: {
          type: 'string',
          maxLength: 8,
        },
        humanToken: {
          type: 'string',
          description: 'Token that verification.answer gave; needed while module GEETEST3 is on.',
          maxLength: 128,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['expiredMinutes', 'resendSeconds'],
      properties: {
        expiredMinutes: {
          type: 'integer',
          description: 'How long the code is good.',
        },
        resendSeconds: {
          type: 'integer',
          description: 'Earliest next sending.',
        },
      },
    },
  },
  {
    name: 'verification.sendResetCode',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/member/password/sms',
    aliases: [],
    moduleId: 'PWRESETSMS3',
    token: 'none',
    envelope: true,
    money: false,
    layout: false,
    changes: [],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['mobileNum'],
      properties: {
        mobileNum: {
          type: 'string',
          minLength: 4,
          maxLength: 20,
        },
        countryDialingCode: {
          type: 'string',
          maxLength: 8,
        },
        humanToken: {
          type: 'string',
          description: 'Token that verification.answer gave; needed while module GEETEST3 is on.',
          maxLength: 128,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['expiredMinutes', 'resendSeconds'],
      properties: {
        expiredMinutes: {
          type: 'integer',
          description: 'How long the code is good.',
        },
        resendSeconds: {
          type: 'integer',
          description: 'Earliest next sending.',
        },
      },
    },
  },
  {
    name: 'wallet.balance',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/v2/wallets/balance',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        typeId: {
          type: 'integer',
          description: '0: every wallet.',
          minimum: 0,
          maximum: 99,
          default: 0,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['sumBalance', 'balance', 'currency', 'currencySymbol'],
      properties: {
        sumBalance: {
          type: 'string',
          description: 'Decimal with all places of its currency.',
          pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        balance: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['accountTypeId', 'availBalance'],
            properties: {
              accountTypeId: {
                type: 'integer',
              },
              availBalance: {
                type: 'string',
                description: 'Decimal with all places of its currency.',
                pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
                'x-unit': 'money',
              },
            },
          },
        },
        currency: {
          type: 'string',
          description: 'ISO 4217.',
        },
        currencySymbol: {
          type: 'string',
        },
      },
    },
  },
  {
    name: 'wallet.betweenSubs',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/wallets/transferSubToSubWallet',
    aliases: [],
    moduleId: 'FUNDTRANS3',
    token: 'required',
    envelope: true,
    money: true,
    layout: false,
    portal: false,
    changes: ['wallet.balance', 'wallet.list'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['fromTypeId', 'toTypeId', 'amount'],
      properties: {
        fromTypeId: {
          type: ['integer', 'string'],
          description: 'accountTypeId; a form sends it as a text.',
          minimum: 1,
          maximum: 1000000,
          pattern: '^[1-9][0-9]{0,5}$',
        },
        toTypeId: {
          type: ['integer', 'string'],
          description: 'accountTypeId; a form sends it as a text.',
          minimum: 1,
          maximum: 1000000,
          pattern: '^[1-9][0-9]{0,5}$',
        },
        amount: {
          type: 'string',
          description: 'Decimal of the currency.',
          minLength: 1,
          maxLength: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['from', 'to', 'amount', 'currency'],
      properties: {
        from: {
          type: 'object',
          additionalProperties: false,
          required: ['accountTypeId', 'availBalance'],
          properties: {
            accountTypeId: {
              type: 'integer',
            },
            availBalance: {
              type: 'string',
              description: 'Decimal with all places of its currency.',
              pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
              'x-unit': 'money',
            },
          },
        },
        to: {
          type: 'object',
          additionalProperties: false,
          required: ['accountTypeId', 'availBalance'],
          properties: {
            accountTypeId: {
              type: 'integer',
            },
            availBalance: {
              type: 'string',
              description: 'Decimal with all places of its currency.',
              pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
              'x-unit': 'money',
            },
          },
        },
        amount: {
          type: 'string',
          description: 'Decimal with all places of its currency.',
          pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
      },
    },
  },
  {
    name: 'wallet.fromMain',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/wallets/transferFromMainWallet',
    aliases: [],
    moduleId: 'FUNDTRANS3',
    token: 'required',
    envelope: true,
    money: true,
    layout: false,
    portal: false,
    changes: ['wallet.balance', 'wallet.list'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['typeId', 'amount'],
      properties: {
        typeId: {
          type: ['integer', 'string'],
          description: 'accountTypeId; a form sends it as a text.',
          minimum: 1,
          maximum: 1000000,
          pattern: '^[1-9][0-9]{0,5}$',
        },
        amount: {
          type: 'string',
          description: 'Decimal of the currency.',
          minLength: 1,
          maxLength: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['from', 'to', 'amount', 'currency'],
      properties: {
        from: {
          type: 'object',
          additionalProperties: false,
          required: ['accountTypeId', 'availBalance'],
          properties: {
            accountTypeId: {
              type: 'integer',
            },
            availBalance: {
              type: 'string',
              description: 'Decimal with all places of its currency.',
              pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
              'x-unit': 'money',
            },
          },
        },
        to: {
          type: 'object',
          additionalProperties: false,
          required: ['accountTypeId', 'availBalance'],
          properties: {
            accountTypeId: {
              type: 'integer',
            },
            availBalance: {
              type: 'string',
              description: 'Decimal with all places of its currency.',
              pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
              'x-unit': 'money',
            },
          },
        },
        amount: {
          type: 'string',
          description: 'Decimal with all places of its currency.',
          pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
      },
    },
  },
  {
    name: 'wallet.list',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/wallets',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['accountTypeId', 'accountTypeName', 'availBalance', 'locked'],
        properties: {
          accountTypeId: {
            type: 'integer',
          },
          accountTypeName: {
            type: 'string',
            description: 'Name of the provider; empty for the main wallet.',
          },
          availBalance: {
            type: 'string',
            description: 'Decimal with all places of its currency.',
            pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
            'x-unit': 'money',
          },
          locked: {
            type: 'boolean',
          },
        },
      },
    },
  },
  {
    name: 'wallet.lockByType',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/wallets/lockStatusByType',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['typeId'],
      properties: {
        typeId: {
          type: 'integer',
          description: 'accountTypeId; 1 is the main wallet.',
          minimum: 1,
          maximum: 1000000,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['accountTypeId', 'locked'],
      properties: {
        accountTypeId: {
          type: 'integer',
        },
        locked: {
          type: 'boolean',
          description: 'Its provider is closed: money goes out of it only.',
        },
      },
    },
  },
  {
    name: 'wallet.locks',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/wallets/lockStatus',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['accountTypeId', 'locked'],
        properties: {
          accountTypeId: {
            type: 'integer',
          },
          locked: {
            type: 'boolean',
            description: 'Its provider is closed: money goes out of it only.',
          },
        },
      },
    },
  },
  {
    name: 'wallet.merchant',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/GCS_merchantWallet',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['isSingle'],
      properties: {
        isSingle: {
          type: 'boolean',
          description: 'Every game plays with the main wallet.',
        },
      },
    },
  },
  {
    name: 'wallet.pending',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/v2/wallets/pending',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['symbol', 'rows'],
      properties: {
        symbol: {
          type: 'string',
        },
        rows: {
          type: 'array',
          description:
            'Money that is on its way in or out, by what it waits for; nothing where nothing waits.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['kind', 'count', 'amount'],
            properties: {
              kind: {
                type: 'string',
                enum: ['withdrawals', 'deposits', 'rounds', 'tickets'],
              },
              count: {
                type: 'integer',
                minimum: 1,
              },
              amount: {
                type: 'string',
                description: 'Decimal text.',
                'x-unit': 'money',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'wallet.toMain',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/wallets/transferToMainWallet',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: true,
    layout: false,
    changes: ['wallet.balance', 'wallet.list'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['typeId'],
      properties: {
        typeId: {
          type: ['integer', 'string'],
          description: 'accountTypeId; a form sends it as a text.',
          minimum: 1,
          maximum: 1000000,
          pattern: '^[1-9][0-9]{0,5}$',
        },
        amount: {
          type: 'string',
          description: 'Decimal of the currency; all there is where it is left out.',
          minLength: 1,
          maxLength: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['from', 'to', 'amount', 'currency'],
      properties: {
        from: {
          type: 'object',
          additionalProperties: false,
          required: ['accountTypeId', 'availBalance'],
          properties: {
            accountTypeId: {
              type: 'integer',
            },
            availBalance: {
              type: 'string',
              description: 'Decimal with all places of its currency.',
              pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
              'x-unit': 'money',
            },
          },
        },
        to: {
          type: 'object',
          additionalProperties: false,
          required: ['accountTypeId', 'availBalance'],
          properties: {
            accountTypeId: {
              type: 'integer',
            },
            availBalance: {
              type: 'string',
              description: 'Decimal with all places of its currency.',
              pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
              'x-unit': 'money',
            },
          },
        },
        amount: {
          type: 'string',
          description: 'Decimal with all places of its currency.',
          pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
      },
    },
  },
  {
    name: 'wallet.transfer',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/relay/GCS_walletTransfer',
    aliases: [],
    moduleId: 'FUNDTRANS3',
    token: 'required',
    envelope: true,
    money: true,
    layout: false,
    changes: ['wallet.balance', 'wallet.list'],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['from', 'to', 'amount'],
      properties: {
        from: {
          type: 'integer',
          description: 'accountTypeId; 1 is the main wallet.',
          minimum: 1,
          maximum: 1000000,
        },
        to: {
          type: 'integer',
          description: 'accountTypeId; 1 is the main wallet.',
          minimum: 1,
          maximum: 1000000,
        },
        amount: {
          type: 'string',
          description: 'Decimal of the currency.',
          minLength: 1,
          maxLength: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['from', 'to', 'amount', 'currency'],
      properties: {
        from: {
          type: 'object',
          additionalProperties: false,
          required: ['accountTypeId', 'availBalance'],
          properties: {
            accountTypeId: {
              type: 'integer',
            },
            availBalance: {
              type: 'string',
              description: 'Decimal with all places of its currency.',
              pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
              'x-unit': 'money',
            },
          },
        },
        to: {
          type: 'object',
          additionalProperties: false,
          required: ['accountTypeId', 'availBalance'],
          properties: {
            accountTypeId: {
              type: 'integer',
            },
            availBalance: {
              type: 'string',
              description: 'Decimal with all places of its currency.',
              pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
              'x-unit': 'money',
            },
          },
        },
        amount: {
          type: 'string',
          description: 'Decimal with all places of its currency.',
          pattern: '^-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,4})?$',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
      },
    },
  },
  {
    name: 'wallet.transferLock',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/wallets/lockTransStatus',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    portal: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['locked'],
      properties: {
        locked: {
          type: 'boolean',
          description: 'No money goes into wallets of providers.',
        },
      },
    },
  },
  {
    name: 'withdrawals.answer',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/transaction/withdraw/info',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: [
      'withdrawals.list',
      'withdrawals.detail',
      'withdrawals.form',
      'wallet.balance',
      'wallet.pending',
    ],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'text'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 18,
        },
        text: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'status',
        'amount',
        'fee',
        'currency',
        'reason',
        'createdAt',
        'awaitsReceipt',
        'receipt',
      ],
      properties: {
        id: {
          type: 'string',
        },
        status: {
          type: 'string',
          enum: [
            'submitted',
            'reviewing',
            'infoNeeded',
            'processing',
            'paidOut',
            'completed',
            'rejected',
            'returned',
          ],
        },
        amount: {
          type: 'string',
          description: 'Decimal text: what left the wallet.',
          'x-unit': 'money',
        },
        fee: {
          type: 'string',
          description: 'Decimal text: the part of it that is kept.',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
        reason: {
          type: 'string',
          description: 'Why it was refused or returned, or what is asked for; else empty.',
        },
        createdAt: {
          type: 'string',
          description: 'ISO 8601, UTC.',
        },
        awaitsReceipt: {
          type: 'boolean',
          description: 'The member has yet to say whether it arrived.',
        },
        receipt: {
          type: 'string',
          enum: [
            'none',
            'pending',
            'received',
            'autoReceived',
            'underReview',
            'toppedUp',
            'confirmedPaid',
            'refunded',
          ],
        },
      },
    },
  },
  {
    name: 'withdrawals.cancel',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/transaction/withdraw/cancel',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    changes: [
      'withdrawals.list',
      'withdrawals.detail',
      'withdrawals.form',
      'wallet.balance',
      'wallet.pending',
    ],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 18,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'status',
        'amount',
        'fee',
        'currency',
        'reason',
        'createdAt',
        'awaitsReceipt',
        'receipt',
      ],
      properties: {
        id: {
          type: 'string',
        },
        status: {
          type: 'string',
          enum: [
            'submitted',
            'reviewing',
            'infoNeeded',
            'processing',
            'paidOut',
            'completed',
            'rejected',
            'returned',
          ],
        },
        amount: {
          type: 'string',
          description: 'Decimal text: what left the wallet.',
          'x-unit': 'money',
        },
        fee: {
          type: 'string',
          description: 'Decimal text: the part of it that is kept.',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
        reason: {
          type: 'string',
          description: 'Why it was refused or returned, or what is asked for; else empty.',
        },
        createdAt: {
          type: 'string',
          description: 'ISO 8601, UTC.',
        },
        awaitsReceipt: {
          type: 'boolean',
          description: 'The member has yet to say whether it arrived.',
        },
        receipt: {
          type: 'string',
          enum: [
            'none',
            'pending',
            'received',
            'autoReceived',
            'underReview',
            'toppedUp',
            'confirmedPaid',
            'refunded',
          ],
        },
      },
    },
  },
  {
    name: 'withdrawals.detail',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/transaction/withdraw/detail',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 18,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['withdrawal', 'account', 'expectedHours', 'mayCancel', 'track', 'steps'],
      properties: {
        withdrawal: {
          type: 'object',
          additionalProperties: false,
          required: [
            'id',
            'status',
            'amount',
            'fee',
            'currency',
            'reason',
            'createdAt',
            'awaitsReceipt',
            'receipt',
          ],
          properties: {
            id: {
              type: 'string',
            },
            status: {
              type: 'string',
              enum: [
                'submitted',
                'reviewing',
                'infoNeeded',
                'processing',
                'paidOut',
                'completed',
                'rejected',
                'returned',
              ],
            },
            amount: {
              type: 'string',
              description: 'Decimal text: what left the wallet.',
              'x-unit': 'money',
            },
            fee: {
              type: 'string',
              description: 'Decimal text: the part of it that is kept.',
              'x-unit': 'money',
            },
            currency: {
              type: 'string',
            },
            reason: {
              type: 'string',
              description: 'Why it was refused or returned, or what is asked for; else empty.',
            },
            createdAt: {
              type: 'string',
              description: 'ISO 8601, UTC.',
            },
            awaitsReceipt: {
              type: 'boolean',
              description: 'The member has yet to say whether it arrived.',
            },
            receipt: {
              type: 'string',
              enum: [
                'none',
                'pending',
                'received',
                'autoReceived',
                'underReview',
                'toppedUp',
                'confirmedPaid',
                'refunded',
              ],
            },
          },
        },
        account: {
          type: 'string',
          description: 'Bank or wallet, with the last digits.',
        },
        expectedHours: {
          type: 'integer',
          description: 'Hours from the request in which a payment of this method usually arrives.',
        },
        mayCancel: {
          type: 'boolean',
          description: 'The brand allows it, the review has not begun, and the member is on no break.',
        },
        track: {
          type: 'object',
          additionalProperties: false,
          required: ['submitted', 'reviewing', 'processing', 'paidOut', 'completed'],
          properties: {
            submitted: {
              type: 'object',
              additionalProperties: false,
              required: ['state', 'at'],
              properties: {
                state: {
                  type: 'string',
                  enum: ['done', 'current', 'upcoming', 'failed'],
                },
                at: {
                  type: ['string', 'null'],
                  description: 'ISO 8601, UTC.',
                },
              },
            },
            reviewing: {
              type: 'object',
              additionalProperties: false,
              required: ['state', 'at'],
              properties: {
                state: {
                  type: 'string',
                  enum: ['done', 'current', 'upcoming', 'failed'],
                },
                at: {
                  type: ['string', 'null'],
                  description: 'ISO 8601, UTC.',
                },
              },
            },
            processing: {
              type: 'object',
              additionalProperties: false,
              required: ['state', 'at'],
              properties: {
                state: {
                  type: 'string',
                  enum: ['done', 'current', 'upcoming', 'failed'],
                },
                at: {
                  type: ['string', 'null'],
                  description: 'ISO 8601, UTC.',
                },
              },
            },
            paidOut: {
              type: 'object',
              additionalProperties: false,
              required: ['state', 'at'],
              properties: {
                state: {
                  type: 'string',
                  enum: ['done', 'current', 'upcoming', 'failed'],
                },
                at: {
                  type: ['string', 'null'],
                  description: 'ISO 8601, UTC.',
                },
              },
            },
            completed: {
              type: 'object',
              additionalProperties: false,
              required: ['state', 'at'],
              properties: {
                state: {
                  type: 'string',
                  enum: ['done', 'current', 'upcoming', 'failed'],
                },
                at: {
                  type: ['string', 'null'],
                  description: 'ISO 8601, UTC.',
                },
              },
            },
          },
        },
        steps: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['what', 'note', 'at'],
            properties: {
              what: {
                type: 'string',
                description: 'A status, or receipt.<status>.',
              },
              note: {
                type: 'string',
              },
              at: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'withdrawals.form',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/relay/MCSFE_getWithdrawSettings',
    aliases: ['/wps/relay/MCS2_getWithdrawSettings'],
    moduleId: 'COMM3',
    alsoModuleIds: ['DPSTBAS3'],
    token: 'required',
    envelope: true,
    money: false,
    layout: false,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        groupId: {
          type: 'string',
          maxLength: 16,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['standing', 'accounts', 'minimumAmount', 'maximumAmount', 'terms', 'pending'],
      properties: {
        standing: {
          type: 'string',
          enum: ['ready', 'turnoverLeft', 'noneLeftToday', 'noFundPassword', 'noAccount', 'held', 'closed'],
        },
        accounts: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['id', 'kind', 'name', 'holder', 'masked'],
            properties: {
              id: {
                type: 'string',
              },
              kind: {
                type: 'string',
                enum: ['bank', 'wallet'],
              },
              name: {
                type: 'string',
                description: 'Bank or wallet.',
              },
              holder: {
                type: 'string',
              },
              masked: {
                type: 'string',
                description: 'The last digits of the number.',
              },
            },
          },
        },
        minimumAmount: {
          type: 'string',
          description: 'As in the terms, under the name that clients of the wire contract read.',
          'x-unit': 'money',
        },
        maximumAmount: {
          type: 'string',
          description: 'Likewise.',
          'x-unit': 'money',
        },
        terms: {
          type: 'object',
          additionalProperties: false,
          required: [
            'available',
            'minimum',
            'maximum',
            'fee',
            'currency',
            'leftToday',
            'bankHours',
            'walletHours',
            'turnoverLeft',
          ],
          properties: {
            available: {
              type: 'string',
              'x-unit': 'money',
            },
            minimum: {
              type: 'string',
              'x-unit': 'money',
            },
            maximum: {
              type: 'string',
              'x-unit': 'money',
            },
            fee: {
              type: 'string',
              'x-unit': 'money',
            },
            currency: {
              type: 'string',
            },
            leftToday: {
              type: 'integer',
              description: 'Withdrawals left today.',
            },
            bankHours: {
              type: 'integer',
              description: 'Hours from the request in which a payment to a bank usually arrives.',
            },
            walletHours: {
              type: 'integer',
              description: 'As `bankHours`, to an e-wallet.',
            },
            turnoverLeft: {
              type: 'string',
              description: 'What must still be staked first.',
              'x-unit': 'money',
            },
          },
        },
        pending: {
          anyOf: [
            {
              type: 'object',
              additionalProperties: false,
              required: [
                'id',
                'status',
                'amount',
                'fee',
                'currency',
                'reason',
                'createdAt',
                'awaitsReceipt',
                'receipt',
              ],
              properties: {
                id: {
                  type: 'string',
                },
                status: {
                  type: 'string',
                  enum: [
                    'submitted',
                    'reviewing',
                    'infoNeeded',
                    'processing',
                    'paidOut',
                    'completed',
                    'rejected',
                    'returned',
                  ],
                },
                amount: {
                  type: 'string',
                  description: 'Decimal text: what left the wallet.',
                  'x-unit': 'money',
                },
                fee: {
                  type: 'string',
                  description: 'Decimal text: the part of it that is kept.',
                  'x-unit': 'money',
                },
                currency: {
                  type: 'string',
                },
                reason: {
                  type: 'string',
                  description: 'Why it was refused or returned, or what is asked for; else empty.',
                },
                createdAt: {
                  type: 'string',
                  description: 'ISO 8601, UTC.',
                },
                awaitsReceipt: {
                  type: 'boolean',
                  description: 'The member has yet to say whether it arrived.',
                },
                receipt: {
                  type: 'string',
                  enum: [
                    'none',
                    'pending',
                    'received',
                    'autoReceived',
                    'underReview',
                    'toppedUp',
                    'confirmedPaid',
                    'refunded',
                  ],
                },
              },
            },
            {
              type: 'null',
            },
          ],
          description: 'The one that is under way.',
        },
      },
    },
  },
  {
    name: 'withdrawals.hold',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/transaction/withdraw/hold',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {},
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['until', 'reason'],
      properties: {
        until: {
          type: ['string', 'null'],
          description: 'When withdrawals are taken again, as an ISO instant; null where they are.',
        },
        reason: {
          enum: ['email', 'mobile', 'authenticator', 'passkey', 'password', 'questions', null],
          description: 'What was changed.',
        },
      },
    },
  },
  {
    name: 'withdrawals.list',
    method: 'GET',
    alsoMethods: [],
    path: '/wps/report/withdrawTransaction',
    aliases: [],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: false,
    layout: true,
    request: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: {
        pageNo: {
          type: 'integer',
          minimum: 1,
          maximum: 10000,
          default: 1,
        },
        pageSize: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 20,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['rows', 'totalPages', 'totalCount'],
      properties: {
        rows: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: [
              'id',
              'status',
              'amount',
              'fee',
              'currency',
              'reason',
              'createdAt',
              'awaitsReceipt',
              'receipt',
            ],
            properties: {
              id: {
                type: 'string',
              },
              status: {
                type: 'string',
                enum: [
                  'submitted',
                  'reviewing',
                  'infoNeeded',
                  'processing',
                  'paidOut',
                  'completed',
                  'rejected',
                  'returned',
                ],
              },
              amount: {
                type: 'string',
                description: 'Decimal text: what left the wallet.',
                'x-unit': 'money',
              },
              fee: {
                type: 'string',
                description: 'Decimal text: the part of it that is kept.',
                'x-unit': 'money',
              },
              currency: {
                type: 'string',
              },
              reason: {
                type: 'string',
                description: 'Why it was refused or returned, or what is asked for; else empty.',
              },
              createdAt: {
                type: 'string',
                description: 'ISO 8601, UTC.',
              },
              awaitsReceipt: {
                type: 'boolean',
                description: 'The member has yet to say whether it arrived.',
              },
              receipt: {
                type: 'string',
                enum: [
                  'none',
                  'pending',
                  'received',
                  'autoReceived',
                  'underReview',
                  'toppedUp',
                  'confirmedPaid',
                  'refunded',
                ],
              },
            },
          },
        },
        totalPages: {
          type: 'integer',
        },
        totalCount: {
          type: 'integer',
        },
      },
    },
  },
  {
    name: 'withdrawals.submit',
    method: 'POST',
    alsoMethods: [],
    path: '/wps/transaction/withdraw',
    aliases: ['/wps/v2/transaction/withdraw'],
    moduleId: 'COMM3',
    token: 'required',
    envelope: true,
    money: true,
    layout: false,
    changes: [
      'withdrawals.list',
      'withdrawals.detail',
      'withdrawals.form',
      'wallet.balance',
      'wallet.pending',
    ],
    request: {
      type: 'object',
      additionalProperties: false,
      required: ['amount', 'card', 'fundPassword'],
      properties: {
        amount: {
          type: 'string',
          minLength: 1,
          maxLength: 20,
          description: 'Decimal text with at most the places of its currency.',
        },
        card: {
          type: 'string',
          minLength: 1,
          maxLength: 18,
          description: 'Number of the saved account.',
        },
        fundPassword: {
          type: 'string',
          minLength: 1,
          maxLength: 128,
        },
      },
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'status',
        'amount',
        'fee',
        'currency',
        'reason',
        'createdAt',
        'awaitsReceipt',
        'receipt',
      ],
      properties: {
        id: {
          type: 'string',
        },
        status: {
          type: 'string',
          enum: [
            'submitted',
            'reviewing',
            'infoNeeded',
            'processing',
            'paidOut',
            'completed',
            'rejected',
            'returned',
          ],
        },
        amount: {
          type: 'string',
          description: 'Decimal text: what left the wallet.',
          'x-unit': 'money',
        },
        fee: {
          type: 'string',
          description: 'Decimal text: the part of it that is kept.',
          'x-unit': 'money',
        },
        currency: {
          type: 'string',
        },
        reason: {
          type: 'string',
          description: 'Why it was refused or returned, or what is asked for; else empty.',
        },
        createdAt: {
          type: 'string',
          description: 'ISO 8601, UTC.',
        },
        awaitsReceipt: {
          type: 'boolean',
          description: 'The member has yet to say whether it arrived.',
        },
        receipt: {
          type: 'string',
          enum: [
            'none',
            'pending',
            'received',
            'autoReceived',
            'underReview',
            'toppedUp',
            'confirmedPaid',
            'refunded',
          ],
        },
      },
    },
  },
];
