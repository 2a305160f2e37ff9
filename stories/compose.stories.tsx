import type { Meta } from '@storybook/react-vite';
import { documentStory } from './document-story.tsx';
import type { Story } from './story-of.tsx';

const meta = { title: 'Pages', tags: ['!autodocs'] } satisfies Meta;
export default meta;

/** A page to begin from nothing: parts are added by the panel beside it, and its JSON is the file of a new campaign. */
export const Compose: Story = {
  ...documentStory(undefined),
};
