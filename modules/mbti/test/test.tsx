import { useEffect, useRef } from 'react';
import {
  defineWidget,
  usePage,
  useSignedIn,
  useStateValue,
  useToast,
  useWorld,
} from '../../../engine/index.ts';
import type { MbtiTestProps } from '../../../schemas/generated/types.gen.ts';
import { ClaimCard } from '../common/claim-card.tsx';
import { Loading } from '../common/loading.tsx';
import { StoringNote } from '../common/storing-note.tsx';
import { draftStore, useDraft } from '../common/use-draft.ts';
import { useStoring } from '../common/use-storing.ts';
import { isWritten, type Level } from '../rules/levels.ts';
import { scalesOf, tallyOf, typeOf } from '../rules/score.ts';
import { QuestionView } from './question-view.tsx';
import { useLaterViews } from './use-later-views.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useQuestions } from './use-questions.ts';
import { questionHistory, showView, useQuestion, useView, viewFrom } from './use-view.ts';

/** The page's query with the level in it, so that a reload finds the one that its entries are of. */
function naming(level: Level): string {
  const query = new URLSearchParams(location.search);
  if (!viewFrom(location.search).level) query.set('level', level);
  return `?${query}`;
}

/** The test (specification §2, §4): questions one by one, the result, or the choice of a type that one knows already. */
export const mbtiTest = defineWidget<MbtiTestProps>((props) => {
  const { mine, facts, people, labels, types, entry, characters, visibilityPopup, reportPopup } = props;
  const { texts } = labels;
  const { lang, href } = usePage();
  const world = useWorld();
  const toast = useToast();
  const signedIn = useSignedIn();
  const draft = useDraft();
  const view = useView();
  const later = useLaterViews(view.name !== 'question');
  const at = useQuestion();
  const storing = useStoring(() => {
    world.sources.refresh([mine, facts, people]);
    toast(texts.saved, 'success');
  });
  const wanted = view.level ?? draft.level;
  const level = isWritten(wanted, lang) ? wanted : 'entry';
  const questions = useQuestions(level, lang, entry.questions);
  const answers = draft.answers[level];
  // Who asks is never the one of the reader's own type first: five apart, all sixteen take part.
  const faces = types.types.map(
    (_, index, all) => characters[all[(index * 5 + 9) % 16]?.code.toLowerCase() ?? ''] ?? '',
  );

  useEffect(() => {
    if (view.known)
      void world.steps.run([{ do: 'track', event: 'mbti_view', props: { view: view.name, level } }]);
  }, [world, view.known, view.name, level]);

  usePrefetch(view.name !== 'question' || answers.length > 0, {
    popups: [reportPopup, visibilityPopup],
    invite: '/mbti',
    pictures: Object.values(characters),
  });
  // What only the result shows is not asked for by the questions.
  const [, show] = useStateValue(props.resultShown, false);
  const showsResult = view.name === 'result';
  useEffect(() => {
    if (showsResult) show(true);
  }, [show, showsResult]);
  const total = questions?.length;
  useEffect(() => {
    // Before the address is known, the level is a guess, and its question not the one to open at.
    if (!view.known || view.name !== 'question' || total === undefined) return;
    const letGo = draftStore().hold(level);
    const given = draftStore().get().answers[level].length;
    questionHistory().enter(Math.min(given, total - 1) + 1, href('/mbti'), naming(level));
    return letGo;
  }, [view.known, view.name, level, total, href]);
  // Offline the page stays; it is loaded anew when the network is back (decision 0028).
  const loadAnew = (): void => {
    if (navigator.onLine) location.reload();
    else toast(texts.loadFailed, 'failure');
  };
  // What was tapped goes with the questions: keys and screen readers begin at the result.
  const arrives = useRef(false);
  const showResult = (): void => {
    arrives.current = true;
    showView('?view=result');
  };
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const head = arrives.current && screen.current?.querySelector<HTMLElement>('.mbti-result__code');
    if (!head) return;
    arrives.current = false;
    head.focus({ preventScroll: true });
  });
  const finish = (all: string): void => {
    if (!questions) return;
    const tally = tallyOf(questions, all);
    const shares = scalesOf(tally).map(({ share }) => share);
    draftStore().finish({ level, answers: all, type: typeOf(tally), shares }, signedIn);
    showResult();
  };

  const failed = (
    <section className="mbti-card" role="status">
      <p>{texts.loadFailed}</p>
      <button type="button" className="btn" onClick={loadAnew}>
        {texts.retry}
      </button>
    </section>
  );
  const body = () => {
    if (view.name !== 'question') {
      if (later === null) return failed;
      if (later === undefined) return <Loading texts={texts} className="mbti-card" />;
      if (view.name === 'result') return <later.ResultPage {...props} />;
      return (
        <later.PickView
          texts={texts}
          types={types.types}
          characters={characters}
          onPick={(type) => {
            draftStore().pick(type, signedIn);
            showResult();
          }}
        />
      );
    }
    if (questions === null) return failed;
    if (questions === undefined) return <Loading texts={texts} className="mbti-question" />;
    return (
      <>
        {wanted === level ? null : <p className="mbti-note">{texts.chineseOnly}</p>}
        <QuestionView
          key={level}
          questions={questions}
          at={at}
          answers={answers}
          title={labels.levels[level].title}
          texts={texts}
          faces={faces}
          onAnswer={(index, choice) => draftStore().answer(level, index, choice)}
          onMove={(question) => questionHistory().move(question)}
          onStartOver={() => {
            draftStore().start(level);
            questionHistory().move(1);
          }}
          onFinish={finish}
        />
      </>
    );
  };
  return (
    <div ref={screen} className="mbti mbti-test" data-view={view.name}>
      <header className="mbti-test__bar">
        <a className="mbti-test__back" href={href('/mbti')} aria-label={texts.back}>
          ‹
        </a>
        <h1>{texts.pageTitle}</h1>
      </header>
      <StoringNote texts={texts} state={storing.state} retry={storing.retry} />
      {view.name === 'question' ? null : (
        <ClaimCard texts={texts} types={types.types} characters={characters} />
      )}
      {body()}
    </div>
  );
});
