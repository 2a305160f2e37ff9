import { runSteps } from '../../engine/action/run-steps.ts';
import { sayingSlow } from '../../engine/action/saying-slow.ts';
import { hrefOf } from '../../engine/document/anywhere/href.ts';
import { leadsToLogin } from '../../engine/http/errors.ts';
import type { Translate } from '../../engine/i18n/translate.ts';
import { showToast } from '../../engine/overlay/toast.ts';
import type { Page } from '../../engine/page/page.ts';
import type { World } from '../../engine/page/world.ts';
import type { Widget } from '../../engine/render/define-widget.ts';
import type { Kernel, Live } from '../stages.ts';
import { copyText } from './copy.ts';
import { goingFrom } from './going.ts';

// Loaded when something first asks for them.
const overlays = () => import('../../engine/overlay/index.ts');
const popups = () => import('../popup/popup.tsx');
const opening = () => import('../opening/open-in-app.ts');

/**
 * The world around a page on a phone. Nothing of it is loaded before something asks for it.
 *
 * @param widgets that the page has loaded
 * @param live loads the live part, once
 * @param page asked for once it is open
 */
export function worldOf(
  kernel: Kernel,
  widgets: Map<string, Widget>,
  t: Translate,
  live: () => Promise<Live>,
  page: () => Page,
): World {
  const { inApp } = kernel.place;
  // Inside a frame another page takes this one's place.
  const { data } = kernel;
  const failed = (error: unknown): void => kernel.report({ kind: 'load', message: String(error) });
  const reported = new Set<string>();
  // Where there is no app, nothing is loaded to find that out; where it cannot be loaded, the app was not asked.
  const ask: World['app']['ask'] = async (method, payload) =>
    inApp &&
    import('../bridge/app-bridge.ts').then(
      ({ callApp }) => callApp(method, payload),
      () => false,
    );
  const going = goingFrom(ask, t, (address) => kernel.inside?.(address) === true);
  const overlay: World['overlay'] = {
    toast: showToast,
    confirm: async (question) => (await overlays()).askToConfirm(question),
    open: (name) =>
      void sayingSlow(
        overlay,
        t,
        popups().then(({ openPopup }) => openPopup(page(), widgets, name, data)),
      ).catch((error: unknown) => {
        failed(error);
        showToast(t('step.failed'), 'failure');
      }),
    prepare: async (name) => (await popups()).preparePopup(page(), widgets, name, data),
    close: async () => void (await (await overlays()).closeTopSheet()),
  };
  return {
    steps: { run: (...all) => runSteps(page(), ...all) },
    sources: {
      refresh: (names) => void live().then((one) => one.data.refresh(names), failed),
      retry: (names) => void live().then((one) => one.data.retry(names), failed),
      more: (name) => void live().then((one) => one.data.more(name), failed),
    },
    live: {
      load: async () => (await live()).requests(),
      call: async (one) => {
        const { call } = await live();
        try {
          return await (one.quiet || one.method === 'get' ? call(one) : sayingSlow(overlay, t, call(one)));
        } catch (error) {
          if (leadsToLogin(error, kernel.identity.token)) going.login();
          throw error;
        }
      },
    },
    overlay,
    going,
    app: {
      ask,
      open: (oneLink) =>
        sayingSlow(
          overlay,
          t,
          opening().then(({ openInApp }) => openInApp(page(), oneLink, kernel.data)),
        ),
      stores: async () => (await opening()).storesOf(page()),
    },
    links: {
      copy: async (text) => (await ask('copyCode', { code: text })) || copyText(t, text),
      share: async (code) => (await import('../share/share.ts')).share(page(), inApp, code),
      invite: async (route, code) =>
        (await import('../share/share-url.ts')).shareUrl(
          page(),
          route === undefined ? page().model.share?.to : hrefOf(route),
          code,
        ),
      qr: async (address, side, logo) => (await opening()).qrOf(page(), address, side, logo),
      fromCode: async (chosen) => (await opening()).codeLinkOf(page(), chosen),
    },
    clock: kernel.clock,
    telemetry: {
      report: (fault) => {
        const once = `${fault.kind} ${fault.node ?? ''}`;
        if (reported.has(once)) return;
        reported.add(once);
        kernel.report(fault);
      },
      track: (event, props) =>
        void kernel.telemetry().then(
          ({ analytics }) => analytics.track(event, props),
          () => undefined,
        ),
    },
  };
}
