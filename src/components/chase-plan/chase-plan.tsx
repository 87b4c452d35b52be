import { useEffect, useId, useState, type ReactNode } from 'react';
import { chaseWays, type ChaseWay } from '../../lottery/plan-chase.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import { parseOwnJson } from '../../protocol/json/own-json.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { describeRadio } from '../one-of-several.ts';
import { PlanTable } from './plan-table.tsx';
import { Stepper } from './stepper.tsx';
import { planSteps, type ChasePlanProps, type ChaseStep } from './plan-steps.ts';

type PlanView = ViewProps<ChasePlanProps>;

interface Draft {
  readonly isOn: boolean;
  readonly count: number;
  readonly way: ChaseWay;
  readonly percent: number;
  readonly stopsOnWin: boolean;
}
const usualDraft: Draft = { isOn: false, count: 5, way: 'same', percent: 10, stopsOnWin: true };
const fewestDraws = 2;
const mostDraws = 50;
const mostPercent = 100;

export const ChasePlanView = (view: PlanView): ReactNode => {
  const { props, classes, text } = view;
  const [draft, setDraft] = useState<Draft>({
    ...usualDraft,
    isOn: props.plan !== null,
    stopsOnWin: props.plan?.stopsOnWin ?? usualDraft.stopsOnWin,
    count: Math.max(fewestDraws, props.plan?.steps.length ?? usualDraft.count),
  });
  const steps = draft.isOn ? planSteps(props, draft) : [];
  useOrder(view, draft, steps);
  if ((props.lines ?? []).length === 0) return null;
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
  return (
    <section className={classes['root']} aria-label={props.label}>
      <button
        type="button"
        className={classes['toggle']}
        aria-pressed={draft.isOn}
        disabled={props.disabled === true}
        onClick={() => change({ isOn: !draft.isOn })}
      >
        {props.label}
      </button>
      {draft.isOn && (
        <>
          <PlanTerms {...view} draft={draft} onChange={change} />
          {steps.length < draft.count && (
            <span className={classes['hint']} role="status">
              {text(draft.way === 'profit' ? 'shortProfit' : 'short', { count: steps.length })}
            </span>
          )}
          {steps.length > 0 && <PlanTable {...view} steps={steps} />}
        </>
      )}
    </section>
  );
};

/** Keeps the plan of the order as it is on the screen: a new issue, other lines and other terms change it. */
function useOrder({ props, emit }: PlanView, { isOn, stopsOnWin }: Draft, steps: readonly ChaseStep[]): void {
  const isWanted = isOn && steps.length > 0 && (props.lines ?? []).length > 0;
  const wanted = isWanted ? JSON.stringify({ steps, stopsOnWin }) : '';
  const held =
    props.plan === null ? '' : JSON.stringify({ steps: props.plan.steps, stopsOnWin: props.plan.stopsOnWin });
  useEffect(() => {
    if (props.disabled === true || wanted === held) return;
    if (wanted === '') emit('drop', {});
    else emit('plan', { chase: parseOwnJson<JsonObject, 'memory'>(wanted) });
  }, [wanted, held, props.first, props.disabled, emit]);
}

const PlanTerms = ({
  classes,
  text,
  props,
  draft,
  onChange,
}: PlanView & { readonly draft: Draft; readonly onChange: (part: Partial<Draft>) => void }): ReactNode => {
  const id = useId();
  const disabled = props.disabled === true;
  return (
    <>
      <div className={classes['terms']}>
        <Stepper
          classes={classes}
          text={text}
          disabled={disabled}
          word="draws"
          value={draft.count}
          bounds={[fewestDraws, mostDraws, 1]}
          onChange={(count) => onChange({ count })}
        />
        <div className={classes['field']} role="radiogroup" aria-labelledby={id}>
          <span id={id} className={classes['fieldLabel']}>
            {text('way')}
          </span>
          <div className={classes['chips']}>
            {chaseWays.map((way) => (
              <button
                key={way}
                type="button"
                {...describeRadio(way === draft.way)}
                className={classes['chip']}
                disabled={disabled}
                onClick={() => onChange({ way })}
              >
                {text(way)}
              </button>
            ))}
          </div>
        </div>
        {draft.way === 'profit' && (
          <Stepper
            classes={classes}
            text={text}
            disabled={disabled}
            word="percent"
            value={draft.percent}
            bounds={[1, mostPercent, 5]}
            onChange={(percent) => onChange({ percent })}
          />
        )}
      </div>
      {draft.way === 'profit' && <span className={classes['hint']}>{text('profitText')}</span>}
      <label className={classes['check']}>
        <input
          type="checkbox"
          className={classes['box']}
          checked={draft.stopsOnWin}
          disabled={disabled}
          onChange={(event) => onChange({ stopsOnWin: event.currentTarget.checked })}
        />
        {text('stopsOnWin')}
      </label>
    </>
  );
};
