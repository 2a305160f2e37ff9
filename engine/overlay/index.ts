// The door of this room: what lies over a page (specification §4, §9).
export { askToConfirm, type Question } from './confirm.ts';
export {
  type CloseInterceptor,
  closeTopSheet,
  openSheet,
  POPUP_Z_INDEX,
  type Sheet,
  sheetsSettled,
} from './sheet.ts';
export { showQrSheet } from './show-qr.ts';
export { showToast, TOAST_DURATION, type ToastTone } from './toast.ts';
