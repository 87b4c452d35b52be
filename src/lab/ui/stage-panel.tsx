import { Box, Button, Flex, NativeSelect, Progress, Text, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useFit } from '../frames/use-fit.ts';
import { messages } from '../messages.ts';
import { fetchDraftSettings } from '../stage/draft-settings.ts';
import type { StageView } from '../stage/stage-link.ts';
import type { StageScreen } from '../stage/stage-messages.ts';
import type { Theme } from '../theme.ts';
import { useLab } from './lab-context.ts';

const widths = { phone: 390, wide: 1_024 } as const;
type Width = keyof typeof widths;

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}
function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <NativeSelect.Root size="xs" width="auto" minW="20">
      <NativeSelect.Field
        aria-label={label}
        height="8"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

/** Starts the flow as the screen would: with the live settings, or with those of the console's draft. */
function StartButtons({ screen }: { readonly screen: StageScreen }) {
  const { store, link, say } = useLab();
  const [isDraft, setDraft] = useState(false);
  const startDraft = async (): Promise<void> => {
    const draft = await fetchDraftSettings();
    if (!draft.ok) {
      say(messages.draftRefused[draft.error]);
      return;
    }
    setDraft(true);
    link.useSettings(draft.value);
  };
  // The frame answers new settings with what its screens would start their flows with.
  const [applied, setApplied] = useState<StageScreen | null>(null);
  useEffect(() => {
    if (!isDraft || applied === screen) return;
    setApplied(screen);
    store.start(screen.machine, screen.input);
  }, [isDraft, applied, screen, store]);
  return (
    <>
      <Button
        size="xs"
        height="8"
        variant="outline"
        onClick={() => {
          if (isDraft) link.useSettings(null);
          setDraft(false);
          store.start(screen.machine, screen.input);
        }}
      >
        {messages.startLive}
      </Button>
      <Button size="xs" height="8" variant="outline" aria-pressed={isDraft} onClick={() => void startDraft()}>
        {messages.startDraft}
      </Button>
    </>
  );
}

/** How far the fetching of the live site is. */
function StageProgress({ progress }: Pick<StageView, 'progress'>) {
  return (
    <Progress.Root
      value={progress?.loaded ?? null}
      max={progress?.total ?? 100}
      size="sm"
      colorPalette="brand"
      padding="4"
    >
      <Progress.Label fontWeight="normal" color="fg.muted">
        {progress === null ? messages.stageLoading : messages.stageProgress(progress.loaded, progress.total)}
      </Progress.Label>
      <Progress.Track marginBlockStart="2" maxW="sm">
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}

function StageNote({ screen }: { readonly screen: StageScreen | undefined }) {
  const { link } = useLab();
  const { status, reason, progress } = useSyncExternalStore(link.subscribe, link.view);
  if (status === 'loading') return <StageProgress progress={progress} />;
  if (status === 'failed')
    return (
      <Flex padding="4" gap="3" direction="column" align="flex-start">
        <Text color="fg.muted" role="alert">
          {messages.stageFailed(reason)}
        </Text>
        <Button size="xs" height="8" variant="outline" onClick={link.retry}>
          {messages.stageRetry}
        </Button>
      </Flex>
    );
  return screen === undefined ? (
    <Text padding="4" color="fg.muted" role="status">
      {messages.noScreen}
    </Text>
  ) : null;
}

/** The screen of the live site that uses the flow, drawn by the portal's runtime, driven by the lab's actor. */
export function StagePanel({ theme }: { readonly theme: Theme }) {
  const { link, view: lab } = useLab();
  const view = useSyncExternalStore(link.subscribe, link.view);
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>('phone');
  const [locale, setLocale] = useState('EN');
  const [wanted, setWanted] = useState('');
  const screens = view.screens.filter(({ machine }) => machine === lab.run.machine);
  const nameOf = ({ kind, id }: StageScreen): string => `${kind} ${id}`;
  const screen = screens.find((one) => nameOf(one) === wanted) ?? screens[0];
  useEffect(() => (frame.current === null ? undefined : link.connect(frame.current)), [link]);
  const { simulation } = lab;
  useEffect(() => {
    if (screen !== undefined) link.show(screen, theme, locale, width);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another simulation is another run: its screen is drawn again
  }, [link, screen, theme, locale, width, simulation]);
  const { holder, scale, height } = useFit(widths[width]);
  return (
    <Flex
      as="section"
      aria-label={messages.screen}
      direction="column"
      flex="1"
      minW="0"
      minH={{ base: '32rem', lg: '0' }}
    >
      <Flex
        gap="2"
        wrap="wrap"
        paddingInline="3"
        paddingBlock="2"
        borderBottomWidth="1px"
        background="bg.panel"
      >
        {screen === undefined ? null : (
          <>
            <Choice
              label={messages.screen}
              value={nameOf(screen)}
              options={screens.map((one) => [nameOf(one), messages.screenName(one.kind, one.id)] as const)}
              onChange={setWanted}
            />
            <Choice
              label={messages.width}
              value={width}
              options={[
                ['phone', messages.phone],
                ['wide', messages.wide],
              ]}
              onChange={(value) => setWidth(value === 'wide' ? 'wide' : 'phone')}
            />
            <Choice
              label={messages.language}
              value={locale}
              options={view.locales.map(({ code, name }) => [code, name] as const)}
              onChange={setLocale}
            />
            <StartButtons screen={screen} />
          </>
        )}
      </Flex>
      <StageNote screen={screen} />
      <Box
        ref={holder}
        position="relative"
        overflow="hidden"
        flex="1"
        minH="0"
        visibility={screen === undefined ? 'hidden' : 'visible'}
      >
        <chakra.iframe
          ref={frame}
          src="/lab/stage"
          title={messages.screenOf(lab.run.machine)}
          position="absolute"
          transformOrigin="top left"
          background="bg.panel"
          style={{ width: `${widths[width]}px`, height, transform: `scale(${scale})` }}
        />
      </Box>
      <Text
        role="status"
        fontSize="xs"
        color="fg.muted"
        paddingInline="3"
        paddingBlock={view.effect === null ? '0' : '1'}
        fontFamily="mono"
        truncate
      >
        {view.effect === null ? '' : `${messages.effects[view.effect.name]} ${view.effect.detail}`}
      </Text>
    </Flex>
  );
}
