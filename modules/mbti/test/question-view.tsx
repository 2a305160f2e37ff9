import { type KeyboardEvent, type ReactNode, type TouchEvent, useEffect, useRef, useState } from 'react';
import { StartOver } from '../common/start-over.tsx';
import { fill } from '../fill.ts';
import type { Question, Texts } from '../texts.ts';

/** How long a chosen answer is shown before the next question comes, in ms: beyond the time in which a second tap counts as the first (T63). */
const SHOWN = 320;
/** How far a finger goes for a swipe, in px. */
const SWIPE = 56;

/** Whether the reader is at nothing that they could press. */
const isNowhere = (): boolean => ((document.activeElement as HTMLElement | null)?.tabIndex ?? -1) < 0;

interface QuestionViewProps {
  readonly questions: readonly Question[];
  /** The question that the history is at, counted from 1; without one, where one goes on. */
  readonly at: number | undefined;
  /** One letter for each question that has been answered. */
  readonly answers: string;
  readonly title: string;
  readonly texts: Texts;
  /** Answers are gone with the visit. */
  readonly fleeting?: boolean;
  /** Pictures of those who ask, one after the other. */
  readonly faces: readonly string[];
  /** Says which question, counted from 0, is answered how. */
  readonly onAnswer: (index: number, choice: 'A' | 'B') => void;
  /** Asks for another question, counted from 1. */
  readonly onMove: (question: number) => void;
  /** Drops the answers; without it there is nothing that would be worth dropping. */
  readonly onStartOver?: () => void;
  readonly onFinish: (answers: string) => void;
}

/** One question at a time (specification §2): two answers, the way back, how far one is; by tap, swipe and key. */
export function QuestionView(props: QuestionViewProps): ReactNode {
  const { questions, at, answers, title, texts, faces, onAnswer, onMove, onStartOver, onFinish } = props;
  const total = questions.length;
  const [chosen, setChosen] = useState<'A' | 'B'>();
  // One may go back; where one goes on is behind the last answer.
  const furthest = Math.min(answers.length, total - 1);
  const index = Math.min((at ?? furthest + 1) - 1, furthest);
  const question = questions[index];
  const heading = useRef<HTMLHeadingElement>(null);
  const hint = useRef<HTMLSpanElement>(null);
  const shown = useRef<number>(undefined);
  const start = useRef<{ x: number; y: number }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (at === undefined) return;
    // Another question moves its reader to it. The first one only whom it tells of keys: they count within it alone (decision 0195).
    if (shown.current === undefined ? hint.current?.offsetParent && isNowhere() : shown.current !== index)
      heading.current?.focus({ preventScroll: true });
    shown.current = index;
    // Whoever goes back while an answer is shown has not answered.
    return () => {
      clearTimeout(timer.current);
      setChosen(undefined);
    };
  }, [at, index]);

  const go = (to: number): void => {
    if (chosen === undefined && to >= 0 && to <= furthest) onMove(to + 1);
  };
  const choose = (choice: 'A' | 'B'): void => {
    // While an answer is shown a second tap is the first one's echo.
    if (chosen !== undefined) return;
    setChosen(choice);
    const next = answers.slice(0, index) + choice + answers.slice(index + 1);
    timer.current = setTimeout(() => {
      setChosen(undefined);
      onAnswer(index, choice);
      if (next.length >= total && index === total - 1) onFinish(next);
      else onMove(index + 2);
    }, SHOWN);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    const key = event.key.toUpperCase();
    if (key === 'A' || key === '1') choose('A');
    else if (key === 'B' || key === '2') choose('B');
    else if (key === 'ARROWLEFT') go(index - 1);
    else if (key === 'ARROWRIGHT') go(index + 1);
    else return;
    event.preventDefault();
  };

  const onTouchStart = (event: TouchEvent): void => {
    const touch = event.touches[0];
    start.current = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
  };
  const onTouchEnd = (event: TouchEvent): void => {
    const touch = event.changedTouches[0];
    if (!touch || !start.current) return;
    const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
    start.current = undefined;
    if (Math.abs(x) < SWIPE || Math.abs(x) < 2 * Math.abs(y)) return;
    go(x > 0 ? index - 1 : index + 1);
  };

  if (!question) return null;
  const given = chosen ?? (index < answers.length ? answers[index] : undefined);
  return (
    <section
      className="mbti-question"
      aria-label={title}
      onKeyDown={onKeyDown}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
      onTouchCancel={() => {
        // The browser scrolls: the finger is its own.
        start.current = undefined;
      }}
      data-question={index + 1}
    >
      <div className="mbti-question__head">
        <span className="mbti-question__level">{title}</span>
        <span className="tabular" aria-hidden="true">
          {fill(texts.progress, { num: index + 1, total })}
        </span>
        <progress
          className="mbti-question__progress"
          value={index + (chosen ? 1 : 0)}
          max={total}
          aria-hidden="true"
        />
      </div>
      <div className="mbti-question__card" key={index}>
        <img
          className="mbti-question__face"
          src={faces[index % faces.length]}
          alt=""
          width={112}
          height={126}
        />
        <h2 ref={heading} tabIndex={-1}>
          <span className="sr-only">{fill(texts.progressSpoken, { num: index + 1, total })} </span>
          {question.title}
        </h2>
        <div className="mbti-question__options">
          {(['A', 'B'] as const).map((choice) => (
            <button
              key={choice}
              type="button"
              className="mbti-option"
              data-choice={choice}
              aria-pressed={given === choice}
              onClick={() => choose(choice)}
            >
              <span className="mbti-option__letter" aria-hidden="true">
                {choice}
              </span>
              <span>{question.sel[choice].text}</span>
            </button>
          ))}
        </div>
      </div>
      <div className="mbti-question__foot">
        <button
          type="button"
          className="btn btn--secondary"
          disabled={index === 0}
          onClick={() => go(index - 1)}
        >
          {texts.previous}
        </button>
        {index < furthest ? (
          <button type="button" className="btn btn--secondary" onClick={() => go(index + 1)}>
            {texts.next}
          </button>
        ) : null}
      </div>
      <p className="mbti-question__hint">
        <span className="for-touch">{texts.swipeHint}</span>
        <span className="for-keys" ref={hint}>
          {texts.keyboardHint}
        </span>
        {props.fleeting ? null : <span>{texts.answersKept}</span>}
      </p>
      {answers.length > 0 && onStartOver ? <StartOver texts={texts} onStart={onStartOver} /> : null}
    </section>
  );
}
