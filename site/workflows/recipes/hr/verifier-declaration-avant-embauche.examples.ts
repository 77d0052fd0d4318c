import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const start = (number: string, name: string, on: string) => ({ id: 1, number, name, start: on })
const receipt = (name: string, lastModified: string) => ({
  type: 'file',
  path: `/RH/Declarations/${name}`,
  lastModified,
})

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un manque demain, un accusé tardif',
      en: 'One missing tomorrow, one late receipt',
    },
    given: {
      daily: [{}],
      starts: [
        start('S-31', 'Hugo Lang', '2026-11-24'),
        start('S-32', 'Lila Faure', '2026-11-26'),
        start('S-33', 'Omar Said', '2026-11-20'),
        start('S-34', 'Rita Bloch', '2026-12-20'),
        start('S-35', 'Ugo Mas', '2026-11-30'),
        start('S-3', 'Noé Kern', '2026-11-24'),
        start('S-36', 'Mia Roth', '2026-11-18'),
      ],
      receipts: [
        receipt('DPAE%20s-32.pdf', 'Fri, 20 Nov 2026 09:00:00 GMT'),
        receipt('DPAE-S-33.pdf', 'Sun, 22 Nov 2026 09:00:00 GMT'),
        receipt('DPAE-S-35.pdf', 'Tue, 10 Nov 2026 09:00:00 GMT'),
        receipt('DPAE-S-36.pdf', 'Mon, 02 Nov 2026 09:00:00 GMT'),
        receipt('S-36_DPAE.pdf', 'Thu, 19 Nov 2026 09:00:00 GMT'),
      ],
      tell: [{ id: 'm1' }],
      text: [{ Status: 'sent' }],
    },
    expects: {
      check: [
        {
          count: 5,
          urgent: ['Hugo Lang', 'Noé Kern'],
          lines: [
            both(
              '2026-11-18 Mia Roth : accusé d’après l’embauche',
              '2026-11-18 Mia Roth: receipt from after the start',
            ),
            both(
              '2026-11-20 Omar Said : accusé d’après l’embauche',
              '2026-11-20 Omar Said: receipt from after the start',
            ),
            both('2026-11-24 Hugo Lang : aucun accusé', '2026-11-24 Hugo Lang: no receipt'),
            both('2026-11-24 Noé Kern : aucun accusé', '2026-11-24 Noé Kern: no receipt'),
            both(
              '2026-11-30 Ugo Mas : accusé de plus de huit jours',
              '2026-11-30 Ugo Mas: receipt more than eight days old',
            ),
          ],
        },
      ],
      shut: 'not reached',
    },
    asks: {
      text: [
        {
          text: both(
            'Embauche à déclarer : Hugo Lang, Noé Kern',
            'Hiring to declare: Hugo Lang, Noé Kern',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le dossier ne s’ouvre pas', en: 'The folder does not open' },
    given: {
      daily: [{}],
      starts: [start('S-31', 'Hugo Lang', '2026-11-24')],
      receipts: { fails: 'Not found' },
      tell: [{ id: 'm2' }],
    },
    expects: { check: [{ broken: 'Not found', count: 0 }], text: 'not reached' },
    asks: {
      tell: [
        { message: both('Accusés illisibles : Not found', 'Receipts not readable: Not found') },
      ],
    },
  },
  {
    name: { fr: 'La liste ne s’ouvre pas', en: 'The list does not open' },
    given: { daily: [{}], starts: { fails: 'Document not found' }, shut: [{ id: 'm3' }] },
    expects: { check: 'not reached', tell: 'not reached' },
    asks: {
      shut: [
        {
          message: both(
            'Arrivées illisibles, déclarations non vérifiées : Document not found',
            'Starts not readable, declarations not checked: Document not found',
          ),
        },
      ],
    },
  },
]
