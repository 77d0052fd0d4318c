/** What the error screen says. It comes with that screen: few visitors ever read it. */
import type { Bilingual } from '../routes/language.ts'

/** [2.7] The same in both languages, to the letter. */
const same = {
  unknown: 'An unknown error occurred',
  details: 'Technical Details',
  noStack: 'Component stack not available',
  goHome: 'Go Home',
}

const fr = {
  ...same,
  unreachable:
    'La page n’est pas arrivée : la connexion semble coupée. Rien n’est perdu ; rechargez dès qu’elle revient.',
  device: {
    mobile: 'Appareil : téléphone',
    tablet: 'Appareil : tablette',
    desktop: 'Appareil : ordinateur',
  },
  ios: 'Sur un appareil iOS, vider le cache du navigateur suffit souvent.',
  regionRetry: 'Réessayer',
}

const en: typeof fr = {
  ...same,
  unreachable:
    'The page did not arrive: the connection seems to be down. Nothing is lost; reload once it is back.',
  device: { mobile: 'Device: phone', tablet: 'Device: tablet', desktop: 'Device: computer' },
  ios: 'On an iOS device, clearing the browser cache is often enough.',
  regionRetry: 'Try again',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
