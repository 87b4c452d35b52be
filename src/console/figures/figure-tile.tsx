import { Badge, Box, Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { figures, type Figure, type FigureName } from '../../protocol/calls/figures.ts';
import { useCall } from '../http/use-call.ts';
import { messages } from '../messages.ts';
import { Moment, useNow } from '../ui/fields/moment.tsx';
import { Note } from '../ui/note.tsx';
import { Panel } from '../ui/screen.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { showDays } from '../ui/zone-time.ts';
import { FigureChart } from './figure-chart.tsx';
import { figureMessages as words } from './figure-messages.ts';
import { BigFigure } from '../ui/big-figure.tsx';
import { nameProduct, pathOfFigure, showChange, showHour, showValue, type AskedDays } from './show-figure.ts';

const everyMs = 30_000;
/** Until the job has counted for the first time. */
const soonMs = 3_000;
/** A figure that is older is marked: the job runs every few seconds. */
const staleMs = 120_000;

/** A figure has its own call: what is slow or fails keeps neither the page nor its neighbours waiting. */
const useFigure = (name: FigureName, period: AskedDays): UseQueryResult<Figure> =>
  useCall(
    figures.read,
    { name, ...period },
    {
      every: (figure) => (figure?.asOf === null ? soonMs : everyMs),
      keeps: true,
      retry: false,
    },
  );

function Change({ figure }: { readonly figure: Figure }) {
  const { change } = figure;
  if (change === null) return <Note>{words.noChange}</Note>;
  if (change === 0) return <Badge colorPalette="gray">{words.same}</Badge>;
  const isMore = change > 0;
  return (
    <Badge colorPalette={isMore ? 'green' : 'orange'}>
      {(isMore ? words.rose : words.fell)(showChange(change))}
    </Badge>
  );
}
/** How old it is, and whether that is too old. */
function Age({ figure, isFailed }: { readonly figure: Figure; readonly isFailed: boolean }) {
  const now = useNow();
  if (figure.asOf === null) return <Note>{words.never}</Note>;
  const isOld = isFailed || now - Date.parse(figure.asOf) > staleMs;
  return (
    <Flex gap="2" align="center" wrap="wrap">
      {isOld ? (
        <Badge colorPalette="orange" title={isFailed ? words.staleText : words.behind}>
          {words.stale}
        </Badge>
      ) : null}
      <Note>
        {words.updated} <Moment iso={figure.asOf} />
      </Note>
    </Flex>
  );
}
function Products({ figure }: { readonly figure: Figure }) {
  if (figure.products.length === 0) return null;
  return (
    <Box as="dl" margin="0" fontSize="sm" aria-label={words.byProduct}>
      {figure.products.map(({ product, value }) => (
        <Flex key={product} justify="space-between" gap="3" paddingBlock="0.5">
          <Text as="dt" color="fg.muted">
            {nameProduct(product)}
          </Text>
          <Text as="dd" margin="0" fontVariantNumeric="tabular-nums">
            {showValue(figure.name, value, figure.currency)}
          </Text>
        </Flex>
      ))}
    </Box>
  );
}
const compare = ({ before, until }: Figure): string => {
  const days = showDays(before.from, before.to);
  return until === null ? words.compared(days) : words.comparedUntil(days, showHour(until));
};

function Loaded(props: { readonly figure: Figure; readonly isFailed: boolean; readonly isSmall: boolean }) {
  const { figure, isFailed, isSmall } = props;
  const show = (value: string): string => showValue(figure.name, value, figure.currency);
  return (
    <Stack gap="2">
      <Flex gap="3" align="baseline" wrap="wrap">
        <BigFigure>{show(figure.total)}</BigFigure>
        <Change figure={figure} />
      </Flex>
      {isSmall ? null : (
        <>
          <Note>
            {words.before(show(figure.before.total))}. {compare(figure)}
          </Note>
          <FigureChart figure={figure} />
          <Products figure={figure} />
        </>
      )}
      <Age figure={figure} isFailed={isFailed} />
    </Stack>
  );
}

/** A figure with its change, its curve and its age; `isSmall` without the curve. */
export function FigureTile(props: {
  readonly name: FigureName;
  readonly period: AskedDays;
  readonly isSmall?: boolean;
}) {
  const { name, period, isSmall = false } = props;
  const query = useFigure(name, period);
  return (
    <Panel>
      <Stack gap="2" as="section" aria-label={words.names[name]} minHeight={isSmall ? '5rem' : '10rem'}>
        <Heading as="h2" fontSize="sm" fontWeight="medium">
          <TextLink
            to={pathOfFigure(name, period)}
            title={words.hints[name]}
            aria-label={words.open(words.names[name])}
            display="inline-flex"
            alignItems="center"
          >
            {words.names[name]}
          </TextLink>
        </Heading>
        {query.data !== undefined ? (
          <Loaded figure={query.data} isFailed={query.isError} isSmall={isSmall} />
        ) : query.isError ? (
          <Stack gap="2" role="alert">
            <Text color="fg.muted">{words.failed}</Text>
            <Button size="xs" variant="outline" width="fit-content" onClick={() => void query.refetch()}>
              {messages.retry}
            </Button>
          </Stack>
        ) : (
          <Box role="status" aria-busy="true" aria-label={messages.loading}>
            <Skeleton height="8" width="60%" borderRadius="l1" />
          </Box>
        )}
      </Stack>
    </Panel>
  );
}
