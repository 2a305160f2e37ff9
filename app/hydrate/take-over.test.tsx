// @vitest-environment jsdom
import { act, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type LivePart, takeOver } from './take-over.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let element: HTMLElement;
let faults: string[];
beforeEach(() => {
  element = document.createElement('div');
  element.innerHTML = '<p>as drawn</p>';
  faults = [];
});

function Part({ text, ready }: { text: string; ready?: () => void }): ReactNode {
  useEffect(() => ready?.(), [ready]);
  return <p>{text}</p>;
}
const taken = (): LivePart =>
  takeOver(hydrateRoot, element, (ready) => <Part text="as drawn" ready={ready} />, {
    identifierPrefix: 'a',
    onRecoverableError: (error) => void faults.push(String(error)),
  });

describe('markup that React takes over', () => {
  it('stays when another page ends it before React has it, and is let go of then', async () => {
    const [paragraph] = element.children;
    let kept = false;
    await act(async () => {
      taken().end();
      kept = element.firstElementChild === paragraph;
    });
    expect(faults).toEqual([]);
    expect(kept).toBe(true);
    expect(element.children).toHaveLength(0);
  });

  it('stays when another page draws it before React has it, and shows the last word', async () => {
    const [paragraph] = element.children;
    await act(async () => {
      const part = taken();
      part.draw(<Part text="second page" />);
      part.draw(<Part text="third page" />);
    });
    expect(faults).toEqual([]);
    expect(element.firstElementChild).toBe(paragraph);
    expect(element.textContent).toBe('third page');
  });

  it('draws and ends at once when React has it', async () => {
    let part: LivePart | undefined;
    await act(async () => {
      part = taken();
    });
    await act(async () => part?.draw(<Part text="second page" />));
    expect(element.textContent).toBe('second page');
    await act(async () => part?.end());
    expect(element.children).toHaveLength(0);
    expect(faults).toEqual([]);
  });
});
