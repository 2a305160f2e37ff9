/** Looks of the tools' panels. A sheet of its own: the pages' content security policy allows no style element. */
export const simulatorStyle = `
/* Folded, each is a tab at the screen's edge, no wider than the page's own margin: it covers no button. */
.gala-tools { position: fixed; inset: 50% 0 auto auto; z-index: 4000; display: grid; gap: 6px; justify-items: end; }
.gala-simulator {
  position: relative; box-sizing: border-box; width: 28px; overflow: hidden;
  font: 14px/1.4 system-ui, sans-serif; color: #1c1430; background: #fff;
  border: 1px solid #cbbff5; border-right: 0; border-radius: 12px 0 0 12px; box-shadow: 0 4px 16px rgb(20 10 60 / 35%);
}
.gala-simulator[open] {
  position: fixed; inset: auto 8px 8px auto; max-width: calc(100vw - 16px); max-height: min(560px, calc(100vh - 16px));
  overflow: auto; border-right: 1px solid #cbbff5; box-shadow: 0 8px 32px rgb(20 10 60 / 35%);
}
.gala-simulator label:has([type=datetime-local]) { grid-column: 1 / -1; }
.gala-simulator__note { margin: 0; padding: 4px 16px 8px; font-size: 12px; color: #4b4266; }
.gala-simulator[open] { width: 320px; border-radius: 16px; }
.gala-simulator *, .gala-simulator ::before { box-sizing: border-box; }
.gala-simulator :focus-visible { outline: 3px solid #5327c9; outline-offset: -3px; }
.gala-simulator summary {
  display: flex; align-items: center; justify-content: center; min-height: 44px;
  font-size: 0; font-weight: 600; list-style: none; cursor: pointer; border-radius: inherit;
}
.gala-simulator[open] summary {
  position: sticky; top: 0; z-index: 1; justify-content: start; gap: 8px; padding: 8px 16px; font-size: 14px; background: #fff;
}
.gala-simulator[open] summary::after { content: '×'; margin-left: auto; font-size: 22px; }
.gala-simulator summary::-webkit-details-marker { display: none; }
.gala-simulator summary::before {
  content: ''; width: 10px; height: 16px; border: 2px solid #5327c9; border-radius: 3px; background: #ece6ff;
}
.gala-try-out summary::before { width: 14px; height: 14px; border-radius: 50%; }
.gala-simulator__is { font-weight: 400; color: #4b4266; }
.gala-simulator__count {
  min-width: 24px; padding: 2px 6px; border-radius: 12px;
  font-size: 12px; text-align: center; color: #fff; background: #5327c9;
}
.gala-simulator:not([open]) .gala-simulator__count { position: absolute; inset: 1px 1px auto auto; min-width: 14px; padding: 0 2px; font-size: 10px; }
.gala-simulator__count:empty { display: none; }
.gala-simulator form {
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px 12px; padding: 12px 16px 4px; border-top: 1px solid #ece6ff;
}
.gala-simulator label { display: grid; gap: 2px; align-content: start; font-size: 12px; color: #4b4266; }
.gala-simulator label.gala-simulator__check {
  grid-template-columns: 24px 1fr; gap: 8px; align-items: center; min-height: 36px; font-size: 14px; color: #1c1430;
}
.gala-simulator select, .gala-simulator input:not([type=checkbox]) {
  width: 100%; min-height: 36px; padding: 4px 8px; font: inherit; font-size: 14px; color: #1c1430;
  background: #f6f4ff; border: 1px solid #8f86ad; border-radius: 8px;
}
.gala-simulator input:invalid { border-color: #b3261e; background: #fff1f0; }
.gala-simulator [type=checkbox] { width: 20px; height: 20px; margin: 2px; accent-color: #5327c9; }
.gala-simulator__buttons { display: flex; gap: 8px; padding: 4px 16px 12px; }
.gala-simulator__buttons button {
  min-height: 36px; padding: 4px 12px; font: inherit; font-size: 12px; color: #4320a3;
  background: #ece6ff; border: 0; border-radius: 18px; cursor: pointer;
}
.gala-simulator__calls { max-height: min(180px, 30vh); overflow: auto; border-top: 1px solid #ece6ff; background: #faf9ff; }
.gala-simulator ol {
  margin: 0; padding: 8px 16px 12px; list-style: none;
  font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere;
}
.gala-simulator ol:empty::before { content: attr(data-empty); color: #4b4266; }
.gala-simulator li + li { margin-top: 4px; }
.gala-simulator li b { color: #4320a3; }
`;
