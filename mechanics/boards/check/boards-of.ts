import type { SoundCampaign } from '../../../check/room.ts';
import { type Board, boards } from '../rules.ts';

// Asked for what counts and for doubts; a campaign never changes once it is read.
const known = new WeakMap<SoundCampaign, readonly Board[]>();

/** The boards of a campaign as the server reads them, in the order of the document. */
export function boardsOf(campaign: SoundCampaign): readonly Board[] {
  const { block, start, end, offset } = campaign;
  const all = known.get(campaign) ?? [
    ...boards.read(block(boards.key) ?? [], { id: '', schedule: { start, end }, offset }).values(),
  ];
  known.set(campaign, all);
  return all;
}
