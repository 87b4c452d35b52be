import { Box, Button, Flex, NativeSelect, SegmentGroup, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { listenTo, tell } from '../frames/frame-channel.ts';
import { useFit } from '../frames/use-fit.ts';
import type { ComponentEntry } from './component-entry.ts';
import { EventTable, type LoggedEvent } from './event-table.tsx';
import type { Direction, FrameMessage, LocaleChoice, ShowMessage, Theme } from './frame-messages.ts';
import { messages } from './gallery-messages.ts';

const widths = ['360', '768', '1280'] as const;
type Width = (typeof widths)[number];
interface Look {
  readonly theme: Theme;
  readonly direction: Direction;
  readonly width: Width;
  readonly locale: string;
}

function Segments<Value extends string>(props: {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}) {
  return (
    <SegmentGroup.Root
      size="sm"
      aria-label={props.label}
      value={props.value}
      onValueChange={({ value }) => {
        const chosen = props.options.find(([option]) => option === value);
        if (chosen !== undefined) props.onChange(chosen[0]);
      }}
    >
      <SegmentGroup.Indicator background="lit.ground" />
      {props.options.map(([value, label]) => (
        <SegmentGroup.Item key={value} value={value} minHeight="8" _checked={{ color: 'lit.text' }}>
          <SegmentGroup.ItemText>{label}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
interface ControlsProps {
  readonly look: Look;
  readonly locales: readonly LocaleChoice[];
  readonly onChange: (look: Look) => void;
  readonly onRestart: () => void;
}
function Controls({ look, locales, onChange, onRestart }: ControlsProps) {
  return (
    <Flex gap="2" wrap="wrap" align="center" padding="3" borderBottomWidth="1px" background="bg.panel">
      <Segments
        label={messages.theme}
        value={look.theme}
        options={[
          ['light', messages.light],
          ['dark', messages.dark],
        ]}
        onChange={(theme) => onChange({ ...look, theme })}
      />
      <Segments
        label={messages.direction}
        value={look.direction}
        options={[
          ['auto', messages.auto],
          ['ltr', messages.ltr],
          ['rtl', messages.rtl],
        ]}
        onChange={(direction) => onChange({ ...look, direction })}
      />
      <Segments
        label={messages.width}
        value={look.width}
        options={widths.map((width) => [width, messages.pixels(Number(width))] as const)}
        onChange={(width) => onChange({ ...look, width })}
      />
      <NativeSelect.Root size="sm" width="36">
        <NativeSelect.Field
          aria-label={messages.language}
          height="8"
          value={look.locale}
          onChange={(event) => onChange({ ...look, locale: event.target.value })}
        >
          {locales.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Button size="xs" height="8" variant="outline" onClick={onRestart}>
        {messages.restart}
      </Button>
    </Flex>
  );
}

const logLimit = 200;

/** Messages of the frame since it was loaded. */
function useFrame() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [locales, setLocales] = useState<readonly LocaleChoice[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [notice, setNotice] = useState('');
  const [log, setLog] = useState<readonly LoggedEvent[]>([]);
  useEffect(
    () =>
      listenTo<FrameMessage>(
        () => frame.current?.contentWindow ?? null,
        (message) => {
          if (message.kind === 'ready') setLocales(message.locales);
          else if (message.kind === 'failed') setFailure(message.reason);
          else if (message.kind === 'shown') setNotice(message.page);
          else setLog((before) => [...before, { ...message, at: Date.now() }].slice(-logLimit));
        },
      ),
    [],
  );
  return { frame, locales, failure, shown: notice, log, clear: () => setLog([]) };
}

interface StageProps {
  readonly entry: ComponentEntry;
  readonly firstTheme: Theme;
}
/** The example as players get it, switches for how, and what it raises. */
export function Stage({ entry, firstTheme }: StageProps) {
  const { frame, locales, failure, shown, log, clear } = useFrame();
  const [turn, setTurn] = useState(0);
  const [look, setLook] = useState<Look>({
    theme: firstTheme,
    direction: 'auto',
    // On a phone a wider page would be drawn too small to be read.
    width: window.innerWidth < 768 ? '360' : '768',
    locale: 'EN',
  });
  const { page, type } = entry;
  const { theme, direction, locale } = look;
  const isReady = locales.length > 0;
  useEffect(() => {
    if (!isReady) return;
    const target = frame.current?.contentWindow ?? null;
    tell<ShowMessage>(target, { kind: 'show', page, theme, direction, locale, turn });
  }, [frame, isReady, page, theme, direction, locale, turn]);
  const { holder, scale, height } = useFit(Number(look.width));
  return (
    <>
      <Controls look={look} locales={locales} onChange={setLook} onRestart={() => setTurn(turn + 1)} />
      <Box padding="4" flex="1" minH={{ base: '28rem', lg: '0' }} display="flex" aria-busy={shown !== page}>
        <Box ref={holder} flex="1" minW="0" position="relative" overflow="hidden">
          {failure === null ? null : <chakra.p role="alert">{messages.failed(failure)}</chakra.p>}
          <chakra.iframe
            ref={frame}
            src="/lab/gallery/frame"
            title={messages.exampleOf(type)}
            position="absolute"
            borderWidth="1px"
            borderRadius="l2"
            background="bg.panel"
            transformOrigin="top left"
            style={{ width: `${look.width}px`, height, transform: `scale(${scale})` }}
          />
        </Box>
      </Box>
      <EventTable log={log} onClear={clear} />
    </>
  );
}
