import type { Example, Given } from '../recipe.ts'

const opened = (day: string, hour: string): Given => [
  { name: '2026045', folder: '/AO/Gymnase', day, hour },
]
const needs: Given = [
  { id: 1, label: { fr: 'acte d’engagement', en: 'signed form' }, word: 'AE', tender: '2026045' },
  { id: 2, label: { fr: 'mémoire', en: 'technical note' }, word: 'memoire', tender: '2026045' },
  { id: 3, label: 'DC1', word: 'DC1', tender: 2026045 },
  { id: 4, label: 'K-bis', word: 'kbis', tender: 'Crèche' },
]
const file = (name: string, contentLength = 250_000) => ({
  path: `AO/Gymnase/${encodeURIComponent(name)}`,
  type: 'file',
  contentLength,
})
const GOOD = [file('01_AE.pdf'), file('02_Memoire.pdf'), file('03_DC1.pdf')]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Plein de défauts, puis un seul la veille',
      en: 'Many faults, then one the day before',
    },
    given: {
      opened: opened('2026-12-11', '12:00'),
      needs,
      list: {
        runs: [
          [
            { path: 'AO/Gymnase/Plans%20b/', type: 'folder' },
            file('01_AE v1.pdf'),
            file('01_AE v2.pdf'),
            file('Mémoire.pdf', 0),
            file('plan.dwg', 160_000_000),
          ],
          [...GOOD.slice(0, 2), file('DC10_Michael.pdf')],
        ],
      },
      tell: [{ messageId: '1' }],
      alert: [{ sid: 'SM1' }],
    },
    expects: {
      settings: [{ deadline: '2026-12-11T12:00:00.000+01:00' }],
      check: [
        {
          files: 4,
          remaining: 435,
          faults: [
            {
              fr: 'acte d’engagement en plusieurs versions : 01_AE v1.pdf, 01_AE v2.pdf',
              en: 'signed form in several versions: 01_AE v1.pdf, 01_AE v2.pdf',
            },
            { fr: 'manque : DC1', en: 'missing: DC1' },
            {
              fr: 'Plans b : sous-dossier, non contrôlé',
              en: 'Plans b: a folder inside, not checked',
            },
            { fr: 'Mémoire.pdf est vide', en: 'Mémoire.pdf is empty' },
            {
              fr: 'Mémoire.pdf : nom trop long ou à caractères refusés',
              en: 'Mémoire.pdf: name too long or with characters that are refused',
            },
            { fr: 'plan.dwg : format non admis', en: 'plan.dwg: format not admitted' },
            { fr: 'dossier trop lourd, en Mo : 161 / 150', en: 'file too heavy, in MB: 161 / 150' },
          ],
        },
        { files: 3, faults: [{ fr: 'manque : DC1', en: 'missing: DC1' }] },
      ],
    },
    asks: {
      alert: [
        {
          message: {
            fr: '2026045 : 1 défaut(s) dans le dossier. manque : DC1',
            en: '2026045: 1 fault(s) in the file. missing: DC1',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Complet aux deux contrôles', en: 'Complete at both checks' },
    given: {
      opened: opened('2026-11-27', '9h'),
      needs,
      list: GOOD,
      tell: { fails: '451' },
    },
    expects: { check: [{ count: 0, remaining: 96 }, { count: 0 }], alert: 'not reached' },
    asks: {
      tell: [
        { subject: { fr: '2026045 : dossier complet', en: '2026045: file complete' } },
        { subject: { fr: '2026045 : dossier complet', en: '2026045: file complete' } },
      ],
    },
  },
  {
    name: { fr: 'Nextcloud muet le jour même', en: 'Nextcloud silent on the day itself' },
    given: {
      opened: opened('2026-11-23', '18:30'),
      needs,
      list: { fails: '503' },
      tell: [{ messageId: '3' }],
      alert: [{ sid: 'SM2' }],
    },
    expects: {
      check: [
        {
          remaining: 10,
          faults: [{ fr: 'dossier illisible : 503', en: 'folder unreadable: 503' }],
        },
      ],
      pause: 'not reached',
    },
  },
  {
    name: { fr: 'Liste vide, date passée', en: 'List empty, date passed' },
    given: {
      opened: opened('2026-11-20', 'midi'),
      needs: { fails: '404' },
      list: GOOD,
      tell: [{ messageId: '4' }],
      alert: [{ sid: 'SM3' }],
    },
    expects: {
      check: [
        {
          faults: [
            { fr: 'liste des pièces illisible ou vide', en: 'list of papers unreadable or empty' },
            { fr: 'la date limite est passée', en: 'the deadline has passed' },
          ],
        },
      ],
    },
  },
]
