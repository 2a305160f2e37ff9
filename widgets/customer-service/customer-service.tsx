import { useState } from 'react';
import { defineWidget, Picture, useStrings, useTap, useToast, useWorld } from '../../engine/index.ts';
import type { CustomerServiceProps } from '../../schemas/generated/types.gen.ts';

/** The way to people who help: by the app where the page is in it, else by an address or by opening the app. */
export const customerService = defineWidget<CustomerServiceProps>(
  ({ title, text, icon, label, elsewhere, elsewhereLabel, body }) => {
    const t = useStrings<'customer-service'>();
    const { app } = useWorld();
    const toast = useToast();
    const [failed, fail] = useState(false);
    const ask = useTap(async () => {
      const opened = await app.ask('customerService', {}).catch(() => false);
      fail(!opened);
    });
    const open = useTap(() => app.open(true).catch(() => toast(t('step.failed'), 'failure')));
    return (
      <section className={`customer-service${failed ? ' is-failed' : ''}`} aria-label={title}>
        <div className="customer-service__head">
          {icon ? (
            <Picture src={icon} alt="" width={48} height={48} className="customer-service__icon" />
          ) : (
            <span className="customer-service__bubble" aria-hidden="true" />
          )}
          <p className="customer-service__words">
            <b>{title}</b>
            {text ? <span>{text}</span> : null}
          </p>
        </div>
        {body ? <div className="customer-service__body">{body}</div> : null}
        <div className="customer-service__app">
          <button
            type="button"
            className={`btn btn--primary${ask.busy ? ' is-busy' : ''}`}
            aria-busy={ask.busy || undefined}
            onClick={ask.tap}
          >
            {label}
          </button>
          <p className="customer-service__failed" role="status">
            {failed ? t('service_failed') : ''}
          </p>
        </div>
        {elsewhere ? (
          <a className="btn btn--primary customer-service__else" href={elsewhere}>
            {elsewhereLabel ?? t('service_web')}
          </a>
        ) : (
          <div className="customer-service__else">
            <p>{t('service_app')}</p>
            <button
              type="button"
              className={`btn btn--primary${open.busy ? ' is-busy' : ''}`}
              aria-busy={open.busy || undefined}
              onClick={open.tap}
            >
              {t('service_open')}
            </button>
          </div>
        )}
      </section>
    );
  },
);
