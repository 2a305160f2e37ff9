import { words } from './examples.ts';

/** A poll as a campaign has it, in which everybody votes once. */
export const pollOf = (id: string, more: object = {}) => ({
  id,
  limits: { total: 1 },
  options: ['kite', 'drum'].map((option) => ({ id: option, title: words('一', `The ${option}`) })),
  ...more,
});

/** The steps of a node of polls: a vote, and what is asked again after it. */
export const voteSteps = (refresh: readonly string[] = ['polls', 'shop']) => [
  {
    do: 'post',
    to: '/v2/activities/{id}/polls/{item.poll}',
    body: { options: 'item.options' },
    spends: true,
    refresh,
  },
];
