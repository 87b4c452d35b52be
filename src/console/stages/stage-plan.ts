import type { StageAudience, StagePlan } from '../../protocol/release/stage.ts';

/** What a person wrote about a stage, before it is read. */
export interface StageWords {
  readonly isStaged: boolean;
  readonly share: string;
  readonly audience: StageAudience;
  readonly accounts: string;
  readonly haltAfter: string;
}
export const firstStageWords: StageWords = {
  isStaged: false,
  share: '10',
  audience: 'everybody',
  accounts: '',
  haltAfter: '3',
};

const readAccounts = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

const readWhole = (text: string, from: number, to: number): number | null => {
  const value = /^\d{1,5}$/.test(text.trim()) ? Number(text) : null;
  return value !== null && value >= from && value <= to ? value : null;
};

/** The plan, or which of its fields is wrong. */
export const readPlan = (words: StageWords): StagePlan | { readonly wrong: 'share' | 'haltAfter' } => {
  const share = readWhole(words.share, 0, 100);
  const accounts = readAccounts(words.accounts);
  if (share === null || (share === 0 && accounts.length === 0)) return { wrong: 'share' };
  const haltAfter = readWhole(words.haltAfter, 1, 10_000);
  if (haltAfter === null) return { wrong: 'haltAfter' };
  return { share, audience: words.audience, accounts, haltAfter };
};
