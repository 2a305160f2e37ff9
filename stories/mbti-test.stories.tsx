import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RequestError } from '../engine/http/errors.ts';
import { factsOf, last, notTested, resultOf, topics, waiting } from '../modules/mbti/testing.ts';
import { inLargeText, partedWords } from './large-text.ts';
import { people, phone, token, world } from './personality.ts';
import { type Story, type StoryOverrides, storyOf } from './story-of.tsx';

const meta = { title: 'Modules/Personality test/Test' } satisfies Meta;
export default meta;

const loading = { status: 'loading' };
const error = { status: 'error' };
const signedOut = { status: 'loading', signedOut: true };
const nobody = { mine: signedOut, facts: loading, topics: signedOut, people: signedOut };
const known = (type: string): Record<string, unknown> => ({
  mine: resultOf(type),
  facts: factsOf(type),
  topics,
  people,
});
const test = (overrides: StoryOverrides): Story =>
  storyOf('mbti-test', {
    world,
    before: phone(),
    ...overrides,
    state: { type: '', resultShown: false, ...overrides.state },
  });
const question = (kept: Parameters<typeof phone>[0] = {}, rest: StoryOverrides = {}): Story =>
  test({ before: phone(kept), answers: nobody, ...rest });
const result = (rest: StoryOverrides): Story =>
  test({ before: phone({}, { view: 'result' }), token, ...rest });
const resultOfType = (type: string): Story => result({ state: { type }, answers: known(type) });

export const FirstQuestion: Story = question();
export const AnsweredAndBack: Story = {
  ...question({ answers: 'ABA' }),
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region');
    const [previous] = [...section.querySelectorAll<HTMLElement>('.mbti-question__foot button')];
    if (!previous) throw new Error('There is no way back.');
    await userEvent.click(previous);
    await waitFor(() => expect(section).toHaveAttribute('data-question', '3'));
    await expect(section.querySelector('[data-choice="A"]')).toHaveAttribute('aria-pressed', 'true');
  },
};
export const LastQuestion: Story = question({ answers: 'ABABABABA' });
export const ChineseOnly: Story = question(
  {},
  { before: phone({}, { level: 'advanced' }), globals: { language: 'en' } },
);
export const InDepth: Story = {
  ...question(
    { level: 'in_depth', answers: 'ABBABBAABAB' },
    { before: phone({ level: 'in_depth', answers: 'ABBABBAABAB' }), globals: { language: 'cn' } },
  ),
  play: async ({ canvasElement }) => {
    const section = await within(canvasElement).findByRole('region');
    await expect(section).toHaveAttribute('data-question', '12');
    await expect(section.querySelector('progress')).toHaveAttribute('max', '35');
  },
};
export const InDepthInOldCharacters: Story = question(
  {},
  { before: phone({}, { level: 'in_depth' }), globals: { language: 'tw' } },
);
export const QuestionThaiNarrow: Story = question(
  { answers: 'AB' },
  { globals: { language: 'th', viewport: { value: 'w320' } } },
);

export const NightSkyResult: Story = resultOfType('INTJ');
export const DreamResult: Story = resultOfType('INFP');
export const HearthResult: Story = resultOfType('ESFJ');
export const FreeResult: Story = resultOfType('ESTP');
export const ResultLargeText: Story = inLargeText({
  ...resultOfType('INFP'),
  play: async ({ canvasElement }) => expect(partedWords(canvasElement)).toEqual([]),
});
export const ResultOfVisitor: Story = result({
  before: phone({ last }, { view: 'result' }),
  token: '',
  state: { type: 'INFP' },
  answers: { ...nobody, facts: factsOf('INFP') },
});
export const PickedResult: Story = result({
  before: phone({ last: { ...last, level: 'picked', shares: null } }, { view: 'result' }),
  token: '',
  state: { type: 'INFP' },
  answers: { ...nobody, facts: factsOf('INFP') },
});
export const ResultFactsLoading: Story = result({ answers: { ...known('INTP'), facts: loading } });
export const ResultFactsFailed: Story = result({
  state: { type: 'ISFJ' },
  answers: { ...known('ISFJ'), facts: error, people: error, topics: error },
});
export const ResultStale: Story = result({
  state: { type: 'ENTP' },
  answers: {
    ...known('ENTP'),
    facts: { status: 'ready', data: factsOf('ENTP'), stale: true },
    people: { status: 'ready', data: people, stale: true },
  },
});
export const ResultWithoutPeople: Story = result({
  state: { type: 'ISTP' },
  answers: { ...known('ISTP'), people: { users: [] } },
});
export const ResultBeforeAnybodyShowsOne: Story = result({
  state: { type: 'ENFP' },
  answers: { ...known('ENFP'), facts: factsOf('ENFP', { love_probability: null }) },
});
export const ResultShownToOthers: Story = result({
  state: { type: 'ISFP' },
  answers: { ...known('ISFP'), mine: resultOf('ISFP', { visible: true }) },
});
export const ResultHidden: Story = result({
  state: { type: 'ISFP' },
  answers: { ...known('ISFP'), mine: resultOf('ISFP', { visible: false }) },
});
export const ResultInChinese: Story = result({
  state: { type: 'ENTJ' },
  answers: known('ENTJ'),
  globals: { language: 'cn' },
});
export const ResultThaiNarrow: Story = result({
  state: { type: 'ESFP' },
  answers: known('ESFP'),
  globals: { language: 'th', viewport: { value: 'w320' } },
});
export const ResultVietnameseNarrow: Story = result({
  state: { type: 'ISTJ' },
  answers: known('ISTJ'),
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
export const ResultLoading: Story = result({ answers: { ...nobody, mine: loading } });
export const OwnResultFailed: Story = result({ answers: { ...nobody, mine: error } });
export const NotTestedYet: Story = result({ answers: { ...nobody, mine: notTested } });

export const Pick: Story = test({ before: phone({}, { view: 'pick' }), answers: nobody });
export const PickOneChosen: Story = {
  ...Pick,
  play: async ({ canvasElement }) => {
    const choices = within(canvasElement).getAllByRole('radio');
    await expect(choices).toHaveLength(16);
    const one = choices.find((choice) => choice.getAttribute('value') === 'ENFP');
    if (!one) throw new Error('There is no such type.');
    await userEvent.click(one);
    await expect(one).toBeChecked();
    await expect(canvasElement.querySelector('.mbti-pick__foot button')).toBeEnabled();
  },
};

/** A result that waits; what becomes of it stands above. */
const storing = (state: string, rest: StoryOverrides): Story => ({
  ...result({
    before: phone({ last, pending: [waiting], own: [waiting.key] }, { view: 'result' }),
    state: { type: 'INFP' },
    answers: { ...known('INFP'), mine: notTested },
    ...rest,
  }),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('.mbti-storing')).toHaveAttribute('data-storing', state),
    );
  },
});
const fails = (fault: 'transport' | 'refused' | 'expired') => async (): Promise<never> => {
  throw new RequestError(fault, '');
};
export const StoringSaving: Story = storing('saving', {});
export const StoringUnanswered: Story = storing('unanswered', {
  world: { live: { call: fails('transport') } },
});
export const StoringFailed: Story = storing('failed', { world: { live: { call: fails('refused') } } });
export const StoringAfterExpiry: Story = storing('signed-out', {
  world: { live: { call: fails('expired') } },
});
export const StoringSignedOut: Story = storing('signed-out', {
  token: '',
  answers: { ...nobody, facts: factsOf('INFP') },
});

/** The profile question below the result, of a reader who was never asked. */
export const ProfileQuestion: Story = result({
  state: { type: 'ENFJ' },
  answers: { ...known('ENFJ'), mine: resultOf('ENFJ', { decided: false }) },
});
export const ProfileQuestionThaiNarrow: Story = result({
  state: { type: 'ESFJ' },
  answers: { ...known('ESFJ'), mine: resultOf('ESFJ', { decided: false }) },
  globals: { language: 'th', viewport: { value: 'w320' } },
});
/** Somebody's result waits on this phone, and it is not known whose it is. */
export const IsThisYours: Story = result({
  before: phone({ last, pending: [waiting] }, { view: 'result' }),
  state: { type: 'ESTP' },
  answers: known('ESTP'),
});
export const StartOverIsAsked: Story = {
  ...question({ answers: 'ABAB' }, { globals: { language: 'vi', viewport: { value: 'w320' } } }),
  play: async ({ canvasElement }) => {
    const open = canvasElement.querySelector<HTMLElement>('.mbti-over__open button');
    if (!open) throw new Error('There is no way to start over.');
    await userEvent.click(open);
    await waitFor(() => expect(canvasElement.querySelector('.mbti-over')).toHaveFocus());
  },
};
