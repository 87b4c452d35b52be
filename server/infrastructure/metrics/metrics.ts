/** Names and values that tell samples of one family apart. Never anything that a caller chooses freely. */
export type Labels = Readonly<Record<string, string>>;
export interface Sample {
  /** What follows the name of the family: `_bucket`, `_sum`, `_count`. */
  readonly suffix?: string;
  readonly labels: Labels;
  readonly value: number;
}
/** What Prometheus calls a metric: all samples of one name. */
export interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

const none: Labels = {};
export const gauge = (name: string, help: string, value: number): Family => ({
  name,
  help,
  type: 'gauge',
  samples: [{ labels: none, value }],
});
/** A number that only rises, and is counted elsewhere. */
export const total = (name: string, help: string, value: number): Family => ({
  ...gauge(name, help, value),
  type: 'counter',
});
export const gauges = (name: string, help: string, samples: readonly Sample[]): Family => ({
  name,
  help,
  type: 'gauge',
  samples,
});

/** A number that only rises, for each set of labels, counted by this process. */
export interface Counter {
  add(labels: Labels): void;
  read(): Family;
}
export const createCounter = (name: string, help: string): Counter => {
  const counts = new Map<string, { readonly labels: Labels; value: number }>();
  return {
    add: (labels) => {
      const key = Object.values(labels).join('\n');
      const count = counts.get(key);
      if (count === undefined) counts.set(key, { labels, value: 1 });
      else count.value += 1;
    },
    read: () => ({ name, help, type: 'counter', samples: [...counts.values()] }),
  };
};

interface Distribution {
  readonly labels: Labels;
  /** Observations up to each bound that are above the bound before it; the last is for all others. */
  readonly buckets: number[];
  sum: number;
}
const toSamples = ({ labels, buckets, sum }: Distribution, bounds: readonly number[]): readonly Sample[] => {
  let count = 0;
  const upTo = buckets.map((value, index) => {
    count += value;
    const bound = bounds[index];
    const le = bound === undefined ? '+Inf' : String(bound);
    return { suffix: '_bucket', labels: { ...labels, le }, value: count };
  });
  return [...upTo, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: count }];
};

/** How often a value was how large, for each set of labels. */
export interface Histogram {
  observe(labels: Labels, value: number): void;
  read(): Family;
}
export const createHistogram = (name: string, help: string, bounds: readonly number[]): Histogram => {
  const distributions = new Map<string, Distribution>();
  return {
    observe: (labels, value) => {
      const key = Object.values(labels).join('\n');
      const distribution = distributions.get(key) ?? {
        labels,
        buckets: Array.from({ length: bounds.length + 1 }, () => 0),
        sum: 0,
      };
      distributions.set(key, distribution);
      const place = bounds.findIndex((bound) => value <= bound);
      const index = place === -1 ? bounds.length : place;
      distribution.buckets[index] = (distribution.buckets[index] ?? 0) + 1;
      distribution.sum += value;
    },
    read: () => ({
      name,
      help,
      type: 'histogram',
      samples: [...distributions.values()].flatMap((one) => toSamples(one, bounds)),
    }),
  };
};

/** What the format cannot hold in a text. */
const escapeHelp = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
const escapeValue = (text: string): string => escapeHelp(text).replaceAll('"', '\\"');

const writeSample = (name: string, { suffix = '', labels, value }: Sample): string => {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeValue(text)}"`);
  return `${name}${suffix}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}`;
};

/** The type of what `writeMetrics` gives. */
export const metricsType = 'text/plain; version=0.0.4; charset=utf-8';
/** The text format of Prometheus, version 0.0.4. Families without samples are left out. */
export const writeMetrics = (families: readonly Family[]): string =>
  families
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${escapeHelp(help)}`,
        `# TYPE ${name} ${type}`,
        ...samples.map((sample) => writeSample(name, sample)),
        '',
      ].join('\n'),
    )
    .join('');
