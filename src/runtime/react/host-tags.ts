/**
 * Elements that a release may name. What loads or runs something by being there (scripts, frames,
 * style sheets, refreshes) is none of them, no matter who made the release.
 */
const tags = new Set(
  (
    'a abbr address article aside b bdi bdo blockquote br button caption cite code col colgroup data dd del ' +
    'details dfn div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img ' +
    'input ins kbd label legend li main mark menu meter nav ol optgroup option output p picture pre progress q ' +
    's samp search section select small span strong sub summary sup table tbody td textarea tfoot th thead time ' +
    'tr u ul var wbr'
  ).split(' '),
);

export function isHostTag(tag: unknown): boolean {
  return typeof tag === 'string' && tags.has(tag);
}
