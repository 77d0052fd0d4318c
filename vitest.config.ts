import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { fixturePages } from './spec/fixtures/pages/plugin.ts'
import { launchOptions, UNPAINTED } from './spec/support/browser.ts'
import { InOrder } from './spec/support/in-order.ts'
import { unchangedTools } from './spec/support/tools.ts'
import { UNWATCHED } from './spec/support/unwatched.ts'
import { shortNames } from './vite.names.ts'
import { shortProperties } from './vite.properties.ts'

/** Files that open the built site in a browser: those of one worker share it, and all one server. */
const BROWSER = 'spec/**/*.browser.spec.ts'

/** Files that look at pages of real length, which only tests have, with what the build made. */
const FIXTURES = 'spec/**/*.fixtures.spec.ts'

/** Files that need a document to act on, and no browser: they share one of jsdom's. */
const DOM = 'spec/**/*.dom.spec.{ts,tsx}'

/** Rules: of plain functions, and of what stands in a document. */
const RULES = {
  // Sooner there than a process.
  pool: 'threads',
  // Left to itself it would take one of two cores.
  maxWorkers: 2,
  // Files of one worker share modules, which take longer to load than most files take to run: what
  // a file changes outside itself it puts back.
  isolate: false,
  // A busy machine is slow, not wrong; and `npm run verify` tries far more lives.
  testTimeout: process.env['VERIFY'] === '1' ? 600_000 : 60_000,
  hookTimeout: 60_000,
} as const

/** Where there is none, only the stories cannot run. */
const pinnedBrowser = async () => {
  try {
    return await launchOptions(UNPAINTED)
  } catch (error) {
    console.warn(String(error))
    return {}
  }
}

export default defineConfig({
  test: {
    reporters: ['default', './spec/support/reporter.ts'],
    // What a test reaches is read where it begins.
    includeTaskLocation: true,
    sequence: { sequencer: InOrder },
    // `--coverage` asks for it. Doors hold no statements, and the last few lines of the command line
    // run in processes of their own.
    coverage: {
      include: [`${import.meta.dirname}/engine/**/*.ts`],
      exclude: ['**/*.d.ts'],
      reporter: ['text'],
      reportsDirectory: '.cache/coverage',
      thresholds: { statements: 98 },
    },
    projects: [
      {
        ...UNWATCHED,
        plugins: [vanillaExtractPlugin(), react()],
        test: {
          ...RULES,
          name: 'rules',
          include: ['spec/**/*.spec.{ts,tsx}'],
          exclude: [BROWSER, DOM, FIXTURES, ...unchangedTools(), '**/node_modules/**'],
          environment: 'node',
          globalSetup: 'spec/support/texts-of-run.ts',
          setupFiles: 'spec/support/keep-texts.ts',
        },
      },
      {
        ...UNWATCHED,
        plugins: [vanillaExtractPlugin(), react()],
        test: {
          ...RULES,
          name: 'dom',
          include: [DOM],
          environment: 'jsdom',
          setupFiles: 'spec/support/document.ts',
        },
      },
      {
        test: {
          name: 'browser',
          include: [BROWSER],
          environment: './spec/support/browser-environment.ts',
          pool: 'threads',
          // Nothing is kept outside the page, and each test has a page of its own, or one made as new.
          isolate: false,
          globalSetup: 'spec/support/serve-site.ts',
          // After all that needs none: two browsers beside them would only slow each other down.
          sequence: { groupOrder: 1 },
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // As long as Playwright waits: left to itself a poll gives up after one second.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        ...UNWATCHED,
        plugins: [
          fixturePages(),
          // Classes are called as they are in the built styles.
          vanillaExtractPlugin({ identifiers: shortNames(import.meta.dirname) }),
          shortProperties(),
          react(),
        ],
        test: {
          name: 'fixtures',
          include: [FIXTURES],
          environment: 'node',
          pool: 'threads',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // Every story, as `.storybook/checks.ts` says.
      async () => ({
        extends: './.storybook/vite.config.ts',
        plugins: [storybookTest()],
        test: {
          name: 'stories',
          sequence: { groupOrder: 2 },
          maxWorkers: 2,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: await pinnedBrowser(),
              contextOptions: { locale: 'fr-FR', reducedMotion: 'reduce' },
            }),
            // Storybook itself cleans up between stories: a new frame a file would double the time.
            isolate: false,
            instances: [{ browser: 'chromium' }],
          },
        },
      }),
    ],
  },
})
