import type { Example } from '../recipe.ts'

const photo = (from: number) => ({
  items: [
    {
      json: { message: { message_id: 42, from: { id: from }, chat: { id: 5000 } } },
      files: { data: { type: 'image/jpeg', name: 'file_42.jpg', base64: '/9j/2Q==' } },
    },
  ],
})
const letter = {
  fr: 'Mutuelle du Val\nLe 12 novembre 2026\nMerci de renvoyer ce formulaire avant le 15 décembre 2026.',
  en: 'Mutuelle du Val\n12 November 2026\nPlease return this form before 15 December 2026.',
}
const says = (
  folder: { readonly fr: string; readonly en: string },
  sender = 'Mutuelle du Val',
) => ({
  says: [
    {
      fr: JSON.stringify({
        output: {
          folder: folder.fr,
          sender,
          subject: 'Formulaire de choix de médecin',
          due: '2026-12-15',
          quote: 'renvoyer ce formulaire avant le 15 décembre 2026',
        },
      }),
      en: JSON.stringify({
        output: {
          folder: folder.en,
          sender,
          subject: 'Form to choose a doctor',
          due: '2026-12-15',
          quote: 'return this form before 15 December 2026',
        },
      }),
    },
  ],
})
const health = { fr: 'Sante', en: 'Health' }

export const examples: readonly Example[] = [
  {
    name: { fr: 'Rangée, échéance retenue', en: 'Filed, deadline kept' },
    given: {
      photo: photo(1001),
      park: [{ success: true }],
      ocr: [{ extractedText: letter }],
      clerk: says(health),
      move: [{ success: true }],
      done: [{ ok: true }],
      task: [{ id: 't1' }],
    },
    expects: {
      check: [
        {
          sure: true,
          due: '2026-12-15',
          to: {
            fr: '/Papiers/Sante/2026-11-23 Mutuelle du Val.jpg',
            en: '/Papers/Health/2026-11-23 Mutuelle du Val.jpg',
          },
        },
      ],
      stay: 'not reached',
    },
    asks: {
      move: [{ path: { fr: '/Papiers/A classer/42.jpg', en: '/Papers/To file/42.jpg' } }],
      task: [{ options: { dueDate: '2026-12-10' } }],
    },
  },
  {
    name: { fr: 'La tâche ne se crée pas', en: 'The task cannot be created' },
    given: {
      photo: photo(1002),
      park: [{ success: true }],
      ocr: [{ extractedText: letter }],
      clerk: says(health),
      move: [{ success: true }],
      done: [{ ok: true }],
      task: { fails: 'Project not found' },
      stay: [{ ok: true }],
    },
    expects: { due: { count: 1 } },
    asks: {
      stay: [
        {
          chatId: 5000,
          text: {
            fr: 'Rangé, mais la tâche ne s’est pas créée : à faire avant le 2026-12-15',
            en: 'Filed, but no task was made: due by 2026-12-15',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Expéditeur introuvable sur la page', en: 'Sender not on the page' },
    given: {
      photo: photo(1001),
      park: [{ success: true }],
      ocr: [{ extractedText: letter }],
      clerk: says(health, 'Caisse primaire'),
      stay: [{ ok: true }],
    },
    expects: { 'sure.no': [{ sure: false }], move: 'not reached' },
    asks: {
      stay: [
        {
          text: {
            fr: 'Gardé dans « À classer » : à ranger vous-même, échéance comprise.',
            en: 'Kept in “To file”: yours to sort, deadline included.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Nextcloud refuse la photo', en: 'Nextcloud refuses the picture' },
    given: {
      photo: photo(1001),
      park: { fails: 'Insufficient storage' },
      stay: [{ ok: true }],
    },
    expects: { ocr: 'not reached', read: 'not reached' },
    asks: {
      stay: [
        {
          text: {
            fr: 'Photo non gardée : conservez la lettre et renvoyez-la demain.',
            en: 'Picture not kept: hold on to the letter and send it again tomorrow.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Photo floue', en: 'Blurred picture' },
    given: {
      photo: photo(1001),
      park: [{ success: true }],
      ocr: { fails: 'No text found' },
      stay: [{ ok: true }],
    },
    expects: { family: { count: 1 }, read: 'not reached' },
    asks: {
      stay: [
        {
          text: {
            fr: 'Gardé dans « À classer » : à ranger vous-même, échéance comprise.',
            en: 'Kept in “To file”: yours to sort, deadline included.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Modèle en panne', en: 'Model down' },
    given: {
      photo: photo(1001),
      park: [{ success: true }],
      ocr: [{ extractedText: letter }],
      clerk: { fails: 'overloaded' },
      stay: [{ ok: true }],
    },
    expects: { check: 'not reached', 'read.error': { count: 1 } },
  },
  {
    name: { fr: 'Dossier absent de Nextcloud', en: 'Folder missing in Nextcloud' },
    given: {
      photo: photo(1001),
      park: [{ success: true }],
      ocr: [{ extractedText: letter }],
      clerk: says(health),
      move: { fails: 'Parent node does not exist' },
      stay: [{ ok: true }],
    },
    expects: { 'sure.yes': { count: 1 }, done: 'not reached', task: 'not reached' },
    asks: {
      stay: [
        {
          text: {
            fr: 'Gardé dans « À classer » : à ranger vous-même, échéance comprise.',
            en: 'Kept in “To file”: yours to sort, deadline included.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un inconnu', en: 'A stranger' },
    given: { photo: photo(9) },
    expects: { family: { count: 0 }, settings: { count: 1 }, park: 'not reached' },
  },
]
