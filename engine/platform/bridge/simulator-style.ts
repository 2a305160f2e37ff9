/** Looks of the simulator's panel. A sheet of its own: the pages' content security policy allows no style element. */
export const simulatorStyle = `
.gala-simulator {
  position: fixed; inset: auto 8px 8px auto; z-index: 4000; box-sizing: border-box;
  max-width: calc(100vw - 16px); overflow: hidden;
  font: 14px/1.4 system-ui, sans-serif; color: #1c1430; background: #fff;
  border: 1px solid #cbbff5; border-radius: 22px; box-shadow: 0 8px 32px rgb(20 10 60 / 35%);
}
.gala-try-out { inset: auto auto 60px 8px; }
.gala-simulator[open] { z-index: 4001; max-height: calc(100vh - 16px); overflow: auto; }
.gala-try-out[open] { bottom: 8px; }
.gala-simulator label:has([type=datetime-local]) { grid-column: 1 / -1; }
.gala-simulator__note { margin: 0; padding: 4px 16px 8px; font-size: 12px; color: #4b4266; }
.gala-simulator[open] { width: 320px; border-radius: 16px; }
.gala-simulator *, .gala-simulator ::before { box-sizing: border-box; }
.gala-simulator :focus-visible { outline: 3px solid #5327c9; outline-offset: -3px; }
.gala-simulator summary {
  display: flex; align-items: center; gap: 8px; min-height: 44px; padding: 8px 16px;
  font-weight: 600; list-style: none; cursor: pointer; border-radius: inherit;
}
.gala-simulator summary::-webkit-details-marker { display: none; }
.gala-simulator summary::before {
  content: ''; width: 10px; height: 16px; border: 2px solid #5327c9; border-radius: 3px; background: #ece6ff;
}
.gala-try-out summary::before { width: 14px; height: 14px; border-radius: 50%; }
.gala-simulator__is { font-weight: 400; color: #4b4266; }
.gala-simulator__count {
  min-width: 24px; padding: 2px 6px; margin-left: auto; border-radius: 12px;
  font-size: 12px; text-align: center; color: #fff; background: #5327c9;
}
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
