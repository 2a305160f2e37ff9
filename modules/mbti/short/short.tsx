import { useEffect, useRef, useState } from 'react';
import { defineWidget, Picture, usePage, useWorld } from '../../../engine/index.ts';
import type { MbtiShortProps } from '../../../schemas/generated/types.gen.ts';
import { fill } from '../fill.ts';
import { Phrases } from '../parts/phrases.tsx';
import { pictureName } from '../parts/picture-name.ts';
import { shortCodeOf } from '../rules/short.ts';
import { QuestionView } from '../test/question-view.tsx';
import { questionHistory, useQuestion } from '../test/use-view.ts';
import { keepAnswers, useAnswers } from './kept-answers.ts';
import { ShareResult } from './share-result.tsx';

/** A short test (decision 0051): its stage, one question after the other, and one of four results. */
export const mbtiShort = defineWidget<MbtiShortProps>(({ test, labels, short, pictures, characters }) => {
  const { texts } = labels;
  const { href, tag } = usePage();
  const world = useWorld();
  const at = useQuestion();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const found = short.tests.find(({ id }) => id === test);
  const total = found?.questions.length ?? 0;
  const answers = useAnswers(test, total);
  // Begun on this page: what a visit comes back to does not move its reader.
  const [begun, setBegun] = useState(false);
  const over = total > 0 && answers.length === total;
  // An entry of the history says that a reload, too, is in the middle of the questions.
  const step = over ? 'result' : begun || (answers !== '' && at !== undefined) ? 'questions' : 'start';

  useEffect(() => {
    if (!over || !begun) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [over, begun]);

  if (!found)
    return (
      <div className="mbti mbti-short">
        <p className="mbti-note">{short.texts.unknown}</p>
        <a className="btn btn--primary" href={href('/mbti/list')}>
          {texts.moreTests}
        </a>
      </div>
    );
  const { questions, results } = found;
  const art = (img: string): string => pictures[pictureName(img)] ?? '';
  const begin = (): void => {
    if (over) keepAnswers(test, '');
    setBegun(true);
    // The button goes away.
    title.current?.focus({ preventScroll: true });
    questionHistory().enter(over ? 1 : answers.length + 1, href('/mbti/list'));
    void world.steps.run([{ do: 'track', event: 'mbti_short_start', props: { test } }]);
  };
  const finish = (all: string): void => {
    questionHistory().leave(location.search);
    void world.steps.run([
      { do: 'track', event: 'mbti_short_done', props: { test, result: shortCodeOf(questions, all) } },
    ]);
  };
  const body = () => {
    if (step === 'questions')
      return (
        <QuestionView
          questions={questions}
          at={at}
          answers={answers}
          title={found.title}
          texts={texts}
          fleeting
          faces={Object.values(characters)}
          onAnswer={(index, choice) =>
            keepAnswers(test, answers.slice(0, index) + choice + answers.slice(index + 1))
          }
          onMove={(question) => questionHistory().move(question)}
          onFinish={finish}
        />
      );
    const result = results.find(({ code }) => code === shortCodeOf(questions, answers));
    if (step === 'result' && result)
      return (
        <div className="mbti-short__result" data-result={result.code}>
          <section className="mbti-short__head">
            <p>{short.texts.over}</p>
            <h2 ref={heading} tabIndex={-1}>
              {result.name}
            </h2>
            <Picture src={art(result.img)} alt="" width={320} height={240} />
            <blockquote>
              <Phrases text={result.title} tag={tag} />
            </blockquote>
            <ul className="mbti-short__tags">
              {result.tag.map((one) => (
                <li key={one} className="mbti-tag">
                  {one}
                </li>
              ))}
            </ul>
          </section>
          <section className="mbti-card">
            <p>{result.p}</p>
          </section>
          <div className="mbti-short__ways">
            <ShareResult
              title={found.title}
              result={result}
              picture={art(result.img)}
              labels={labels}
              short={short}
            />
            <button type="button" className="btn btn--secondary" onClick={begin}>
              {short.texts.again}
            </button>
            <a className="btn btn--secondary" href={href('/mbti/list')}>
              {texts.moreTests}
            </a>
          </div>
          <section className="mbti-card" aria-labelledby="mbti-others">
            <h2 id="mbti-others">{short.texts.others}</h2>
            <ul className="mbti-short__others">
              {results
                .filter((one) => one !== result)
                .map((one) => (
                  <li key={one.code}>
                    <Picture src={art(one.img)} alt="" width={96} height={72} />
                    <span>
                      <b>{one.name}</b>
                      <span>{one.title}</span>
                    </span>
                  </li>
                ))}
            </ul>
          </section>
        </div>
      );
    return (
      <section className="mbti-short__stage">
        <Picture src={art(found.img)} alt="" width={320} height={240} />
        {/* The heading of the page says it. */}
        <p className="mbti-short__title" aria-hidden="true">
          {found.title}
        </p>
        <p>{found.tips}</p>
        <button type="button" className="btn btn--primary" onClick={begin}>
          {answers === '' ? texts.start : fill(texts.resume, { num: answers.length + 1 })}
        </button>
        <p className="mbti-note">{fill(short.texts.facts, { total: questions.length })}</p>
        {/* What it may turn out to be: the pictures of all results, without their names. */}
        <ul className="mbti-short__could" aria-hidden="true">
          {results.map(({ code, img }) => (
            <li key={code}>
              <Picture src={art(img)} alt="" width={96} height={72} />
            </li>
          ))}
        </ul>
      </section>
    );
  };
  return (
    <div className="mbti mbti-short" data-step={step}>
      <header className="mbti-short__bar">
        <a className="mbti-short__back" href={href('/mbti/list')} aria-label={texts.back}>
          ‹
        </a>
        <h1 ref={title} tabIndex={-1}>
          {found.title}
        </h1>
      </header>
      {body()}
    </div>
  );
});
