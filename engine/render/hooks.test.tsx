// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { useBeforeClose, useToast } from '../index.ts';
import type { Sheet } from '../overlay/index.ts';
import { openTestPage } from '../page/test-page.ts';
import { PageProvider } from './page-context.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
const page = openTestPage({});
const container = document.body.appendChild(document.createElement('div'));
let root: ReturnType<typeof createRoot>;
afterEach(() => act(async () => root.unmount()));
const draw = async (element: React.ReactNode, sheet?: Partial<Sheet>): Promise<void> => {
  root = createRoot(container);
  const view = { page, widgets: new Map(), ...(sheet ? { sheet: sheet as Sheet } : {}) };
  await act(async () => root.render(<PageProvider value={view}>{element}</PageProvider>));
};

describe('what lies over a page, from any widget', () => {
  it('§4 close interceptor: a widget in a popup is asked with what it knows now, and no longer once it is gone', async () => {
    proves('4.8');
    const asked: (() => unknown)[] = [];
    const takenBack = vi.fn();
    const beforeClose = (interceptor: () => unknown) => {
      asked.push(interceptor);
      return takenBack;
    };
    function Draft({ saved }: { saved: boolean }) {
      useBeforeClose(() => saved);
      return null;
    }
    await draw(<Draft saved={false} />, { beforeClose } as Partial<Sheet>);
    expect(asked.map((one) => one())).toEqual([false]);
    await act(async () =>
      root.render(
        <PageProvider value={{ page, widgets: new Map(), sheet: { beforeClose } as unknown as Sheet }}>
          <Draft saved />
        </PageProvider>,
      ),
    );
    expect(asked.at(-1)?.()).toBe(true);
    await act(async () => root.render(null));
    expect(takenBack).toHaveBeenCalled();
  });

  it('§4 toast: any widget shows one', async () => {
    proves('4.8');
    function Saver() {
      const toast = useToast();
      return (
        <button type="button" onClick={() => toast('Saved', 'success')}>
          Save
        </button>
      );
    }
    await draw(<Saver />);
    await act(async () => container.querySelector('button')?.click());
    expect(document.querySelector('.toast')?.textContent).toBe('Saved');
  });
});
