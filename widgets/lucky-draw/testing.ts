const icon = 'art/rose-night/gifts/rose.svg';

/** A campaign with a draw `wheel` of these prizes, named as they are called, as tests of widgets need it. */
export const campaignOf = (prizes: readonly string[], name = (id: string): string => `the ${id}`) => ({
  currency: { id: 'petal', name: 'Petals', icon },
  draws: [
    {
      id: 'wheel',
      name: 'Wheel',
      cost: { single: [{ kind: 'points', points: 10 }], ten: [{ kind: 'points', points: 95 }] },
      prizes: prizes.map((id) => ({ id, name: name(id), icon, weight: 1 })),
      exhausted: 'reweight',
      limits: { total: 500, day: 100 },
    },
  ],
});
