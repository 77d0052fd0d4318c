import type { Bilingual } from '../routes/language.ts'

const fr = {
  title: 'Entrer dans le bureau',
  email: 'E-mail',
  password: 'Mot de passe',
  code: 'Code',
  codeHelp: 'De votre application, ou l’un de vos codes de secours.',
  enter: 'Entrer',
  wrong: 'Cela n’ouvre pas. Relisez l’adresse, le mot de passe, et le code s’il y en a un.',
  locked: (seconds: number) =>
    seconds > 90
      ? `Trop d’essais. Recommencez dans ${Math.ceil(seconds / 60)} minutes.`
      : `Trop d’essais. Recommencez dans ${seconds} s.`,
}

const en: typeof fr = {
  title: 'Enter the desk',
  email: 'E-mail',
  password: 'Password',
  code: 'Code',
  codeHelp: 'From your application, or one of your recovery codes.',
  enter: 'Enter',
  wrong: 'That doesn’t open. Check the address, the password, and the code if there is one.',
  locked: (seconds) =>
    seconds > 90
      ? `Too many attempts. Try again in ${Math.ceil(seconds / 60)} minutes.`
      : `Too many attempts. Try again in ${seconds} s.`,
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
