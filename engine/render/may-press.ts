/** What an answer says of a button (decision 0075). */
interface Told {
  readonly can?: string | undefined;
  readonly reason?: string | undefined;
}

/**
 * Whether a button may be pressed, by what the server has said of it. A visitor may: where one has to sign in, the button
 * leads there.
 *
 * @param told undefined where the server does not know the thing
 */
export const mayPress = (told: Told | undefined): boolean =>
  told !== undefined && (told.can !== undefined || told.reason === 'TOKEN_EXPIRED');
