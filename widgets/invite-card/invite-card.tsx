import { defineDataWidget } from '../../engine/index.ts';
import type { InviteAnswer, InviteCardProps } from '../../schemas/generated/types.gen.ts';
import { Guests } from './guests.tsx';
import { Invited } from './invited.tsx';
import { Pass } from './pass.tsx';
import { Steps } from './steps.tsx';

/** One's own code, who came by it and what that gives; and the field for whoever was invited. */
export const inviteCard = defineDataWidget<InviteCardProps, InviteAnswer>({
  placeholder: ({ steps = [] }) => ({
    code: 'AAAA-AAAA-AAAA-AAAA',
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
      {data.code === null ? null : (
        <Pass code={data.code} left={data.left ?? 0} over={data.reason === 'OVER'} />
      )}
      <Steps steps={steps} entries={data.steps} came={data.came} claim={claim} />
      {data.code === null ? null : <Guests items={data.items} came={data.came} more={more} />}
    </div>
  ),
});
