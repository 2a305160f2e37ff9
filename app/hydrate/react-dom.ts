// What a page needs of the part of React that draws: a script of its own, which the parts that stand before it do not wait for.
export { flushSync } from 'react-dom';
export { hydrateRoot } from 'react-dom/client';
