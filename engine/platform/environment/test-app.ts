import { type EnvironmentName, type EnvironmentSettings, plainHost } from './environment-of.ts';

/** What the test app's rule needs of the settings file. */
export interface TestAppSettings extends Pick<EnvironmentSettings, 'environments'> {
  testApp: { productionHost: string; preReleaseHost: string };
}

/** The environment of the test app: two known hosts mean production and pre-release, anything else is local (T18). */
export function testAppEnvironmentOf(
  host: string,
  { testApp }: Pick<TestAppSettings, 'testApp'>,
): EnvironmentName {
  const name = plainHost(host);
  if (name === '') return 'local';
  if (name === testApp.productionHost) return 'production';
  return name === testApp.preReleaseHost ? 'preRelease' : 'local';
}

/** Where the test app's API lies: an origin, or empty for the host that served the page. */
export const testAppApiBaseOf = (host: string, settings: TestAppSettings): string =>
  settings.environments[testAppEnvironmentOf(host, settings)].apiBase;
