/** What became of a message, and what can be done about it. */
import type { Bilingual } from '../../routes/language.ts'

const fr = {
  waiting: {
    title: 'Pas encore parti',
    text: 'Le réseau ou le serveur ne répond pas. Votre message est gardé sur cet appareil et repartira d’ici dès que possible.',
    unkept:
      'Le réseau ou le serveur ne répond pas. Votre message repartira d’ici dès que possible : laissez cette page ouverte, ce navigateur refuse de le garder.',
    retry: 'Réessayer',
  },
  mail: {
    title: 'Prêt à partir par e-mail',
    text: 'Aucun serveur ne reçoit les messages de ce site : votre messagerie s’en charge. Vérifiez-y le texte, puis envoyez-le.',
    sampleTitle: 'Rien n’est parti',
    sample:
      'Ce site est un exemple : aucun serveur ne reçoit ses messages et aucune adresse n’est donnée. Voici votre texte, à copier.',
  },
  letter: {
    label: 'Le message complet',
    open: 'Ouvrir dans ma messagerie',
    copy: 'Copier le texte',
    copied: 'Texte copié',
    selected: 'Texte sélectionné : copiez-le avec Ctrl C, ou ⌘ C sur Mac.',
    edit: 'Modifier',
    done: 'Il est parti, effacer le brouillon',
  },
  sent: {
    title: (name: string) => `Bien reçu, ${name}.`,
    text: (email: string) => `Je réponds moi-même, à ${email}.`,
    reference: 'Référence',
    another: 'Écrire un autre message',
  },
}

const en: typeof fr = {
  waiting: {
    title: 'Not sent yet',
    text: 'The network or the server does not answer. Your message is kept on this device and will leave from here as soon as it can.',
    unkept:
      'The network or the server does not answer. Your message will leave from here as soon as it can: keep this page open, as this browser refuses to keep it.',
    retry: 'Try again',
  },
  mail: {
    title: 'Ready to leave by e-mail',
    text: 'No server takes messages for this site: your mail program does. Check the text there, then send it.',
    sampleTitle: 'Nothing was sent',
    sample:
      'This site is a sample: no server takes its messages and no address is given. Here is your text, to copy.',
  },
  letter: {
    label: 'The whole message',
    open: 'Open in my mail program',
    copy: 'Copy the text',
    copied: 'Text copied',
    selected: 'Text selected: copy it with Ctrl C, or ⌘ C on a Mac.',
    edit: 'Edit',
    done: 'It has left, clear the draft',
  },
  sent: {
    title: (name) => `Got it, ${name}.`,
    text: (email) => `I’ll reply myself, to ${email}.`,
    reference: 'Reference',
    another: 'Write another message',
  },
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
