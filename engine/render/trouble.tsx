import { type ReactNode, useCallback } from 'react';
import { tellingsOf } from '../data/tellings.ts';
import type { CompiledNode } from '../document/page-model.ts';
import { showToast } from '../overlay/toast.ts';
import type { Page, TroubleProps } from '../page/page.ts';
import { Failed } from './failed.tsx';
import { useTap } from './use-tap.ts';
import { useValue } from './use-value.ts';

/**
 * A notice that comes is said, but once: without a network each section shows the same words, a screen apart for the eyes and all at
 * once for the ears. The first that is seen says them; who heard it has nothing to hear again when that one goes.
 */
function sayOnce(notice: HTMLElement | null): void {
  if (!notice) return;
  const said = [...document.querySelectorAll('.state--stale[role="status"]')].some(
    // Browsers before 2022 cannot tell what is seen.
    (other) => other.textContent === notice.textContent && other.checkVisibility?.() !== false,
  );
  if (!said) notice.setAttribute('role', 'status');
}

/**
 * Lets data widgets say what is wrong with their source: it failed, takes long, or is not renewed. Comes with the live part,
 * which is what finds it out.
 *
 * @param nodes trees of the page's live nodes
 */
export function startTrouble(page: Page, nodes: readonly CompiledNode[]): void {
  const { t } = page.strings;
  const tellings = tellingsOf(page, nodes);

  /** Nothing is broken for a visitor: what is one's own is in the app, and so is the way there. */
  function Visitor({ text }: { text: string | undefined }): ReactNode {
    const inApp = useValue(page.inApp);
    const { tap, busy } = useTap(() =>
      page.world.app.open(false).catch(() => showToast(t('step.failed'), 'failure')),
    );
    return (
      <div className="state state--visitor">
        <p>{text}</p>
        {inApp ? null : (
          <button type="button" className="btn btn--secondary" aria-busy={busy || undefined} onClick={tap}>
            {t('open_app')}
          </button>
        )}
      </div>
    );
  }

  function Trouble({ node, state }: TroubleProps): ReactNode {
    const telling = useValue(tellings).get(node.key);
    const sources = telling?.sources.join(' ') ?? node.from ?? '';
    const retry = useCallback(() => page.world.sources.retry(sources.split(' ')), [sources]);
    const { data, status, message, stale, slow, signedOut } = state;
    const waits = data === undefined && slow === true;
    const failed = data === undefined && status === 'error';
    if (!failed && !stale && !waits && !signedOut) return null;
    if (telling && telling.by !== node.key) return <i hidden data-told-by={telling.by} />;
    if (signedOut) return <Visitor text={message} />;
    if (failed) return <Failed text={message || t('data.failed')} retry={t('retry')} onRetry={retry} />;
    return (
      // Other words are another notice.
      <p key={`${waits} ${message}`} className="state state--stale" ref={sayOnce}>
        {message ? <span>{message}</span> : null}{' '}
        {waits ? null : <span>{t(message ? 'data.earlier' : 'data.stale')}</span>}{' '}
        <button type="button" className="state__retry" onClick={retry}>
          {t('retry')}
        </button>
      </p>
    );
  }
  page.store.set(page.trouble, () => Trouble);
}
