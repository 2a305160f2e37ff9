import type { ReactNode } from 'react';
import { useFormat } from '../../../engine/index.ts';
import { fill } from '../fill.ts';
import { leaningOf, pairs } from '../rules/score.ts';
import type { Texts, TypeTexts } from '../texts.ts';

type Letters = TypeTexts['letters'];

/** The four scales as a picture: which letter of each pair, and how clearly (specification §1). */
export function Scales(props: {
  /** Percent for the first letter of each pair. */
  shares: readonly number[];
  letters: Letters;
  texts: Texts;
}): ReactNode {
  const { shares, letters, texts } = props;
  const { marks } = useFormat();
  const rows = pairs.map((pair, index) => {
    const [first, second] = pair;
    const share = shares[index] ?? 50;
    return { first, second, share, ...leaningOf(pair, share) };
  });
  const values = rows
    .map(({ wins, percent }) => fill(texts.scaleValue, { name: letters[wins].name, n: percent }))
    .join(marks.list);
  return (
    <div className="mbti-scales" role="img" aria-label={fill(texts.altScales, { values })}>
      {rows.map(({ first, second, share, wins, percent }) => (
        <div key={first} className="mbti-scale" aria-hidden="true">
          <span className={wins === first ? 'mbti-scale__end is-won' : 'mbti-scale__end'}>
            <b>{first}</b> {letters[first].name}
          </span>
          <span className={wins === second ? 'mbti-scale__end is-won' : 'mbti-scale__end'}>
            {letters[second].name} <b>{second}</b>
          </span>
          <svg width="100%" height="22" aria-hidden="true">
            <rect className="mbti-scale__track" width="100%" height="10" y="6" rx="5" />
            <rect
              className="mbti-scale__fill"
              x={`${Math.min(50, 100 - share)}%`}
              width={`${Math.abs(share - 50)}%`}
              height="10"
              y="6"
            />
            <rect className="mbti-scale__middle" x="50%" width="2" height="16" y="3" />
            <circle
              className="mbti-scale__knob"
              cx={`${Math.min(97, Math.max(3, 100 - share))}%`}
              cy="11"
              r="8"
            />
          </svg>
          <span className="mbti-scale__percent tabular">{percent}%</span>
        </div>
      ))}
    </div>
  );
}
