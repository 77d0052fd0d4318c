/** `site.webmanifest`: what a system shows once the site is installed. */
import { color } from '#ui/theme/tokens'
import { words as fr } from '../i18n/words.fr.ts'
import { DEFAULT_LANGUAGE } from '../routes/language.ts'
import { APP_ICONS } from './icons.ts'

export const webManifest = (): object => ({
  id: '/',
  name: 'Opale, développement web et IA appliquée',
  short_name: 'Opale',
  description: fr.layout.tagline,
  lang: DEFAULT_LANGUAGE,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: color.dark.ground,
  background_color: color.dark.ground,
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...APP_ICONS.map(({ file, size, purpose }) => ({
      src: file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ],
})
