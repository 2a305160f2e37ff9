import type { Phase } from '../../engine/document/anywhere/phase.ts';
import type { CompiledNode, PageModel } from '../../engine/document/page-model.ts';
import type { Shapes } from '../../engine/http/answer-shapes.ts';
import type { WidgetFiles } from '../registry/load-widgets.ts';

/** What the HTML of a page carries for its script: one language, live nodes only, nothing private. */
export interface PageData {
  model: Omit<PageModel, 'body'>;
  /** The nodes to hydrate, by key; none on a page of static widgets. */
  islands: Record<string, CompiledNode>;
  /** Widgets that the islands need. */
  widgets: string[];
  /** Address of the file with all of them; none while the sources are served as they are. */
  widgetFile?: string;
  /** Addresses of the widgets that its popups alone show, by name. */
  popupFiles?: WidgetFiles;
  /** Addresses of style and texts of those of them that bring both along, by name. */
  popupParts?: WidgetFiles;
  /** Address of what the opening of the app says, where it does. */
  openingTexts?: string;
  /** Address of the picture of the campaign's currency, where that is not its family's. */
  coin?: string;
  /** Product texts that its live parts, its popups and its steps may say, by key; a popup adds what it brings along. */
  texts: Record<string, string>;
  /** How the answers of what it asks must be. */
  shapes: Shapes;
  /** Answers that the page was pre-rendered with, by source. */
  answers: Record<string, unknown>;
  phase: Phase;
  day: number;
}

export const PAGE_DATA_ID = 'gala';
