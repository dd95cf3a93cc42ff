import { beforeAll, expect, it } from 'vitest';
import { speak } from '../i18n/i18n.svelte';
import { deviceLabel } from './device';

beforeAll(() => speak('en'));

const MOZILLA = 'Mozilla/5.0';
const LIKE = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Linux'],
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${LIKE} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [`${MOZILLA} (Linux; Android 10; K) ${LIKE} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${LIKE} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Mac'],
  ['curl/8', ''],
])('is called after its browser and system: %s', (agent, label) => {
  expect(deviceLabel(agent)).toBe(label);
});
