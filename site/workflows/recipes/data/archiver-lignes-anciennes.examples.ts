import type { Example } from '../recipe.ts'

const rows = [
  { id: 101, machine: 'M1', read_at: '2024-11-20 23:59:00', value: '12.50' },
  { id: 102, machine: 'M2, four', read_at: '2024-11-21 00:04:00', value: null },
]
const csv = 'id,machine,read_at,value\n101,M1,2024-11-20 23:59:00,12.50\n'
const stored = (text: string) => ({
  items: [{ json: {}, files: { data: { type: 'text/csv', name: 'readings.csv', text } } }],
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux lignes archivées, oui donné', en: 'Two rows archived, yes given' },
    given: {
      sunday: [{}],
      rows,
      upload: [{ success: true }],
      back: stored(`${csv}102,"M2, four",2024-11-21 00:04:00,\n`),
      ask: [{ data: { approved: true } }],
      erase: [{ success: true }],
      register: [{ id: 1 }],
    },
    expects: {
      check: [{ count: 2, found: 2, first: 101, last: 102, same: true }],
      agreed: { count: 1 },
      trouble: 'not reached',
    },
    asks: {
      rows: [{ options: { queryReplacement: ['2024-11-23', 20_000] } }],
      upload: [{ fileName: 'readings/2026-11-23.csv' }],
      ask: [
        {
          subject: { fr: 'Effacer 2 relevés archivés ?', en: 'Delete 2 archived readings?' },
        },
      ],
      erase: [{ options: { queryReplacement: [101, 102, '2024-11-23'] } }],
    },
  },
  {
    name: { fr: 'Fichier coupé', en: 'File cut short' },
    given: {
      sunday: [{}],
      rows,
      upload: [{ success: true }],
      back: stored(csv),
      alert: [{ accepted: true }],
    },
    expects: { check: [{ count: 2, found: 1, wrong: 102, same: false }], ask: 'not reached' },
    asks: {
      alert: [
        {
          subject: {
            fr: 'Archive différente de la base',
            en: 'Archive differs from the database',
          },
          text: {
            fr: 'Aucune ligne n’a été effacée. 1 ligne(s) relue(s) sur 2, premier écart à la ligne 102. Fichier : readings/2026-11-23.csv',
            en: 'No row was deleted. 1 row(s) read back of 2, first difference at row 102. File: readings/2026-11-23.csv',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Cinq jours sans réponse', en: 'Five days without an answer' },
    given: {
      sunday: [{}],
      rows,
      upload: [{ success: true }],
      back: stored(`${csv}102,"M2, four",2024-11-21 00:04:00,\n`),
      ask: [{ count: 2 }],
    },
    expects: { 'same.yes': { count: 1 }, agreed: { count: 0 }, erase: 'not reached' },
  },
  {
    name: { fr: 'Dépôt refusé', en: 'Upload refused' },
    given: {
      sunday: [{}],
      rows,
      upload: { fails: 'Access Denied' },
      alert: [{ accepted: true }],
    },
    expects: {
      trouble: [{ reason: 'Access Denied', compared: false }],
      back: 'not reached',
      erase: 'not reached',
    },
    asks: { alert: [{ subject: { fr: 'Archivage interrompu', en: 'Archiving interrupted' } }] },
  },
  {
    name: { fr: 'Base muette', en: 'Silent database' },
    given: {
      sunday: [{}],
      rows: { fails: 'connect ETIMEDOUT' },
      alert: [{ accepted: true }],
    },
    expects: { trouble: [{ reason: 'connect ETIMEDOUT', compared: false }], upload: 'not reached' },
  },
  {
    name: { fr: 'Archive introuvable', en: 'Archive not found' },
    given: {
      sunday: [{}],
      rows,
      upload: [{ success: true }],
      back: { fails: 'NoSuchKey' },
      alert: [{ accepted: true }],
    },
    expects: { trouble: [{ reason: 'NoSuchKey', compared: false }], read: 'not reached' },
  },
  {
    name: { fr: 'Réponse sans fichier', en: 'Answer without a file' },
    given: {
      sunday: [{}],
      rows,
      upload: [{ success: true }],
      back: [{ message: 'moved' }],
      alert: [{ accepted: true }],
    },
    expects: { trouble: [{ compared: false }], check: 'not reached' },
  },
]
