import { useEffect, useRef, useState } from 'react';
import {
  defineWidget,
  Picture,
  Pressable,
  useStrings,
  useTap,
  useToast,
  useWorld,
  type World,
} from '../../engine/index.ts';
import type { OpenAppBarProps } from '../../schemas/generated/types.gen.ts';
import { keepClear } from './keep-clear.ts';
import { isPutAway, putAway } from './put-away.ts';

type Stores = Awaited<ReturnType<World['app']['stores']>>;

/** The way into the app, for whoever is not in it. It comes once the phone knows that it is wanted: nothing is seen to go away. */
export const openAppBar = defineWidget<OpenAppBarProps>(({ title, text, icon, label, press, stores }) => {
  const t = useStrings<'open-app-bar'>();
  const [shown, show] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => show(!isPutAway(window)), []);
  useEffect(() => (shown && bar.current ? keepClear(bar.current) : undefined), [shown]);
  if (!shown) return null;
  const hide = (): void => {
    putAway(window);
    show(false);
  };
  return (
    <aside className="open-app-bar" aria-label={title} ref={bar}>
      {icon ? <Picture src={icon} alt="" width={44} height={44} className="open-app-bar__icon" /> : null}
      <p className="open-app-bar__words">
        <b>{title}</b>
        {text ? <span>{text}</span> : null}
      </p>
      <Pressable press={press} className="btn btn--primary open-app-bar__open">
        {label}
      </Pressable>
      <button type="button" className="open-app-bar__hide" aria-label={t('app_bar_hide')} onClick={hide} />
      {stores ? <StoreButtons /> : null}
    </aside>
  );
});

const words = {
  'google-play': 'app_bar_google',
  'app-store': 'app_bar_apple',
  'app-market': 'app_bar_market',
} as const;

/** The stores that are for this phone; which they are is asked for with the first tap. */
function StoreButtons() {
  const t = useStrings<'open-app-bar'>();
  const { app } = useWorld();
  const toast = useToast();
  const [all, know] = useState<Stores>([]);
  const { tap, busy } = useTap(() =>
    all.length > 0
      ? undefined
      : app.stores().then(know, () => {
          toast(t('step.failed'), 'failure');
        }),
  );
  return (
    <>
      <button
        type="button"
        className="open-app-bar__none"
        aria-expanded={all.length > 0}
        aria-busy={busy || undefined}
        onClick={tap}
      >
        {t('app_bar_none')}
      </button>
      {all.length > 0 ? (
        <div className="open-app-bar__stores">
          {all.map(({ name, href }) => (
            <a key={name} className="btn btn--secondary open-app-bar__store" href={href}>
              {t(words[name])}
            </a>
          ))}
        </div>
      ) : null}
    </>
  );
}
