import { type ReactNode, useEffect } from 'react';
import {
  type SourceState,
  usePage,
  useSource,
  useStateValue,
  useWorld,
  type WidgetProps,
} from '../../../engine/index.ts';
import type {
  MbtiMineAnswer,
  MbtiRecommendationsAnswer,
  MbtiTestProps,
  MbtiTopicsAnswer,
  MbtiTypeAnswer,
} from '../../../schemas/generated/types.gen.ts';
import { ActionButton } from '../common/action-button.tsx';
import { Character } from '../common/character.tsx';
import type { Shown } from '../common/shown-result.ts';
import { fill } from '../fill.ts';
import { Part } from '../parts/part.tsx';
import { Phrases } from '../parts/phrases.tsx';
import { Rarity } from '../parts/rarity.tsx';
import { VisibilityChoice } from '../parts/visibility-choice.tsx';
import { isWritten, levels } from '../rules/levels.ts';
import { temperamentOf } from '../temperament.ts';
import { People } from './people.tsx';
import { Scales } from './scales.tsx';
import { Topics } from './topics.tsx';

/** The result (specification §2): who one is, the scales, who fits, what is talked about, and the ways on. */
export function ResultView(props: WidgetProps<MbtiTestProps> & { shown: Shown }): ReactNode {
  const { labels, types, characters, topicTexts, shown, chosen, visibilityPopup, reportPopup } = props;
  const { texts } = labels;
  const { lang, href, tag } = usePage();
  const world = useWorld();
  const [asked, ask] = useStateValue(chosen, '');
  // What is known of a type is asked with the type that is shown.
  useEffect(() => {
    if (asked !== shown.type) ask(shown.type);
  }, [asked, ask, shown.type]);
  const facts = useSource<MbtiTypeAnswer>(props.facts);
  const known: SourceState<MbtiTypeAnswer> =
    facts.data && facts.data.type !== shown.type ? { status: 'loading' } : facts;
  const own = useSource<MbtiMineAnswer>(props.mine);
  const topics = useSource<MbtiTopicsAnswer>(props.topics);
  const people = useSource<MbtiRecommendationsAnswer>(props.people);
  const type = types.types.find(({ code }) => code === shown.type);
  if (!type) return <p className="mbti-note">{texts.unknownType}</p>;
  const match = types.types.find(({ code }) => code === known.data?.best_match);
  const love = known.data?.love_probability;
  const level = shown.level === 'picked' ? 'entry' : shown.level;
  // Whoever picked a type has nothing to continue: the test begins with the entry level.
  const next =
    shown.level === 'picked'
      ? undefined
      : levels.find((one) => levels.indexOf(one) > levels.indexOf(level) && isWritten(one, lang));
  const letters = [...type.code].filter((letter): letter is keyof typeof types.letters =>
    Object.hasOwn(types.letters, letter),
  );
  return (
    <div className={`mbti-result mbti-${temperamentOf(type.code)}`} data-type={type.code}>
      <header className="mbti-result__head">
        <p className="mbti-result__over">{texts.yourType}</p>
        <h2 className="mbti-result__code" tabIndex={-1}>
          <span>{type.code}</span>
          <small>{type.name}</small>
        </h2>
        <Character type={type} characters={characters} texts={texts} size={224} className="is-large" />
        <blockquote>
          <Phrases text={type.title} tag={tag} />
        </blockquote>
        <ul className="mbti-result__tags">
          {type.tag.map((one) => (
            <li key={one} className="mbti-tag">
              {one}
            </li>
          ))}
        </ul>
        <Rarity texts={texts} facts={known.data} />
      </header>
      <div className="mbti-result__actions">
        <ActionButton
          className="btn btn--primary"
          onPress={() => world.steps.run([{ do: 'popup', name: reportPopup }])}
        >
          {texts.share}
        </ActionButton>
        {next ? (
          <a className="btn btn--secondary" href={href(`/mbti/test?level=${next}`)}>
            {texts.continueTest}
          </a>
        ) : null}
        <a className="btn btn--secondary" href={href(`/mbti/test?level=${level}`)}>
          {shown.level === 'picked' ? texts.testNow : texts.retest}
        </a>
      </div>
      <section className="mbti-card" aria-labelledby="mbti-about">
        <h2 id="mbti-about">{texts.about}</h2>
        <p>{type.p}</p>
      </section>
      <section className="mbti-card" aria-labelledby="mbti-scales">
        <h2 id="mbti-scales">{texts.scales}</h2>
        {shown.shares ? (
          <Scales shares={shown.shares} letters={types.letters} texts={texts} />
        ) : (
          <p className="mbti-note">{texts.pickedNote}</p>
        )}
        <details className="mbti-letters">
          <summary>{texts.lettersTitle}</summary>
          <dl>
            {letters.map((letter) => (
              <div key={letter}>
                <dt>
                  <b>{letter}</b> {types.letters[letter].name}
                </dt>
                <dd>{types.letters[letter].p}</dd>
              </div>
            ))}
          </dl>
        </details>
      </section>
      {own.data?.type && !own.data.decided ? (
        <section className="mbti-card mbti-ask" aria-labelledby="mbti-ask">
          <h2 id="mbti-ask">{texts.profileQuestion}</h2>
          <VisibilityChoice texts={texts} type={own.data.type} types={types.types} mine={props.mine} />
        </section>
      ) : null}
      {own.data?.type && own.data.decided ? (
        <section className="mbti-card mbti-shown" aria-labelledby="mbti-shown">
          <h2 id="mbti-shown">{texts.whatOthersSee}</h2>
          <p role="status">
            {own.data.visible ? fill(texts.othersSeeType, { type: own.data.type }) : texts.othersSeeNothing}
          </p>
          <ActionButton
            className="btn btn--secondary"
            onPress={() => world.steps.run([{ do: 'popup', name: visibilityPopup }])}
          >
            {texts.changeVisibility}
          </ActionButton>
        </section>
      ) : null}
      <a className="mbti-card mbti-card--way" href={href('/mbti/match')}>
        <b>{texts.matchFriend}</b>
        <span>{texts.matchFriendLine}</span>
      </a>
      <Part title={texts.bestMatch} id="mbti-match" texts={texts} source={known} name={props.facts}>
        {match ? (
          <div className="mbti-match">
            <Character type={match} characters={characters} texts={texts} size={104} decoration />
            <div>
              <b>{fill(texts.resultTitle, { type: match.code, name: match.name })}</b>
              <p>{fill(texts.bestMatchLine, { name: match.name })}</p>
            </div>
          </div>
        ) : null}
        <div className="mbti-love">
          <h3>{texts.loveProbability}</h3>
          {typeof love === 'number' ? (
            <>
              <p>
                <b className="mbti-love__value tabular">{love}%</b> {texts.loveProbabilityHint}
              </p>
              <p className="mbti-note">{texts.loveProbabilityHow}</p>
            </>
          ) : (
            <p>{texts.loveProbabilityNone}</p>
          )}
        </div>
      </Part>
      <Topics
        texts={texts}
        topics={topicTexts.topics}
        facts={known}
        own={topics}
        names={{ facts: props.facts, own: props.topics }}
      />
      <People texts={texts} source={people} name={props.people} />
      <nav className="mbti-result__ways">
        <a className="btn btn--secondary" href={href('/mbti/list')}>
          {texts.moreTests}
        </a>
        <a className="btn btn--quiet" href={href('/mbti')}>
          {texts.backToTest}
        </a>
      </nav>
    </div>
  );
}
