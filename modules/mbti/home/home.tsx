import { defineWidget, useFormat, usePage, useSignedIn, useSource, useWorld } from '../../../engine/index.ts';
import type { MbtiHomeProps, MbtiMineAnswer, MbtiTypeAnswer } from '../../../schemas/generated/types.gen.ts';
import { ActionButton } from '../common/action-button.tsx';
import { Character } from '../common/character.tsx';
import { ClaimCard } from '../common/claim-card.tsx';
import { shownResult } from '../common/shown-result.ts';
import { StartOver } from '../common/start-over.tsx';
import { StoringNote } from '../common/storing-note.tsx';
import { draftStore, useDraft } from '../common/use-draft.ts';
import { useStoring } from '../common/use-storing.ts';
import { fill } from '../fill.ts';
import { isWritten, type Level, levels } from '../rules/levels.ts';
import type { NamedType } from '../texts.ts';

/** Questions of the entry level, and how long they take (specification §3); a test holds the number to the data. */
const ENTRY = { total: 10, minutes: 2 } as const;

/** Start page (specification §2, §4): the stage, the three levels with Test now or Retest, and the ways on. */
export const mbtiHome = defineWidget<MbtiHomeProps>(
  ({ mine, facts, rulesPopup, labels, types, characters, stage }) => {
    const { texts } = labels;
    const { lang, href } = usePage();
    const { score, marks } = useFormat();
    const world = useWorld();
    const results = useSource<MbtiMineAnswer>(mine);
    const known = useSource<MbtiTypeAnswer>(facts);
    const draft = useDraft();
    const storing = useStoring(() => world.sources.refresh([mine]));
    const own = results.data;
    const signedIn = useSignedIn();
    const latest = shownResult(draft, own, signedIn);
    const shown = types.types.find(({ code }) => code === latest?.type);
    // Advanced and in-depth are written in Chinese alone (T35).
    const open = levels.filter((level) => isWritten(level, lang));
    const begun = open.includes(draft.level) ? draft.level : 'entry';
    const answered = (level: Level): number => draft.answers[level].length;
    const halfway = answered(begun) > 0;
    const failed = signedIn && own === undefined && results.status === 'error';
    const participants = known.data?.participants;
    const typeOfLevel = (level: (typeof levels)[number]): NamedType | undefined => {
      const code =
        latest?.level === level ? latest.type : own?.levels.find((one) => one.level === level)?.type;
      return types.types.find((one) => one.code === code);
    };
    return (
      <div className="mbti mbti-home">
        <header className="mbti-home__stage">
          <img
            className="mbti-home__art"
            src={stage.hero ?? ''}
            alt={texts.altStart}
            width={390}
            height={460}
            fetchPriority="high"
          />
          <div className="mbti-home__title">
            <h1>{texts.startTitle}</h1>
            <p>{texts.startLine}</p>
          </div>
          <div className="mbti-home__start">
            <a className="btn btn--primary mbti-home__go" href={href(`/mbti/test?level=${begun}`)}>
              {halfway ? fill(texts.resume, { num: answered(begun) + 1 }) : texts.start}
            </a>
            {/* As high with the button that drops answers, which this phone shows when the page is there already, as without. */}
            <div className="mbti-home__known">
              <p className="mbti-home__facts tabular">
                {halfway ? texts.resumeHint : fill(texts.startFacts, ENTRY)}
                {halfway || participants === undefined || participants === 0 ? null : (
                  <>
                    {' · '}
                    {score(participants, (n) => fill(texts.participants, { n }))}
                  </>
                )}
              </p>
              {halfway ? <StartOver texts={texts} onStart={() => draftStore().start(begun)} /> : null}
            </div>
          </div>
        </header>
        <StoringNote texts={texts} state={storing.state} retry={storing.retry} />
        <ClaimCard texts={texts} types={types.types} characters={characters} />
        {shown ? (
          <a className={`mbti-card mbti-home__mine`} href={href('/mbti/test?view=result')}>
            <Character type={shown} characters={characters} texts={texts} size={72} decoration />
            <span>
              <b>{fill(texts.resultTitle, { type: shown.code, name: shown.name })}</b>
              <span className="mbti-link">{texts.seeResult}</span>
            </span>
          </a>
        ) : (
          // Its place is there from the beginning, so nothing moves once a result is known.
          <div className={`mbti-card mbti-home__mine mbti-home__none${signedIn ? ' is-theirs' : ''}`}>
            <span className="mbti-home__secret" aria-hidden="true">
              ?
            </span>
            {signedIn && own === undefined ? null : <p>{texts.noResult}</p>}
          </div>
        )}
        <section className="mbti-card" aria-labelledby="mbti-levels">
          <h2 id="mbti-levels">{open.length > 1 ? texts.levelsTitle : texts.levelsTitleOne}</h2>
          {failed ? (
            <p className="mbti-note mbti-home__failed" role="status">
              {results.message || texts.resultsFailed}{' '}
              <ActionButton
                className="btn btn--secondary"
                onPress={() => {
                  world.sources.refresh([mine]);
                  return undefined;
                }}
              >
                {texts.retry}
              </ActionButton>
            </p>
          ) : null}
          <ol className="mbti-levels">
            {open.map((level) => {
              const done = typeOfLevel(level);
              const started = answered(level);
              const times = own?.levels.find((one) => one.level === level)?.tests ?? 0;
              const again = done ? texts.retest : texts.testNow;
              const way = started > 0 ? fill(texts.resume, { num: started + 1 }) : again;
              return (
                <li key={level} className="mbti-level">
                  <span className="mbti-level__text">
                    <b>{labels.levels[level].title}</b>
                    <span>{labels.levels[level].label}</span>
                    {done || !failed ? (
                      <span className={done ? 'mbti-level__state is-done' : 'mbti-level__state'}>
                        {done ? fill(texts.levelResult, { type: done.code }) : labels.levels[level].notTested}
                        {times > 1 ? <> · {fill(texts.testedTimes, { n: times })}</> : null}
                      </span>
                    ) : null}
                  </span>
                  <a
                    className="btn btn--secondary"
                    href={href(`/mbti/test?level=${level}`)}
                    aria-label={`${way}${marks.colon}${labels.levels[level].title}`}
                  >
                    {way}
                  </a>
                </li>
              );
            })}
          </ol>
          {open.length < levels.length ? <p className="mbti-note">{texts.chineseOnly}</p> : null}
        </section>
        <nav className="mbti-home__ways">
          <a className="btn btn--secondary" href={href('/mbti/test?view=pick')}>
            {texts.knowMyType}
          </a>
          <a className="btn btn--secondary" href={href('/mbti/list')}>
            {texts.moreTests}
          </a>
          <ActionButton
            className="btn btn--secondary"
            onPress={() => world.steps.run([{ do: 'popup', name: rulesPopup }])}
          >
            {texts.gameRules}
          </ActionButton>
        </nav>
      </div>
    );
  },
);
