/** What the services of a visit say, on any page. */
import type { Bilingual } from '../../routes/language.ts'

const fr = {
  messages: {
    label: 'Messages du site',
    dismiss: 'Fermer le message',
    offline: 'Connexion perdue. Ce qui est ouvert reste lisible, ce que vous écrivez aussi.',
    online: 'La connexion est revenue.',
    saved: (file: string) => `Fichier téléchargé : ${file}`,
  },
}

const en: typeof fr = {
  messages: {
    label: 'Messages of the site',
    dismiss: 'Close the message',
    offline: 'Connection lost. What is open stays readable, and so does what you write.',
    online: 'The connection is back.',
    saved: (file) => `File downloaded: ${file}`,
  },
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
