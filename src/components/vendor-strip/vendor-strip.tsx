import { useEffect, useRef, type ReactNode } from 'react';
import type { JsonObject } from '../../protocol/json/json.ts';
import { toSource } from '../../runtime/react/dom-attributes.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { describeRadio } from '../one-of-several.ts';
import { readId, readWords, type FieldNames } from '../read-fields.ts';
import { SideStep } from '../side-step.tsx';
import { useSideScroll } from '../use-side-scroll.ts';

export interface VendorStripProps {
  readonly label: string;
  readonly vendors?: readonly JsonObject[] | null;
  readonly fields?: FieldNames<'id' | 'name' | 'image' | 'count'>;
  readonly selected?: string | number | null;
  readonly all?: string;
  readonly status?: 'loading' | 'ready' | 'error' | null;
}

/** The same vendor may be listed once per product. */
const listOnce = (props: VendorStripProps) => {
  const vendors = new Map<string, { readonly id: string | number; readonly row: JsonObject }>();
  for (const [index, row] of (props.vendors ?? []).entries()) {
    const id = readId(row, props.fields, index);
    if (!vendors.has(String(id))) vendors.set(String(id), { id, row });
  }
  return [...vendors.values()];
};

export const VendorStripView = (view: ViewProps<VendorStripProps>): ReactNode => {
  const { props, classes, text, emit } = view;
  const track = useRef<HTMLDivElement>(null);
  const scroll = useSideScroll(track);
  const step = { scroll, classes };
  const selected = String(props.selected ?? '');
  const vendors = listOnce(props);
  const isListed = vendors.some(({ id }) => String(id) === selected);
  useEffect(() => {
    const chip = track.current?.querySelector<HTMLElement>('[aria-checked=true]');
    // Not scrollIntoView: that would scroll the page as well.
    if (chip !== null && chip !== undefined && track.current !== null) showInTrack(track.current, chip);
  }, [selected, vendors.length]);
  if (vendors.length === 0 && props.status !== 'loading') return null;
  if (vendors.length === 0) return <Places {...view} />;
  return (
    <div className={classes['root']}>
      <SideStep {...step} label={text('previous', { label: props.label })} isBack />
      <div
        ref={track}
        className={classes['track']}
        role="radiogroup"
        aria-label={props.label}
        onScroll={scroll.measure}
      >
        {props.all !== undefined && (
          <button
            type="button"
            {...describeRadio(selected === '', selected === '' || !isListed)}
            className={classes['chip']}
            onClick={() => emit('select', { id: '' })}
          >
            {props.all}
          </button>
        )}
        {vendors.map(({ id, row }, index) => (
          <Vendor
            key={String(id)}
            {...view}
            id={id}
            row={row}
            isSelected={selected === String(id)}
            isStop={isListed ? selected === String(id) : props.all === undefined && index === 0}
          />
        ))}
      </div>
      <SideStep {...step} label={text('next', { label: props.label })} />
    </div>
  );
};

const showInTrack = (track: HTMLElement, chip: HTMLElement): void => {
  const box = chip.getBoundingClientRect();
  const frame = track.getBoundingClientRect();
  if (box.left >= frame.left && box.right <= frame.right) return;
  track.scrollBy({ left: box.left + box.width / 2 - (frame.left + frame.width / 2) });
};

const Vendor = ({
  props,
  classes,
  emit,
  id,
  row,
  isSelected,
  isStop,
}: ViewProps<VendorStripProps> & {
  readonly id: string | number;
  readonly row: JsonObject;
  readonly isSelected: boolean;
  readonly isStop: boolean;
}): ReactNode => {
  const image = readWords(row, props.fields, 'image');
  const count = readWords(row, props.fields, 'count');
  return (
    <button
      type="button"
      {...describeRadio(isSelected, isStop)}
      className={classes['chip']}
      onClick={() => emit('select', { id })}
    >
      {image !== '' && (
        <img className={classes['logo']} src={toSource(image)} alt="" width={24} height={24} loading="lazy" />
      )}
      <bdi>{readWords(row, props.fields, 'name')}</bdi>
      {count !== '' && <span className={classes['count']}>{count}</span>}
    </button>
  );
};

const Places = ({ classes, text }: ViewProps<VendorStripProps>): ReactNode => (
  <div className={classes['root']} role="status" aria-busy="true">
    <span className={classes['hidden']}>{text('loading')}</span>
    <div className={classes['track']} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <span key={index} className={classes['place']} />
      ))}
    </div>
  </div>
);
