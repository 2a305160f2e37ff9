// The engine's public door for widgets and modules.

export {
  type Answers,
  shownFields,
  tidyAnswers,
  typedMark,
  type WrongAnswer,
  wrongAnswers,
} from './document/anywhere/answers.ts';
export { groupedCode, isSpelt, plainCode } from './document/anywhere/code-word.ts';
export { type AskedFiles, mostBytesOf, mostFilesOf } from './document/anywhere/file-limits.ts';
export { sortOf, takesSort } from './document/anywhere/file-sort.ts';
export { type Phase, phases } from './document/anywhere/phase.ts';
export type { CompiledSchedule } from './document/page-model.ts';
export { initialOf } from './i18n/initial.ts';
export type { Language } from './i18n/language.ts';
export { withoutJoiners } from './i18n/word-joiner.ts';
export { formatZone } from './i18n/zone.ts';
export { successTold } from './overlay/toast.ts';
export type { World } from './page/world.ts';
export { typedText } from './platform/drafts.ts';
export { savePicture, sharePicture } from './platform/files/hand-on-picture.ts';
export { loadPicture } from './platform/files/load-picture.ts';
export { fileOf, readAsDataAddress } from './platform/files/save-file.ts';
export { wrapText } from './platform/files/wrap-text.ts';
/** For the later parts of a module. @public */
export { adoptStyle } from './platform/styles/adopt-style.ts';
export { asOne, sayPiece } from './render/as-one.ts';
export { Days } from './render/days.tsx';
export {
  type DataProps,
  type DataWidget,
  defineDataWidget,
  defineWidget,
  type More,
  type Widget,
  type WidgetRegistry,
} from './render/define-widget.ts';
/** For widgets in popups, and of modules. @public */
export {
  useBeforeClose,
  useFormat,
  usePage,
  useSignedIn,
  useStateValue,
  useStrings,
  useToast,
} from './render/hooks.tsx';
export { isLeftOut } from './render/is-left-out.ts';
export { Markdown } from './render/markdown.tsx';
export { mayPress } from './render/may-press.ts';
export { faultOf, type SourceState, useSource, useWorld } from './render/module-hooks.ts';
export { MoreButton } from './render/more-button.tsx';
export { showsData } from './render/node-view.tsx';
export { Nothing } from './render/nothing.tsx';
export { openOverlay } from './render/open-overlay.ts';
export { Picture } from './render/picture.tsx';
export { Portrait } from './render/portrait.tsx';
export { Pressable, type PressItem } from './render/pressable.tsx';
export { RecordList, RecordRow } from './render/record-list.tsx';
export type { Press, Resolved, WidgetProps } from './render/resolved.ts';
export { sendOnEnter } from './render/send-on-enter.ts';
export { TimeLeft } from './render/time-left.tsx';
export { useChange } from './render/use-change.ts';
export { useCopy } from './render/use-copy.ts';
export { useDraft } from './render/use-draft.ts';
export { useInvited } from './render/use-invited.ts';
export { useNearing } from './render/use-nearing.ts';
export { usePerson } from './render/use-person.ts';
export { useRefusal } from './render/use-refusal.ts';
export { useRun } from './render/use-run.ts';
export { useTap } from './render/use-tap.ts';
export { useTyped } from './render/use-typed.ts';
export { worn } from './render/worn.tsx';
