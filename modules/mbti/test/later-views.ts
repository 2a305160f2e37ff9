// What comes after the questions, as one script with its style.
import { adoptStyle } from '../../../engine/index.ts';
import css from './later.css?inline';

adoptStyle(css);

export { PickView } from './pick-view.tsx';
export { ResultPage } from './result-page.tsx';
