import { digestOf } from '../platform/digest.ts';
import { usePageView } from './page-context.tsx';

/**
 * Whoever is signed in, to be known again in this visit: a digest of user and token, that no storage of the phone may outlive. Empty for
 * a visitor.
 *
 * @public
 */
export function usePerson(): string {
  const { user_id, token } = usePageView().page.identity;
  return token === '' ? '' : digestOf(`${user_id} ${token}`);
}
