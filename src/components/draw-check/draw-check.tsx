import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatMoney } from '../../protocol/money/format-money.ts';
import type { CertificateFault, DrawCertificate } from '../../lottery/certificate.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';
import { useFormatSetting } from '../use-format-setting.ts';
import { verifyDraw, type DrawVerdict, type SaleProof } from './judge-ticket.ts';

type Text = string | null;
export interface DrawCheckProps {
  readonly label: string;
  readonly certificate: DrawCertificate | null;
  readonly proof: SaleProof | null;
  readonly commitment: Text;
  readonly witness: Text;
  readonly play: Text;
  readonly content: Text;
  readonly odds: Readonly<Record<string, string>> | null;
  readonly stake: Text;
  readonly currency?: Text;
  readonly symbol?: Text;
}
type CheckView = ViewProps<DrawCheckProps>;

const checkAgain = (
  props: DrawCheckProps,
  certificate: DrawCertificate,
  proof: SaleProof,
): Promise<DrawVerdict> =>
  verifyDraw(certificate, proof, {
    play: props.play ?? '',
    content: props.content ?? '',
    odds: props.odds ?? {},
    stake: props.stake ?? '0',
    currency: props.currency ?? '',
    commitment: props.commitment ?? '',
    witness: props.witness ?? '',
  });

export const DrawCheckView = (view: CheckView): ReactNode => {
  const { props, classes, text } = view;
  const [state, setState] = useState<DrawVerdict | 'checking' | 'unreadable' | null>(null);
  const results = useRef<HTMLDivElement>(null);
  const { certificate, proof } = props;
  // What was found comes below the edge of a dialog on most screens.
  useEffect(() => {
    if (state !== null && state !== 'checking') results.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  const check = async (): Promise<void> => {
    if (certificate === null || proof === null) return;
    setState('checking');
    try {
      setState(await checkAgain(props, certificate, proof));
    } catch {
      // A certificate of another form than this build knows: the person reads that it cannot be computed here.
      setState('unreadable');
    }
  };
  return (
    <section className={classes['root']} aria-label={props.label}>
      <span className={classes['title']}>{props.label}</span>
      <dl className={classes['facts']}>
        <dt className={classes['factName']}>{text('commitment')}</dt>
        <dd className={classes['fact']}>{props.commitment}</dd>
        <dt className={classes['factName']}>{text('seed')}</dt>
        <dd className={classes['fact']}>{certificate?.seed ?? text('seedLater')}</dd>
      </dl>
      {certificate !== null && (
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
      <div ref={results} role="status">
        {state === 'unreadable' && (
          <Results classes={classes} results={[{ words: text('unknown'), isFault: true }]} />
        )}
        {state !== null && typeof state === 'object' && <Verdict {...view} verdict={state} />}
      </div>
    </section>
  );
};

interface Finding {
  readonly word: string;
  readonly isFault: boolean;
}
const held = (word: string): Finding => ({ word, isFault: false });
const broken = (word: string): Finding => ({ word, isFault: true });
/** What was checked up to each fault, in the order of the check. */
const faults: Readonly<Record<CertificateFault | 'none', readonly Finding[]>> = {
  none: [held('committed'), held('promised'), held('computed')],
  'scheme.unknown': [broken('unknown')],
  'witness.differs': [broken('notPromised')],
  'witness.not-promised': [broken('notPromised')],
  'entropy.differs': [held('promised'), broken('notComputed')],
  'seed.malformed': [broken('notCommitted')],
  'seed.not-committed': [broken('notCommitted')],
  'numbers.differ': [held('committed'), held('promised'), broken('notComputed')],
};

const Verdict = ({
  props,
  classes,
  text,
  verdict: { fault, isIncluded, winnings },
}: CheckView & { readonly verdict: DrawVerdict }): ReactNode => {
  const { languageTag, places } = useFormatSetting();
  const results = faults[fault ?? 'none'].map(({ word, isFault }) => ({ words: text(word), isFault }));
  const isCounted = fault === null && winnings !== null;
  const winning = isCounted
    ? [
        {
          words: text('winnings', {
            amount: formatMoney(winnings, languageTag, props.symbol ?? '', places),
          }),
          isFault: false,
        },
      ]
    : [];
  const inclusion = { words: text(isIncluded ? 'included' : 'notIncluded'), isFault: !isIncluded };
  return <Results classes={classes} results={[...results, inclusion, ...winning]} />;
};

interface Said {
  readonly words: string;
  readonly isFault: boolean;
}
const Results = ({
  classes,
  results,
}: Pick<CheckView, 'classes'> & { readonly results: readonly Said[] }): ReactNode => (
  <ul className={classes['results']}>
    {results.map(({ words, isFault }) => (
      <Result key={words} classes={classes} words={words} isFault={isFault} />
    ))}
  </ul>
);

const Result = ({ classes, words, isFault }: Pick<CheckView, 'classes'> & Said): ReactNode => (
  <li className={classes['result']} data-fault={isFault ? '' : undefined}>
    <Glyph name={isFault ? 'alert' : 'check'} className={classes['icon']} />
    {words}
  </li>
);
