import { useEffect, useRef } from 'react';
import { mostBytesOf, mostFilesOf, useFormat, useStrings } from '../../../engine/index.ts';
import type { FieldProps } from '../field-props.ts';
import { entriesIn, type Fault, type Known, type Upload } from './use-uploads.ts';

const megabytes = (bytes: number): string => String(Math.max(0.1, Math.round(bytes / 100_000) / 10));

/** One file: what it is, how far it has come or why not, and what one can do about it. */
function Entry(props: {
  readonly upload: Upload | undefined;
  readonly known: Known | undefined;
  readonly again: () => void;
  readonly drop: () => void;
}) {
  const { upload, known, again, drop } = props;
  const t = useStrings<'form-steps'>();
  const { colon } = useFormat().marks;
  const preview = upload?.ready?.preview ?? known?.preview;
  const isPdf = known?.sort === 'pdf' || upload?.file.type === 'application/pdf';
  const name = upload?.file.name ?? known?.name ?? t(isPdf ? 'form_file_pdf' : 'form_file_picture');
  const fault = upload?.fault;
  const told = (one: Fault): string => (typeof one === 'object' ? one.says : t(`form_file_${one}`));
  const share = Math.round((upload?.share ?? 1) * 100);
  return (
    <li className={`form-steps__file${fault ? ' is-failed' : upload ? ' is-going' : ' is-there'}`}>
      {preview === undefined ? (
        <span className="form-steps__thumb" aria-hidden="true">
          {isPdf ? 'PDF' : ''}
        </span>
      ) : (
        <img className="form-steps__thumb" src={preview} alt="" width={48} height={48} />
      )}
      <span className="form-steps__about">
        <span className="form-steps__name">{name}</span>
        {fault ? (
          <span className="form-steps__fault" role="alert">
            {told(fault)}
          </span>
        ) : upload ? (
          <span className="form-steps__way">
            <progress value={share} max={100} aria-label={t('form_file_going', { name })} />
            <span className="tabular" aria-hidden="true">
              {share}%
            </span>
          </span>
        ) : (
          <span className="form-steps__there" role="status">
            {t('form_file_there', { size: megabytes(known?.size ?? 0) })}
          </span>
        )}
      </span>
      <span className="form-steps__do">
        {fault && fault !== 'kind' && fault !== 'large' && fault !== 'broken' ? (
          <button
            type="button"
            className="btn btn--quiet"
            aria-label={`${t('form_file_again')}${colon}${name}`}
            onClick={again}
          >
            {t('form_file_again')}
          </button>
        ) : null}
        <button
          type="button"
          className="btn btn--quiet"
          aria-label={`${t(upload && !fault ? 'form_file_stop' : 'form_file_drop')}${colon}${name}`}
          onClick={drop}
        >
          {t(upload && !fault ? 'form_file_stop' : 'form_file_drop')}
        </button>
      </span>
    </li>
  );
}

/** Files: those that are there or on their way, and room for more. */
export function Files({ field, value, id, told, invalid, set, uploads }: FieldProps<'file'>) {
  const t = useStrings<'form-steps'>();
  const { going, known, add, again, drop } = uploads;
  const entries = entriesIn(value);
  const most = mostFilesOf(field);
  const room = most - entries.length;
  const input = useRef<HTMLInputElement>(null);
  // What a draft names and nobody has any more is not there.
  const there = entries.filter((one) => going.has(one) || known.has(one)).join();
  useEffect(() => {
    if (there !== value) set(there);
  }, [there, value, set]);
  const takes = field.takes.map((one) => (one === 'pdf' ? 'PDF' : 'JPEG, PNG, WebP')).join(', ');
  return (
    <div className="form-steps__files">
      {there === '' ? null : (
        <ul>
          {entries.map((one) => (
            <Entry
              key={one}
              upload={going.get(one)}
              known={known.get(one)}
              again={() => again(one)}
              drop={() => {
                drop(field, one);
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <label className={`form-steps__pick${room < 1 ? ' is-full' : ''}`}>
        <input
          ref={input}
          id={id}
          className="sr-only"
          type="file"
          multiple={most > 1}
          accept={field.takes.map((one) => (one === 'pdf' ? 'application/pdf' : 'image/*')).join()}
          aria-describedby={[`${id}-takes`, told].filter(Boolean).join(' ')}
          aria-invalid={invalid || undefined}
          disabled={room < 1}
          onChange={({ target }) => {
            add(field, [...(target.files ?? [])].slice(0, room));
            target.value = '';
          }}
        />
        <span className="form-steps__plus" aria-hidden="true" />
        <b>{t(room < 1 ? 'form_file_full' : entries.length > 0 ? 'form_file_more' : 'form_file_add')}</b>
        <small id={`${id}-takes`}>
          {t('form_file_takes', { takes, size: megabytes(mostBytesOf(field)), count: most })}
        </small>
      </label>
    </div>
  );
}
