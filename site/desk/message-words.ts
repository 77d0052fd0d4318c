import type { Bilingual } from '../routes/language.ts'

const fr = {
  back: 'Tous les messages',
  others: 'Les messages voisins',
  place: (at: number, count: number) => `${at} sur ${count}`,
  previous: 'Précédent',
  next: 'Suivant',
  subject: 'Sujet',
  budget: 'Budget',
  call: 'Visioconférence',
  origin: 'Page d’origine',
  language: 'Langue',
  french: 'Français',
  english: 'Anglais',
  reference: 'Référence',
  kept: 'Gardé jusqu’au',
  suspect: 'Pourquoi il est douteux',
  suspicions: {
    trap: 'Un champ que personne ne voit était rempli.',
    hurry: 'Il a été écrit en moins de trois secondes.',
  },
  details: 'Détails',
  reply: 'Répondre par e-mail',
  marks: { unread: 'Non lu', done: 'Terminer', open: 'Rouvrir' },
  remove: 'Supprimer…',
  noteTitle: 'Note',
  note: 'Votre note sur ce message',
  noteHelp: 'Pour vous seul. Elle part avec le message.',
  noteLong: 'Une note tient en 4 096 caractères. Celle-ci n’est pas gardée : raccourcissez-la.',
  keep: 'Garder la note',
  confirm: (count: number) =>
    count > 1 ? `Supprimer ces ${count} messages ?` : 'Supprimer ce message ?',
  confirmText: (count: number): string =>
    count > 1
      ? 'Ils disparaissent pour de bon, avec leurs notes. Une sauvegarde peut encore les contenir.'
      : 'Il disparaît pour de bon, avec sa note. Une sauvegarde peut encore le contenir.',
  confirmYes: 'Supprimer',
  confirmNo: 'Garder',
}

const en: typeof fr = {
  back: 'All messages',
  others: 'The messages beside it',
  place: (at, count) => `${at} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  subject: 'Subject',
  budget: 'Budget',
  call: 'Video call',
  origin: 'Coming from',
  language: 'Language',
  french: 'French',
  english: 'English',
  reference: 'Reference',
  kept: 'Kept until',
  suspect: 'Why it is doubtful',
  suspicions: {
    trap: 'A field that nobody sees was filled in.',
    hurry: 'It was written in less than three seconds.',
  },
  details: 'Details',
  reply: 'Reply by e-mail',
  marks: { unread: 'Unread', done: 'Done', open: 'Reopen' },
  remove: 'Delete…',
  noteTitle: 'Note',
  note: 'Your note on this message',
  noteHelp: 'For you alone. It goes when the message goes.',
  noteLong: 'A note holds 4,096 characters. This one isn’t kept: shorten it.',
  keep: 'Keep the note',
  confirm: (count) => (count > 1 ? `Delete these ${count} messages?` : 'Delete this message?'),
  confirmText: (count) =>
    count > 1
      ? 'They go for good, with their notes. A backup may still hold them.'
      : 'It goes for good, with its note. A backup may still hold it.',
  confirmYes: 'Delete',
  confirmNo: 'Keep',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
