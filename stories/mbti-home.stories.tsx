import type { Meta } from '@storybook/react-vite';
import { everyLevel, factsOf, last, notTested, resultOf, waiting } from '../modules/mbti/testing.ts';
import { phone, token, world } from './personality.ts';
import { type Story, type StoryOverrides, storyOf } from './story-of.tsx';

const meta = { title: 'Modules/Personality test/Home' } satisfies Meta;
export default meta;

const loading = { status: 'loading' };
const signedOut = { status: 'loading', signedOut: true };
const facts = factsOf('INFP');
const home = (overrides: StoryOverrides): Story =>
  storyOf('mbti-home', { before: phone(), world, ...overrides });

export const Visitor: Story = home({ answers: { mine: signedOut, facts } });
export const Halfway: Story = home({
  before: phone({ answers: 'ABBAB' }),
  answers: { mine: signedOut, facts },
});
export const HalfwayInTwoLevels: Story = home({
  before: phone({ level: 'in_depth', answers: { entry: 'ABB', in_depth: 'ABBABBAABAB' } }),
  token,
  answers: { mine: resultOf('ENFP'), facts },
  globals: { language: 'cn' },
});
export const NotTestedYet: Story = home({ token, answers: { mine: notTested, facts } });
export const Tested: Story = home({ token, answers: { mine: resultOf('INFP'), facts } });
export const AllLevelsInChinese: Story = home({
  token,
  answers: { mine: everyLevel, facts },
  globals: { language: 'cn' },
});
export const ResultWaitsForSignIn: Story = home({
  before: phone({ last, pending: [waiting], own: [waiting.key] }),
  answers: { mine: signedOut, facts },
});
export const IsThisYours: Story = home({
  before: phone({ last, pending: [waiting] }),
  token,
  answers: { mine: notTested, facts },
});
export const IsThisYoursVietnameseNarrow: Story = home({
  before: phone({ last, pending: [waiting] }),
  token,
  answers: { mine: notTested, facts },
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
export const ResultIsBeingStored: Story = home({
  before: phone({ last, pending: [waiting], own: [waiting.key] }),
  token,
  answers: { mine: notTested, facts },
});
export const Loading: Story = home({ token, answers: { mine: loading, facts: loading } });
export const Failed: Story = home({
  token,
  answers: { mine: { status: 'error' }, facts: { status: 'error' } },
});
export const ThaiNarrow: Story = home({
  token,
  answers: { mine: resultOf('ESFJ'), facts },
  globals: { language: 'th', viewport: { value: 'w320' } },
});
