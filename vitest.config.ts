import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

/** Files that open the built site in a browser: they share one browser and one server. */
const BROWSER = 'spec/**/*.browser.spec.ts'

export default defineConfig({
  test: {
    reporters: ['default', './spec/support/reporter.ts'],
    projects: [
      {
        plugins: [vanillaExtractPlugin(), react()],
        test: {
          name: 'rules',
          include: ['spec/**/*.spec.{ts,tsx}'],
          exclude: [BROWSER, '**/node_modules/**'],
          environment: 'node',
          // A busy machine is slow, not wrong.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: [BROWSER],
          environment: 'node',
          globalSetup: 'spec/support/site.ts',
          // After the rules: two browsers beside them would only slow each other down.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
