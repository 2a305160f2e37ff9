/**
 * The look of the mask. It is not part of every page's style, because few visitors ever see it; as a sheet made by script
 * it passes a strict Content-Security-Policy.
 */
const rules = `
  .open-mask {
    box-sizing: border-box; position: fixed; inset: 0; width: 100%; max-width: none; height: 100%; max-height: none;
    margin: 0; border: 0; overflow-y: auto; overscroll-behavior: contain; color: #fff;
    padding: calc(24px + env(safe-area-inset-top)) 24px calc(24px + env(safe-area-inset-bottom));
    background: rgb(12 10 20 / 94%);
  }
  .open-mask::backdrop { background: rgb(12 10 20 / 94%); }
  .open-mask__arrow {
    display: block; width: 88px; height: 88px; margin: 0 0 0 auto; overflow: visible; fill: none; stroke: #ffd98a;
    stroke-width: 5; stroke-linecap: round; stroke-linejoin: round;
  }
  .open-mask__panel { display: grid; justify-items: center; gap: 16px; max-width: 400px; margin: 16px auto 0; }
  .open-mask__title {
    margin: 0; font-size: 1.625rem; line-height: 1.3; text-align: center; text-wrap: balance; outline: 0; color: #ffd98a;
  }
  .open-mask__why { margin: 0; font-size: 1rem; line-height: 1.6; text-align: center; text-wrap: balance; }
  .open-mask__steps {
    counter-reset: step; display: grid; gap: 12px; width: 100%; margin: 8px 0; padding: 0; list-style: none;
  }
  .open-mask__step {
    counter-increment: step; box-sizing: border-box; display: flex; align-items: center; gap: 12px; min-height: 56px; padding: 8px 16px;
    border: 1px solid rgb(255 255 255 / 28%); border-radius: 16px; font-size: 1rem; line-height: 1.4;
    background: rgb(255 255 255 / 8%);
  }
  .open-mask__step::before {
    content: counter(step); flex: none; width: 32px; height: 32px; border-radius: 50%; font-weight: 700;
    line-height: 2rem; text-align: center; color: #2b1a05; background: #ffd98a;
  }
  .open-mask__copy {
    min-width: 44px; min-height: 48px; padding: 8px 32px; border: 0; border-radius: 24px; font: inherit;
    font-weight: 700; color: #2b1a05; background: linear-gradient(#fff 0, #ffd98a 34%, #f2b64b); cursor: pointer;
    box-shadow: 0 4px 0 #9a6514;
  }
  .open-mask__copy:active { transform: translateY(3px); box-shadow: 0 1px 0 #9a6514; }
  .open-mask__copy:focus-visible { outline: 3px solid #fff; outline-offset: 3px; }
  .open-mask__said { min-height: 24px; margin: 0; font-size: 0.875rem; line-height: 1.5rem; text-align: center; }
`;

const styled = new WeakSet<Document>();

/** Gives the document the style of the mask, once. */
export function addMaskStyle(document: Document): void {
  if (styled.has(document)) return;
  styled.add(document);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
