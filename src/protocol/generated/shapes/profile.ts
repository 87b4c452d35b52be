// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.
import type { WireShape } from '../../typed-schema.ts';

interface Wire {
  /**
   * Full name, as on the papers and on the bank account.
   */
  payeeName: string;
  nickname: string;
  /**
   * yyyy-mm-dd.
   */
  birthday: string;
  /**
   * Number of an identity paper.
   */
  idNumber: string;
  placeOfBirth: string;
  /**
   * ISO 3166-1 alpha-2.
   */
  nationality: string;
  occupation: string;
  /**
   * A choice of the form profile.
   */
  sourceOfIncome: string;
  permanentAddress: string;
  currentAddress: string;
  telegram: string;
  whatsapp: string;
  line: string;
  facebook: string;
  wechat: string;
  zalo: string;
  qqNum: string;
  /**
   * Fields that can be filled in once: the next save makes them final.
   */
  once: string[];
  /**
   * Those of them that have a value, which support alone can correct.
   */
  fixed: string[];
}

export const profileShape: WireShape<Wire> = {
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
    },
    nickname: {
      type: 'string',
    },
    birthday: {
      type: 'string',
    },
    idNumber: {
      type: 'string',
    },
    placeOfBirth: {
      type: 'string',
    },
    nationality: {
      type: 'string',
    },
    occupation: {
      type: 'string',
    },
    sourceOfIncome: {
      type: 'string',
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
    },
    fixed: {
      type: 'array',
      items: {
        type: 'string',
      },
    },
  },
};
