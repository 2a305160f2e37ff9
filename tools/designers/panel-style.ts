/** How the panel looks: Storybook's own frame is around it, in light and in dark. */
export const panelStyle = `
.node-form { display: flex; flex-wrap: wrap; gap: 20px; padding: 16px; font-size: 13px; line-height: 1.45; }
.node-form__bar { position: sticky; z-index: 1; inset-block-start: 0; display: flex; flex: 1 0 100%; flex-wrap: wrap; gap: 8px; align-items: center; margin: -16px -16px 0; padding: 10px 16px; background: #8882; backdrop-filter: blur(14px); }
.node-form__form { flex: 2 1 20rem; min-width: 0; margin: 0; padding: 0; border: 0; }
.node-form__text { flex: 1 1 18rem; min-width: 0; scroll-margin-top: 48px; }
.node-form :is(input, select, textarea, button) { font: inherit; color: inherit; }
.node-form :is(input, select, textarea) {
  box-sizing: border-box; padding: 5px 8px; border: 1px solid #8886; border-radius: 5px; background: #fff1;
}
.node-form :is(input:not([type=checkbox], [type=number], [type=color]), textarea) { width: 100%; }
.node-form__colour { display: flex; gap: 6px; }
.node-form__moment { display: flex; flex-wrap: wrap; gap: 6px; }
.node-form .node-form__moment input { flex: 1 1 13rem; width: auto; min-width: 0; }
.node-form__colour input[type=color] { flex: 0 0 44px; height: auto; padding: 2px; }
.node-form :is(input, select, textarea, button, summary):focus-visible { outline: 2px solid #029cfd; outline-offset: 1px; }
.node-form button {
  padding: 1px 9px; border: 1px solid #8886; border-radius: 999px; background: #8881; font-size: 12px; cursor: pointer;
}
.node-form button:hover:not(:disabled) { background: #8883; }
.node-form button:disabled { opacity: .45; cursor: default; }
.node-form small { opacity: .75; font-size: 12px; }
.node-form summary { padding-block: 4px; cursor: pointer; }
.node-form ol { padding-inline-start: 1.5rem; }
.node-form li { margin-block: 8px; }
.node-form__field { margin-block: 12px; }
.node-form__field.is-unset > strong { font-weight: 600; opacity: .75; }
.node-form__fields .node-form__fields { padding-inline-start: 10px; border-inline-start: 2px solid #8884; }
.node-form__texts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 6px; margin-top: 4px; }
.node-form__pictures { display: flex; flex-wrap: wrap; gap: 6px; max-height: 16rem; margin-top: 6px; overflow: auto; }
.node-form__pictures button { padding: 3px; border-radius: 6px; }
.node-form__pictures button[aria-pressed=true] { border-color: #029cfd; box-shadow: 0 0 0 1px #029cfd; }
.node-form__picker > input { margin-block: 4px; }
.node-form__kinds { display: grid; grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr)); gap: 6px; max-height: 26rem; margin-top: 6px; overflow: auto; }
.node-form .node-form__kinds button { display: flex; flex-direction: column; gap: 4px; align-items: center; padding: 5px; border-radius: 6px; overflow-wrap: anywhere; }
.node-form__kinds :is(img, span) { width: 100%; height: 5rem; object-fit: cover; object-position: top; border-radius: 4px; opacity: .9; }
.node-form .is-error { border-inline-start: 3px solid #d33; padding-inline-start: 8px; }
.node-form .is-warning { border-inline-start: 3px solid #c80; padding-inline-start: 8px; }
.node-form__text ul { padding: 0; list-style: none; }
.node-form__text textarea { margin-top: 8px; font-family: ui-monospace, monospace; font-size: 12px; }
`;
