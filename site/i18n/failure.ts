/** What the error screen says. It comes with that screen: few visitors ever read it. */
import type { Device } from '../ports/device.ts'
import type { Language } from '../routes/language.ts'

interface FailureWords {
  readonly unreachable: string
  readonly device: Readonly<Record<Device, string>>
  readonly ios: string
  readonly regionRetry: string
}

/** [2.7] The same in both languages, to the letter. */
export const FAILURE = {
  unknown: 'An unknown error occurred',
  details: 'Technical Details',
  noStack: 'Component stack not available',
  goHome: 'Go Home',
} as const

export const FAILURE_IN: Readonly<Record<Language, FailureWords>> = {
  fr: {
    unreachable:
      'La page n’est pas arrivée : la connexion semble coupée. Rien n’est perdu ; rechargez dès qu’elle revient.',
    device: {
      mobile: 'Appareil : téléphone',
      tablet: 'Appareil : tablette',
      desktop: 'Appareil : ordinateur',
    },
    ios: 'Sur un appareil iOS, vider le cache du navigateur suffit souvent.',
    regionRetry: 'Réessayer',
  },
  en: {
    unreachable:
      'The page did not arrive: the connection seems to be down. Nothing is lost; reload once it is back.',
    device: { mobile: 'Device: phone', tablet: 'Device: tablet', desktop: 'Device: computer' },
    ios: 'On an iOS device, clearing the browser cache is often enough.',
    regionRetry: 'Try again',
  },
}
