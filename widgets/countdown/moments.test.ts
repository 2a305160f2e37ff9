import { describe, expect, it } from 'vitest';
import { stretches } from './moments.ts';

const phases = ['preview', 'live', 'settling', 'ended'] as const;
const said = (to: Parameters<typeof stretches>[0], settles: Parameters<typeof stretches>[1]) =>
  phases.map((phase) =>
    stretches(to, settles)
      .filter((stretch) => stretch.phases.includes(phase))
      .map((stretch) => (stretch.until ? `${stretch.label} ${stretch.until}` : stretch.label)),
  );

describe('what a countdown says in preview, live, settling, ended', () => {
  it.each([
    ['next', 'results', ['starts_in start', 'ends_in end', 'results_in settle', 'ended']],
    ['next', null, ['starts_in start', 'ends_in end', 'ended', 'ended']],
    ['next', 'closes', ['starts_in start', 'ends_in end', 'closes_in settle', 'ended']],
    ['start', 'results', ['starts_in start', 'started', 'started', 'started']],
    ['end', 'results', ['ends_in end', 'ends_in end', 'ended', 'ended']],
    ['settle', 'results', ['results_in settle', 'results_in settle', 'results_in settle', 'results_out']],
    ['settle', 'closes', ['closes_in settle', 'closes_in settle', 'closes_in settle', 'ended']],
    ['settle', null, ['results_in end', 'results_in end', 'results_out', 'results_out']],
  ] as const)('to %s, settling time: %s', (to, settles, words) => {
    // Exactly one thing in each phase.
    expect(said(to, settles)).toEqual(words.map((word) => [word]));
  });
});
