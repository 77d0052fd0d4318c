import { expect, test } from 'vitest'
import { browserName } from '../site/desk/browser-name.ts'

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7'
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X'
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K'
const CHROME = 'Chrome/140.0.0.0'

test.each([
  [`${WINDOWS}; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox', 'Windows'],
  [
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox',
    'Linux',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox', 'Android'],
  [`${PHONE}) ${WEBKIT} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone'],
  [`${WINDOWS}) ${KHTML} ${CHROME} Safari/537.36`, 'Chrome', 'Windows'],
  [`${MAC}) ${KHTML} ${CHROME} Safari/537.36`, 'Chrome', 'macOS'],
  [`${ANDROID}) ${KHTML} ${CHROME} Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KHTML} ${CHROME} Safari/537.36`,
    'Chrome',
    'ChromeOS',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${KHTML} Headless${CHROME} Safari/537.36`, 'Chrome', 'Linux'],
  [`${PHONE}) ${WEBKIT} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${KHTML} Ubuntu Chromium/80.0 Chrome/80.0 Safari/537.36`,
    'Chromium',
    'Linux',
  ],
  [`${WINDOWS}) ${KHTML} ${CHROME} Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
  [`${ANDROID}) ${KHTML} ${CHROME} Mobile Safari/537.36 EdgA/140.0.0.0`, 'Edge', 'Android'],
  [
    `${PHONE}) ${WEBKIT} Version/18.0 EdgiOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
    'Edge',
    'iPhone',
  ],
  [`${WINDOWS}) ${KHTML} ${CHROME} Safari/537.36 OPR/122.0.0.0`, 'Opera', 'Windows'],
  [
    `${ANDROID}) ${KHTML} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`${WINDOWS}) ${KHTML} ${CHROME} Safari/537.36 Vivaldi/7.5`, 'Vivaldi', 'Windows'],
  [`${MAC}) ${WEBKIT} Version/18.5 Safari/605.1.15 Ddg/18.5`, 'DuckDuckGo', 'macOS'],
  [`${MAC}) ${WEBKIT} Version/18.5 Safari/605.1.15`, 'Safari', 'macOS'],
  [`${PHONE}) ${WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPad',
  ],
  // A page shown inside another application: the telephone is still worth telling.
  [`${PHONE}) ${WEBKIT} Mobile/15E148`, undefined, 'iPhone'],
  ['curl/8.14.1', undefined, undefined],
  ['', undefined, undefined],
])('%s', (agent, browser, system) => {
  expect(browserName(agent)).toEqual({ browser, system })
})
