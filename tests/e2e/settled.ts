/**
 * What a game of the demonstration says in English when a round is over, whatever came of it: a win, a loss, or a stake
 * of which all or a part came back. A test that names fewer ends fails on the draws that it forgot.
 */
export const settled = /\b(?:won|lost|took)\b|came back|given back|You got |are yours/;
