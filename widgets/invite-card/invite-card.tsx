import { defineDataWidget, useFormat, usePage, useStrings } from '../../engine/index.ts';
import type { InviteAnswer, InviteCardProps } from '../../schemas/generated/types.gen.ts';
import { Guests } from './guests.tsx';
import { Invited } from './invited.tsx';
import { Pass } from './pass.tsx';
import { Steps } from './steps.tsx';

/** As wide as a code. */
const BLANK = 'AAAA-AAAA-AAAA-AAAA';

/** One's own code, who came by it and what that gives; and the field for whoever was invited. */
export const inviteCard = defineDataWidget<InviteCardProps, InviteAnswer>({
  placeholder: ({ steps = [] }) => ({
    code: BLANK,
    came: 0,
    left: 1,
    steps: steps.map(({ id, at }) => ({ id, at, claimed: false })),
    by: null,
    items: [],
    next: null,
  }),
  isEmpty: () => false,
  Component: ({ data, more, steps, offer, deed, accept, claim }) => {
    // A code that nobody can redeem any more is nothing to hand on.
    const over = data.reason === 'OVER';
    // Until an answer is there the phase of the page tells what it will say, so that nothing moves when it comes.
    const blank = data.code === BLANK;
    return (
      <div className="invite-card">
        {blank ? <Shut /> : <Invited data={data} offer={offer} deed={deed} accept={accept} />}
        {over ? null : blank ? (
          <div data-phases="preview live">
            <Pass code={BLANK} left={1} />
          </div>
        ) : data.code === null ? (
          // Whoever is signed in has one: its place is there before it is known (engine/render/base.css).
          <div className="skeleton" data-signed-in="" aria-hidden="true" inert>
            <Pass code={BLANK} left={1} />
          </div>
        ) : (
          <Pass code={data.code} left={data.left ?? 0} renews={data.renews} />
        )}
        <Steps steps={steps} entries={data.steps} came={data.came} claim={claim} />
        {data.code !== null ? (
          <Guests items={data.items} came={data.came} more={more} />
        ) : data.left === null ? (
          // The answer is a visitor's: that of somebody signed in is on its way, where it is one.
          <div className="skeleton" data-signed-in="" aria-hidden="true" inert>
            <Guests items={[]} came={0} more={undefined} />
          </div>
        ) : null}
      </div>
    );
  },
});

/** Before the start and after the end nobody names a code. */
function Shut() {
  const t = useStrings<'invite-card'>();
  const { date } = useFormat();
  const { schedule } = usePage();
  return (
    <>
      {schedule ? (
        <p className="invite-card__note" data-phases="preview">
          {t('invite_NOT_OPEN', { time: date(schedule.start, 'both') })}
        </p>
      ) : null}
      <p className="invite-card__note over-stamp" data-phases="settling ended">
        {t('invite_OVER')}
      </p>
    </>
  );
}
