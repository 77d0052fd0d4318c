import type { Bilingual } from '../../routes/language.ts'

const fr = {
  kept: (name: string) => `Bien reçu, ${name}.`,
  keptText: 'Votre message est arrivé : je vous réponds par e-mail. Sa référence :',
  problems: (count: number) => (count > 1 ? `${count} points à revoir` : 'Un point à revoir'),
  problemsText: 'Rien n’est parti : tout ce que vous avez écrit est encore là.',
  later: 'Pas encore parti',
  laterText: (wait: number) =>
    `Le serveur ne peut rien garder pour l’instant. Votre message est encore là : renvoyez-le dans ${wait} secondes.`,
  limited: 'Trop de messages à la fois',
  limitedText: (minutes: number) =>
    `Il en est arrivé beaucoup depuis une heure. Le vôtre est encore là : renvoyez-le dans ${minutes} min, ou écrivez-moi par e-mail.`,
  refused: 'Ce message n’est pas parti',
  refusedText:
    'Le serveur n’a pas pu le lire. Revenez à la page précédente : ce que vous avez écrit y est encore.',
  long: 'Ce message est trop long pour partir. Revenez à la page précédente, et gardez 5 000 caractères au plus.',
  optional: 'facultatif',
  noSubject: 'Choisissez',
  call: 'Une visioconférence, si vous voulez',
  consent: 'J’accepte que ces réponses servent à me répondre.',
  send: 'Envoyer le message',
  home: 'Revenir au site',
  contact: '/contact',
}

const en: typeof fr = {
  kept: (name) => `Received, ${name}.`,
  keptText: 'Your message has arrived: I’ll reply by e-mail. Its reference:',
  problems: (count) => (count > 1 ? `${count} things to look at` : 'One thing to look at'),
  problemsText: 'Nothing has left: all you wrote is still here.',
  later: 'Not sent yet',
  laterText: (wait) =>
    `The server can’t keep anything right now. Your message is still here: send it again in ${wait} seconds.`,
  limited: 'Too many messages at once',
  limitedText: (minutes) =>
    `A lot of them came in the last hour. Yours is still here: send it again in ${minutes} min, or write to me by e-mail.`,
  refused: 'This message wasn’t sent',
  refusedText: 'The server couldn’t read it. Go back one page: what you wrote is still there.',
  long: 'This message is too long to send. Go back one page and keep it to 5,000 characters.',
  optional: 'optional',
  noSubject: 'Choose',
  call: 'A video call, if you like',
  consent: 'I agree that these answers may be used to reply to me.',
  send: 'Send the message',
  home: 'Back to the site',
  contact: '/en/contact',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
export type AnswerWords = typeof fr
