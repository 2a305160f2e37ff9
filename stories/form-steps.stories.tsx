import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { FormEntry, FormsAnswer } from '../schemas/generated/types.gen.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Form steps' } satisfies Meta;
export default meta;

const say = (cn: string, tw: string, en: string, th: string, vi: string) => ({ cn, tw, en, th, vi });
const you = {
  id: 'you',
  title: say('先认识一下你', '先認識一下你', 'First, who are you?', 'มารู้จักกันก่อน', 'Trước hết, bạn là ai?'),
  text: say(
    '报名表只给评审看。',
    '報名表只給評審看。',
    'Only the jury reads what you write here.',
    'มีแค่คณะกรรมการที่ได้อ่านสิ่งที่คุณเขียน',
    'Chỉ ban giám khảo đọc những gì bạn viết.',
  ),
  fields: [
    {
      kind: 'text',
      id: 'name',
      title: say('你的艺名', '你的藝名', 'Your stage name', 'ชื่อในวงการ', 'Nghệ danh của bạn'),
      help: say(
        '会写在节目单上',
        '會寫在節目單上',
        'It goes into the program',
        'จะพิมพ์ในสูจิบัตร',
        'Sẽ in trong chương trình',
      ),
      required: true,
      most: 20,
    },
    {
      kind: 'choice',
      id: 'talent',
      title: say(
        '你想表演什么',
        '你想表演什麼',
        'What will you perform?',
        'คุณจะแสดงอะไร',
        'Bạn sẽ biểu diễn gì?',
      ),
      required: true,
      options: [
        {
          id: 'song',
          title: say(
            '唱一首歌',
            '唱一首歌',
            'Sing a song of my own',
            'ร้องเพลงที่แต่งเองหนึ่งเพลง',
            'Hát một bài tự sáng tác',
          ),
        },
        {
          id: 'story',
          title: say('讲一个故事', '說一個故事', 'Tell a story', 'เล่าเรื่อง', 'Kể một câu chuyện'),
        },
      ],
    },
    {
      kind: 'number',
      id: 'years',
      title: say('练了几年', '練了幾年', 'For how many years?', 'ฝึกมากี่ปี', 'Bạn đã tập mấy năm?'),
      least: 0,
      most: 80,
      unit: say('年', '年', 'years', 'ปี', 'năm'),
    },
    {
      kind: 'date',
      id: 'day',
      title: say('哪天方便', '哪天方便', 'Which day suits you?', 'สะดวกวันไหน', 'Ngày nào tiện cho bạn?'),
      from: '2025-11-20',
      until: '2025-12-05',
    },
  ],
};
const sign = {
  id: 'sign',
  title: say('最后一步', '最後一步', 'One last thing', 'ขั้นสุดท้าย', 'Bước cuối'),
  fields: [
    {
      kind: 'long',
      id: 'why',
      title: say(
        '想说的话',
        '想說的話',
        "Anything you'd like to add",
        'อยากบอกอะไรเพิ่ม',
        'Bạn muốn nói thêm điều gì',
      ),
    },
    {
      kind: 'consent',
      id: 'terms',
      title: say('演出约定', '演出約定', 'Stage agreement', 'ข้อตกลงการแสดง', 'Thỏa thuận biểu diễn'),
      required: true,
      text: say(
        '我会准时到场。\n\n我的表演会在平台上直播，录像保留三十天。',
        '我會準時到場。\n\n我的表演會在平台上直播，錄影保留三十天。',
        "I'll be there on time.\n\nMy performance is streamed live, and the recording is kept for thirty days.",
        'ฉันจะมาตรงเวลา\n\nการแสดงของฉันจะถ่ายทอดสด และเก็บบันทึกไว้สามสิบวัน',
        'Tôi sẽ đến đúng giờ.\n\nTiết mục của tôi được phát trực tiếp và bản ghi được giữ ba mươi ngày.',
      ),
      agree: say(
        '我已读完并同意',
        '我已讀完並同意',
        "I've read it and agree",
        'อ่านจบแล้วและยินยอม',
        'Tôi đã đọc và đồng ý',
      ),
    },
    {
      kind: 'signature',
      id: 'name-signed',
      title: say('签名', '簽名', 'Your signature', 'ลายเซ็น', 'Chữ ký'),
      required: true,
    },
  ],
};
const proof = {
  id: 'proof',
  title: say('这张票怎么了', '這張票怎麼了', 'What happened to it?', 'เกิดอะไรกับบัตร', 'Phiếu bị sao vậy?'),
  fields: [
    {
      kind: 'file',
      id: 'voucher',
      title: say('票的照片', '票的照片', 'A photo of your voucher', 'รูปบัตรของคุณ', 'Ảnh phiếu của bạn'),
      help: say(
        '正面一张，四个角都在',
        '正面一張，四個角都在',
        'The front, with all four corners',
        'ด้านหน้า เห็นครบทั้งสี่มุม',
        'Mặt trước, thấy đủ bốn góc',
      ),
      required: true,
      takes: ['picture', 'pdf'],
      most: 3,
    },
  ],
};
const campaign = (steps: readonly object[] = [you, sign]) => ({
  forms: [
    {
      id: 'audition',
      steps,
      keepDays: 30,
      seats: 200,
      review: {
        again: true,
        reasons: [
          {
            id: 'unclear',
            title: say(
              '录音听不清，换个安静的地方再试试',
              '錄音聽不清，換個安靜的地方再試試',
              'We could hardly hear you. Try again somewhere quiet',
              'เสียงไม่ค่อยชัด ลองอัดใหม่ในที่เงียบ ๆ',
              'Chúng tôi nghe chưa rõ. Hãy thử lại ở nơi yên tĩnh',
            ),
          },
        ],
      },
    },
  ],
});
const told = (more: Partial<FormEntry> = {}): FormsAnswer => ({
  forms: [
    {
      id: 'audition',
      state: 'none',
      times: 0,
      sentAt: null,
      why: null,
      answers: null,
      files: [],
      seats: { total: 200, left: 63 },
      ...(more.reason === undefined ? { can: 'send' as const } : {}),
      ...more,
    },
  ],
});
const sent = { times: 1, sentAt: 1_763_700_000_000 };
const story = (answer: FormsAnswer, more: object = {}): Story =>
  storyOf('form-steps', { campaign: campaign(), answer, token: 'token', ...more });
const tapped = (of: Story): Story => ({
  ...of,
  play: async ({ canvasElement }) => {
    const buttons = await within(canvasElement).findAllByRole('button');
    await userEvent.click(buttons.at(-1) as HTMLElement);
  },
});

export const FirstPage: Story = story(told());
export const Wrong: Story = tapped(story(told()));
export const Signing: Story = story(told(), { campaign: campaign([sign]) });
export const Files: Story = story(
  told({
    files: [{ id: 'q83vEjRWeJCrze8SNFZ4kA', field: 'voucher', sort: 'jpeg', size: 184_320 }],
    answers: [{ field: 'voucher', value: 'q83vEjRWeJCrze8SNFZ4kA' }],
  }),
  { campaign: campaign([proof]), world: { live: { call: () => new Promise(() => undefined) } } },
);
/** Somebody has picked a file. @param name its content is its first letters */
const picked = (of: Story, name: string): Story => ({
  ...of,
  play: async ({ canvasElement }) => {
    const input = await within(canvasElement).findByLabelText(/./, { selector: 'input[type=file]' });
    await userEvent.upload(input, new File([name], name, { type: 'application/pdf' }));
    await within(canvasElement).findByText(name);
  },
});
export const FilesUploading: Story = picked(Files, '%PDF-Ticket to the fan meeting in Kaohsiung.pdf');
export const FileOfAnotherKind: Story = picked(Files, 'a song of mine.pdf');
export const Waiting: Story = story(told({ ...sent, state: 'sent', reason: 'FORM_SENT' }));
export const WaitingAndOpen: Story = story(told({ ...sent, state: 'sent', can: 'edit' }));
export const Accepted: Story = story(told({ ...sent, state: 'accepted', reason: 'FORM_SENT' }));
export const Refused: Story = story(told({ ...sent, state: 'refused', why: 'unclear', can: 'send' }));
export const Declined: Story = story(
  told({ ...sent, state: 'refused', why: 'unclear', reason: 'FORM_DECLINED' }),
);
export const BeforeItOpens: Story = story(told({ reason: 'NOT_OPEN', nextAt: '2025-11-19T16:00:00.000Z' }));
export const Closed: Story = story(told({ reason: 'OVER' }));
export const Full: Story = story(told({ reason: 'FORM_FULL', seats: { total: 200, left: 0 } }));
export const Visitor: Story = story(told({ reason: 'TOKEN_EXPIRED' }));
export const Loading: Story = storyOf('form-steps', { campaign: campaign(), show: 'loading' });
export const Empty: Story = storyOf('form-steps', { campaign: campaign(), show: 'empty' });
export const Failed: Story = storyOf('form-steps', { campaign: campaign(), show: 'error' });
export const Stale: Story = story(told(), { show: 'stale' });
const narrow = (language: string) => ({ globals: { language, viewport: { value: 'w320' } } });
export const NarrowThai: Story = tapped(story(told(), narrow('th')));
export const NarrowVietnamese: Story = story(told(), { campaign: campaign([sign]), ...narrow('vi') });
