// Generated from schemas/ by `npm run types`. Do not edit.

/** A text: the same for all, or one a language. */
export type TextValue = string | Record<string, string>;

/** A widget or a screen, as the document has it; its own schema says which keys it has. */
export interface NodeValue {
  widget: string;
  [key: string]: unknown;
}

/**
 * A page.
 */
export interface PageDocument {
  /**
   * Path of the schema, for the editor.
   */
  $schema?: string;
  /**
   * Version of the format: 1.
   */
  version: 1;
  /**
   * Title of the page.
   */
  title: TextValue;
  /**
   * One sentence for lists, search and previews.
   */
  summary?: TextValue;
  /**
   * Picture for lists of activities.
   */
  cover?: string;
  /**
   * Languages that every text has.
   *
   * @minItems 1
   * @maxItems 5
   */
  languages: ('cn' | 'tw' | 'en' | 'th' | 'vi')[];
  /**
   * Further routes that show this same page.
   *
   * @maxItems 10
   */
  aliases?: string[];
  /**
   * Values of the parameters in the file's name, by name. Each value is an address of its own, and a campaign of its own; other values are not found.
   */
  params?: {
    /**
     * The values of one parameter.
     *
     * @minItems 1
     * @maxItems 100
     *
     * Items: A part of an address: letters, digits, _ and -.
     */
    [k: string]: string[];
  };
  /**
   * When the campaign begins and ends.
   */
  schedule?: {
    /**
     * From when the page may be announced.
     */
    preview?: string;
    /**
     * The campaign begins.
     */
    start: string;
    /**
     * The campaign ends: nothing counts from this moment on.
     */
    end: string;
    /**
     * Results are final.
     */
    settle?: string;
  };
  access?: Access;
  /**
   * The look.
   */
  theme: {
    /**
     * The family of colours, patterns and ornaments.
     */
    preset: string;
    /**
     * Single colours in place of the family's.
     */
    tokens?: {
      /**
       * The page's ground.
       */
      ground?: string;
      /**
       * Ground of panels.
       */
      panel?: string;
      /**
       * Text.
       */
      ink?: string;
      /**
       * Secondary text.
       */
      mutedInk?: string;
      /**
       * Buttons and marks.
       */
      accent?: string;
      /**
       * Text on accent.
       */
      accentInk?: string;
      /**
       * Light around what matters.
       */
      glow?: string;
      /**
       * The first place of a board.
       */
      rank1?: string;
      /**
       * The second place.
       */
      rank2?: string;
      /**
       * The third place.
       */
      rank3?: string;
      /**
       * Errors.
       */
      danger?: string;
      /**
       * Success.
       */
      success?: string;
      /**
       * Rare gifts and prizes; without it, a blue.
       */
      rare?: string;
      /**
       * Epic gifts and prizes; without it, a violet.
       */
      epic?: string;
      /**
       * Legendary gifts and prizes; without it, an amber.
       */
      legendary?: string;
    };
  };
  /**
   * Data sources by name.
   */
  data?: {
    /**
     * Where live data comes from.
     */
    [k: string]: {
      /**
       * Path of the API, for example /v2/activities/{id}/boards/charm; {id} is this campaign.
       */
      get: string;
      /**
       * Query parameters: an expression each.
       */
      query?: {
        /**
         * A question to the page, for example phase == 'live'. Names: phase, day, lang, signedIn, inApp, overseas, data.<source>, state.<key>, params.<name>; see docs/expressions.md.
         */
        [k: string]: string;
      };
      /**
       * Ask again after this time.
       */
      every?: string;
      /**
       * Ask again only while this holds.
       */
      while?: string;
      /**
       * Ask at all only when this holds.
       */
      when?: string;
      /**
       * Rows come in pages of this size.
       */
      paging?: {
        /**
         * Rows a page.
         */
        size: number;
      };
    };
  };
  /**
   * Values that the page keeps, by name.
   */
  state?: {
    /**
     * A value that the page keeps while it is open.
     */
    [k: string]: {
      /**
       * Kind of the value.
       */
      type: 'string' | 'number' | 'boolean';
      /**
       * The allowed values, where they are few.
       *
       * @minItems 1
       * @maxItems 50
       */
      values?: (string | number)[];
      /**
       * The value at first: an expression, for example 'rank' in quotes, 1, or day.
       */
      initial: string;
    };
  };
  /**
   * The page, from top to bottom.
   */
  body: NodeValue[];
  frame?: Frame;
  /**
   * Popups by name.
   */
  popups?: {
    [k: string]: Popup;
  };
  share?: Share;
  /**
   * The page is kept as it was when it is left: coming back by the back button, its state keys have the values that they had (specification §2).
   */
  keepAlive?: boolean;
  tracking?: Tracking;
  campaign?: Record<string, unknown>;
}
/**
 * Who may open the page.
 */
export interface Access {
  /**
   * Does it ask who reads: required (nothing on it is for visitors), optional, or none (the same for everybody, which the check holds). A visitor is told in its own place what needs a sign-in; nobody is thrown out.
   */
  token?: 'required' | 'optional' | 'none';
  /**
   * Where it may be opened: anywhere, app (only in the app) or mobile (phones).
   */
  where?: 'anywhere' | 'app' | 'mobile';
  /**
   * Only for those who build the pages: a browser that holds a try-out's tools. To all others there is nothing at the address, and search engines are told to leave it.
   */
  tools?: boolean;
}
/**
 * This document is a frame around other pages: each of them is shown in the place of its node `outlet`, and has an address of its own. The address of the frame leads to the first.
 */
export interface Frame {
  /**
   * The pages inside, in the order of their links.
   *
   * @minItems 1
   * @maxItems 12
   */
  pages: FramePage[];
}
/**
 * A page inside the frame.
 */
export interface FramePage {
  /**
   * Route of the page.
   */
  to: string;
  /**
   * Words of the link that opens it, in the row above the outlet; a page without is left out there.
   */
  label?: TextValue;
}
/**
 * A sheet over the page.
 */
export interface Popup {
  /**
   * Its title.
   */
  title: TextValue;
  /**
   * What is in it.
   */
  body: NodeValue[];
  beforeClose?: BeforeClose;
}
/**
 * A question before it closes, in whatever way; after no it stays open.
 */
export interface BeforeClose {
  /**
   * The question.
   */
  title: TextValue;
  /**
   * More about it.
   */
  text?: TextValue;
  /**
   * Label that closes.
   */
  yes?: TextValue;
  /**
   * Label that stays.
   */
  no?: TextValue;
}
/**
 * What a share shows.
 */
export interface Share {
  /**
   * Title of the share.
   */
  title: TextValue;
  /**
   * Text of the share.
   */
  content: TextValue;
  /**
   * Topic of the share.
   */
  topic?: TextValue;
  /**
   * Picture of the share.
   */
  image?: string;
  /**
   * The page that the shared link opens; this one without it.
   */
  to?: string;
}
/**
 * How analytics names this page.
 */
export interface Tracking {
  /**
   * Value of H5_activity in every event of the page; without it the route, with _ for what is neither letter nor digit.
   */
  name?: string;
}
