import { useState } from 'react';
import { defineDataWidget, mayPress, Picture, useFormat, useStrings } from '../../engine/index.ts';
import type { CodeRedeemAnswer, CodeRedeemProps, CodesAnswer } from '../../schemas/generated/types.gen.ts';
import { Field } from './field.tsx';

/** Where a code from elsewhere is typed or pasted. The server decides; a slip of the pen the page sees by itself. */
export const codeRedeem = defineDataWidget<CodeRedeemProps, CodesAnswer>({
  placeholder: () => ({ items: [], tries: null, refused: null, checker: false }),
  isEmpty: () => false,
  Component: ({ data, codes, label, redeem, check }) => {
    const t = useStrings<'code-redeem'>();
    const { date, moment } = useFormat();
    const kinds = new Map(codes.map((kind) => [kind.id, kind]));
    // The latest record when a code was sent: a newer one is what it has given.
    const [before, setBefore] = useState<string | null>(null);
    const latest = data.items[0]?.id ?? '';
    // Its answer names it as well: a code may have been redeemed before, where the answer to that had been lost.
    const [given, give] = useState<string | null>(null);
    const won = before !== null && latest !== before ? latest : given;
    const prize = kinds.get(data.items.find(({ id }) => id === won)?.code ?? '');
    const { reason } = data;
    const opens = reason === 'NOT_OPEN' ? t('code_NOT_OPEN', { time: moment(data.nextAt) }) : null;
    const shut =
      mayPress(data) || opens !== null || reason === undefined || reason === 'TOKEN_EXPIRED'
        ? null
        : t(`code_${reason}`);
    return (
      <div className="code-redeem">
        <div className="code-redeem__ticket">
          <Field
            told={data}
            shut={shut}
            opens={opens}
            won={won}
            label={label}
            redeem={redeem}
            onSend={() => {
              setBefore(latest);
              give(null);
            }}
            onAnswer={(answer) => {
              const order = answer as CodeRedeemAnswer | undefined;
              if (order?.again !== false) return undefined;
              give(order.id);
              const kind = kinds.get(order.code);
              return kind && { picture: kind.icon, name: kind.name };
            }}
            check={data.checker ? check : undefined}
          />
        </div>
        <div role="status">
          {prize ? (
            <div className="code-redeem__won" key={won}>
              <Picture src={prize.icon} alt="" width={96} height={96} />
              <strong className="code-redeem__cheer">{t('code_won')}</strong>
              <span>{prize.name}</span>
            </div>
          ) : null}
        </div>
        {data.items.length > 0 ? (
          <div className="code-redeem__mine">
            <h3 className="code-redeem__title">{t('code_mine')}</h3>
            <ul className="code-redeem__list">
              {data.items.map(({ id, code, at }) => (
                <li key={id} className="code-redeem__one">
                  <Picture src={kinds.get(code)?.icon ?? ''} alt="" width={32} height={32} />
                  <span className="code-redeem__name">{kinds.get(code)?.name ?? code}</span>
                  <small className="code-redeem__when tabular">{date(at, 'both')}</small>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    );
  },
});
