import { useEffect, useId, useRef, useState } from 'react';
import {
  asOne,
  defineDataWidget,
  tidyAnswers,
  useChange,
  usePage,
  useRun,
  useStrings,
  useTap,
} from '../../engine/index.ts';
import type {
  FormEntry,
  FormSentAnswer,
  FormStepsProps,
  FormsAnswer,
} from '../../schemas/generated/types.gen.ts';
import { Field } from './field.tsx';
import { useUploads } from './files/use-uploads.ts';
import { Outcome } from './outcome.tsx';
import { useFilling } from './use-filling.ts';

const entryOf = (data: FormsAnswer, id: string): FormEntry | undefined =>
  data.forms.find((one) => one.id === id);

const nothing: Omit<FormEntry, 'id'> = {
  state: 'none',
  times: 0,
  sentAt: null,
  why: null,
  answers: null,
  files: [],
  seats: null,
  reason: 'TOKEN_EXPIRED',
};

/** A form. Who may send it, and what became of it, is said by the server; what is wrong, by the judge that the server asks, too. */
export const formSteps = defineDataWidget<FormStepsProps, FormsAnswer>({
  placeholder: ({ form }) => ({ forms: [{ id: form.id, ...nothing }] }),
  isEmpty: (data, { form }) => entryOf(data, form.id) === undefined,
  Component: ({ data, form, label, thanks, press, files }) => {
    const t = useStrings<'form-steps'>();
    const { lang } = usePage();
    const run = useRun();
    const base = useId();
    const sheet = useRef<HTMLFormElement>(null);
    const head = useRef<HTMLHeadingElement>(null);
    const entry = entryOf(data, form.id);
    const filling = useFilling(form, entry, sheet);
    const { answers, pages, at, step, shown, wrong } = filling;
    const uploads = useUploads(files, entry?.files ?? [], filling.latest, filling.set);
    const [changing, change] = useState(false);
    const [fresh, celebrate] = useState(false);
    const [tries, tryAgain] = useState(0);
    /** By a tap: to another page, or to what is sent. */
    const turned = useRef(false);
    const visitor = entry?.reason === 'TOKEN_EXPIRED';

    // What was sent, or decided, while one looks is celebrated; what becomes known with the reader is no news.
    useChange(entry, (before, after) => {
      if (!before || !after || before.reason === 'TOKEN_EXPIRED') return;
      if (before.times === after.times && before.state === after.state) return;
      change(false);
      celebrate(true);
    });

    useEffect(() => {
      if (tries === 0) return;
      sheet.current
        ?.querySelector<HTMLElement>('.is-wrong :is(input:not([type="hidden"],:disabled), textarea, button)')
        ?.focus();
    }, [tries]);

    const turn = (to: number) => {
      filling.go(to);
      turned.current = true;
    };
    // Whoever turns a page begins at its top: eyes, keys and screen readers.
    // biome-ignore lint/correctness/useExhaustiveDependencies: once a page
    useEffect(() => {
      if (turned.current) head.current?.focus();
      turned.current = false;
    }, [step?.id]);
    const open = visitor || (entry?.can !== undefined && (entry.state === 'none' || changing));
    // A long form gives way to a short slip: what became of it is looked at, not what has moved up from below.
    const look = (slip: Element | null): void => {
      if (turned.current) slip?.scrollIntoView({ block: 'center' });
      turned.current = false;
    };
    const isLast = at === pages.length - 1;
    const { tap, busy } = useTap(() => {
      if (visitor) return run(press, { form: form.id, answers: '{}' });
      if (!filling.judge(isLast)) {
        tryAgain((nth) => nth + 1);
        return undefined;
      }
      if (!isLast) {
        turn(at + 1);
        return undefined;
      }
      turned.current = true;
      const fields = form.steps.flatMap(({ fields: each }) => each);
      return run(
        press,
        { form: form.id, answers: JSON.stringify(tidyAnswers(fields, answers)) },
        (answer) => {
          const { name, picture } = asOne(form.gives ?? [], lang);
          return (answer as Partial<FormSentAnswer> | undefined)?.gives?.length && picture
            ? { name, picture }
            : undefined;
        },
      );
    });

    if (!entry || !step) return null;
    if (!open)
      return (
        <div className="form-steps" ref={look}>
          <Outcome form={form} entry={entry} thanks={thanks} fresh={fresh} onChange={() => change(true)} />
        </div>
      );
    const { seats } = entry;
    return (
      <form
        ref={sheet}
        className="form-steps form-steps__sheet"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          tap();
        }}
      >
        {pages.length < 2 ? null : (
          <div className="form-steps__progress">
            {/* The words beside it say the same. */}
            <progress value={at + 1} max={pages.length} aria-hidden="true" />
            <span className="tabular">{t('form_step', { nth: at + 1, total: pages.length })}</span>
          </div>
        )}
        <h3 ref={head} className="form-steps__title" tabIndex={-1}>
          {step.title}
        </h3>
        {step.text === undefined ? null : <p className="form-steps__text">{step.text}</p>}
        {seats === null ? null : (
          <p className="form-steps__seats tabular">{t('form_seats', { count: seats.left })}</p>
        )}
        {shown.map((field) => (
          <Field
            key={field.id}
            field={field}
            id={`${base}${field.id}`}
            value={answers[field.id] ?? ''}
            wrong={wrong.find((one) => one.field === field.id)}
            set={(value) => filling.set(field.id, value)}
            uploads={uploads}
          />
        ))}
        <div role="alert" className="form-steps__alert">
          {wrong.length === 0 ? null : (
            <div className="form-steps__wrong">
              <b>{t('form_wrong', { count: wrong.length })}</b>
              <ul>
                {wrong.map(({ field }) => (
                  <li key={field}>
                    <a
                      href={`#${base}${field}`}
                      onClick={(event) => {
                        event.preventDefault();
                        document.getElementById(`${base}${field}`)?.focus();
                      }}
                    >
                      {shown.find(({ id }) => id === field)?.title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div className="form-steps__go">
          {at === 0 ? null : (
            <button type="button" className="btn btn--secondary" onClick={() => turn(at - 1)}>
              {t('form_back')}
            </button>
          )}
          <button
            type="submit"
            className={`btn btn--primary${busy ? ' is-busy' : ''}`}
            data-visitors={visitor ? 'kept' : undefined}
            aria-busy={busy || undefined}
          >
            {visitor
              ? t('form_sign_in')
              : isLast
                ? entry.can === 'edit'
                  ? t('form_save')
                  : (label ?? t('form_send'))
                : t('form_next')}
          </button>
        </div>
        {visitor ? null : <p className="form-steps__draft">{t('form_draft')}</p>}
      </form>
    );
  },
});
