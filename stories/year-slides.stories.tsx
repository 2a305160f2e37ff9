import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { RecapAnswer, RecapFigureEntry } from '../schemas/generated/types.gen.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Year slides' } satisfies Meta;
export default meta;

const text = (cn: string, tw: string, en: string, th: string, vi: string) => ({ cn, tw, en, th, vi });
const icon = 'art/rose-night/gifts/rose.svg';
const figure = (id: string, of: string, name: object, more: object = {}) => ({ id, of, name, ...more });
const campaign = {
  recap: {
    reveals: '2025-12-28T20:00:00+08:00',
    figures: [
      figure(
        'given',
        'sum',
        text('你送出的礼物', '你送出的禮物', 'Gifts you sent', 'ของขวัญที่คุณส่ง', 'Quà bạn đã tặng'),
        {
          icon,
          unit: text('份', '份', 'gifts', 'ชิ้น', 'món quà'),
          note: text(
            '每一份都有人记得',
            '每一份都有人記得',
            'Somebody remembers each of them',
            'ทุกชิ้นมีคนจำได้',
            'Món nào cũng có người nhớ',
          ),
          titles: [
            {
              id: 'tenth',
              share: 10,
              name: text(
                '前一成的慷慨',
                '前一成的慷慨',
                'Among the most generous tenth',
                'ใจดีติด 10% แรก',
                'Trong 10% hào phóng nhất',
              ),
            },
          ],
        },
      ),
      figure(
        'first',
        'first',
        text(
          '今年的第一份礼物',
          '今年的第一份禮物',
          'Your first gift of the year',
          'ของขวัญชิ้นแรกของปี',
          'Món quà đầu tiên trong năm',
        ),
        { icon },
      ),
      figure(
        'friend',
        'friend',
        text(
          '你最常想起的人',
          '你最常想起的人',
          'The one you thought of most',
          'คนที่คุณคิดถึงบ่อยที่สุด',
          'Người bạn nghĩ đến nhiều nhất',
        ),
        {
          unit: text('份礼物', '份禮物', 'gifts', 'ชิ้น', 'món quà'),
        },
      ),
      figure(
        'place',
        'place',
        text('星光榜上的你', '星光榜上的你', 'You among the stars', 'คุณท่ามกลางหมู่ดาว', 'Bạn giữa muôn sao'),
        { icon },
      ),
    ],
  },
};
const user = { user_id: '100003', nickname: 'Nguyễn Thị Phương Thảo', avatar: '/h5_ac/avatars/3.svg' };
const entry = (id: string, more: Partial<RecapFigureEntry> = {}): RecapFigureEntry => {
  return { id, value: 1288, place: null, people: 2600, at: null, user: null, title: null, ...more };
};
const ready: RecapAnswer = {
  state: 'ready',
  people: 3120,
  mine: {
    figures: [
      entry('given', { place: 12, title: 'tenth' }),
      entry('first', { at: Date.parse('2025-01-03T20:15:00+08:00'), user }),
      entry('friend', { value: 520, user }),
      entry('place', { place: 88 }),
    ],
  },
  can: 'open',
};
const soon: RecapAnswer = {
  state: 'soon',
  people: 0,
  mine: null,
  reason: 'NOT_OPEN',
  nextAt: '2025-12-28T12:00:00.000Z',
};
const figures = ['given', 'first', 'friend', 'place'];
const story = (
  answer: RecapAnswer,
  { node = {}, ...more }: { node?: object; [key: string]: unknown } = {},
): Story => storyOf('year-slides', { campaign, answer, node: { figures, icon, ...node }, ...more });
const button = (root: HTMLElement) => root.querySelector('.year-slides .btn') as HTMLElement;
/** Which of how many is heard, in any language. */
const shown = () =>
  document.querySelector('.year-show [role="status"]')?.textContent?.match(/\d+/g)?.slice(0, 2).join(' / ');
const opened = (steps: number, more: Readonly<Record<string, unknown>> = {}): Story => ({
  ...story(ready, more),
  play: async ({ canvasElement: root }) => {
    button(root).click();
    await waitFor(() => expect(shown()).toBe('1 / 5'));
    for (let nth = 2; nth <= steps; nth += 1) {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(shown()).toBe(`${nth} / 5`));
    }
    const place = document.querySelector('.year-show__place.is-now') as HTMLElement;
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth + 1);
    (document.querySelector('.year-show__close') as HTMLElement).click();
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  },
});

export const Ready: Story = story(ready);
export const Soon: Story = story(soon);
export const Counting: Story = story({ state: 'counting', people: 0, mine: null, reason: 'NOT_OPEN' });
export const QuietYear: Story = story({ ...ready, mine: { figures: [] } });
export const Visitor: Story = story({ state: 'ready', people: 3120, mine: null, reason: 'TOKEN_EXPIRED' });
export const Sum: Story = opened(1);
export const FirstGift: Story = opened(2);
export const Friend: Story = opened(3);
export const Place: Story = opened(4);
export const Card: Story = opened(5);
export const Loading: Story = storyOf('year-slides', { campaign, node: { figures }, show: 'loading' });
export const Failed: Story = storyOf('year-slides', { campaign, node: { figures }, show: 'error' });
export const Stale: Story = story(ready, { show: 'stale' });
const narrow = (language: 'vi' | 'th') => ({ globals: { language, viewport: { value: 'w320' as const } } });
export const NarrowThai: Story = opened(5, narrow('th'));
export const NarrowVietnamese: Story = story(soon, narrow('vi'));
