import './still.ts'
import type { Preview } from '@storybook/react-vite'
import { lazy } from 'react'
import { configure } from 'storybook/test'
import '#ui/theme/font/opale.css'
import '#ui/theme/reset.css'
import '#ui/theme/themes.css'
import { fitToStory, rowsOf, sentenceOf } from './arg-types.ts'
import { asked, check, checkEnglish, listen } from './checks.ts'
import { ownWords, speakEnglish } from './english.ts'
import { follow, globalTypes, initialGlobals, type Globals } from './globals.ts'
import { asWritten } from './props/source.ts'
import { WIDTHS } from './widths.ts'
import { oneByControls } from './gallery.tsx'
import { THEMES } from '../ui/theme/tokens.ts'
import { modesOf, SIZES } from '../spec/visual/matrix.ts'
import { seed } from '../spec/visual/page/still.ts'

// A busy machine is slow, not wrong: left to itself what a story waits for has one second.
configure({ asyncUtilTimeout: 15_000 })

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [fitToStory],
  decorators: [
    (Story, context) => {
      follow(context.globals as unknown as Globals)
      return <Story />
    },
    oneByControls,
  ],
  beforeEach: [seed, listen, ownWords],
  afterEach: async (context) => {
    await check(context)
    await checkEnglish(context)
    await speakEnglish(context.globals['language'] === 'en')
  },
  parameters: {
    // What is a rule, not an opinion: a component alone has no page around it.
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], ...asked },
    },
    viewport: { options: WIDTHS },
    backgrounds: { disabled: true },
    // The matrix of `npm run visual`.
    chromatic: { modes: modesOf({ themes: THEMES, sizes: SIZES }), prefersReducedMotion: 'reduce' },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      // Its blocks are large, and no test needs them.
      container: lazy(() => import('./docs-page.tsx')),
      source: { type: 'dynamic', transform: asWritten },
      extractArgTypes: rowsOf,
      extractComponentDescription: sentenceOf,
    },
    options: {
      storySort: {
        order: [
          'Start',
          ['Using the package', 'Contributing', 'Visual review'],
          'Foundations',
          'Actions',
          'Forms',
          'Navigation',
          'Overlays',
          'Disclosure',
          'Feedback',
          'Text',
          'Content',
          'Data',
          'Charts',
          'Layout',
          'Media',
          'Identity',
          '*',
          'Pages',
          'Companion',
        ],
        method: 'alphabetical',
      },
    },
  },
}
export default preview
