import { describe, expect, it } from 'vitest';
import { standIn } from './router-alone.ts';

describe('what stands in for React beside the router', () => {
  it('offers each name, and a class where one is extended', async () => {
    const code = standIn(['createContext', 'Component']);
    const made = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      createContext: () => unknown;
      Component: new () => object;
    };
    expect(made.createContext()).toEqual({});
    expect(new (class extends made.Component {})()).toBeInstanceOf(made.Component);
  });
});
