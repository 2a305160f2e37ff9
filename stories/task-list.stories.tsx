import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { TaskEntry, TasksAnswer } from '../schemas/generated/types.gen.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Task list' } satisfies Meta;
export default meta;

const text = (cn: string, tw: string, en: string, th: string, vi: string) => ({ cn, tw, en, th, vi });
const counts = [{ fact: 'watch', measure: 'amount' }];
const points = (amount: number) => [{ kind: 'points', points: amount }];
const campaign = {
  currency: {
    id: 'ticket',
    name: text('奖券', '獎券', 'Tickets', 'ตั๋วนำโชค', 'Vé may mắn'),
    icon: 'art/carnival/currency.svg',
  },
  prizes: [
    {
      id: 'hat',
      name: text('派对帽', '派對帽', 'Party hat', 'หมวกปาร์ตี้', 'Mũ tiệc'),
      icon: 'art/carnival/prizes/hat.svg',
    },
  ],
  tasks: [
    {
      id: 'watch',
      name: text(
        '看直播 10 分钟',
        '看直播 10 分鐘',
        'Watch live rooms for 10 minutes',
        'ดูไลฟ์ 10 นาที',
        'Xem live 10 phút',
      ),
      note: text('任意直播间都算', '任何直播間都算', 'Any room counts', 'ห้องไหนก็ได้', 'Phòng nào cũng được'),
      icon: 'art/carnival/gifts/popcorn.svg',
      at: 10,
      period: 'day',
      gives: points(20),
    },
    {
      id: 'gift',
      name: text(
        '送出 3 个气球',
        '送出 3 個氣球',
        'Send three balloons',
        'ส่งลูกโป่ง 3 ใบ',
        'Tặng 3 quả bóng bay',
      ),
      icon: 'art/carnival/gifts/balloon.svg',
      at: 3,
      period: 'day',
      after: 'watch',
      gives: points(30),
    },
    {
      id: 'week',
      name: text(
        '本周签到 5 天',
        '本週簽到 5 天',
        'Come on five days',
        'มา 5 วันในสัปดาห์นี้',
        'Ghé 5 ngày trong tuần',
      ),
      icon: 'art/carnival/currency.svg',
      at: 5,
      period: 'week',
      gives: points(100),
    },
    {
      id: 'once',
      name: text('分享活动', '分享活動', 'Share the carnival', 'แชร์กิจกรรม', 'Chia sẻ lễ hội'),
      icon: 'art/carnival/prizes/mystery-box.svg',
      at: 1,
      gives: [{ kind: 'prize', prize: 'hat', days: 7 }, ...points(10)],
    },
  ].map((one) => ({ counts, ...one })),
};
const go = [{ do: 'navigate', to: '/activity_center' }];
const node = { tasks: campaign.tasks.map(({ id }) => ({ task: id, go })) };

/** The four tasks, each with what is said of it in place of "not done". */
function tasks(...own: Partial<TaskEntry>[]): TasksAnswer {
  const half: Partial<TaskEntry> = { reason: 'TASK_NOT_DONE' };
  const entries = campaign.tasks.map(({ id, at, period = 'total' }, index) => {
    const { progress = Math.floor(at / 2), ...rest } = own[index] ?? half;
    const one = { id, at, progress, period, waiting: 0, claimed: false, gives: [], ...rest };
    return one as TaskEntry;
  });
  const resets = [
    { period: 'day', nextAt: '2025-05-21T16:00:00.000Z' },
    { period: 'week', nextAt: '2025-05-25T16:00:00.000Z' },
  ] as const;
  return { tasks: entries, resets: [...resets] };
}
const ready = { can: 'claim', waiting: 1, progress: 100 } as const;
const claimed = { reason: 'TASK_CLAIMED', claimed: true, progress: 100 } as const;
const locked = { reason: 'TASK_LOCKED', progress: 0 } as const;
const mixed = tasks({ progress: 4, reason: 'TASK_NOT_DONE' }, locked, ready, claimed);
const story = (answer: TasksAnswer, more: object = {}): Story => {
  const capped = answer.tasks.map((one) => ({ ...one, progress: Math.min(one.progress, one.at) }));
  return storyOf('task-list', { campaign, node, answer: { ...answer, tasks: capped }, ...more });
};

export const Mixed: Story = story(mixed);
export const ToClaim: Story = story(tasks(ready, { ...ready, waiting: 3 }, ready, ready));
/** While something waits to be claimed, how far the next time has come is not seen; its room stays. */
export const NextTimeBegun: Story = {
  ...story(tasks({ ...ready, progress: 4 }, { progress: 1, reason: 'TASK_NOT_DONE' })),
  play: async ({ canvasElement }) => {
    const [next, open] = canvasElement.querySelectorAll<HTMLElement>('.task-list__way');
    await expect(next).not.toBeVisible();
    await expect(next?.offsetHeight).toBe(open?.offsetHeight);
    await expect(open).toBeVisible();
  },
};
export const AllDone: Story = story(tasks(claimed, claimed, claimed, claimed));
export const BeforeTheyOpen: Story = story(
  tasks(...Array(4).fill({ reason: 'NOT_OPEN', progress: 0, nextAt: '2025-05-21T10:00:00.000Z' })),
);
export const Over: Story = story({ ...tasks(...Array(4).fill({ reason: 'OVER' })), resets: [] });
export const Visitor: Story = story(tasks(...Array(4).fill({ reason: 'TOKEN_EXPIRED', progress: 0 })));
export const Loading: Story = storyOf('task-list', { campaign, node, show: 'loading' });
export const Failed: Story = storyOf('task-list', { campaign, node, show: 'error' });
export const Empty: Story = storyOf('task-list', { campaign, node, show: 'empty' });
export const Stale: Story = story(mixed, { show: 'stale' });
export const NarrowVietnamese: Story = story(mixed, {
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
export const NarrowThai: Story = story(tasks(ready, locked, { reason: 'TOKEN_EXPIRED' }, claimed), {
  globals: { language: 'th', viewport: { value: 'w320' } },
});
