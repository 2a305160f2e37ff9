import { defineWidget, Picture, usePage } from '../../../engine/index.ts';
import type { MbtiListProps } from '../../../schemas/generated/types.gen.ts';
import { pictureName } from '../parts/picture-name.ts';

/** Other things to try (specification §2). */
export const mbtiList = defineWidget<MbtiListProps>(({ labels: { texts }, tests: { tests }, pictures }) => {
  const { href } = usePage();
  return (
    <div className="mbti mbti-list">
      <header className="mbti-list__head">
        <h1>{texts.moreTests}</h1>
        <p>{texts.moreTestsHint}</p>
      </header>
      {tests.length === 0 ? <p className="mbti-note">{texts.moreTestsEmpty}</p> : null}
      <ul className="mbti-list__all">
        {tests.map(({ img, title, tips, url }) => (
          <li key={title}>
            <a className="mbti-card mbti-list__one" href={href(url)}>
              <Picture src={pictures[pictureName(img)] ?? ''} alt="" width={112} height={84} />
              <span>
                <b>{title}</b>
                <span>{tips}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mbti-note">{texts.nothingMore}</p>
      <a className="btn btn--secondary" href={href('/mbti')}>
        {texts.backToTest}
      </a>
    </div>
  );
});
