import { defineDataWidget, phases, useFormat, usePage, useStrings } from '../../engine/index.ts';
import type { DraftAnswer, DraftDeskProps, DraftsAnswer } from '../../schemas/generated/types.gen.ts';
import { DocumentField } from './document-field.tsx';

/** Where documents are tried out before they are committed: their mistakes at their lines, their pages at each moment (decision 0109). */
export const draftDesk = defineDataWidget<DraftDeskProps, DraftsAnswer>({
  placeholder: () => ({ items: [], asked: null }),
  isEmpty: () => false,
  Component: ({ data: { items, asked }, keep }) => {
    const t = useStrings<'draft-desk'>();
    const { href } = usePage();
    return (
      <div className="draft-desk">
        <DocumentField keep={keep} />
        {asked === null ? (
          items.length === 0 && <p className="draft-desk__none">{t('draft_none')}</p>
        ) : (
          <p className="draft-desk__unknown" role="status">
            {t(asked.aside ? 'draft_aside' : 'draft_unknown', { id: asked.id })}
            {asked.aside || asked.near === null ? null : (
              <>
                {' '}
                <a href={href(`/activity_testing/${asked.near}`)}>{t('draft_near', { id: asked.near })}</a>
              </>
            )}
          </p>
        )}
        {items.length === 0 ? null : (
          <ul className="draft-desk__list">
            {items.map((draft) => (
              <li key={draft.id} className="draft-desk__draft">
                <Judged {...draft} />
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  },
});

/** A draft: its page at each of its moments, and what is to be mended: without a page, first. */
function Judged({ id, title, href: to, findings, more }: DraftAnswer) {
  const t = useStrings<'draft-desk'>();
  const { colon } = useFormat().marks;
  const { href } = usePage();
  const count = findings.length + more;
  return (
    <>
      <h3 className="draft-desk__title">{title || id}</h3>
      <p className="draft-desk__id">{id}</p>
      {to === null ? null : (
        <p className="draft-desk__moments">
          <a
            className="btn btn--secondary"
            href={href(to)}
            aria-label={`${t('draft_open')}${colon}${title || id}`}
          >
            {t('draft_open')}
          </a>
          {phases.map((moment) => (
            <a
              key={moment}
              className="draft-desk__moment"
              href={href(`/test_tt/${id}/${moment}`)}
              aria-label={`${t(`draft_${moment}`)}${colon}${title || id}`}
            >
              {t(`draft_${moment}`)}
            </a>
          ))}
        </p>
      )}
      {to !== null && count === 0 ? null : (
        <>
          <p className="draft-desk__count">
            {t(to === null ? 'draft_mistakes' : 'draft_warnings', { count })}
          </p>
          <ol className="draft-desk__mistakes">
            {findings.map((one) => (
              <li key={`${one.line}:${one.column} ${one.message}`} className="draft-desk__mistake" lang="en">
                <span className="draft-desk__place tabular">{`${one.line}:${one.column}`}</span> {one.message}
                <Said what="expected" value={one.expected} />
                <Said what="got" value={one.got} />
                <Said what="nearest" value={one.nearest} />
                <Said what="allowed" value={one.allowed} />
                {one.tip === undefined ? null : <span className="draft-desk__said">{one.tip}</span>}
              </li>
            ))}
          </ol>
          {more > 0 ? <p>{t('draft_more', { count: more })}</p> : null}
        </>
      )}
    </>
  );
}

function Said({
  what,
  value,
}: {
  what: 'expected' | 'got' | 'nearest' | 'allowed';
  value: string | undefined;
}) {
  const t = useStrings<'draft-desk'>();
  return value === undefined ? null : (
    <span className="draft-desk__said">
      {t(`draft_${what}`)} <code>{value}</code>
    </span>
  );
}
