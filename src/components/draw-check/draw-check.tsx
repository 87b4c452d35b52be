import { useState, type ReactNode } from 'react';
import { formatMoney } from '../../protocol/format-money.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';
import { useFormatSetting } from '../use-format-setting.ts';
import { verifyDraw, type DrawVerdict } from './judge-ticket.ts';

type Text = string | null;
export interface DrawCheckProps {
  readonly label: string;
  readonly game: Text;
  readonly numero: Text;
  readonly commitment: Text;
  readonly seed: Text;
  readonly entropy?: Text;
  readonly numbers: readonly number[] | null;
  readonly family: Text;
  readonly play: Text;
  readonly content: Text;
  readonly odds: Readonly<Record<string, string>> | null;
  readonly stake: Text;
  readonly currency?: Text;
  readonly symbol?: Text;
}
type CheckView = ViewProps<DrawCheckProps>;

const checkAgain = (props: DrawCheckProps): Promise<DrawVerdict> =>
  verifyDraw(
    {
      game: props.game ?? '',
      issue: props.numero ?? '',
      entropy: props.entropy ?? '',
      commitment: props.commitment ?? '',
      seed: props.seed ?? '',
      numbers: props.numbers ?? [],
    },
    {
      family: props.family ?? '',
      play: props.play ?? '',
      content: props.content ?? '',
      odds: props.odds ?? {},
      stake: props.stake ?? '0',
      currency: props.currency ?? '',
    },
  );

export const DrawCheckView = (view: CheckView): ReactNode => {
  const { props, classes, text } = view;
  const [state, setState] = useState<DrawVerdict | 'checking' | null>(null);
  const isDrawn = (props.seed ?? '') !== '';
  const check = async (): Promise<void> => {
    setState('checking');
    setState(await checkAgain(props));
  };
  return (
    <section className={classes['root']} aria-label={props.label}>
      <span className={classes['title']}>{props.label}</span>
      <dl className={classes['facts']}>
        <dt className={classes['factName']}>{text('commitment')}</dt>
        <dd className={classes['fact']}>{props.commitment}</dd>
        <dt className={classes['factName']}>{text('seed')}</dt>
        <dd className={classes['fact']}>{isDrawn ? props.seed : text('seedLater')}</dd>
      </dl>
      {isDrawn && (
        <>
          <button
            type="button"
            className={classes['button']}
            disabled={state === 'checking'}
            onClick={() => void check()}
          >
            {text(state === 'checking' ? 'checking' : 'check')}
          </button>
          <span className={classes['how']}>{text('how')}</span>
        </>
      )}
      <div role="status">
        {state !== null && state !== 'checking' && <Verdict {...view} verdict={state} />}
      </div>
    </section>
  );
};

const Verdict = ({
  props,
  classes,
  text,
  verdict: { fault, winnings },
}: CheckView & { readonly verdict: DrawVerdict }): ReactNode => {
  const { languageTag, places } = useFormatSetting();
  if (fault === 'family.unknown')
    return (
      <ul className={classes['results']}>
        <Result {...{ classes }} words={text('unknown')} isFault />
      </ul>
    );
  const isCommitted = fault === null || fault === 'numbers.differ';
  return (
    <ul className={classes['results']}>
      <Result
        {...{ classes }}
        words={text(isCommitted ? 'committed' : 'notCommitted')}
        isFault={!isCommitted}
      />
      {isCommitted && (
        <Result
          {...{ classes }}
          words={text(fault === null ? 'computed' : 'notComputed')}
          isFault={fault !== null}
        />
      )}
      {winnings !== null && (
        <Result
          {...{ classes }}
          words={text('winnings', {
            amount: formatMoney(winnings, languageTag, props.symbol ?? '', places),
          })}
          isFault={false}
        />
      )}
    </ul>
  );
};

const Result = ({
  classes,
  words,
  isFault,
}: Pick<CheckView, 'classes'> & { readonly words: string; readonly isFault: boolean }): ReactNode => (
  <li className={classes['result']} data-fault={isFault ? '' : undefined}>
    <Glyph name={isFault ? 'alert' : 'check'} className={classes['icon']} />
    {words}
  </li>
);
