import { useState } from 'react';
import { plainCode, useCopy, usePage, useStrings, useTap, useToast, useWorld } from '../../engine/index.ts';

/** The code on a pass that one hands on: shared, copied, or shown to be scanned. */
export function Pass({ code, left, renews }: { code: string; left: number; renews?: boolean | undefined }) {
  const t = useStrings<'invite-card'>();
  const { links } = useWorld();
  const { route } = usePage();
  const toast = useToast();
  const [picture, show] = useState<string | null>(null);
  const plain = plainCode(code);
  const link = () => links.invite(`/${route}`, plain);
  const failed = (): void => toast(t('step.failed'), 'failure');
  const share = useTap(() => links.share(plain).catch(failed));
  const copy = useCopy(link, t('invite_copied'));
  const qr = useTap(async () => {
    if (picture !== null) return show(null);
    const made = await link()
      .then((address) => links.qr(address))
      .catch(() => null);
    if (made === null) failed();
    show(made);
  });
  return (
    <div className="invite-card__pass">
      <span className="invite-card__label">{t('invite_code')}</span>
      <b className="invite-card__code" translate="no">
        {code.split('-').map((group, nth) => (
          // The groups of a code stay where they are.
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
          <span key={nth}>{group} </span>
        ))}
      </b>
      {/* Above it stands from when on codes work: until then nobody can use it today. */}
      <p className="invite-card__note" data-phases="live settling ended">
        {left > 0
          ? t(renews ? 'invite_left' : 'invite_total', { count: left })
          : t(renews ? 'invite_full' : 'invite_used_up')}
      </p>
      <div className="invite-card__ways">
        <button
          type="button"
          className="btn btn--primary"
          onClick={share.tap}
          aria-busy={share.busy || undefined}
        >
          {t('invite_share')}
        </button>
        <button
          type="button"
          className="btn btn--secondary"
          onClick={copy.tap}
          aria-busy={copy.busy || undefined}
        >
          {t('invite_copy')}
        </button>
        <button
          type="button"
          className="btn btn--secondary"
          onClick={qr.tap}
          aria-busy={qr.busy || undefined}
          aria-expanded={picture !== null}
        >
          {t('invite_qr')}
        </button>
      </div>
      {picture === null ? null : (
        <img className="invite-card__qr" src={picture} alt={t('invite_scan')} width={208} height={208} />
      )}
    </div>
  );
}
