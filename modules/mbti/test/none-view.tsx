import type { ReactNode } from 'react';
import { usePage, type WidgetProps } from '../../../engine/index.ts';
import type { MbtiTestProps } from '../../../schemas/generated/types.gen.ts';
import { Character } from '../common/character.tsx';
import { fill } from '../fill.ts';
import { temperamentOf } from '../temperament.ts';

/** One of each family. */
const FACES = ['ENTP', 'INFP', 'ESFJ', 'ISFP'];

/** The result of somebody who has none yet: who one might be, and the ways to find out. */
export function NoneView({
  labels,
  types,
  characters,
  answered,
}: WidgetProps<MbtiTestProps> & {
  /** Answers of the entry level that were begun and wait. */
  answered: number;
}): ReactNode {
  const { texts, levels } = labels;
  const { href } = usePage();
  const faces = types.types.filter(({ code }) => FACES.includes(code));
  return (
    <section className="mbti-card mbti-none">
      <span className="mbti-none__faces">
        {faces.map((type) => (
          <span key={type.code} className={`mbti-${temperamentOf(type.code)}`}>
            <Character type={type} characters={characters} texts={texts} size={96} decoration />
          </span>
        ))}
      </span>
      <p className="mbti-tag">{levels.entry.notTested}</p>
      <h2>{texts.startTitle}</h2>
      <p>{texts.startLine}</p>
      <a className="btn btn--primary" href={href('/mbti/test?level=entry')}>
        {answered > 0 ? fill(texts.resume, { num: answered + 1 }) : texts.testNow}
      </a>
      <div className="mbti-none__ways">
        <a className="btn btn--secondary" href={href('/mbti/test?view=pick')}>
          {texts.knowMyType}
        </a>
        <a className="btn btn--quiet" href={href('/mbti')}>
          {texts.backToTest}
        </a>
      </div>
    </section>
  );
}
