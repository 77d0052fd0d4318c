import type { Bilingual } from '../../routes/language.ts'

const fr = {
  title: 'Entrer dans le bureau',
  email: 'E-mail',
  password: 'Mot de passe',
  enter: 'Entrer',
  wrong: 'Cette adresse et ce mot de passe ne vont pas ensemble. Relisez les deux.',
  locked: (seconds: number) =>
    seconds > 90
      ? `Trop d’essais. Recommencez dans ${Math.ceil(seconds / 60)} minutes.`
      : `Trop d’essais. Recommencez dans ${seconds} s.`,
  away: 'Les comptes ne répondent pas. Recommencez dans une minute.',
  stale: 'Cette page n’était plus à jour, et rien n’a changé. Recommencez.',
  desk: 'Le bureau',
  sessions: 'Appareils connectés',
  here: 'Celui-ci',
  since: (day: string) => `depuis le ${day}`,
  unknown: 'Navigateur inconnu',
  end: 'Déconnecter',
  leave: 'Sortir',
  home: 'Revenir au site',
  homePath: '/',
}

const en: typeof fr = {
  title: 'Enter the desk',
  email: 'E-mail',
  password: 'Password',
  enter: 'Enter',
  wrong: 'This address and this password don’t go together. Check both.',
  locked: (seconds) =>
    seconds > 90
      ? `Too many attempts. Try again in ${Math.ceil(seconds / 60)} minutes.`
      : `Too many attempts. Try again in ${seconds} s.`,
  away: 'Accounts don’t answer. Try again in a minute.',
  stale: 'This page was out of date, and nothing has changed. Try again.',
  desk: 'The desk',
  sessions: 'Signed-in devices',
  here: 'This one',
  since: (day) => `since ${day}`,
  unknown: 'Unknown browser',
  end: 'Sign out',
  leave: 'Leave',
  home: 'Back to the site',
  homePath: '/en',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
