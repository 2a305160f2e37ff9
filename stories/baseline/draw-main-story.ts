import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview.tsx';
import type { Language } from '../../engine/i18n/language.ts';
import { isHeld } from '../../engine/render/held-picture.ts';
import { type MainStory, SCREEN } from '../../tools/baseline/run.ts';
import { documentStory } from '../document-story.tsx';

type StoryFile = { default: Meta } & Record<string, StoryObj>;
const files = import.meta.glob<StoryFile>('../*.stories.tsx');
setProjectAnnotations(preview);

/** Within the campaign around each story. */
const NOW = Date.parse('2025-05-23T12:00:00+08:00');
// Before a file of stories is loaded: some count from the moment when they are.
vi.useFakeTimers({ toFake: ['Date'], now: NOW });

/** A widget's main story in a family, as Storybook puts it together. */
export async function compose({ widget, story }: MainStory, family: string, language: Language = 'en') {
  const file = await files[`../${widget}.stories.tsx`]?.();
  const found = file?.[story];
  if (!file || !found) throw new Error(`stories/${widget}.stories.tsx has no story ${story}`);
  return composeStory(found, file.default, {
    initialGlobals: { ...preview.initialGlobals, theme: family, language },
  });
}

const STYLED = ['background-image', 'border-image-source', 'mask-image', 'list-style-image', 'content'];

/** Addresses of all pictures that the style of a part of the page asks for. */
function picturesOfStyle(root: Element): Set<string> {
  const asked = new Set<string>();
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const pseudo of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      for (const name of STYLED)
        for (const [, url = ''] of style.getPropertyValue(name).matchAll(/url\("([^"]+)"\)/g)) asked.add(url);
    }
  return asked;
}

/** @throws Error that names a picture which did not load */
async function load(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => {
    throw new Error(`the picture ${url.slice(0, 200)} did not load`);
  });
}

/** Some of it lies within the picture. */
function isSeen(image: HTMLImageElement): boolean {
  const { left, right, top, bottom, width } = image.getBoundingClientRect();
  return width > 0 && right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
}

/** Waits until all that is seen is there: faces, pictures of the page, pictures of its style. */
async function allThere(): Promise<void> {
  await document.fonts.ready;
  const waits = () =>
    [...document.images].filter(
      (image) => isSeen(image) && (isHeld(image) || !image.complete || image.naturalWidth === 0),
    );
  await vi
    .waitUntil(() => waits().length === 0, { timeout: 10_000, interval: 20 })
    .catch(() => {
      throw new Error(`the picture ${waits()[0]?.src.slice(0, 200)} did not load`);
    });
  await Promise.all([...picturesOfStyle(document.documentElement)].map(load));
}

/**
 * Draws the main story of a widget as its picture has it: on an empty page of a phone's width, at a fixed moment, without
 * motion and on a plain ground, whose pattern is the family's and would be in each picture again.
 */
export async function drawMainStory(story: MainStory, family: string, language?: Language): Promise<void> {
  await drawn(await compose(story, family, language));
  await sized(story);
  await allThere();
  // What was on its way, a face or an answer, may have left the page another height.
  await sized(story);
}

/** As high as what is drawn, a screen's height at least. */
async function sized({ widget }: MainStory): Promise<void> {
  await page.viewport(SCREEN.width, SCREEN.height);
  const height = document.documentElement.scrollHeight;
  if (height > SCREEN.most)
    throw new Error(`${widget}: its main story is ${height} px high, more than ${SCREEN.most}`);
  if (height > SCREEN.height) await page.viewport(SCREEN.width, height);
}

/** Draws a committed document in the same way, in its own family, its first screen in sight. @param frame the file of what is around it */
export async function drawDocument(
  file: string,
  frame: string | undefined,
  language: Language,
): Promise<void> {
  await drawn(
    composeStory(
      documentStory(file, undefined, frame),
      { title: file },
      {
        initialGlobals: { ...preview.initialGlobals, language },
      },
    ),
  );
  await document.fonts.ready;
}

async function drawn(story: { run: () => Promise<void> }): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  vi.setSystemTime(NOW);
  document.documentElement.style.setProperty('--art-pattern', 'none');
  await page.viewport(SCREEN.width, SCREEN.height);
  await story.run();
  // What keeps a place may be higher than what comes.
  await vi
    .waitUntil(() => !document.querySelector('.skeleton'), { timeout: 2000, interval: 20 })
    .catch(() => undefined);
  window.scrollTo(0, 0);
}
