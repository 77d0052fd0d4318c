import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { propTables } from './props/plugin.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // What another project calls `opale/visual`.
    fileURLToPath(import.meta.resolve('../spec/visual/preset.ts')),
  ],
  framework: {
    name: '@storybook/react-vite',
    // Its own, so that nothing of the site's build has to be left out again.
    options: {
      builder: { viteConfigPath: fileURLToPath(import.meta.resolve('./vite.config.ts')) },
    },
  },
  // Nothing leaves this machine.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Tables of props come from the types, see below.
  typescript: { reactDocgen: false },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (settings, { build, configType }) => {
    // Tests read no documentation.
    const isTest =
      build?.test?.disableDocgen === true ||
      (process.env['VITEST'] !== undefined && configType !== 'PRODUCTION')
    const plugins = isTest ? [] : [propTables(ROOT, ['ui', 'site/components'])]
    return { ...settings, plugins: [...(settings.plugins ?? []), ...plugins] }
  },
}
export default config
