/** What the toolbar sets, and how the document follows. */
import { THEMES, type Theme } from '../ui/theme/tokens.ts'
import type { Preview } from '@storybook/react-vite'
import { emulateReducedMotion } from './reduced-motion.ts'

const LANGUAGES = ['fr', 'en'] as const
const MOTIONS = ['moving', 'still'] as const

export interface Globals {
  readonly theme: Theme
  readonly language: (typeof LANGUAGES)[number]
  readonly motion: (typeof MOTIONS)[number]
}

export const initialGlobals: Globals = { theme: 'dark', language: 'fr', motion: 'moving' }

export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: THEMES.map((value) => ({ value, title: value === 'dark' ? 'Dark' : 'Light' })),
    },
  },
  language: {
    description: 'Language of the document and of its words',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: LANGUAGES.map((value) => ({ value, title: value.toUpperCase() })),
    },
  },
  motion: {
    description: 'What a visitor who asks for reduced motion gets',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'moving', title: 'Motion' },
        { value: 'still', title: 'Reduced motion' },
      ],
    },
  },
}

/** Sets on the document what the site's boot would. */
export const follow = ({ theme, language, motion }: Globals): void => {
  const root = document.documentElement
  root.dataset['js'] = ''
  root.dataset['theme'] = theme
  root.lang = language
  emulateReducedMotion(motion === 'still')
}
