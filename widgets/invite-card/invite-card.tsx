import { defineDataWidget } from '../../engine/index.ts';
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
  Component: ({ data, more, steps, offer, deed, accept, claim }) => (
    <div className="invite-card">
      <Invited data={data} offer={offer} deed={deed} accept={accept} />
      {data.code === null ? (
        // Whoever is signed in has one until the campaign is over: its place is there before it is known (engine/render/base.css).
        data.reason === 'OVER' ? null : (
          <div className="skeleton" data-signed-in="" aria-hidden="true" inert>
            <Pass code={BLANK} left={1} over={false} />
          </div>
        )
      ) : (
        <Pass code={data.code} left={data.left ?? 0} over={data.reason === 'OVER'} />
      )}
      <Steps steps={steps} entries={data.steps} came={data.came} claim={claim} />
      {data.code === null ? null : <Guests items={data.items} came={data.came} more={more} />}
    </div>
  ),
});
