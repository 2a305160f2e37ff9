import { defineDataWidget, Picture, Pressable, useSignedIn, useStrings } from '../../engine/index.ts';
import type { BalanceAnswer, BalanceBarProps } from '../../schemas/generated/types.gen.ts';
import { Amount } from './amount.tsx';

/** The reader's points. Without a sign-in it says where to find them, never a zero. */
export const balanceBar = defineDataWidget<BalanceBarProps, BalanceAnswer>({
  placeholder: () => ({ currency: '', amount: 0 }),
  isEmpty: () => false,
  Component: ({ data, icon, label, action, press }) => {
    const t = useStrings<'balance-bar'>();
    const signedIn = useSignedIn();
    // A part of this page is for making points or spending them, and has nothing for anybody once it is over; another page says itself what it has.
    const stays = press?.steps.some(({ do: what }) => what === 'navigate');
    return (
      <div className="balance-bar">
        <span className="balance-bar__coin" data-purse="">
          <Picture src={icon} alt="" width={40} height={40} />
        </span>
        <span className="balance-bar__text">
          {/* Said with the amount, where there is one. */}
          <span className="balance-bar__label" aria-hidden={signedIn}>
            {label}
          </span>
          {signedIn ? (
            <Amount value={data.amount} label={label} />
          ) : (
            <span className="balance-bar__visitor">{t('open_in_app')}</span>
          )}
        </span>
        {action && press ? (
          <span className="balance-bar__way" data-phases={stays ? undefined : 'preview live'}>
            <Pressable press={press} className="btn btn--secondary balance-bar__action">
              {action}
            </Pressable>
          </span>
        ) : null}
      </div>
    );
  },
});
